//! Reading and replaying a record.

use crate::{
    FORMAT, Level, Opening, Player, Reason, Record, RecordError, VERSION,
    json::{Fields, Json, unknown_field},
};
use engine::{
    Action, Dice, Edition, Events, Face, Figure, Game, GoldenFaces, Options, Place, Seat, Start,
    Tile,
};

/// Reads a record and plays it; gives the record and the table it leads to.
pub fn read(text: &str) -> Result<(Record, Game), RecordError> {
    read_stepwise(text, |_, _, _| {})
}

/// The same, and tells the table and the events after every single action.
pub fn read_stepwise(
    text: &str,
    tell: impl FnMut(&Game, Action, &Events),
) -> Result<(Record, Game), RecordError> {
    replay(&Json::read(text)?, tell)
}

/// The same for a record that stands inside something else.
pub(super) fn replay(
    json: &Json,
    mut tell: impl FnMut(&Game, Action, &Events),
) -> Result<(Record, Game), RecordError> {
    let fields = header(json)?;
    let opening = opening(fields)?;
    let mut game = opening.game()?;
    let mut actions = Vec::new();
    for (index, json) in fields.require("actions")?.list("actions")?.iter().enumerate() {
        let action = action(json).map_err(|error| error.at(index))?;
        let events = game.play(action).map_err(|refusal| {
            RecordError::new(Reason::from(refusal.why), format!("{refusal}")).at(index)
        })?;
        tell(&game, action, &events);
        actions.push(action);
    }
    Ok((Record { opening, actions }, game))
}

/// Format and version come first: a record of another version may have other fields.
fn header(json: &Json) -> Result<Fields<'_>, RecordError> {
    let not_a_record = || {
        RecordError::new(Reason::NotARecord, format!("not an object with `format` \"{FORMAT}\""))
    };
    let fields = json.object("record").map_err(|_| not_a_record())?;
    match fields.get("format") {
        Some(Json::Text(format)) if format == FORMAT => {}
        _ => return Err(not_a_record()),
    }
    let version = fields.require("version")?.integer("version")?;
    if version != i128::from(VERSION) {
        let message = format!("version {version} is not known here, only {VERSION}");
        return Err(RecordError::new(Reason::UnsupportedVersion, message));
    }
    let fields = fields.only(&[
        "format",
        "version",
        "edition",
        "options",
        "players",
        "first_player",
        "start",
        "actions",
    ])?;
    for name in ["edition", "players", "first_player", "actions"] {
        fields.require(name)?;
    }
    Ok(fields)
}

fn opening(fields: Fields<'_>) -> Result<Opening, RecordError> {
    let edition = fields.require("edition")?.text("edition")?;
    let edition = Edition::parse(edition).ok_or_else(|| {
        RecordError::new(Reason::UnknownEdition, format!("unknown edition `{edition}`"))
    })?;
    let options = fields.get("options").map_or_else(|| Ok(Options::default()), options)?;
    let players = fields.require("players")?.list("players")?;
    let players: Vec<Player> = players.iter().map(player).collect::<Result<_, _>>()?;
    let first_player = seat(fields.require("first_player")?.integer("first_player")?);
    let start = match fields.get("start") {
        None | Some(Json::Null) => None,
        Some(json) => Some(start(json)?),
    };
    fields.require("actions")?.list("actions")?;
    Ok(Opening { edition, options, players, first_player, start })
}

fn options(json: &Json) -> Result<Options, RecordError> {
    let fields = json.object("options")?.only(&["short_game", "golden_faces"])?;
    let mut options = Options::default();
    if let Some(json) = fields.get("short_game") {
        options.short_game = json.bool("short_game")?;
    }
    if let Some(json) = fields.get("golden_faces") {
        let name = json.text("golden_faces")?;
        options.golden_faces = GoldenFaces::parse(name).ok_or_else(|| {
            RecordError::new(Reason::UnknownOption, format!("unknown golden faces `{name}`"))
        })?;
    }
    Ok(options)
}

fn player(json: &Json) -> Result<Player, RecordError> {
    let fields = json.object("players")?.only(&["name", "bot"])?;
    let name = fields.require("name")?.text("name")?.to_owned();
    let bot = match fields.get("bot") {
        None => None,
        Some(json) => {
            let name = json.text("bot")?;
            Some(Level::parse(name).ok_or_else(|| {
                RecordError::new(Reason::UnknownBot, format!("unknown bot level `{name}`"))
            })?)
        }
    };
    Ok(Player { name, bot })
}

fn bad_start(message: impl Into<String>) -> RecordError {
    RecordError::new(Reason::BadStart, message)
}

