//! The form of a new table, remembered for the next time.

use engine::{Edition, GoldenFaces, Options, Seat};
use record::{Level, Opening, Player};
use serde::{Deserialize, Serialize};

use super::{
    Address, GameLink,
    bot_names::bot_name,
    clean_name,
    named::{self, Version},
};
use crate::i18n::SetupTexts;

/// One seat of the form; kept as a pair of name and level.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "WrittenSeat", into = "WrittenSeat")]
pub struct SeatForm {
    /// The name as typed; empty for one the app makes up.
    pub name: String,
    /// The level, if a bot sits here.
    pub bot: Option<Level>,
}

#[derive(Serialize, Deserialize)]
struct WrittenSeat(String, Option<WrittenLevel>);

#[derive(Serialize, Deserialize)]
struct WrittenLevel(#[serde(with = "named")] Level);

impl From<WrittenSeat> for SeatForm {
    fn from(WrittenSeat(name, bot): WrittenSeat) -> SeatForm {
        SeatForm { name: clean_name(&name), bot: bot.map(|WrittenLevel(level)| level) }
    }
}

impl From<SeatForm> for WrittenSeat {
    fn from(seat: SeatForm) -> WrittenSeat {
        WrittenSeat(seat.name, seat.bot.map(WrittenLevel))
    }
}

impl SeatForm {
    /// A bot whose name the app makes up.
    pub fn bot(level: Level) -> SeatForm {
        SeatForm { name: String::new(), bot: Some(level) }
    }

    /// What this seat, counted from 0, is called if nothing is typed.
    pub fn usual_name(&self, index: usize, texts: &SetupTexts) -> String {
        match self.bot {
            None => (texts.person_name)(index + 1),
            Some(level) => bot_name(index, level).to_owned(),
        }
    }

    /// What this seat is called.
    pub fn name_or_usual(&self, index: usize, texts: &SetupTexts) -> String {
        let typed = clean_name(&self.name);
        if typed.is_empty() { self.usual_name(index, texts) } else { typed }
    }
}

/// Who begins (O1.5); kept as the number of the seat, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Option<u8>", into = "Option<u8>")]
pub enum Starter {
    /// Drawn by lot.
    #[default]
    Lot,
    /// The players have agreed on this seat, for instance the youngest.
    Seat(Seat),
}

impl From<Option<u8>> for Starter {
    fn from(number: Option<u8>) -> Starter {
        number.map_or(Starter::Lot, |number| Starter::Seat(Seat::new(number)))
    }
}

impl From<Starter> for Option<u8> {
    fn from(starter: Starter) -> Option<u8> {
        match starter {
            Starter::Lot => None,
            Starter::Seat(seat) => Some(seat.number()),
        }
    }
}

/// Everything in the set-up screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "WrittenForm", try_from = "WrittenForm")]
pub struct SetupForm {
    /// The rules to play by.
    pub edition: Edition,
    /// What the table agrees on beyond that.
    pub options: Options,
    /// Who sits where.
    pub seats: Vec<SeatForm>,
    pub starter: Starter,
}

/// The form as it is kept.
#[derive(Serialize, Deserialize)]
struct WrittenForm {
    version: Version<1>,
    #[serde(with = "named")]
    edition: Edition,
    short_game: bool,
    #[serde(with = "named")]
    golden_faces: GoldenFaces,
    seats: Vec<SeatForm>,
    starter: Starter,
}

impl TryFrom<WrittenForm> for SetupForm {
    type Error = &'static str;

    fn try_from(written: WrittenForm) -> Result<SetupForm, &'static str> {
        let WrittenForm { version: Version, edition, short_game, golden_faces, seats, starter } =
            written;
        if !(Seat::FEWEST..=Seat::MOST).contains(&seats.len()) {
            return Err("not 2-7 seats");
        }
        Ok(SetupForm { edition, options: Options { short_game, golden_faces }, seats, starter })
    }
}

impl From<SetupForm> for WrittenForm {
    fn from(form: SetupForm) -> WrittenForm {
        let SetupForm { edition, options, seats, starter } = form;
        let Options { short_game, golden_faces } = options;
        WrittenForm { version: Version, edition, short_game, golden_faces, seats, starter }
    }
}

impl Default for SetupForm {
    fn default() -> SetupForm {
        SetupForm {
            edition: Edition::Original,
            options: Options::default(),
            seats: vec![SeatForm::default(), SeatForm::bot(SetupForm::USUAL_BOT)],
            starter: Starter::Lot,
        }
    }
}

impl SetupForm {
    /// The level a new bot gets: a fair match for a person who knows the game.
    pub const USUAL_BOT: Level = Level::Greedy;

    /// Reads a kept form; refuses it if anything in it is unknown.
    pub fn read(text: &str) -> Result<SetupForm, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The form as it is kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// One more seat, a person's; seven are the most.
    pub fn add_seat(&mut self) {
        if self.seats.len() < Seat::MOST {
            self.seats.push(SeatForm::default());
        }
    }

    /// Whoever sits at this place changes places with the one before; who is to begin is still to.
    pub fn move_up(&mut self, index: usize) {
        if index == 0 || index >= self.seats.len() {
            return;
        }
        self.seats.swap(index - 1, index);
        if let Starter::Seat(seat) = self.starter {
            let place = match seat.index() {
                at if at == index => index - 1,
                at if at + 1 == index => index,
                at => at,
            };
            self.starter = Starter::Seat(Seat::new(place as u8));
        }
    }

    /// One seat less; two are the fewest.
    pub fn remove_seat(&mut self, index: usize) {
        if self.seats.len() > Seat::FEWEST && index < self.seats.len() {
            self.seats.remove(index);
            self.starter = Starter::Lot;
        }
    }

    /// The link to this very table, with the dice of this number, which is the lot as well.
    pub fn link(&self, number: u64, texts: &SetupTexts) -> String {
        let opening = self.opening(number, texts);
        let link = GameLink {
            edition: opening.edition,
            options: opening.options,
            players: opening.players,
            first_player: opening.first_player,
            seed: Some(number),
            language: None,
        };
        Address::New(link.to_query()).to_hash()
    }

    /// The game this form describes. `lot` decides who begins where nobody has; the texts name the empty seats.
    pub fn opening(&self, lot: u64, texts: &SetupTexts) -> Opening {
        let players: Vec<Player> = self
            .seats
            .iter()
            .enumerate()
            .map(|(index, seat)| Player { name: seat.name_or_usual(index, texts), bot: seat.bot })
            .collect();
        let first_player = match self.starter {
            Starter::Seat(seat) if seat.index() < players.len() => seat,
            _ => Seat::new((lot % players.len().max(1) as u64) as u8),
        };
        Opening { edition: self.edition, options: self.options, players, first_player, start: None }
    }
}
