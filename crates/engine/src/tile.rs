//! Tiles with worms (players read "portions"), and sets of them.

use std::fmt;

/// A tile: 21-36, in the extended game also 11 and 13 (O1.1, E1.1).
///
/// ```
/// use engine::Tile;
///
/// let highest = Tile::new(36).unwrap();
/// assert_eq!(highest.worms(), 4);
/// assert_eq!(Tile::new(12), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// The low tile that carries the canned worm at the start of the extended game.
    pub const ELEVEN: Tile = Tile(11);
    /// The other low tile of the extended game.
    pub const THIRTEEN: Tile = Tile(13);

    /// The tile with this number, if any edition has one.
    pub const fn new(number: u8) -> Option<Tile> {
        match number {
            11 | 13 | 21..=36 => Some(Tile(number)),
            _ => None,
        }
    }

    /// The number on the tile.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many worms lie on it (O1.2, E1.2).
    pub const fn worms(self) -> u8 {
        match self.0 {
            0..25 => 1,
            25..29 => 2,
            29..33 => 3,
            _ => 4,
        }
    }

    /// 11 and 13 are taken only exactly and never stolen (E3.2-E3.4).
    pub const fn is_low(self) -> bool {
        self.0 < 21
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({})", self.0)
    }
}

/// A set of tiles, as one machine word: bit `n` stands for tile `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile at all.
    pub const EMPTY: TileSet = TileSet(0);
    /// 21-36 (O1.1).
    pub const ORDINARY: TileSet = TileSet(((1 << 37) - 1) & !((1 << 21) - 1));
    /// 11 and 13 (E1.1).
    pub const LOW: TileSet = TileSet(1 << 11 | 1 << 13);

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// The tiles with a number below this one.
    #[must_use]
    pub const fn below(self, number: u8) -> TileSet {
        if number >= 64 { self } else { TileSet(self.0 & ((1 << number) - 1)) }
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a tile; false if it was there already.
    pub const fn insert(&mut self, tile: Tile) -> bool {
        let new = !self.contains(tile);
        self.0 |= 1 << tile.0;
        new
    }

    /// Takes a tile out; false if it was not there.
    pub const fn remove(&mut self, tile: Tile) -> bool {
        let there = self.contains(tile);
        self.0 &= !(1 << tile.0);
        there
    }

    /// The tile with the lowest number.
    pub const fn lowest(self) -> Option<Tile> {
        Tile::new(self.0.trailing_zeros() as u8)
    }

    /// The tile with the highest number.
    pub const fn highest(self) -> Option<Tile> {
        Tile::new(63u8.wrapping_sub(self.0.leading_zeros() as u8))
    }

    /// The tiles in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let tile = rest.lowest()?;
            rest.remove(tile);
            Some(tile)
        })
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tile::number)).finish()
    }
}
