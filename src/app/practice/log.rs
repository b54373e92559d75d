//! What is remembered of practising.

use engine::Edition;
use serde::{Deserialize, Serialize};

use super::{DAILY, Difficulty};
use crate::app::named::{self, Version};

/// How many positions were answered, and how many of them right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    pub asked: u32,
    pub right: u32,
}

/// The answers to the three positions of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Today {
    /// Which day, counted from 1970.
    pub day: u32,
    /// Whether each was answered right. The first answer counts.
    pub right: Vec<bool>,
}

/// All of it, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticeLog {
    pub version: Version<1>,
    /// What was practised last.
    pub difficulty: Difficulty,
    #[serde(with = "named")]
    pub edition: Edition,
    /// In the order of [`Difficulty::ALL`].
    pub tallies: [Tally; Difficulty::ALL.len()],
    pub today: Option<Today>,
}

/// Something to be remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// What is to be practised.
    Picked(Difficulty, Edition),
    Answered {
        difficulty: Difficulty,
        right: bool,
        /// The day, and the place among its three, if it was one of them.
        today: Option<(u32, usize)>,
    },
}

impl Default for PracticeLog {
    fn default() -> PracticeLog {
        PracticeLog {
            version: Version,
            difficulty: Difficulty::default(),
            edition: Edition::Original,
            tallies: <[Tally; Difficulty::ALL.len()]>::default(),
            today: None,
        }
    }
}

impl PracticeLog {
    /// Reads what is kept; refuses it if it is damaged or from a later version.
    pub fn read(text: &str) -> Result<PracticeLog, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// As it is kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// How it went at this difficulty.
    pub fn tally(&self, difficulty: Difficulty) -> Tally {
        self.tallies.get(difficulty.index()).copied().unwrap_or_default()
    }

    /// The answers of this day.
    pub fn answers_of(&self, day: u32) -> &[bool] {
        let today = self.today.as_ref().filter(|today| today.day == day);
        today.map_or(&[], |today| &today.right)
    }

    /// Remembers it.
    pub fn enter(&mut self, entry: Entry) {
        match entry {
            Entry::Picked(difficulty, edition) => {
                self.difficulty = difficulty;
                self.edition = edition;
            }
            Entry::Answered { difficulty, right, today } => {
                if let Some(tally) = self.tallies.get_mut(difficulty.index()) {
                    tally.asked = tally.asked.saturating_add(1);
                    tally.right = tally.right.saturating_add(u32::from(right));
                }
                if let Some((day, place)) = today {
                    self.enter_today(day, place, right);
                }
            }
        }
    }

    /// Whoever does the three once more may do better, but the first answers count.
    fn enter_today(&mut self, day: u32, place: usize, right: bool) {
        if self.today.as_ref().is_none_or(|today| today.day != day) {
            self.today = Some(Today { day, right: Vec::new() });
        }
        let next = |today: &&mut Today| today.right.len() == place && place < DAILY;
        if let Some(today) = self.today.as_mut().filter(next) {
            today.right.push(right);
        }
    }
}
