//! A game once more: the table as it was after each action, to be looked at.
//!
//! What lies on the table is a game of its own, which nobody plays and nothing is saved of. The game that lay there before is
//! put aside, as for the guided game, and lies there again afterwards.

use engine::Seat;
use record::{Level, Record};

use super::{Address, BotSpeed, Effect, GameId, GameReview, Grade, Model, Notice, Play};
use crate::stage::length;

/// A game that is looked at once more.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// The whole game.
    pub whole: Play,
    /// How many of its actions are done on the table.
    pub at: usize,
    /// After how many actions each turn begins; the last of them is the end of what was played.
    pub turns: Vec<usize>,
    /// Whether it goes on by itself.
    pub playing: bool,
    pub speed: BotSpeed,
    /// Who plays the other seats, if somebody plays on from here.
    pub others: Option<Level>,
    /// How often it was gone to another place: nothing moves on the way there.
    jumps: usize,
    /// The game that lay on the table before.
    before: Option<Box<Play>>,
}

/// Where to go in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMove {
    First,
    TurnBack,
    Back,
    On,
    TurnOn,
    Last,
    MistakeBack,
    MistakeOn,
    /// After so many actions.
    To(usize),
}

/// What happened in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMsg {
    /// The game on the table is to be looked at once more, from its log.
    Opened,
    Moved(ReplayMove),
    /// It is to go on by itself, or to wait.
    PressedPlay,
    /// It is to go on at another pace.
    PressedSpeed,
    /// What was done before was looked at long enough. The number tells after how many actions.
    Due(usize),
    /// Who is to play the other seats, if somebody plays on from here.
    PickedOthers(Option<Level>),
    /// Somebody wants to play on from here.
    PressedPlayOn,
}

/// So long an action is looked at beside what moves, in milliseconds at the usual speed; the end of a turn longer.
const LOOK: u32 = 900;
const LOOK_AT_OUTCOME: u32 = 2000;

impl Replay {
    fn new(whole: Play, at: usize, speed: BotSpeed, before: Option<Box<Play>>) -> Replay {
        let turns = turns(&whole);
        let at = at.min(whole.record.actions.len());
        Replay { whole, at, turns, playing: false, speed, others: None, jumps: 0, before }
    }

    /// The game that lay on the table before.
    pub(super) fn before(&self) -> Option<&Play> {
        self.before.as_deref()
    }

    /// How many actions the game has.
    pub fn len(&self) -> usize {
        self.whole.record.actions.len()
    }

    /// Whether nothing was ever done in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of the turn that is shown, counted from 1: the one that the last action belongs to.
    pub fn turn(&self) -> usize {
        self.turns.iter().filter(|begins| **begins < self.at.max(1)).count()
    }

    /// Where this leads; nowhere if it is there already, or there is no such place.
    pub fn target(&self, to: ReplayMove, review: Option<&GameReview>) -> Option<usize> {
        let turn = |on: bool| neighbour(self.turns.iter().copied(), self.at, on);
        let mistake = |on| neighbour(review.into_iter().flat_map(after_mistakes), self.at, on);
        let target = match to {
            ReplayMove::First => Some(0),
            ReplayMove::TurnBack => turn(false),
            ReplayMove::Back => self.at.checked_sub(1),
            ReplayMove::On => Some(self.at + 1),
            ReplayMove::TurnOn => turn(true),
            ReplayMove::Last => Some(self.len()),
            ReplayMove::MistakeBack => mistake(false),
            ReplayMove::MistakeOn => mistake(true),
            ReplayMove::To(at) => Some(at),
        };
        target.map(|target| target.min(self.len())).filter(|target| *target != self.at)
    }

    /// The table before the last thing that was done.
    pub fn table_before(&self) -> Option<Play> {
        table_after(&self.whole, self.whole.id.clone(), self.at.checked_sub(1)?)
    }

    /// The table at this place. After a jump it is another table, so that nothing moves to it.
    fn table(&self) -> Option<Play> {
        // No game that is kept is called like this: their names are numbers.
        let id = GameId::parse(&format!("replay{}", self.jumps % 10))?;
        table_after(&self.whole, id, self.at)
    }

