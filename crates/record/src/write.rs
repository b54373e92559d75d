//! Writing a record, and the small notations it shares with the table.

use engine::{Action, Choice, Face, Figure, Options, Place, Start, Tile};
use serde::{
    Serialize, Serializer,
    ser::{SerializeMap, SerializeStruct},
};

use crate::{FORMAT, Player, Record, VERSION};

impl Record {
    /// The record on one line.
    pub fn to_json(&self) -> String {
        to_line(self)
    }
}

/// Something of this crate as JSON on one line.
#[expect(clippy::expect_used, reason = "an empty text in its place would pass for a record")]
pub(crate) fn to_line(written: &impl Serialize) -> String {
    serde_json::to_string(written).expect("numbers, texts and names of fields always serialise")
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let opening = &self.opening;
        let mut record = serializer.serialize_struct("Record", 8)?;
        record.serialize_field("format", FORMAT)?;
        record.serialize_field("version", &VERSION)?;
        record.serialize_field("edition", opening.edition.name())?;
        record.serialize_field("options", &WrittenOptions(opening.options))?;
        record.serialize_field("players", &opening.players)?;
        record.serialize_field("first_player", &opening.first_player.number())?;
        if let Some(start) = &opening.start {
            record.serialize_field("start", &WrittenStart(start))?;
        }
        let actions: Vec<_> = self.actions.iter().copied().map(WrittenAction).collect();
        record.serialize_field("actions", &actions)?;
        record.end()
    }
}

struct WrittenOptions(Options);

impl Serialize for WrittenOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut options = serializer.serialize_struct("Options", 2)?;
        options.serialize_field("short_game", &self.0.short_game)?;
        options.serialize_field("golden_faces", self.0.golden_faces.name())?;
        options.end()
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut player = serializer.serialize_struct("Player", 2)?;
        player.serialize_field("name", &self.name)?;
        if let Some(level) = self.bot {
            player.serialize_field("bot", level.name())?;
        }
        player.end()
    }
}

struct WrittenStart<'a>(&'a Start);

impl Serialize for WrittenStart<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let start = self.0;
        let numbers =
            |tiles: &Vec<Tile>| tiles.iter().map(|tile| tile.number()).collect::<Vec<_>>();
        let mut fields = serializer.serialize_map(None)?;
        if let Some(current) = start.current {
            fields.serialize_entry("current", &current.number())?;
        }
        if let Some(open) = &start.grill_open {
            fields.serialize_entry("grill_open", &numbers(open))?;
        }
        if let Some(down) = &start.grill_down {
            fields.serialize_entry("grill_down", &numbers(down))?;
        }
        if let Some(stacks) = &start.stacks {
            fields.serialize_entry("stacks", &stacks.iter().map(numbers).collect::<Vec<_>>())?;
        }
        if !start.figures.is_empty() {
            fields.serialize_entry("specialists", &WrittenPlaces(&start.figures))?;
        }
        if let Some(bratworms) = &start.bratworms {
            fields.serialize_entry("bratworms", bratworms)?;
        }
        if let Some(supply) = start.supply {
            fields.serialize_entry("supply", &supply)?;
        }
        fields.end()
    }
}

/// Where figures are, by name.
pub(super) struct WrittenPlaces<'a>(pub(super) &'a [(Figure, Place)]);

impl Serialize for WrittenPlaces<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut places = serializer.serialize_map(Some(self.0.len()))?;
        for (figure, place) in self.0 {
            let place = match place {
                Place::Grill(tile) => format!("grill:{}", tile.number()),
                Place::Player(seat) => format!("player:{}", seat.number()),
                Place::Offered(seat) => format!("offered:{}", seat.number()),
                Place::Out => "out".to_owned(),
            };
            places.serialize_entry(figure.name(), &place)?;
        }
        places.end()
    }
}

/// 1-5 as numbers, the worm as "W".
pub(super) struct WrittenFace(pub(super) Face);

impl Serialize for WrittenFace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.number() {
            Some(number) => serializer.serialize_u8(number),
            None => serializer.serialize_str("W"),
        }
    }
}

/// The faces of a roll, in the order they lie.
pub(super) struct WrittenFaces<'a>(pub(super) &'a [Face]);

impl Serialize for WrittenFaces<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(WrittenFace))
    }
}

struct WrittenAction(Action);

impl Serialize for WrittenAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Action::Roll(dice) => ("roll", WrittenFaces(dice.faces())).serialize(serializer),
            Action::Weasel(dice) => ("weasel", WrittenFaces(dice.faces())).serialize(serializer),
            action => WrittenChoice(action.choice()).serialize(serializer),
        }
    }
}

/// Writes a choice as `legal` lists it: with the number of dice where chance is involved.
///
/// ```
/// use engine::{Choice, Face};
/// use record::WrittenChoice;
///
/// assert_eq!(serde_json::to_string(&WrittenChoice(Choice::Roll(8)))?, r#"["roll",8]"#);
/// assert_eq!(serde_json::to_string(&WrittenChoice(Choice::Keep(Face::Worm)))?, r#"["keep","W"]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct WrittenChoice(pub Choice);

impl Serialize for WrittenChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Choice::Roll(dice) => ("roll", dice).serialize(serializer),
            Choice::Weasel(dice) => ("weasel", dice).serialize(serializer),
            Choice::Keep(face) => ("keep", WrittenFace(face)).serialize(serializer),
            // An action of one word is a list of one.
            Choice::AcceptBust => ["bust"].serialize(serializer),
            Choice::Stop => ["stop"].serialize(serializer),
            Choice::StopLower => ("stop", "lower").serialize(serializer),
            Choice::TakeBratworm(seat) => ("bratworm", seat.number()).serialize(serializer),
            Choice::ReturnFigure(figure) => ("return", figure.name()).serialize(serializer),
        }
    }
}
