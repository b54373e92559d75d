//! What a player may pick, and what was done.

use arrayvec::ArrayVec;

use super::{Dice, Face, Figure, Seat};

/// Something a player may do now. Where chance is involved it says how many dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Roll so many dice. Before the first roll, nine means: with the golden die (E8.1).
    Roll(u8),
    /// Lay aside all dice of this value (O3.2).
    Keep(Face),
    /// Roll all so many dice on the table once more (E11.1).
    Weasel(u8),
    /// Leave the weasel and accept the dead roll (E11.2).
    AcceptBust,
    /// End the turn (O4.1).
    Stop,
    /// End the turn, leave the steal and take the next lower tile (L3.3).
    StopLower,
    /// Take the bratworm from this player (E4.4).
    TakeBratworm(Seat),
    /// Put this one of two specialists back (E5.5).
    ReturnFigure(Figure),
}

impl Choice {
    /// How many dice chance has to show before this becomes an [`Action`].
    pub const fn dice(self) -> Option<u8> {
        match self {
            Choice::Roll(dice) | Choice::Weasel(dice) => Some(dice),
            _ => None,
        }
    }

    /// The action this is without further ado; none where chance has to speak first.
    ///
    /// ```
    /// use engine::{Action, Choice, Face};
    ///
    /// assert_eq!(Choice::Keep(Face::Worm).action(), Some(Action::Keep(Face::Worm)));
    /// assert_eq!(Choice::Roll(8).action(), None);
    /// ```
    pub const fn action(self) -> Option<Action> {
        match self {
            Choice::Roll(_) | Choice::Weasel(_) => None,
            choice => Some(choice.with(Dice::none())),
        }
    }

    /// The action this becomes once chance has spoken. Dice are ignored where none are rolled.
    pub const fn with(self, dice: Dice) -> Action {
        match self {
            Choice::Roll(_) => Action::Roll(dice),
            Choice::Weasel(_) => Action::Weasel(dice),
            Choice::Keep(face) => Action::Keep(face),
            Choice::AcceptBust => Action::AcceptBust,
            Choice::Stop => Action::Stop,
            Choice::StopLower => Action::StopLower,
            Choice::TakeBratworm(seat) => Action::TakeBratworm(seat),
            Choice::ReturnFigure(figure) => Action::ReturnFigure(figure),
        }
    }
}

/// A choice with its chance resolved: the unit a game is recorded in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The dice not laid aside come up like this.
    Roll(Dice),
    /// All dice of this value are laid aside.
    Keep(Face),
    /// The dice on the table come up like this instead.
    Weasel(Dice),
    /// The weasel is left, the failure accepted.
    AcceptBust,
    /// The turn ends with what the sum gives.
    Stop,
    /// The turn ends with the next lower tile instead of a steal.
    StopLower,
    /// The bratworm comes from this player.
    TakeBratworm(Seat),
    /// This specialist goes back to the grill.
    ReturnFigure(Figure),
}

impl Action {
    /// The choice this action makes.
    pub const fn choice(self) -> Choice {
        match self {
            Action::Roll(dice) => Choice::Roll(dice.len()),
            Action::Keep(face) => Choice::Keep(face),
            Action::Weasel(dice) => Choice::Weasel(dice.len()),
            Action::AcceptBust => Choice::AcceptBust,
            Action::Stop => Choice::Stop,
            Action::StopLower => Choice::StopLower,
            Action::TakeBratworm(seat) => Choice::TakeBratworm(seat),
            Action::ReturnFigure(figure) => Choice::ReturnFigure(figure),
        }
    }
}

/// Everything a player may do now, in the order of the record format. Empty when the game is over.
pub type Choices = ArrayVec<Choice, 8>;
