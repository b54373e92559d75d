//! Practising: positions of games of bots, where one choice is clearly best. Which one?
//!
//! A position lies on the table as any game does, but nothing that is chosen is done: it is held against what everything is
//! worth. The game that lay on the table before is put aside, and lies there again afterwards.

mod daily;
mod log;
mod question;

use engine::{Choice, Edition};
use record::{Player, Save};

pub use self::{
    daily::{DAILY, daily, day_of},
    log::{Entry, PracticeLog, Tally, Today},
    question::{Difficulty, Exercise, Found, Wanted, Weighed},
};
use super::{Address, Effect, GameId, Model, Msg, Play};

/// So many positions are a round.
const TEN: usize = 10;

/// So many games are looked through for a position before it is told that there is none.
const TRIES: u64 = 100;

/// What is practised in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// Ten of this difficulty.
    Ten(Difficulty),
    /// The three of the day.
    Today,
    /// Where the games that are kept here lost most.
    Own,
}

impl RoundKind {
    /// As it stands in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            RoundKind::Ten(difficulty) => difficulty.name(),
            RoundKind::Today => "today",
            RoundKind::Own => "own",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<RoundKind> {
        match name {
            "today" => Some(RoundKind::Today),
            "own" => Some(RoundKind::Own),
            name => Difficulty::parse(name).map(RoundKind::Ten),
        }
    }
}

/// How far the position is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeStage {
    /// The worker looks for one.
    Looking,
    /// None can be had: what it takes is out of reach.
    Missing,
    /// It waits for an answer.
    Asked,
    /// It was answered with the choice of this place.
    Answered(usize),
    /// That was the last one: the result.
    Done,
}

/// Some positions in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub kind: RoundKind,
    pub stage: PracticeStage,
    /// Whether each was answered right.
    pub answers: Vec<bool>,
    /// What the worker was asked for.
    pub wanted: Wanted,
    /// The position on the table.
    pub exercise: Option<Exercise>,
    /// How many things were said: every one is spoken, even if it is the same as before.
    pub said: usize,
    first: Wanted,
    day: u32,
    tries: u64,
    /// The games that are over, newest first, where these are looked through.
    games: Vec<GameId>,
    /// The game that lay on the table before.
    before: Option<Box<Play>>,
}

impl Round {
    /// How many positions it has, at most.
    pub fn length(&self) -> usize {
        match self.kind {
            RoundKind::Ten(_) => TEN,
            RoundKind::Today => DAILY,
            RoundKind::Own => TEN.min(self.games.len()),
        }
    }

    /// The number of the position that is shown, from 1.
    pub fn number(&self) -> usize {
        let answered = matches!(self.stage, PracticeStage::Answered(_));
        (self.answers.len() + usize::from(!answered)).clamp(1, self.length().max(1))
    }

    /// How many were right.
    pub fn right(&self) -> usize {
        self.answers.iter().filter(|right| **right).count()
    }

    /// Whether the last one was answered.
    pub fn is_full(&self) -> bool {
        self.answers.len() >= self.length()
    }

    /// Whether it has put aside what lay on the table.
    pub(super) fn takes_the_table(&self) -> bool {
        self.stage != PracticeStage::Done
    }

    pub(super) fn put_aside(&self) -> Option<&Play> {
        self.before.as_deref()
    }

    /// What the next position is.
    fn next(&self) -> Wanted {
        let number = self.answers.len();
        match self.kind {
            RoundKind::Today => daily(self.day).get(number).copied().unwrap_or(self.first),
            RoundKind::Ten(_) => {
                let seed = self.first.seed.wrapping_add(TRIES * number as u64);
                Wanted { seed, ..self.first }
            }
            RoundKind::Own => self.next_try(),
        }
    }

    /// What is looked at where the last one had nothing: the next seed, or the next game.
    fn next_try(&self) -> Wanted {
        Wanted { seed: self.wanted.seed.wrapping_add(1), ..self.wanted }
    }

    /// How the worker is asked; none where nothing is left to be looked at.
    fn question(&self) -> Option<Effect> {
        let wanted = self.wanted;
        let effect = match self.kind {
            RoundKind::Ten(_) | RoundKind::Today => PracticeEffect::Ask(wanted),
            RoundKind::Own => {
                let id = self.games.get(usize::try_from(wanted.seed).ok()?)?.clone();
                PracticeEffect::AskAbout(id, wanted)
            }
        };
        Some(Effect::Practice(effect))
    }
}

/// All about practising.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Practice {
    pub log: PracticeLog,
    /// The day on this device, counted from 1970.
    pub day: u32,
    pub round: Option<Round>,
}

impl Practice {
    /// Whether a round was begun and has no result yet.
    pub(super) fn is_under_way(&self) -> bool {
        self.round.as_ref().is_some_and(Round::takes_the_table)
    }
}

