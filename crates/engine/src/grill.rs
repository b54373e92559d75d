//! The grill: tiles in the middle of the table.

use super::{Edition, Tile, TileSet};

/// The tiles that nobody has: open ones, and those turned face-down for the rest of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grill {
    pub(crate) open: TileSet,
    pub(crate) down: TileSet,
}

impl Grill {
    /// All tiles of the edition, open (O1.4, E1.1).
    pub fn full(edition: Edition) -> Grill {
        let open = if edition.has_specialists() {
            TileSet::ORDINARY.union(TileSet::LOW)
        } else {
            TileSet::ORDINARY
        };
        Grill { open, down: TileSet::EMPTY }
    }

    /// The open tiles.
    pub fn open(&self) -> TileSet {
        self.open
    }

    /// The tiles turned face-down.
    pub fn down(&self) -> TileSet {
        self.down
    }

    /// The nearest open tile below the sum (O4.5). 11 and 13 are never that (E3.3).
    pub fn next_below(&self, sum: u8) -> Option<Tile> {
        self.open.without(TileSet::LOW).below(sum).highest()
    }

    /// Turns an open tile face-down for the rest of the game (O5.3).
    pub(crate) fn turn(&mut self, tile: Tile) {
        if self.open.remove(tile) {
            self.down.insert(tile);
        }
    }
}
