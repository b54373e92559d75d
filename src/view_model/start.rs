//! The start screen: the game to go on with, and the kept ones.

use crate::{
    app::{Address, GameId, Model, SavedGame, SavedGameState},
    i18n::Messages,
};

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

/// What is said of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGameSummary {
    Readable {
        /// The edition.
        name: String,
        /// Everybody's name and worms.
        standing: String,
        /// Where it is played on or looked at.
        address: String,
        /// The words for going there.
        go: &'static str,
    },
    /// Why it cannot be read. It is kept, and can be exported.
    Unreadable(&'static str),
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
            summary: summary(game, model.messages()),
        };
        let rows = |over: bool| {
            model.saved_games.iter().filter(|game| game.is_over() == over).map(row).collect()
        };
        SavedGameLists { open: rows(false), finished: rows(true) }
    }
}

fn summary(game: &SavedGame, messages: &Messages) -> SavedGameSummary {
    let texts = &messages.start;
    match &game.state {
        SavedGameState::Newer => SavedGameSummary::Unreadable(texts.newer),
        SavedGameState::Damaged => SavedGameSummary::Unreadable(texts.unreadable),
        SavedGameState::Readable { edition, standing, over, .. } => {
            let (address, go) = if *over {
                (Address::End(game.id.clone()), texts.look_at)
            } else {
                (Address::Table(game.id.clone()), texts.continue_game)
            };
            let standing = standing.iter().map(|(name, worms)| format!("{name} {worms}"));
            SavedGameSummary::Readable {
                name: (messages.setup.editions)(*edition).name.to_owned(),
                standing: standing.collect::<Vec<_>>().join(" · "),
                address: address.to_hash(),
                go,
            }
        }
    }
}