/// What happened while practising.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeMsg {
    /// The storage and the clock were asked, and a random number was drawn. Without a log there is none, or it is out of
    /// reach.
    Opened { log: Option<PracticeLog>, day: u32, seed: u64 },
    /// What is to be practised.
    Picked(Difficulty, Edition),
    /// The worker has looked for a position.
    Found(Found),
    /// The worker cannot be asked.
    Failed,
    /// This is what the player would do.
    Answered(Choice),
    /// On to the next one, or to the result.
    PressedNext,
    /// Looked for once more.
    PressedRetry,
    /// The same kind of round once more.
    PressedAgain,
}

/// What the platform has to do for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeEffect {
    /// Answer with [`PracticeMsg::Opened`].
    Open,
    /// Ask the worker for a position and answer with [`PracticeMsg::Found`] or [`PracticeMsg::Failed`].
    Ask(Wanted),
    /// Ask the worker where somebody has lost most in a kept game, and answer with the same.
    AskAbout(GameId, Wanted),
    /// Remember this.
    Enter(Entry),
}

impl Model {
    /// The round whose position lies on the table.
    pub fn practised_round(&self) -> Option<&Round> {
        let round = self.practice.round.as_ref().filter(|round| round.takes_the_table());
        round.filter(|_| self.play.is_some())
    }

    /// What is pressed at the table while a position lies there is meant for that. Returns what is left to be done.
    pub(super) fn practised(&self, msg: Msg) -> Option<Msg> {
        if self.practised_round().is_none() {
            return Some(msg);
        }
        match msg {
            Msg::Chose(choice) => Some(Msg::Practice(PracticeMsg::Answered(choice))),
            Msg::PressedGoOn => Some(Msg::Practice(PracticeMsg::PressedNext)),
            // Nothing was done that could be taken back or waited for.
            Msg::PressedUndo | Msg::Hurried => None,
            other => Some(other),
        }
    }

    pub(super) fn practise(&mut self, msg: PracticeMsg) -> Vec<Effect> {
        match msg {
            PracticeMsg::Opened { log, day, seed } => self.practice_opened(log, day, seed),
            PracticeMsg::Picked(difficulty, edition) => {
                self.remember(Entry::Picked(difficulty, edition))
            }
            PracticeMsg::Found(found) => self.position_found(found),
            PracticeMsg::Failed => self.position_missing(),
            PracticeMsg::Answered(choice) => self.answered(choice),
            PracticeMsg::PressedNext => self.next_position(),
            PracticeMsg::PressedRetry => self.look_again(),
            PracticeMsg::PressedAgain => self.once_more(),
        }
    }

    /// Practising is left: what lay on the table before lies there again.
    pub(super) fn leave_round(&mut self) {
        let Some(round) = self.practice.round.take() else { return };
        if round.takes_the_table() {
            self.occupied = false;
            self.play = round.before.map(|before| *before);
        }
    }

    fn remember(&mut self, entry: Entry) -> Vec<Effect> {
        self.practice.log.enter(entry);
        vec![Effect::Practice(PracticeEffect::Enter(entry))]
    }

    fn practice_opened(&mut self, log: Option<PracticeLog>, day: u32, seed: u64) -> Vec<Effect> {
        if let Some(log) = log {
            self.practice.log = log;
        }
        self.practice.day = day;
        let Address::Practice(Some(kind)) = self.address else { return Vec::new() };
        // Whoever looked something up comes back to where they were.
        let same = |round: &Round| round.kind == kind && round.takes_the_table();
        if self.practice.round.as_ref().is_some_and(same) {
            return Vec::new();
        }
        self.begin_round(kind, seed)
    }

    fn begin_round(&mut self, kind: RoundKind, seed: u64) -> Vec<Effect> {
        self.leave_round();
        let mut effects = self.leave_table();
        let before = self.play.take().map(Box::new);
        let PracticeLog { edition, .. } = self.practice.log;
        let day = self.practice.day;
        let first = match kind {
            RoundKind::Ten(difficulty) => Wanted { seed, difficulty, edition },
            RoundKind::Today => daily(day)[0],
            // The games by their places.
            RoundKind::Own => Wanted { seed: 0, difficulty: Difficulty::default(), edition },
        };
        let over = self.saved_games.iter().filter(|game| game.is_over());
        let games = over.filter(|_| kind == RoundKind::Own).map(|game| game.id.clone());
        self.practice.round = Some(Round {
            kind,
            stage: PracticeStage::Looking,
            answers: Vec::new(),
            wanted: first,
            exercise: None,
            said: 0,
            first,
            day,
            tries: 0,
            games: games.collect(),
            before,
        });
        effects.extend(self.look());
        effects
    }

