//! Refusals, each with a reason from a closed list.

use std::fmt;

use super::{Action, Figure, Rule, Seat, Tile};

/// An action the rules do not allow now. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalAction {
    /// What was tried.
    pub action: Action,
    /// Why it is refused.
    pub why: Illegal,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Something else is due.
    NotNow,
    /// Another number of dice is to be rolled.
    DiceCount {
        /// How many, without the golden die where that is still open.
        expected: u8,
    },
    /// The golden die has no such face at this table (E8.2).
    GoldenFace,
    /// No die of the roll shows this value.
    FaceNotRolled,
    /// This value was laid aside before in the turn (O3.3).
    FaceAlreadyKept,
    /// No weasel of his own, or used in this turn already.
    WeaselNotReady,
    /// Nothing is laid aside yet (O4.1).
    NothingLaidAside,
    /// The sheet of 2005 does not offer a stop that would fail while he can roll (L2.1).
    MustRoll,
    /// There is no steal to leave, or no lower portion to take instead (L3.3).
    NoStealToLeave,
    /// That player cannot give a bratworm (E4.4).
    NotAGiver,
    /// That specialist is not one of the two in hand (E5.5).
    NotInHand,
}

impl Illegal {
    /// The rule that forbids it.
    pub const fn rule(self) -> Rule {
        match self {
            Illegal::GameOver => Rule::O6_1,
            Illegal::NotNow | Illegal::DiceCount { .. } => Rule::O3_4,
            Illegal::GoldenFace => Rule::E8_2,
            Illegal::FaceNotRolled => Rule::O3_2,
            Illegal::FaceAlreadyKept => Rule::O3_3,
            Illegal::WeaselNotReady => Rule::E11_3,
            Illegal::NothingLaidAside => Rule::O4_1,
            Illegal::MustRoll => Rule::L2_1,
            Illegal::NoStealToLeave => Rule::L3_3,
            Illegal::NotAGiver => Rule::E4_4,
            Illegal::NotInHand => Rule::E5_5,
        }
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not allowed: {:?} ({})", self.action, self.why, self.why.rule())
    }
}

impl std::error::Error for IllegalAction {}

/// Why a table cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Not 2-7 players (O1.5).
    PlayerCount,
    /// Nobody sits where the first player should.
    FirstPlayer,
    /// The table to start from is not a possible one.
    Start(StartDefect),
}

/// What is wrong with a table to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartDefect {
    /// Nobody sits where the player to move should.
    Current,
    /// Not one stack, or not one count of bratworms, for every player.
    Seats,
    /// A portion that the edition does not have.
    ForeignTile(Tile),
    /// A portion in two places.
    TileTwice(Tile),
    /// A portion nowhere.
    TileMissing(Tile),
    /// A figure that the edition does not have, or named twice.
    ForeignFigure(Figure),
    /// A figure on a portion that does not lie open on the grill.
    FigureNotOnOpenTile(Figure),
    /// Two figures on one portion.
    TileCrowded(Tile),
    /// A figure with somebody who is not at the table, or who only chooses yet.
    FigureOwner(Figure),
    /// The raven with a player (E7.1).
    RavenOwned,
    /// A player with two specialists (E5.6).
    TwoSpecialists(Seat),
    /// Bratworms and supply are not seven together (or not none, where there are none).
    Bratworms,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the table cannot be set up: {self:?}")
    }
}

impl std::error::Error for SetupError {}
