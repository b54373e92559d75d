//! Places around the table.

use std::fmt;

/// A player's place, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// Fewest players (O1.5).
    pub const FEWEST: usize = 2;
    /// Most players (O1.5).
    pub const MOST: usize = 7;

    /// The place with this number. Whether anyone sits there is for the table to say.
    pub const fn new(number: u8) -> Seat {
        Seat(number)
    }

    /// The number of the place.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of the place, for looking it up in a list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All places of a table, starting with 0.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(Seat::MOST) as u8).map(Seat)
    }

    /// The next place clockwise at a table of so many.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        if self.index() + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
