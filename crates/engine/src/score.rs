//! Who has how much, and who wins.

use super::{Figure, Game, Seat, Tile};

/// What the apple is worth to its owner (E12.2).
pub const APPLE_WORMS: u8 = 3;

/// What one player has at this moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// Worms on the tiles of the stack (O6.2).
    pub tile_worms: u8,
    /// Bratworms (E12.2).
    pub bratworms: u8,
    /// Worms for the apple (E12.2).
    pub apple: u8,
    /// The highest tile, which decides ties (O6.3); who has none ranks below (E12.3).
    pub highest: Option<Tile>,
    /// 1 for the winners, and so on; players equal in everything share a rank.
    pub rank: u8,
}

impl Standing {
    /// All worms together.
    pub const fn worms(self) -> u8 {
        self.tile_worms + self.bratworms + self.apple
    }

    fn key(self) -> (u8, Option<Tile>) {
        (self.worms(), self.highest)
    }
}

impl Game {
    /// The worms of one player at this moment (O6.2, E12.2).
    pub fn score(&self, seat: Seat) -> u8 {
        self.stack(seat).worms() + self.bratworms(seat) + self.apple(seat)
    }

    /// Everybody's standing at this moment, in the order of the seats.
    pub fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = self
            .seats()
            .map(|seat| Standing {
                seat,
                tile_worms: self.stack(seat).worms(),
                bratworms: self.bratworms(seat),
                apple: self.apple(seat),
                highest: self.stack(seat).highest(),
                rank: 1,
            })
            .collect();
        let keys: Vec<_> = standings.iter().map(|standing| standing.key()).collect();
        for standing in &mut standings {
            let better = keys.iter().filter(|key| **key > standing.key()).count();
            standing.rank = 1 + better as u8;
        }
        standings
    }

    /// The winners: none before the game is over, several only if equal in everything (E12.3).
    pub fn winners(&self) -> Vec<Seat> {
        if !self.is_over() {
            return Vec::new();
        }
        let first = self.standings().into_iter().filter(|standing| standing.rank == 1);
        first.map(|standing| standing.seat).collect()
    }

    fn apple(&self, seat: Seat) -> u8 {
        if self.specialist(seat) == Some(Figure::Apple) { APPLE_WORMS } else { 0 }
    }
}
