//! A game as it is kept between visits: its record, and the dice to come.

use engine::{Action, Events, Game};
use serde::Serialize;
use thiserror::Error;

use crate::{Reason, Record, RecordError, json::Json, read::replay};

const FORMAT: &str = "heckmeck-save";

/// A kept game.
///
/// ```
/// use engine::{Edition, Options, Seat};
/// use record::{Opening, Player, Record, Save};
///
/// let player = |name: &str| Player { name: name.to_owned(), bot: None };
/// let opening = Opening {
///     edition: Edition::Original,
///     options: Options::default(),
///     players: vec![player("Anna"), player("Otto")],
///     first_player: Seat::new(0),
///     start: None,
/// };
/// let record = Record { opening, actions: Vec::new() };
/// let save = Save { created: 1, updated: 2, seed: 2014, position: 0, record };
/// let (read, game) = Save::read(&save.to_json()?)?;
/// assert_eq!(read, save);
/// assert!(!game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// A later version of the program wrote it.
    #[error("a later version of the program wrote it")]
    Newer,
    /// It is damaged, or something else altogether.
    #[error(transparent)]
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

/// What is written: the fields of the save, and before them what they are.
#[derive(Serialize)]
struct Written<'a> {
    format: &'static str,
    version: u32,
    #[serde(flatten)]
    save: &'a Save,
}

impl Save {
    const VERSION: u32 = 1;

    /// The game as it is kept. Whoever cannot write it keeps what was written before.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Written { format: FORMAT, version: Save::VERSION, save: self })
    }

    /// Reads a kept game and plays it up to the moment it was left.
    pub fn read(text: &str) -> Result<(Save, Game), SaveError> {
        Save::read_stepwise(text, |_, _, _| {})
    }

    /// The same, and tells the table and the events after every single action: a kept game is played once, and whoever
    /// needs its history collects it meanwhile. If reading fails in the end, what was told is void.
    pub fn read_stepwise(
        text: &str,
        tell: impl FnMut(&Game, Action, &Events),
    ) -> Result<(Save, Game), SaveError> {
        let json = Json::read(text)?;
        let fields = json.object("save")?;
        if !matches!(fields.get("format"), Some(Json::Text(format)) if format == FORMAT) {
            let message = format!("not an object with `format` \"{FORMAT}\"");
            return Err(RecordError::new(Reason::NotARecord, message).into());
        }
        if fields.require("version")?.integer("version")? != i128::from(Save::VERSION) {
            return Err(SaveError::Newer);
        }
        let fields = fields
            .only(&["format", "version", "created", "updated", "seed", "position", "record"])?;
        let number = |name: &str| {
            let number = fields.require(name)?.integer(name)?;
            u64::try_from(number).map_err(|_| {
                RecordError::new(Reason::WrongType, format!("`{name}` cannot be negative"))
            })
        };
        let (record, game) = replay(fields.require("record")?, tell)?;
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
