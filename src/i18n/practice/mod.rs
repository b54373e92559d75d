//! What is said of practising, in every language.

pub(super) mod de;
pub(super) mod en;
pub(super) mod fr;
pub(super) mod it;

use serde::Serialize;

use crate::view_model::Why;

/// Practising.
#[derive(Debug, Serialize)]
pub struct PracticeTexts {
    pub heading: &'static str,
    /// What it is, in a sentence or two.
    pub intro: &'static str,
    pub difficulty: &'static str,
    /// In the order of `Difficulty::ALL`.
    pub difficulties: [&'static str; 3],
    /// Begins a round of ten.
    pub ten: &'static str,
    /// The three positions of the day.
    pub today: &'static str,
    pub today_line: &'static str,
    /// Begins with them.
    pub solve: &'static str,
    /// So many of today’s were answered, and so many of these right.
    #[serde(skip)]
    pub today_done: fn(usize, usize) -> String,
    /// Where one's own games lost most.
    pub own: &'static str,
    pub own_line: &'static str,
    /// Nothing in them cost much.
    pub own_none: &'static str,
    /// Heads what is remembered.
    pub tally: &'static str,
    /// So many right, of so many.
    #[serde(skip)]
    pub score: fn(usize, usize) -> String,
    /// The same kind of round once more.
    pub again: &'static str,
    /// Which position of how many.
    #[serde(skip)]
    pub number: fn(usize, usize) -> String,
    pub question: &'static str,
    pub looking: &'static str,
    pub missing: &'static str,
    pub right: &'static str,
    /// What would have been better.
    #[serde(skip)]
    pub better: fn(&str) -> String,
    pub next: &'static str,
    pub result: &'static str,
    /// The columns of the figures.
    pub choice: &'static str,
    pub win: &'static str,
    pub worms: &'static str,
    pub fail: &'static str,
    pub best: &'static str,
    pub yours: &'static str,
    /// What the figures are.
    pub note: &'static str,
    /// By how many percentage points the right answer leads the next best one.
    #[serde(skip)]
    pub leads: fn(&str) -> String,
    /// How many of them a wrong one costs.
    #[serde(skip)]
    pub costs: fn(&str) -> String,
    /// A choice and its figures, as it is spoken: chance to win, worms, chance to fail.
    #[serde(skip)]
    pub figures: fn(&str, [&str; 3]) -> String,
    /// What parts whole and tenths.
    #[serde(skip)]
    pub point: char,
    /// What stands behind the number of a chance.
    #[serde(skip)]
    pub percent: &'static str,
    /// Why the best choice is the best, in the order of `Why::ALL`.
    pub whys: [&'static str; Why::ALL.len()],
}
