//! The table that is being set up, remembered for the next time.

use serde::Serialize;

use super::clean_name;
use record::Level;
use engine::{Edition, GoldenFaces, Options, Seat};
use record::{Opening, Player, json::Json};

/// One seat of the form.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DraftSeat {
    /// The name as typed; empty for one the app makes up.
    pub name: String,
    /// The level, if a bot sits here.
    pub bot: Option<Level>,
}

impl DraftSeat {
    fn read(json: &Json) -> Option<DraftSeat> {
        let [name, bot] = json.list("seat").ok()? else { return None };
        let bot = match bot {
            Json::Null => None,
            json => {
                let level = Level::parse(json.text("bot").ok()?)?;
                Some(level).filter(|level| Level::PLAYABLE.contains(level))
            }
        };
        Some(DraftSeat { name: clean_name(name.text("name").ok()?), bot })
    }
}

/// Who begins (O1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Starter {
    /// Drawn by lot.
    #[default]
    Lot,
    /// The players have agreed on this seat, for instance the youngest.
    Seat(Seat),
}

/// Everything in the set-up screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The rules to play by.
    pub edition: Edition,
    /// What the table agrees on beyond that.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<DraftSeat>,
    /// Who begins.
    pub starter: Starter,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            edition: Edition::Original,
            options: Options::default(),
            seats: vec![
                DraftSeat::default(),
                DraftSeat { name: String::new(), bot: Some(Draft::usual_bot()) },
            ],
            starter: Starter::Lot,
        }
    }
}

/// The form as it is saved: plain names, so that it outlives any change of types.
#[derive(Serialize)]
struct Written {
    version: i64,
    edition: String,
    short_game: bool,
    golden_faces: String,
    seats: Vec<(String, Option<String>)>,
    starter: Option<u8>,
}

impl Draft {
    const VERSION: i64 = 1;

    /// The level a new bot gets: a fair match for a person who knows the game.
    pub fn usual_bot() -> Level {
        [Level::Greedy, Level::Naive]
            .into_iter()
            .find(|level| Level::PLAYABLE.contains(level))
            .unwrap_or(Level::Naive)
    }

    /// Reads a saved form; none if anything in it is unknown.
    pub fn read(text: &str) -> Option<Draft> {
        let json = Json::read(text).ok()?;
        let fields = json.object("table").ok()?;
        let name = |field: &str| fields.get(field)?.text(field).ok();
        if fields.get("version")?.integer("version").ok()? != Draft::VERSION {
            return None;
        }
        let seats = fields.get("seats")?.list("seats").ok()?;
        let draft = Draft {
            edition: Edition::parse(name("edition")?)?,
            options: Options {
                short_game: fields.get("short_game")?.bool("short_game").ok()?,
                golden_faces: GoldenFaces::parse(name("golden_faces")?)?,
            },
            seats: seats.iter().map(DraftSeat::read).collect::<Option<_>>()?,
            starter: match fields.get("starter")? {
                Json::Null => Starter::Lot,
                json => Starter::Seat(Seat::new(json.integer("starter").ok()?.try_into().ok()?)),
            },
        };
        (Seat::FEWEST..=Seat::MOST).contains(&draft.seats.len()).then_some(draft)
    }

    /// The form as it is saved.
    pub fn write(&self) -> String {
        let written = Written {
            version: Draft::VERSION,
            edition: self.edition.name().to_owned(),
            short_game: self.options.short_game,
            golden_faces: self.options.golden_faces.name().to_owned(),
            seats: self
                .seats
                .iter()
                .map(|seat| (seat.name.clone(), seat.bot.map(|level| level.name().to_owned())))
                .collect(),
            starter: match self.starter {
                Starter::Lot => None,
                Starter::Seat(seat) => Some(seat.number()),
            },
        };
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// One more seat, a person's; seven are the most.
    pub fn add_seat(&mut self) {
        if self.seats.len() < Seat::MOST {
            self.seats.push(DraftSeat::default());
        }
    }

    /// One seat less; two are the fewest.
    pub fn remove_seat(&mut self, place: usize) {
        if self.seats.len() > Seat::FEWEST && place < self.seats.len() {
            self.seats.remove(place);
            self.starter = Starter::Lot;
        }
    }

    /// The game this form describes. `lot` decides where chance has to; `names` fill the empty seats.
    pub fn opening(&self, lot: u64, names: &dyn Fn(usize, Option<Level>) -> String) -> Opening {
        let players: Vec<Player> = self
            .seats
            .iter()
            .enumerate()
            .map(|(place, seat)| {
                let typed = clean_name(&seat.name);
                let name = if typed.is_empty() { names(place, seat.bot) } else { typed };
                Player { name, bot: seat.bot }
            })
            .collect();
        let count = players.len().max(1) as u64;
        let drawn = Seat::new(u8::try_from(lot % count).unwrap_or(0));
        let first_player = match self.starter {
            Starter::Seat(seat) if seat.index() < players.len() => seat,
            _ => drawn,
        };
        Opening { edition: self.edition, options: self.options, players, first_player, start: None }
    }
}
