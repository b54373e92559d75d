//! Odds, hints and reasons, in every language.

use engine::Choice;
use record::Level;
use serde::Serialize;

use super::Names;

pub(super) mod de;
pub(super) mod en;
pub(super) mod fr;
pub(super) mod it;

/// A choice and its figures, as they are written in this language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedOdds {
    pub name: String,
    /// The expected change of worms, with its sign.
    pub value: String,
    /// The chance to fail.
    pub fail: String,
    /// The chance to win the game.
    pub win: Option<String>,
}

impl NamedOdds {
    /// The figures alone.
    fn brief(&self) -> String {
        match &self.win {
            Some(win) => format!("{win}, {}", self.value),
            None => self.value.clone(),
        }
    }
}

/// Odds, hints and reasons.
#[derive(Debug, Serialize)]
pub struct OddsTexts {
    /// What stands between whole and tenths.
    #[serde(skip)]
    pub point: &'static str,
    /// What stands behind a number in percent.
    #[serde(skip)]
    pub percent: &'static str,
    /// The setting, and the button that shows odds.
    pub odds: &'static str,
    pub auto: &'static str,
    pub off: &'static str,
    pub demand: &'static str,
    pub always: &'static str,
    pub hint: &'static str,
    pub why: &'static str,
    /// What the keys do.
    pub odds_key: &'static str,
    pub hint_key: &'static str,
    pub awaited: &'static str,
    pub unavailable: &'static str,
    /// The chance to end the turn with a portion, after its description.
    #[serde(skip)]
    pub chance: fn(&str) -> String,
    /// What a choice is worth and risks, after its description.
    #[serde(skip)]
    pub worth: fn(&str, &str) -> String,
    /// What is chosen, in two or three words.
    #[serde(skip)]
    pub choice: fn(Choice, Names<'_>) -> String,
    #[serde(skip)]
    pub best: fn(&NamedOdds) -> String,
    #[serde(skip)]
    pub next: fn(&NamedOdds) -> String,
    #[serde(skip)]
    pub stopping: fn(&NamedOdds) -> String,
    /// The chances to win are not known: the most worms count.
    pub unlearned: &'static str,
    /// What a bot has done.
    #[serde(skip)]
    pub did: fn(&NamedOdds) -> String,
    /// What would have been better for the win.
    #[serde(skip)]
    pub better: fn(&NamedOdds) -> String,
    /// There was nothing to decide.
    pub no_choice: &'static str,
    /// What a bot of this level plays for, as it is.
    #[serde(skip)]
    pub goal: fn(Level) -> &'static str,
}
