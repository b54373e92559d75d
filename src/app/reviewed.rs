//! What the worker has found out about a game: plain values, as they travel.

use serde::{Deserialize, Serialize};

/// What the worker is asked, turn by turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewQuestion {
    pub game: super::GameId,
    /// The whole game.
    pub record: record::Record,
    /// How many actions are reviewed already.
    pub done: usize,
}

/// The answer to one question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The name of the game that was asked about.
    pub game: String,
    /// None where what the expert has learned is out of reach.
    pub part: Option<ReviewPart>,
}

/// One turn of a game, and what has come together so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewPart {
    /// How many actions were reviewed before it: none, if the worker had to begin anew.
    pub from: usize,
    /// The chance to win of everybody before the first roll.
    pub start: Vec<f64>,
    pub steps: Vec<ReviewedStep>,
    pub accounts: Vec<ReviewedAccount>,
}

/// An action, and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedStep {
    /// The seat of who did it.
    pub player: usize,
    pub decision: Option<ReviewedDecision>,
    /// The chance to win of everybody after it.
    pub chances: Vec<f64>,
}

/// A choice of two or more, in chances to win of who chose.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedDecision {
    /// After what was chosen.
    pub chosen: f64,
    /// After what would have been best.
    pub best: f64,
    /// After the best of what was not chosen.
    pub other: f64,
    /// The place of the best in [`Game::choices`](engine::Game::choices).
    pub best_choice: usize,
}

impl ReviewedDecision {
    /// The chance to win that the choice has lost.
    pub fn loss(&self) -> f64 {
        self.best - self.chosen
    }
}

/// What changed the chance of a player so far.
#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct ReviewedAccount {
    pub luck: f64,
    pub skill: f64,
    pub others: f64,
    pub model: f64,
    pub decisions: usize,
}