fn start(json: &Json) -> Result<Start, RecordError> {
    let fields = json.object("start")?.only(&[
        "current",
        "grill_open",
        "grill_down",
        "stacks",
        "specialists",
        "bratworms",
        "supply",
    ])?;
    let list_of_tiles = |name: &str| fields.get(name).map(|json| tiles(json, name)).transpose();
    Ok(Start {
        current: fields
            .get("current")
            .map(|json| small(json, "current"))
            .transpose()?
            .map(Seat::new),
        grill_open: list_of_tiles("grill_open")?,
        grill_down: list_of_tiles("grill_down")?,
        stacks: fields
            .get("stacks")
            .map(|json| json.list("stacks")?.iter().map(|json| tiles(json, "stacks")).collect())
            .transpose()?,
        figures: fields.get("specialists").map_or_else(|| Ok(Vec::new()), figures)?,
        bratworms: fields
            .get("bratworms")
            .map(|json| {
                json.list("bratworms")?.iter().map(|json| small(json, "bratworms")).collect()
            })
            .transpose()?,
        supply: fields.get("supply").map(|json| small(json, "supply")).transpose()?,
    })
}

/// A count or a seat. Integers outside a byte are impossible at any table.
fn small(json: &Json, what: &str) -> Result<u8, RecordError> {
    let number = json.integer(what)?;
    u8::try_from(number).map_err(|_| bad_start(format!("`{what}` cannot be {number}")))
}

fn tiles(json: &Json, what: &str) -> Result<Vec<Tile>, RecordError> {
    let tile = |json: &Json| {
        let number = json.integer(what)?;
        let tile = u8::try_from(number).ok().and_then(Tile::new);
        tile.ok_or_else(|| bad_start(format!("there is no portion {number}")))
    };
    json.list(what)?.iter().map(tile).collect()
}

fn figures(json: &Json) -> Result<Vec<(Figure, Place)>, RecordError> {
    let fields = json.object("specialists")?.only(&Figure::ALL.map(Figure::name))?;
    let figure = |(name, json): (&str, &Json)| {
        let figure = Figure::parse(name).ok_or_else(|| unknown_field(name))?;
        let text = json.text(name)?;
        let place = place(text).ok_or_else(|| bad_start(format!("no such place: `{text}`")))?;
        Ok((figure, place))
    };
    fields.iter().map(figure).collect()
}

fn place(text: &str) -> Option<Place> {
    if text == "out" {
        return Some(Place::Out);
    }
    let (kind, number) = text.split_once(':')?;
    // Only plain digits: "+1" and "01" are not how a record writes numbers.
    let plain = number == "0" || !number.starts_with('0');
    if !plain || !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let number: u8 = number.parse().ok()?;
    match kind {
        "grill" => Tile::new(number).map(Place::Grill),
        "player" => Some(Place::Player(Seat::new(number))),
        _ => None,
    }
}

/// The seat with this number. A number that is no seat at all stands for one that no table has, and the rules refuse that
/// with the right reason.
fn seat(number: i128) -> Seat {
    u8::try_from(number).map_or(Seat::new(u8::MAX), Seat::new)
}

fn action(json: &Json) -> Result<Action, RecordError> {
    parse_action(json).ok_or_else(|| {
        RecordError::new(Reason::MalformedAction, "not one of the actions a record knows")
    })
}

fn parse_action(json: &Json) -> Option<Action> {
    let Json::List(parts) = json else { return None };
    let (Json::Text(name), rest) = parts.split_first()? else { return None };
    match (name.as_str(), rest) {
        ("roll", [faces]) => Some(Action::Roll(dice(faces)?)),
        ("keep", [shown]) => Some(Action::Keep(face(shown)?)),
        ("weasel", [faces]) => Some(Action::Weasel(dice(faces)?)),
        ("bust", []) => Some(Action::AcceptBust),
        ("stop", []) => Some(Action::Stop),
        ("stop", [Json::Text(lower)]) if lower == "lower" => Some(Action::StopLower),
        ("bratworm", [Json::Integer(number)]) => Some(Action::TakeBratworm(seat(*number))),
        ("return", [Json::Text(figure)]) => Figure::parse(figure).map(Action::ReturnFigure),
        _ => None,
    }
}

fn dice(json: &Json) -> Option<Dice> {
    let Json::List(faces) = json else { return None };
    let faces: Vec<Face> = faces.iter().map(face).collect::<Option<_>>()?;
    // More dice than there are stand for no dice at all: the rules refuse both for their number.
    Some(Dice::new(&faces).unwrap_or_else(Dice::none))
}

fn face(json: &Json) -> Option<Face> {
    match json {
        Json::Text(worm) if worm == "W" => Some(Face::Worm),
        Json::Integer(number) => u8::try_from(*number).ok().and_then(Face::from_number),
        _ => None,
    }
}
