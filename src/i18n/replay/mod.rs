//! The replay, and what is told of luck and skill, in every language.

pub(super) mod de;
pub(super) mod en;
pub(super) mod fr;
pub(super) mod it;

use serde::Serialize;

use crate::app::{Grade, Luck, Rating};

/// The replay.
#[derive(Debug, Serialize)]
pub struct ReplayTexts {
    pub heading: &'static str,
    /// The turn that is shown, and how many there are.
    #[serde(skip)]
    pub turn_of: fn(usize, usize) -> String,
    pub slider: &'static str,
    /// Nothing has been done yet.
    pub beginning: &'static str,
    pub first: &'static str,
    pub turn_back: &'static str,
    pub back: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub on: &'static str,
    pub turn_on: &'static str,
    pub last: &'static str,
    pub mistake_back: &'static str,
    pub mistake_on: &'static str,
    pub speed: &'static str,
    #[serde(skip)]
    pub grade: fn(Grade) -> &'static str,
    /// Somebody's chance to win now.
    #[serde(skip)]
    pub chance: fn(&str, &str) -> String,
    /// What would have been better, the chance to win after it, and that after what was chosen.
    #[serde(skip)]
    pub better: fn(&str, &str, &str) -> String,
    pub chart: &'static str,
    pub chart_line: &'static str,
    pub swings: &'static str,
    /// The turn, whose chance it changed, from what to what.
    #[serde(skip)]
    pub swing: fn(usize, &str, &str, &str) -> String,
    pub table: &'static str,
    pub turn: &'static str,
    pub play_on: &'static str,
    pub play_on_line: &'static str,
    pub others: &'static str,
    pub others_same: &'static str,
    #[serde(skip)]
    pub others_bots: fn(&str) -> String,
    pub key_actions: &'static str,
    pub key_turns: &'static str,
    pub key_mistake: &'static str,
    pub key_play: &'static str,
    pub key_ends: &'static str,
}

/// Luck and skill after a game.
#[derive(Debug, Serialize)]
pub struct ReviewTexts {
    pub heading: &'static str,
    pub offer: &'static str,
    pub offer_line: &'static str,
    /// How much of it is done.
    #[serde(skip)]
    pub working: fn(&str) -> String,
    pub no_worker: &'static str,
    pub no_weights: &'static str,
    /// How the dice fell, and whether nobody decided better.
    #[serde(skip)]
    pub verdict: fn(Luck, bool) -> &'static str,
    #[serde(skip)]
    pub rating: fn(Rating) -> &'static str,
    /// What luck and what decisions have changed.
    #[serde(skip)]
    pub sums: fn(&str, &str) -> String,
    pub note: &'static str,
    /// Who decided best, in which turn, and what.
    #[serde(skip)]
    pub best: fn(&str, usize, &str) -> String,
    /// Whose decision cost most, in which turn, what it was, and what it cost.
    #[serde(skip)]
    pub costliest: fn(&str, usize, &str, &str) -> String,
    pub look: &'static str,
    /// A number of percent.
    #[serde(skip)]
    pub percent: fn(&str) -> String,
}
