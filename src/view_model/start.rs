//! The start screen: what comes first, and the kept games with pictures of their tables.

use std::fmt::Write as _;

use engine::{Grill, Tile, TileSet};

use crate::{
    app::{Address, GameId, Look, Model, SavedGame, SavedGameState, SavedSeat},
    i18n::Messages,
};

/// What the start screen offers before all else. `public/shell.js` says the same before the program is here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstOffer {
    /// The handle of the entry, which is its picture's name too: `continue` or `play`.
    pub action: &'static str,
    pub address: String,
    pub words: &'static str,
    /// Whether nothing was ever played here: then it leads to the guided game, and there is a way past it.
    pub newcomer: bool,
}

impl FirstOffer {
    pub fn of(model: &Model) -> FirstOffer {
        let texts = &model.messages().start;
        let newcomer = model.play.is_none() && model.saved_games.is_empty();
        if let Some(address) = continue_address(model) {
            return FirstOffer {
                action: "continue",
                address,
                words: texts.continue_game,
                newcomer,
            };
        }
        let address = if newcomer { Address::Guide } else { Address::Play };
        FirstOffer { action: "play", address: address.to_hash(), words: texts.play, newcomer }
    }
}

/// Where "Continue" leads; none while no game is on.
pub fn continue_address(model: &Model) -> Option<String> {
    model.running_game().map(|id| Address::Table(id.clone()).to_hash())
}

/// One kept game in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGameRow {
    pub id: GameId,
    /// When it was last played, in milliseconds since 1970; 0 if that cannot be read. With every step of a game it is
    /// another one.
    pub updated: u64,
    pub summary: SavedGameSummary,
}

/// What is shown of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGameSummary {
    Readable {
        /// The edition.
        name: String,
        grill: GrillPicture,
        seats: Vec<SavedSeatRow>,
        /// Where it is played on or looked at.
        address: String,
        /// The words for going there.
        go: &'static str,
        /// Where a game that is over can be looked at once more.
        replay: Option<String>,
    },
    /// Why it cannot be read. It is kept, and can be exported.
    Unreadable(&'static str),
}

/// A player of a kept game, and what they have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSeatRow {
    pub seat: SavedSeat,
    pub look: Look,
    /// All of it in words.
    pub label: String,
}

/// A grill small enough for a list, as outlines of its tiles: each in its place of the grill, the worms going by rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrillPicture {
    pub open: String,
    pub down: String,
}

impl GrillPicture {
    pub fn of(grill: Grill) -> GrillPicture {
        GrillPicture { open: outlines(grill.open()), down: outlines(grill.down()) }
    }
}

fn outlines(tiles: TileSet) -> String {
    let mut path = String::new();
    for (column, row) in tiles.iter().map(place) {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h10v9h-10z", 3 + 13 * column, 3 + 12 * row);
    }
    path
}

/// Column and row: 21 to 36 in four rows, 11 and 13 beside the first two.
fn place(tile: Tile) -> (u8, u8) {
    match tile.number().checked_sub(21) {
        Some(above) => (above % 4, above / 4),
        None => (4, u8::from(tile.number() > 11)),
    }
}

/// The kept games, newest first: those that can be played on or cannot be read, and those that are over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGameLists {
    pub open: Vec<SavedGameRow>,
    pub finished: Vec<SavedGameRow>,
}

impl SavedGameLists {
    pub fn of(model: &Model) -> SavedGameLists {
        let row = |game: &SavedGame| SavedGameRow {
            id: game.id.clone(),
            updated: game.updated(),
            summary: summary(model, game),
        };
        let rows = |over: bool| {
            model.saved_games.iter().filter(|game| game.is_over() == over).map(row).collect()
        };
        SavedGameLists { open: rows(false), finished: rows(true) }
    }
}

fn summary(model: &Model, game: &SavedGame) -> SavedGameSummary {
    let messages = model.messages();
    let texts = &messages.start;
    match &game.state {
        SavedGameState::Newer => SavedGameSummary::Unreadable(texts.newer),
        SavedGameState::Damaged => SavedGameSummary::Unreadable(texts.unreadable),
        SavedGameState::Readable { edition, grill, seats, over, .. } => {
            let (address, go) = if *over {
                (Address::End(game.id.clone()), texts.look_at)
            } else {
                (Address::Table(game.id.clone()), texts.continue_game)
            };
            let rows = seats.iter().zip(model.settings.looks);
            SavedGameSummary::Readable {
                name: (messages.setup.editions)(*edition).name.to_owned(),
                grill: GrillPicture::of(*grill),
                seats: rows.map(|(seat, look)| row_of(messages, seat, look)).collect(),
                address: address.to_hash(),
                go,
                replay: over.then(|| Address::Replay { id: game.id.clone(), at: None }.to_hash()),
            }
        }
    }
}

fn row_of(messages: &Messages, seat: &SavedSeat, look: Look) -> SavedSeatRow {
    let label = (messages.start.kept_seat)(&seat.name, seat.worms, seat.won);
    SavedSeatRow { seat: seat.clone(), look, label }
}