    /// The game up to here, for somebody to play on.
    fn up_to_here(&self, shown: &Play) -> Record {
        let mut record = shown.record.clone();
        if let Some(level) = self.others {
            let stays = self.who_plays_on(shown);
            for (seat, player) in record.opening.players.iter_mut().enumerate() {
                player.bot = (seat != stays.index()).then_some(level);
            }
        }
        record
    }

    /// Whose place it is to play on at: the person's whose turn it is, else the first person's.
    fn who_plays_on(&self, shown: &Play) -> Seat {
        let current = shown.game.current();
        let is_person = |seat: &Seat| self.whole.bot(*seat).is_none();
        let person = Some(current).filter(is_person).or_else(|| shown.game.seats().find(is_person));
        person.unwrap_or(current)
    }
}

/// The table of a game after so many actions.
pub fn table_after(whole: &Play, id: GameId, actions: usize) -> Option<Play> {
    let opening = whole.record.opening.clone();
    let mut play = Play::begin(id, opening, 0, whole.created).ok()?;
    let done = whole.record.actions.get(..actions)?;
    if let Some((last, before)) = done.split_last() {
        play.perform(before.iter().copied());
        play.perform(std::iter::once(*last));
    }
    // It is told in words of its own.
    play.unheard.clear();
    Some(play)
}

fn turns(whole: &Play) -> Vec<usize> {
    let mut turns = vec![0];
    let opening = whole.record.opening.clone();
    if let Ok(mut play) = Play::begin(whole.id.clone(), opening, 0, 0) {
        for (index, action) in whole.record.actions.iter().enumerate() {
            play.perform(std::iter::once(*action));
            if play.is_between_turns() {
                turns.push(index + 1);
            }
        }
    }
    let all = whole.record.actions.len();
    if turns.last() != Some(&all) {
        turns.push(all);
    }
    turns
}

/// The places right after the decisions that are called a mistake.
fn after_mistakes(review: &GameReview) -> impl Iterator<Item = usize> + use<'_> {
    let all = review.steps.iter().enumerate();
    all.filter(|(_, step)| step.decision.as_ref().is_some_and(|it| Grade::of(it).is_mistake()))
        .map(|(index, _)| index + 1)
}

/// The next of these places, or the one before; they ascend.
fn neighbour(mut places: impl Iterator<Item = usize>, at: usize, on: bool) -> Option<usize> {
    if on { places.find(|place| *place > at) } else { places.filter(|place| *place < at).last() }
}

impl Model {
    /// Somebody wants to see this game once more.
    pub(super) fn open_replay(&mut self, id: GameId, at: Option<usize>) -> Vec<Effect> {
        if self.replay.as_ref().is_some_and(|replay| replay.whole.id == id) {
            return at.map_or_else(Vec::new, |at| self.move_in_replay(ReplayMove::To(at)));
        }
        self.leave_replay();
        match self.play.clone().filter(|play| play.id == id) {
            Some(play) => self.begin_replay(play),
            None => vec![Effect::Fetch(id)],
        }
    }

    pub(super) fn begin_replay(&mut self, whole: Play) -> Vec<Effect> {
        let effects = self.leave_table();
        let at = match &self.address {
            Address::Replay { at, .. } => at.unwrap_or(0),
            _ => 0,
        };
        let before = self.play.take().map(Box::new);
        let replay = Replay::new(whole, at, self.settings.bot_speed, before);
        let table = replay.table();
        self.replay = Some(replay);
        match table {
            Some(table) => self.seat_at(table),
            None => self.leave_replay(),
        }
        effects
    }

    /// What lay on the table before lies there again.
    pub(super) fn leave_replay(&mut self) {
        if let Some(replay) = self.replay.take() {
            self.occupied = false;
            self.turn_ends = false;
            self.play = replay.before.map(|before| *before);
        }
    }

