//! How strong a bot plays.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// The levels, by the names that records, links and commands use.
///
/// ```
/// use record::Level;
///
/// assert_eq!("greedy".parse(), Ok(Level::Greedy));
/// assert_eq!(Level::Expert.to_string(), "expert");
/// assert!("genius".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal choice, evenly. For tests; not offered to players.
    Random,
    /// Keeps the value that adds most points, stops as soon as anything can be claimed; with only 11 and 13 open, as
    /// careful.
    Naive,
    /// Maximises the chance to claim anything this turn.
    Careful,
    /// Maximises the expected worms of this turn.
    Greedy,
    /// Maximises the chance to win the game.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Naive, Level::Careful, Level::Greedy, Level::Expert];

    /// The name in records, links and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Naive => "naive",
            Level::Careful => "careful",
            Level::Greedy => "greedy",
            Level::Expert => "expert",
        }
    }

    /// The level with this name.
    pub fn parse(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(name: &str) -> Result<Level, ParseLevelError> {
        Level::parse(name).ok_or(ParseLevelError)
    }
}

/// No level has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown level")]
pub struct ParseLevelError;
