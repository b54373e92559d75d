//! The games that are kept, as the start screen lists them.

use super::GameId;
use engine::{Edition, Game, Grill, Tile};
use record::{Save, SaveError};

/// One kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Its name.
    pub id: GameId,
    /// What is known of it.
    pub state: SavedGameState,
}

/// One player of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSeat {
    pub name: String,
    pub worms: u8,
    /// The top tile of the stack.
    pub top: Option<Tile>,
    /// Whether the game is over, and this player has won it.
    pub won: bool,
}

/// What is known of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedGameState {
    /// It can be played on, or looked at.
    Readable {
        /// The rules it is played by.
        edition: Edition,
        /// What lies on the grill.
        grill: Grill,
        /// Who sits where, and what they have.
        seats: Vec<SavedSeat>,
        /// When it was last played, in milliseconds since 1970.
        updated: u64,
        /// Whether it is over.
        over: bool,
        /// Whether nobody has made a move yet.
        untouched: bool,
    },
    /// A later version of the app wrote it. It is kept, and can be exported.
    Newer,
    /// It cannot be read. It is kept, and can be exported.
    Damaged,
}

fn seats(game: &Game, save: &Save) -> Vec<SavedSeat> {
    let standings = game.standings();
    let won = |seat| standings.iter().any(|it| it.seat == seat && it.rank == 1);
    let players = game.seats().zip(&save.record.opening.players);
    let seat = players.map(|(seat, player)| SavedSeat {
        name: player.name.clone(),
        worms: game.score(seat),
        top: game.stack(seat).top(),
        won: game.is_over() && won(seat),
    });
    seat.collect()
}

impl SavedGame {
    /// Looks at a kept game without changing anything.
    pub fn look_at(id: GameId, text: &str) -> SavedGame {
        let state = match Save::read(text) {
            Ok((save, game)) => SavedGameState::Readable {
                edition: game.edition(),
                grill: *game.grill(),
                seats: seats(&game, &save),
                updated: save.updated,
                over: game.is_over(),
                untouched: save.record.is_untouched(),
            },
            Err(SaveError::Newer) => SavedGameState::Newer,
            Err(SaveError::Damaged(_)) => SavedGameState::Damaged,
        };
        SavedGame { id, state }
    }

    /// When it was last played; what cannot be read comes last.
    pub fn updated(&self) -> u64 {
        match self.state {
            SavedGameState::Readable { updated, .. } => updated,
            _ => 0,
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state, SavedGameState::Readable { over: true, .. })
    }

    /// Whether nobody has made a move in it yet.
    pub fn is_untouched(&self) -> bool {
        matches!(self.state, SavedGameState::Readable { untouched: true, over: false, .. })
    }

    /// Whether it can be played on.
    pub fn is_running(&self) -> bool {
        matches!(self.state, SavedGameState::Readable { over: false, .. })
    }
}
