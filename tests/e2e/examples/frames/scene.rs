//! The moments that move most, found in games of the engine.

use e2e::{Result, Twin};
use engine::{Choice, Claim, Edition, Game};

/// No scene takes longer, in frames.
pub(crate) const MOST_FRAMES: u32 = 120;

/// So many games are searched for a scene.
const GAMES: u64 = 200;

/// Something that is done at the table, and how it is recognised.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) name: &'static str,
    /// When nothing has moved for so many milliseconds, it is over. Rests between two movements are shorter.
    pub(crate) quiet: u32,
    /// Whether this choice leads from one table to the other.
    is_it: fn(&Game, Choice, &Game) -> bool,
}

pub(crate) const SCENES: [Scene; 6] = [
    Scene { name: "roll", quiet: 360, is_it: rolls },
    Scene { name: "aside", quiet: 360, is_it: lays_aside },
    Scene { name: "take", quiet: 360, is_it: takes },
    Scene { name: "steal", quiet: 360, is_it: steals },
    Scene { name: "fail", quiet: 360, is_it: fails_and_turns },
    Scene { name: "end", quiet: 840, is_it: ends },
];

fn rolls(before: &Game, choice: Choice, after: &Game) -> bool {
    choice == Choice::Roll(8) && before.current() == after.current() && is_settled(before)
}

fn lays_aside(before: &Game, choice: Choice, after: &Game) -> bool {
    let left = |game: &Game| game.phase().turn().map_or(0, engine::Turn::dice_left);
    let several = left(before) >= left(after) + 3;
    matches!(choice, Choice::Keep(_)) && several && before.current() == after.current()
}

fn takes(before: &Game, choice: Choice, after: &Game) -> bool {
    choice == Choice::Stop
        && matches!(before.claim(), Ok(Claim::Take { .. }))
        && is_settled(before)
        && !after.is_over()
}

fn steals(before: &Game, choice: Choice, after: &Game) -> bool {
    choice == Choice::Stop && matches!(before.claim(), Ok(Claim::Steal { .. })) && !after.is_over()
}

/// A roll that fails, brings a tile home and turns another one.
fn fails_and_turns(before: &Game, choice: Choice, after: &Game) -> bool {
    let seat = before.current();
    let down = |game: &Game| game.grill().down().iter().count();
    matches!(choice, Choice::Roll(_))
        && after.stack(seat).tiles().len() < before.stack(seat).tiles().len()
        && down(after) > down(before)
        && !after.is_over()
}

fn ends(_: &Game, _: Choice, after: &Game) -> bool {
    after.is_over()
}

/// Everybody has something: an empty table shows little.
fn is_settled(game: &Game) -> bool {
    game.seats().all(|seat| game.stack(seat).top().is_some())
}

impl Scene {
    /// A game that has come to this moment, and what is to be done now.
    pub(crate) fn find(&self) -> Result<(Twin, Choice)> {
        for seed in 1..GAMES {
            let mut twin = Twin::new(Edition::Extended, 4, seed)?;
            loop {
                let before = twin.clone();
                let Some(choice) = twin.decide() else { break };
                twin.play(choice)?;
                if (self.is_it)(before.game(), choice, twin.game()) {
                    return Ok((before, choice));
                }
            }
        }
        Err(format!("it never comes to the scene {}", self.name).into())
    }
}
