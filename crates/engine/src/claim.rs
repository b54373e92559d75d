//! What stopping gives.

use super::{Rule, Seat, Tile};

/// What the dice aside count when the player stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The sum, five points of the canned worm included.
    pub sum: u8,
    /// Whether there is a worm: on a die, or from the can.
    pub worm: bool,
    /// Whether the canned worm stands in (E10.1).
    pub canned: bool,
}

/// What a player gets who stops now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A tile from the grill: exactly the sum (O4.3), or the nearest below it (O4.5).
    Take {
        /// The tile.
        tile: Tile,
        /// Whether it has exactly the number of the sum.
        exact: bool,
    },
    /// The top tile of another player (O4.4).
    Steal {
        /// The tile.
        tile: Tile,
        /// Whose stack it lies on.
        from: Seat,
    },
    /// The hen that guards the tile with exactly this sum, instead of the tile (E9.2).
    TakeHen {
        /// The tile that stays where it is.
        guarded: Tile,
        /// The hen's owner.
        from: Seat,
    },
}

impl Claim {
    /// The tile that comes with the claim; none with the hen.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Claim::Take { tile, .. } | Claim::Steal { tile, .. } => Some(tile),
            Claim::TakeHen { .. } => None,
        }
    }

    /// The rule that gives it.
    pub const fn rule(self) -> Rule {
        match self {
            Claim::Take { tile, exact: true } if tile.is_low() => Rule::E3_2,
            Claim::Take { exact: true, .. } => Rule::O4_3,
            Claim::Take { exact: false, .. } => Rule::O4_5,
            Claim::Steal { .. } => Rule::O4_4,
            Claim::TakeHen { .. } => Rule::E9_2,
        }
    }
}

/// Why an attempt failed (O5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Every value of the roll was aside already.
    DeadRoll,
    /// A stop without a worm.
    NoWorm {
        /// What the dice counted.
        sum: u8,
    },
    /// A stop with a sum that gives nothing.
    NoTile {
        /// What the dice counted.
        sum: u8,
    },
}

impl Failure {
    /// The rule that makes it a failure.
    pub const fn rule(self) -> Rule {
        match self {
            Failure::DeadRoll => Rule::O5_1,
            Failure::NoWorm { .. } => Rule::O4_2,
            Failure::NoTile { .. } => Rule::O4_7,
        }
    }
}
