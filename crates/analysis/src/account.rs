//! What is added up over a game.

use bots::expert::Chances;
use engine::{Choice, Seat};

/// What a game was worth to everybody, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The chance to win of everybody before the first roll.
    pub start: Vec<f64>,
    /// What came of it, by seat: 1 for the winner, shared where several have won; none while the game lasts.
    pub result: Option<Vec<f64>>,
    /// What changed the chance of each player.
    pub players: Vec<Account>,
}

/// What changed the chance of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    /// Their own rolls, each against all that could have come.
    pub luck: f64,
    /// Their own decisions, each against the best: never more than nothing.
    pub skill: f64,
    /// The rolls and decisions of everybody else.
    pub others: f64,
    /// What the look into a turn changes of the estimate before it.
    pub model: f64,
    /// Decisions with at least two choices.
    pub decisions: usize,
    /// Decisions that lost more than [`Account::MISTAKE`], the worst first.
    pub mistakes: Vec<Mistake>,
}

impl Account {
    /// What a decision may lose without being told.
    pub const MISTAKE: f64 = 0.001;

    /// All that has changed the chance.
    pub fn sum(&self) -> f64 {
        self.luck + self.skill + self.others + self.model
    }

    pub(crate) fn note(&mut self, mistake: Mistake) {
        if mistake.loss > Account::MISTAKE {
            let place = self.mistakes.partition_point(|worse| worse.loss >= mistake.loss);
            self.mistakes.insert(place, mistake);
        }
    }
}

/// A decision that lost something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake {
    /// The place of the action in the game, counted from 0.
    pub action: usize,
    /// What would have been best.
    pub best: Choice,
    /// The chance to win that was lost.
    pub loss: f64,
}

/// Whose doing a change is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    Luck(Seat),
    Skill(Seat),
    Model,
}

/// Adds a change of everybody's chances to their accounts.
pub(crate) fn book(accounts: &mut [Account], cause: Cause, before: &Chances, after: &Chances) {
    for (seat, account) in accounts.iter_mut().enumerate() {
        let change = after[seat % after.len()] - before[seat % before.len()];
        let entry = match cause {
            Cause::Luck(player) if player.index() == seat => &mut account.luck,
            Cause::Skill(player) if player.index() == seat => &mut account.skill,
            Cause::Luck(_) | Cause::Skill(_) => &mut account.others,
            Cause::Model => &mut account.model,
        };
        *entry += change;
    }
}
