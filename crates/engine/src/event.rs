//! What happened, in order, for animation, speech and the log.

use super::{Claim, Dice, Face, Failure, Figure, Place, Rule, Seat, Tile};

/// One thing that happened. What is seen, heard or written about a game comes from these alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Dice were rolled.
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// Whether the last die is the golden one.
        golden: bool,
        /// Whether the weasel brought this roll instead of another (E11).
        weasel: bool,
    },
    /// Only values already aside came up, but the weasel is ready: the player has to choose (E11.2).
    DeadRollWaits {
        /// Whose roll it is.
        seat: Seat,
    },
    /// Dice were laid aside.
    LaidAside {
        /// Who did it.
        seat: Seat,
        /// The value.
        face: Face,
        /// How many dice.
        count: u8,
    },
    /// The player stopped, and this is what the dice count.
    Stopped {
        /// Who stopped.
        seat: Seat,
        /// The sum, the canned worm included.
        sum: u8,
        /// Whether the canned worm stood in (E10.1).
        canned: bool,
    },
    /// What stopping gave. The moves of tiles and figures follow from it.
    Claimed {
        /// Who gets it.
        seat: Seat,
        /// What it is.
        claim: Claim,
        /// The rule behind it.
        rule: Rule,
    },
    /// A bratworm changed hands.
    BratwormGained {
        /// Who gets it.
        seat: Seat,
        /// The player who gives it; none for the supply.
        from: Option<Seat>,
        /// The double 1 (E4.1) or the raven (E7.2).
        source: BratwormSource,
    },
    /// A bratworm was due, but nobody could give one (E4.5).
    BratwormMissed {
        /// Who would have got it.
        seat: Seat,
        /// The double 1 (E4.1) or the raven (E7.2).
        source: BratwormSource,
    },
    /// The attempt failed.
    Failed {
        /// Whose it was.
        seat: Seat,
        /// Why.
        why: Failure,
        /// The rule behind it.
        rule: Rule,
    },
    /// A tile went back to the grill (O5.2).
    TileReturned {
        /// Who returned it.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A tile was turned face-down for the rest of the game (O5.3; L5 if it is the returned one).
    TileTurned {
        /// The tile.
        tile: Tile,
        /// The rule behind it.
        rule: Rule,
    },
    /// A failure turned no tile.
    NothingTurned {
        /// Why: O5.4 (the returned one is the highest), O5.5 (none to return), E9.3 or E9.4 (the hen).
        rule: Rule,
    },
    /// A figure changed its place.
    FigureMoved {
        /// The figure.
        figure: Figure,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
        /// The rule behind it.
        rule: Rule,
    },
    /// The next turn begins (O3.6).
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
    },
    /// The last open tile is gone (O6.1). The standing is the game's to tell.
    Ended,
}

/// What brings a bratworm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BratwormSource {
    /// At least two 1s laid aside together (E4.1).
    DoubleOne,
    /// The tile under the raven (E7.2).
    Raven,
}

/// What one action brought about, in order.
pub type Events = Vec<Event>;
