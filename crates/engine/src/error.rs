//! Refusals, each with a reason from a closed list.

use thiserror::Error;

use super::{Action, Figure, Rule, Seat, Tile};

/// An action the rules do not allow now. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct IllegalAction {
    /// What was tried.
    pub action: Action,
    /// Why it is refused.
    pub why: Illegal,
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over ({})", self.rule())]
    GameOver,
    /// Something else is due.
    #[error("something else is due now ({})", self.rule())]
    NotNow,
    /// Another number of dice is to be rolled.
    #[error("{expected} dice are to be rolled ({})", self.rule())]
    DiceCount {
        /// How many, without the golden die where that is still open.
        expected: u8,
    },
    /// The golden die has no such face at this table (E8.2).
    #[error("the golden die has no such face here ({})", self.rule())]
    GoldenFace,
    /// No die of the roll shows this value.
    #[error("no die of the roll shows this value ({})", self.rule())]
    FaceNotRolled,
    /// This value was laid aside before in the turn (O3.3).
    #[error("this value was laid aside before ({})", self.rule())]
    FaceAlreadyKept,
    /// The player owns no weasel, or has used it in this turn already.
    #[error("no weasel is ready ({})", self.rule())]
    WeaselNotReady,
    /// Nothing is laid aside yet (O4.1).
    #[error("nothing is laid aside yet ({})", self.rule())]
    NothingLaidAside,
    /// The sheet of 2005 does not offer a stop that would fail while there are dice to roll (L2.1).
    #[error("stopping would fail, and there are dice to roll ({})", self.rule())]
    MustRoll,
    /// There is no steal to leave, or no lower tile to take instead (L3.3).
    #[error("there is no steal that could be left ({})", self.rule())]
    NoStealToLeave,
    /// That player cannot give a bratworm (E4.4).
    #[error("that player cannot give a bratworm ({})", self.rule())]
    NotAGiver,
    /// That specialist is not one of the two in hand (E5.5).
    #[error("that specialist is not in hand ({})", self.rule())]
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

/// Why a table cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Not 2-7 players (O1.5).
    #[error("a table has 2 to 7 players (O1.5)")]
    PlayerCount,
    /// Nobody sits where the first player should.
    #[error("nobody sits where the first player should")]
    FirstPlayer,
    /// The table to start from is not a possible one.
    #[error(transparent)]
    Start(#[from] StartDefect),
}

/// What is wrong with a table to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartDefect {
    /// Nobody sits where the player to move should.
    #[error("nobody sits where the player to move should")]
    Current,
    /// Not one stack, or not one count of bratworms, for every player.
    #[error("stacks and bratworms have to be given for every player")]
    Seats,
    /// A tile that the edition does not have.
    #[error("this edition has no portion {0}")]
    ForeignTile(Tile),
    /// A tile in two places.
    #[error("portion {0} is in two places")]
    TileTwice(Tile),
    /// A tile nowhere.
    #[error("portion {0} is nowhere")]
    TileMissing(Tile),
    /// A figure that the edition does not have, or named twice.
    #[error("`{0}` is not in this edition, or named twice")]
    ForeignFigure(Figure),
    /// A figure on a tile that does not lie open on the grill.
    #[error("`{0}` does not stand on an open portion")]
    FigureNotOnOpenTile(Figure),
    /// Two figures on one tile.
    #[error("two figures stand on portion {0}")]
    TileCrowded(Tile),
    /// A figure with somebody who is not at the table, or who only chooses yet.
    #[error("`{0}` is with nobody at this table")]
    FigureOwner(Figure),
    /// The raven with a player (E7.1).
    #[error("nobody can own the raven (E7.1)")]
    RavenOwned,
    /// A player with two specialists (E5.6).
    #[error("player {0} has two specialists (E5.6)")]
    TwoSpecialists(Seat),
    /// Bratworms and supply are not seven together (or not none, where there are none).
    #[error("the bratworms do not add up (E1.4)")]
    Bratworms,
}
