//! A game as it is kept between visits: its record, and the dice to come.

use serde::Serialize;

use super::{Reason, Record, RecordError, error::words, json::Json, read::replay};
use engine::Game;

const FORMAT: &str = "heckmeck-save";

/// A kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// When it was begun, in milliseconds since 1970.
    pub created: u64,
    /// When it was last played.
    pub updated: u64,
    /// Where its dice come from.
    pub seed: u64,
    /// How many of them have been drawn.
    pub position: u64,
    /// What has been played.
    pub record: Record,
}

/// Why a kept game cannot be read. The text itself is never touched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// A later version of the program wrote it.
    Newer,
    /// It is damaged, or something else altogether.
    Damaged(RecordError),
}

impl From<RecordError> for SaveError {
    fn from(error: RecordError) -> SaveError {
        match error.reason {
            Reason::UnsupportedVersion => SaveError::Newer,
            _ => SaveError::Damaged(error),
        }
    }
}

#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: i64,
    created: u64,
    updated: u64,
    seed: u64,
    position: u64,
    record: &'a Record,
}

impl Save {
    const VERSION: i64 = 1;

    /// The game as it is kept.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        let written = Written {
            format: FORMAT,
            version: Save::VERSION,
            created: self.created,
            updated: self.updated,
            seed: self.seed,
            position: self.position,
            record: &self.record,
        };
        // Writing to memory, of types that always serialise: there is nothing to fail.
        serde_json::to_string(&written)
    }

    /// Reads a kept game and plays it up to the moment it was left.
    pub fn read(text: &str) -> Result<(Save, Game), SaveError> {
        let json = Json::read(text)?;
        let fields = json.object("save")?;
        if !matches!(fields.get("format"), Some(Json::Text(format)) if format == FORMAT) {
            let message = words!("not an object with `format` \"{FORMAT}\"");
            return Err(RecordError::new(Reason::NotARecord, message).into());
        }
        if fields.require("version")?.integer("version")? != Save::VERSION {
            return Err(SaveError::Newer);
        }
        let fields = fields
            .only(&["format", "version", "created", "updated", "seed", "position", "record"])?;
        let number = |name: &str| {
            let number = fields.require(name)?.integer(name)?;
            u64::try_from(number).map_err(|_| {
                RecordError::new(Reason::WrongType, words!("`{name}` cannot be negative"))
            })
        };
        let (record, game) = replay(fields.require("record")?, |_, _, _| {})?;
        let save = Save {
            created: number("created")?,
            updated: number("updated")?,
            seed: number("seed")?,
            position: number("position")?,
            record,
        };
        Ok((save, game))
    }
}