    pub(super) fn in_replay(&mut self, msg: ReplayMsg) -> Vec<Effect> {
        match msg {
            ReplayMsg::Opened => {
                self.dialog = None;
                let id = self.play.as_ref().map(|play| play.id.clone());
                let address = id.map(|id| Address::Replay { id, at: None });
                address.map(|address| Effect::Go { address, replace: true }).into_iter().collect()
            }
            ReplayMsg::Moved(to) => {
                if let Some(replay) = &mut self.replay {
                    replay.playing = false;
                }
                self.move_in_replay(to)
            }
            ReplayMsg::PressedPlay => self.play_or_wait(),
            ReplayMsg::PressedSpeed => {
                if let Some(replay) = &mut self.replay {
                    replay.speed = faster(replay.speed);
                }
                Vec::new()
            }
            ReplayMsg::Due(at) => self.replay_due(at),
            ReplayMsg::PickedOthers(others) => {
                if let Some(replay) = &mut self.replay {
                    replay.others = others;
                }
                Vec::new()
            }
            ReplayMsg::PressedPlayOn => self.play_on_from_here(),
        }
    }

    /// Where this leads in the replay.
    pub fn replay_target(&self, to: ReplayMove) -> Option<usize> {
        self.replay.as_ref()?.target(to, self.review_at_hand())
    }

    fn move_in_replay(&mut self, to: ReplayMove) -> Vec<Effect> {
        let target = self.replay_target(to);
        let (Some(target), Some(replay)) = (target, &mut self.replay) else { return Vec::new() };
        // A single step forward is seen as it was at the table.
        if target != replay.at + 1 || to != ReplayMove::On {
            replay.jumps += 1;
        }
        replay.at = target;
        if let Some(table) = replay.table() {
            self.turn_ends = false;
            self.play = Some(table);
        }
        Vec::new()
    }

    /// From its end it begins again.
    fn play_or_wait(&mut self) -> Vec<Effect> {
        let Some(replay) = &mut self.replay else { return Vec::new() };
        replay.playing = !replay.playing;
        if !replay.playing {
            return Vec::new();
        }
        let to = if replay.at >= replay.len() { ReplayMove::First } else { ReplayMove::On };
        self.move_in_replay(to);
        self.wait_in_replay()
    }

    fn replay_due(&mut self, at: usize) -> Vec<Effect> {
        let due = |replay: &Replay| replay.playing && replay.at == at;
        if !self.replay.as_ref().is_some_and(due) {
            return Vec::new();
        }
        self.move_in_replay(ReplayMove::On);
        self.wait_in_replay()
    }

    fn wait_in_replay(&mut self) -> Vec<Effect> {
        let Some((at, len)) = self.replay.as_ref().map(|replay| (replay.at, replay.len())) else {
            return Vec::new();
        };
        if at >= len {
            if let Some(replay) = &mut self.replay {
                replay.playing = false;
            }
            return Vec::new();
        }
        vec![Effect::WaitInReplay { milliseconds: self.look_in_replay(), at }]
    }

    /// How long the table is looked at before the replay goes on.
    fn look_in_replay(&self) -> u32 {
        let (Some(replay), Some(play)) = (&self.replay, &self.play) else { return 0 };
        let look = if play.is_between_turns() { LOOK_AT_OUTCOME } else { LOOK };
        length(&self.show(play.seen, self.pace())) + look * replay.speed.percent() / 100
    }

    /// A game of its own, with dice of its own; the one that is replayed stays as it is. No record can say what it is: it is
    /// told at the table.
    fn play_on_from_here(&mut self) -> Vec<Effect> {
        let (Some(replay), Some(play)) = (&self.replay, &self.play) else { return Vec::new() };
        if play.game.is_over() {
            return Vec::new();
        }
        let record = replay.up_to_here(play);
        self.notice = Some(Notice::WhatIf);
        vec![Effect::Adopt(Box::new(record))]
    }
}

/// The next faster pace, and after the fastest the slowest.
fn faster(speed: BotSpeed) -> BotSpeed {
    match speed {
        BotSpeed::Slow => BotSpeed::Normal,
        BotSpeed::Normal => BotSpeed::Fast,
        BotSpeed::Fast => BotSpeed::Slow,
    }
}
