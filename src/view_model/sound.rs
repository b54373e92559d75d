//! What is heard of a game, and when.

use engine::{Claim, Event, Seat};

use crate::app::{GameId, Model, Play};

/// A sound of the table. `public/sound.js` makes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Dice roll.
    Rattle,
    /// Something is put down: a die, a tile that comes home.
    Clack,
    /// The sum grows.
    Tick,
    /// A tile is picked up.
    Peck,
    /// It leaves the fire.
    Sizzle,
    /// The neighbour's hen: something was stolen.
    Cluck,
    /// The fire goes out: the attempt failed.
    Fizzle,
    /// A tile falls on its face.
    Thud,
    /// A bratworm is there.
    Pop,
    /// The game is over.
    Fanfare,
}

impl Sound {
    /// The name in `public/sound.js`.
    pub const fn name(self) -> &'static str {
        match self {
            Sound::Rattle => "rattle",
            Sound::Clack => "clack",
            Sound::Tick => "tick",
            Sound::Peck => "peck",
            Sound::Sizzle => "sizzle",
            Sound::Cluck => "cluck",
            Sound::Fizzle => "fizzle",
            Sound::Thud => "thud",
            Sound::Pop => "pop",
            Sound::Fanfare => "fanfare",
        }
    }

    /// For how many milliseconds a device that can do so shakes with it.
    pub const fn vibration(self) -> u8 {
        match self {
            Sound::Clack => 10,
            Sound::Thud => 25,
            Sound::Fizzle => 40,
            _ => 0,
        }
    }
}

/// A sound and its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cue {
    pub sound: Sound,
    /// So many milliseconds after what is shown begins to move.
    pub delay: u32,
    /// How many dice rattle; the sum at a tick; else 1.
    pub strength: u8,
}

/// How much of which game had happened at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard(Option<(GameId, usize)>);

impl Heard {
    pub fn of(model: &Model) -> Heard {
        Heard(model.play.as_ref().map(|play| (play.id.clone(), play.events.len())))
    }
}

/// What is to be heard of everything that happened since. Bots that are skipped are not heard, but how their last turn ended.
pub fn cues(model: &Model, heard: &Heard) -> Vec<Cue> {
    let Some(play) = model.play.as_ref().filter(|_| model.settings.sound && !model.skipping) else {
        return Vec::new();
    };
    match &heard.0 {
        // Another game, or one that was restored, is nothing that happens now.
        Some((id, seen)) if *id == play.id => sounds(&play.events, audible_from(play, *seen)),
        _ => Vec::new(),
    }
}

/// A bot that has done more than one thing at once was skipped.
fn audible_from(play: &Play, seen: usize) -> usize {
    let new = play.events.get(seen..).unwrap_or_default();
    let is_bots = |event: &&Event| acting(event).is_some_and(|seat| play.bot(seat).is_some());
    match &play.last_turn {
        Some(last) if new.iter().filter(is_bots).count() > 1 => last.closing.max(seen),
        _ => seen,
    }
}

/// Who did something.
fn acting(event: &Event) -> Option<Seat> {
    match event {
        Event::Rolled { seat, .. }
        | Event::LaidAside { seat, .. }
        | Event::Stopped { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The sounds of all events from this one on, one event after the other. The events before tell the sum that the dice begin
/// with.
pub fn sounds(events: &[Event], from: usize) -> Vec<Cue> {
    let mut score = Score::default();
    for (place, event) in events.iter().enumerate() {
        if place >= from {
            let later = events.get(place + 1..).unwrap_or_default();
            score.put_down(event, later);
        }
        score.count(event);
    }
    score.cues
}

/// Cues in the making.
#[derive(Debug, Default)]
struct Score {
    cues: Vec<Cue>,
    /// When the next event begins, in milliseconds.
    time: u32,
    /// The dice aside count so much.
    sum: u8,
}

impl Score {
    /// The times are those of the movements: a sound belongs to the touch-down, not to the tap.
    fn put_down(&mut self, event: &Event, later: &[Event]) {
        let lasting = match event {
            Event::Rolled { dice, .. } => {
                self.cue(Sound::Rattle, 0, dice.len());
                // Where the turn has gone on by itself, nobody waits for the dice to lie in order.
                let goes_on =
                    |event: &Event| matches!(event, Event::LaidAside { .. } | Event::Rolled { .. });
                if later.iter().any(goes_on) { 240 } else { 960 }
            }
            Event::LaidAside { face, count, .. } => {
                for die in 0..*count {
                    let touch_down = 220 + 45 * u32::from(die);
                    let sum = self.sum.saturating_add(face.points().saturating_mul(die + 1));
                    self.cue(Sound::Clack, touch_down, 1);
                    self.cue(Sound::Tick, touch_down, sum);
                }
                // Then what they give lights up.
                220 + 45 * u32::from(count.saturating_sub(1)) + 160
            }
            Event::Claimed { claim: Claim::Steal { .. }, .. } => {
                self.cue(Sound::Cluck, 150, 1);
                930
            }
            Event::Claimed { claim: Claim::TakeHen { .. }, .. } => {
                self.cue(Sound::Cluck, 150, 1);
                200
            }
            Event::Claimed { claim: Claim::Take { .. }, .. } => {
                self.cue(Sound::Peck, 0, 1);
                self.cue(Sound::Sizzle, 90, 1);
                420
            }
            Event::Failed { .. } => {
                self.cue(Sound::Fizzle, 0, 1);
                520
            }
            Event::TileReturned { .. } => {
                self.cue(Sound::Clack, 380, 1);
                420
            }
            Event::TileTurned { .. } => {
                self.cue(Sound::Thud, 350, 1);
                570
            }
            Event::BratwormGained { .. } => {
                self.cue(Sound::Pop, 0, 1);
                540
            }
            Event::FigureMoved { .. } => 600,
            Event::Ended => {
                // First the table falls silent and the board comes.
                self.cue(Sound::Fanfare, 840, 1);
                840
            }
            _ => 0,
        };
        self.time += lasting;
    }

    fn cue(&mut self, sound: Sound, after: u32, strength: u8) {
        self.cues.push(Cue { sound, delay: self.time + after, strength });
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::LaidAside { face, count, .. } => {
                self.sum = self.sum.saturating_add(face.points().saturating_mul(*count));
            }
            Event::TurnBegan { .. } => self.sum = 0,
            _ => {}
        }
    }
}
