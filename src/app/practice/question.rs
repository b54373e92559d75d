//! What the worker is asked for, and what it finds.

use engine::Edition;
use serde::{Deserialize, Serialize};

use crate::app::named;

/// How much the best choice is better than the second best. Hard is what is close, and not what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    #[default]
    Easy,
    Medium,
    Hard,
}

impl Difficulty {
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// The name in addresses, in what is kept and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }

    /// The difficulty with this name.
    pub fn parse(name: &str) -> Option<Difficulty> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == name)
    }

    /// Its place among all of them.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Between which margins, in chance to win, the best choice leads the second best.
    pub const fn margins(self) -> (f64, f64) {
        match self {
            Difficulty::Easy => (0.08, 1.0),
            Difficulty::Medium => (0.03, 0.08),
            Difficulty::Hard => (0.01, 0.03),
        }
    }
}

/// Which position is wanted: the same answer on every device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// What the game of bots is drawn from.
    pub seed: u64,
    pub difficulty: Difficulty,
    #[serde(with = "named")]
    pub edition: Edition,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Found {
    /// What was asked for.
    pub wanted: Wanted,
    /// None where the game of this seed has nothing that suits: the next seed is to be asked.
    pub exercise: Option<Exercise>,
    /// Whether nothing can be found, because what the expert has learned is out of reach.
    pub expert_missing: bool,
}

/// A position, and what everything is worth that can be done there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    /// The table at the beginning of the turn, and what was done since.
    pub record: String,
    /// In the order of [`Game::choices`](engine::Game::choices).
    pub choices: Vec<Weighed>,
}

/// What a choice is worth to the player to move, if all goes on as well as it can.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    /// The chance to win the game.
    pub win: f64,
    /// The expected change of their worms over the turn, playing for the most of them.
    pub worms: f64,
    /// The chance to fail when playing that way.
    pub fail: f64,
}

impl Exercise {
    /// The place of the best choice; of equals the first.
    pub fn best(&self) -> Option<usize> {
        let places = 0..self.choices.len();
        places.reduce(|best, next| if self.win(next) > self.win(best) { next } else { best })
    }

    /// The best of the others.
    pub fn second(&self) -> Option<usize> {
        let best = self.best()?;
        let others = (0..self.choices.len()).filter(|place| *place != best);
        others.reduce(|second, next| if self.win(next) > self.win(second) { next } else { second })
    }

    /// By how much the best choice leads.
    pub fn margin(&self) -> Option<f64> {
        Some(self.win(self.best()?) - self.win(self.second()?))
    }

    fn win(&self, place: usize) -> f64 {
        self.choices.get(place).map_or(0.0, |choice| choice.win)
    }
}
