//! A player's stack of tiles.

use arrayvec::ArrayVec;

use super::Tile;

/// A player's tiles, bottom first. Only the top one is visible to others (O4.8).
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Stack(ArrayVec<Tile, 18>);

impl Stack {
    pub(crate) const EMPTY: Stack = Stack(ArrayVec::new_const());

    /// The tiles, bottom first.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// The only tile that can be stolen or has to be returned.
    pub fn top(&self) -> Option<Tile> {
        self.0.last().copied()
    }

    /// The worms on all tiles.
    pub fn worms(&self) -> u8 {
        self.0.iter().map(|tile| tile.worms()).sum()
    }

    /// The highest number anywhere in the stack; it decides ties (O6.3).
    pub fn highest(&self) -> Option<Tile> {
        self.0.iter().copied().max()
    }

    /// Lays a tile on top. Eighteen fit, and no table has more.
    pub(crate) fn push(&mut self, tile: Tile) {
        self.0.push(tile);
    }

    /// Takes the top tile away.
    pub(crate) fn pop(&mut self) -> Option<Tile> {
        self.0.pop()
    }
}
