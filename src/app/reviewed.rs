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

/// One turn of a game, and what has come together so far. It travels as one list of numbers: reading every kind of value would
/// cost the page more code than telling them apart by their places.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(into = "Vec<f64>", try_from = "Vec<f64>")]
pub struct ReviewPart {
    /// How many actions were reviewed before it: none, if the worker had to begin anew.
    pub from: usize,
    /// The chance to win of everybody before the first roll.
    pub start: Vec<f64>,
    pub steps: Vec<ReviewedStep>,
    pub accounts: Vec<ReviewedAccount>,
}

/// An action, and what it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedStep {
    /// The seat of who did it.
    pub player: usize,
    pub decision: Option<ReviewedDecision>,
    /// The chance to win of everybody after it.
    pub chances: Vec<f64>,
}

/// A choice of two or more, in chances to win of who chose.
#[derive(Clone, Copy, Debug, PartialEq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct ReviewedAccount {
    pub luck: f64,
    pub skill: f64,
    pub others: f64,
    pub model: f64,
    pub decisions: usize,
}

impl From<ReviewPart> for Vec<f64> {
    fn from(part: ReviewPart) -> Vec<f64> {
        let mut numbers = vec![part.from as f64, part.start.len() as f64];
        numbers.extend(&part.start);
        for account in &part.accounts {
            let ReviewedAccount { luck, skill, others, model, decisions } = *account;
            numbers.extend([luck, skill, others, model, decisions as f64]);
        }
        for step in &part.steps {
            numbers.push(step.player as f64);
            numbers.extend(&step.chances);
            numbers.push(f64::from(u8::from(step.decision.is_some())));
            if let Some(it) = step.decision {
                numbers.extend([it.chosen, it.best, it.other, it.best_choice as f64]);
            }
        }
        numbers
    }
}

impl TryFrom<Vec<f64>> for ReviewPart {
    type Error = &'static str;

    fn try_from(numbers: Vec<f64>) -> Result<ReviewPart, &'static str> {
        Numbers(&numbers).part().ok_or("numbers are missing")
    }
}

/// What is not read yet.
struct Numbers<'a>(&'a [f64]);

impl Numbers<'_> {
    fn next(&mut self) -> Option<f64> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn count(&mut self) -> Option<usize> {
        self.next().map(|number| number as usize)
    }

    fn chances(&mut self, players: usize) -> Option<Vec<f64>> {
        let (chances, rest) = self.0.split_at_checked(players)?;
        self.0 = rest;
        Some(chances.to_vec())
    }

    fn part(mut self) -> Option<ReviewPart> {
        let (from, players) = (self.count()?, self.count()?);
        let start = self.chances(players)?;
        let mut accounts = Vec::new();
        for _ in 0..players {
            accounts.push(ReviewedAccount {
                luck: self.next()?,
                skill: self.next()?,
                others: self.next()?,
                model: self.next()?,
                decisions: self.count()?,
            });
        }
        let mut steps = Vec::new();
        while !self.0.is_empty() {
            let (player, chances) = (self.count()?, self.chances(players)?);
            let decision = if self.next()? > 0.0 { Some(self.decision()?) } else { None };
            steps.push(ReviewedStep { player, decision, chances });
        }
        Some(ReviewPart { from, start, steps, accounts })
    }

    fn decision(&mut self) -> Option<ReviewedDecision> {
        Some(ReviewedDecision {
            chosen: self.next()?,
            best: self.next()?,
            other: self.next()?,
            best_choice: self.count()?,
        })
    }
}
