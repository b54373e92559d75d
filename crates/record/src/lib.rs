//! A game as text: its set-up and the list of what was done, chance included.
//!
//! `docs/record-format.md` describes the format. [`read`] reads a record, [`Record::to_json`] writes one, [`Table`] writes
//! the table of a moment, a [`Save`] is a record with the dice to come, and [`Record::to_link`] and [`read_link`] put a record into
//! an address.
//!
//! # Invariants
//!
//! - A record is never half right: reading one plays it, and either everything in it is allowed, or it is refused with the
//!   first [`Reason`] found and the index of the first bad action.
//! - Nothing is guessed at, mended or clamped, and no text whatsoever makes the reader panic.
//! - What is written is read again as the same, by this and every later version.
//! - There is no storage, no clock and no random number in here.
//!
//! It depends on `engine` and, for links that carry a seed instead of dice, on `rng`.
//!
//! ```
//! let text = r#"{
//!     "format": "heckmeck-record", "version": 1, "edition": "original",
//!     "players": [{ "name": "Anna" }, { "name": "Otto", "bot": "greedy" }], "first_player": 0,
//!     "actions": [["roll", [5, 5, 5, 1, 2, 3, 4, "W"]], ["keep", 5], ["roll", [1, 2, 3, "W", "W"]], ["keep", 4]]
//! }"#;
//! let error = record::read(text).unwrap_err();
//! assert_eq!((error.action, error.reason), (Some(3), record::Reason::FaceNotRolled));
//!
//! let (record, game) = record::read(&text.replace("4]]", r#""W"], ["stop"]]"#))?;
//! assert_eq!(record.actions.len(), 5);
//! assert_eq!(game.stack(engine::Seat::new(0)).top(), engine::Tile::new(25));
//! # Ok::<(), record::RecordError>(())
//! ```

mod error;
mod json;
mod level;
mod link;
mod read;
mod save;
mod table;
mod write;

pub use error::{Reason, RecordError};
pub use level::{Level, ParseLevelError};
pub use link::{LinkError, UnlinkableError, read_link};
pub use read::{read, read_stepwise};
pub use save::{Save, SaveError};
pub use table::Table;
pub use write::WrittenChoice;

use engine::{Action, Edition, Game, Options, Seat, Setup, SetupError, Start};

/// The name every record carries.
const FORMAT: &str = "heckmeck-record";
/// The version this program reads and writes.
const VERSION: u32 = 1;

/// A player as the record knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What they are called.
    pub name: String,
    /// The level, if it is not a person.
    pub bot: Option<Level>,
}

/// Everything that was decided before the first roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The rules played by.
    pub edition: Edition,
    /// What the table agreed on beyond that.
    pub options: Options,
    /// Who sits where, clockwise.
    pub players: Vec<Player>,
    /// Who begins.
    pub first_player: Seat,
    /// A table to start from instead of a new game.
    pub start: Option<Start>,
}

impl Opening {
    /// The part of it the rules care about.
    pub fn setup(&self) -> Setup {
        Setup {
            edition: self.edition,
            options: self.options,
            players: self.players.len(),
            first_player: self.first_player,
            start: self.start.clone(),
        }
    }

    /// Lays the table.
    pub fn game(&self) -> Result<Game, SetupError> {
        Game::new(&self.setup())
    }
}

/// A game: how it began and what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// How it began.
    pub opening: Opening,
    /// What was done, in order.
    pub actions: Vec<Action>,
}

impl Record {
    /// Whether nobody has done anything yet: neither a move, nor laid out a table of their own.
    pub fn is_untouched(&self) -> bool {
        self.actions.is_empty() && self.opening.start.is_none()
    }
}
