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
    /// There is no steal to leave, or no lower tile to take instead (L3.3).
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

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = self.rule();
        match self {
            Illegal::GameOver => write!(f, "the game is over ({rule})"),
            Illegal::NotNow => write!(f, "something else is due now ({rule})"),
            Illegal::DiceCount { expected } => {
                write!(f, "{expected} dice are to be rolled ({rule})")
            }
            Illegal::GoldenFace => write!(f, "the golden die has no such face here ({rule})"),
            Illegal::FaceNotRolled => write!(f, "no die of the roll shows this value ({rule})"),
            Illegal::FaceAlreadyKept => write!(f, "this value was laid aside before ({rule})"),
            Illegal::WeaselNotReady => write!(f, "no weasel is ready ({rule})"),
            Illegal::NothingLaidAside => write!(f, "nothing is laid aside yet ({rule})"),
            Illegal::MustRoll => {
                write!(f, "stopping would fail, and there are dice to roll ({rule})")
            }
            Illegal::NoStealToLeave => write!(f, "there is no steal that could be left ({rule})"),
            Illegal::NotAGiver => write!(f, "that player cannot give a bratworm ({rule})"),
            Illegal::NotInHand => write!(f, "that specialist is not in hand ({rule})"),
        }
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
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
    /// A tile that the edition does not have.
    ForeignTile(Tile),
    /// A tile in two places.
    TileTwice(Tile),
    /// A tile nowhere.
    TileMissing(Tile),
    /// A figure that the edition does not have, or named twice.
    ForeignFigure(Figure),
    /// A figure on a tile that does not lie open on the grill.
    FigureNotOnOpenTile(Figure),
    /// Two figures on one tile.
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
        match self {
            SetupError::PlayerCount => f.write_str("a table has 2 to 7 players (O1.5)"),
            SetupError::FirstPlayer => f.write_str("nobody sits where the first player should"),
            SetupError::Start(defect) => defect.fmt(f),
        }
    }
}

impl fmt::Display for StartDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartDefect::Current => f.write_str("nobody sits where the player to move should"),
            StartDefect::Seats => {
                f.write_str("stacks and bratworms have to be given for every player")
            }
            StartDefect::ForeignTile(tile) => {
                write!(f, "this edition has no portion {}", tile.number())
            }
            StartDefect::TileTwice(tile) => {
                write!(f, "portion {} is in two places", tile.number())
            }
            StartDefect::TileMissing(tile) => write!(f, "portion {} is nowhere", tile.number()),
            StartDefect::ForeignFigure(figure) => {
                write!(f, "`{}` is not in this edition, or named twice", figure.name())
            }
            StartDefect::FigureNotOnOpenTile(figure) => {
                write!(f, "`{}` does not stand on an open portion", figure.name())
            }
            StartDefect::TileCrowded(tile) => {
                write!(f, "two figures stand on portion {}", tile.number())
            }
            StartDefect::FigureOwner(figure) => {
                write!(f, "`{}` is with nobody at this table", figure.name())
            }
            StartDefect::RavenOwned => f.write_str("nobody can own the raven (E7.1)"),
            StartDefect::TwoSpecialists(seat) => {
                write!(f, "player {} has two specialists (E5.6)", seat.number())
            }
            StartDefect::Bratworms => f.write_str("the bratworms do not add up (E1.4)"),
        }
    }
}

impl std::error::Error for SetupError {}