    /// An answer to what is no longer asked is for nobody.
    fn position_found(&mut self, found: Found) -> Vec<Effect> {
        let awaited = |round: &&mut Round| {
            round.stage == PracticeStage::Looking && round.wanted == found.wanted
        };
        let Some(round) = self.practice.round.as_mut().filter(awaited) else { return Vec::new() };
        if found.expert_missing {
            return self.position_missing();
        }
        let number = round.said;
        let laid = found.exercise.and_then(|exercise| {
            let play = self.position(&exercise, number)?;
            Some((exercise, play))
        });
        let Some((exercise, play)) = laid else { return self.try_next_seed() };
        self.seat_at(play);
        self.occupied = true;
        if let Some(round) = &mut self.practice.round {
            round.exercise = Some(exercise);
            round.stage = PracticeStage::Asked;
            round.said += 1;
        }
        Vec::new()
    }

    fn try_next_seed(&mut self) -> Vec<Effect> {
        let Some(round) = &mut self.practice.round else { return Vec::new() };
        round.tries += 1;
        if round.tries >= TRIES {
            return self.position_missing();
        }
        round.wanted = round.next_try();
        self.ask()
    }

    /// The position as a game: whoever is to move is the player.
    fn position(&self, exercise: &Exercise, number: usize) -> Option<Play> {
        let (mut record, game) = record::read(&exercise.record).ok()?;
        if game.choices().len() != exercise.choices.len() {
            return None;
        }
        let person = self.form.seats.iter().find(|seat| seat.bot.is_none());
        let name = person.map_or_else(String::new, |seat| seat.name.clone());
        let own = record.opening.players.get_mut(game.current().index())?;
        if own.bot.is_some() {
            *own = Player { name, bot: None };
        }
        record.opening.players = self.named(record.opening.players);
        let save = Save { created: 0, updated: 0, seed: 0, position: 0, record };
        // No game that is kept is called like this: their names are hexadecimal numbers.
        let id = GameId::parse(&format!("practice{number}"))?;
        Play::restore(id, save).ok()
    }

    fn position_missing(&mut self) -> Vec<Effect> {
        let looking = |round: &&mut Round| round.stage == PracticeStage::Looking;
        if let Some(round) = self.practice.round.as_mut().filter(looking) {
            round.stage = PracticeStage::Missing;
            round.said += 1;
        }
        Vec::new()
    }

    fn answered(&mut self, choice: Choice) -> Vec<Effect> {
        let place = |play: &Play| play.game.choices().iter().position(|legal| *legal == choice);
        let Some(place) = self.play.as_ref().and_then(place) else { return Vec::new() };
        let asked = |round: &&mut Round| round.stage == PracticeStage::Asked;
        let Some(round) = self.practice.round.as_mut().filter(asked) else { return Vec::new() };
        let right = round.exercise.as_ref().and_then(Exercise::best) == Some(place);
        let today = (round.kind == RoundKind::Today).then_some((round.day, round.answers.len()));
        round.stage = PracticeStage::Answered(place);
        round.answers.push(right);
        round.said += 1;
        let difficulty = round.wanted.difficulty;
        let own = round.kind == RoundKind::Own;
        self.occupied = false;
        // What one has lost oneself has no difficulty.
        if own { Vec::new() } else { self.remember(Entry::Answered { difficulty, right, today }) }
    }

    fn next_position(&mut self) -> Vec<Effect> {
        let answered = |round: &&mut Round| matches!(round.stage, PracticeStage::Answered(_));
        let Some(round) = self.practice.round.as_mut().filter(answered) else { return Vec::new() };
        round.said += 1;
        if round.is_full() {
            return self.finish_round();
        }
        round.wanted = round.next();
        self.look()
    }

    fn look_again(&mut self) -> Vec<Effect> {
        let missing = |round: &&mut Round| round.stage == PracticeStage::Missing;
        let Some(round) = self.practice.round.as_mut().filter(missing) else { return Vec::new() };
        if round.kind != RoundKind::Own {
            round.wanted = round.next();
        }
        self.look()
    }

    fn look(&mut self) -> Vec<Effect> {
        if let Some(round) = &mut self.practice.round {
            round.stage = PracticeStage::Looking;
            round.tries = 0;
        }
        self.ask()
    }

    fn ask(&mut self) -> Vec<Effect> {
        match self.practice.round.as_ref().and_then(Round::question) {
            Some(question) => vec![question],
            None => self.finish_round(),
        }
    }

    /// The table is cleared for what lay there before.
    fn finish_round(&mut self) -> Vec<Effect> {
        if let Some(round) = &mut self.practice.round {
            round.stage = PracticeStage::Done;
            round.exercise = None;
            round.said += 1;
            self.occupied = false;
            self.play = round.before.take().map(|before| *before);
        }
        // The way to another round of the same kind would lead nowhere from its own address.
        vec![Effect::Go { address: Address::Practice(None), replace: true }]
    }

    fn once_more(&mut self) -> Vec<Effect> {
        let Some(kind) = self.practice.round.as_ref().map(|round| round.kind) else {
            return Vec::new();
        };
        self.leave_round();
        vec![Effect::Go { address: Address::Practice(Some(kind)), replace: false }]
    }
}
