//! The games that are kept, as the start screen lists them.

use super::GameId;
use engine::Edition;
use record::{Save, SaveError};

/// One kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelved {
    /// Its name.
    pub id: GameId,
    /// What is known of it.
    pub state: ShelvedState,
}

/// What is known of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShelvedState {
    /// It can be played on, or looked at.
    Readable {
        /// The rules it is played by.
        edition: Edition,
        /// Everybody's name and worms.
        standing: Vec<(String, u8)>,
        /// When it was last played, in milliseconds since 1970.
        updated: u64,
        /// Whether it is over.
        over: bool,
    },
    /// A later version of the app wrote it. It is kept, and can be exported.
    Newer,
    /// It cannot be read. It is kept, and can be exported.
    Damaged,
}

impl Shelved {
    /// Looks at a kept game without changing anything.
    pub fn look_at(id: GameId, text: &str) -> Shelved {
        let state = match Save::read(text) {
            Ok((save, game)) => ShelvedState::Readable {
                edition: game.edition(),
                standing: game
                    .seats()
                    .zip(&save.record.opening.players)
                    .map(|(seat, player)| (player.name.clone(), game.score(seat)))
                    .collect(),
                updated: save.updated,
                over: game.is_over(),
            },
            Err(SaveError::Newer) => ShelvedState::Newer,
            Err(SaveError::Damaged(_)) => ShelvedState::Damaged,
        };
        Shelved { id, state }
    }

    /// When it was last played; what cannot be read comes last.
    pub fn updated(&self) -> u64 {
        match self.state {
            ShelvedState::Readable { updated, .. } => updated,
            _ => 0,
        }
    }

    /// Whether it can be played on.
    pub fn is_running(&self) -> bool {
        matches!(self.state, ShelvedState::Readable { over: false, .. })
    }
}
