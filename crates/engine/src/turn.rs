//! What has been laid aside in the turn that is being played.

use arrayvec::ArrayVec;

use super::{Dice, Face, FaceSet};

/// Dice of one value, laid aside together (O3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aside {
    /// The value.
    pub face: Face,
    /// How many dice show it.
    pub count: u8,
}

/// Whether the golden die takes part in the turn (E8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum GoldenDie {
    /// It does not: nobody's turn to use it, not decided yet, or left out.
    #[default]
    Absent,
    /// It is rolled with the others, as the last of them.
    Rolling,
    /// It has been laid aside, with this value up.
    Aside(Face),
}

/// One player's turn so far.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Turn {
    aside: ArrayVec<Aside, 6>,
    pub(crate) golden: GoldenDie,
    pub(crate) weasel_used: bool,
    worms_before: u8,
}

impl Turn {
    /// A turn before its first roll, of a player who has so many worms.
    pub(crate) fn of_player_with(worms_before: u8) -> Turn {
        Turn { worms_before, ..Turn::default() }
    }

    /// What was laid aside, in that order.
    pub fn aside(&self) -> &[Aside] {
        &self.aside
    }

    /// The values that cannot be laid aside again (O3.3).
    pub fn used(&self) -> FaceSet {
        self.aside.iter().map(|aside| aside.face).collect()
    }

    /// The points of all dice laid aside (O4.1).
    pub fn points(&self) -> u8 {
        self.aside.iter().map(|aside| aside.face.points() * aside.count).sum()
    }

    /// Whether a die with a worm is among them (O4.2).
    pub fn has_worm(&self) -> bool {
        self.used().contains(Face::Worm)
    }

    /// How many dice are not laid aside.
    pub fn dice_left(&self) -> u8 {
        let all = Dice::WHITE + u8::from(self.golden != GoldenDie::Absent);
        all - self.aside.iter().map(|aside| aside.count).sum::<u8>()
    }

    /// Whether nothing has been laid aside: the turn is still to begin, or its first roll lies there.
    pub fn is_fresh(&self) -> bool {
        self.aside.is_empty()
    }

    /// Where the golden die is in this turn.
    pub fn golden(&self) -> GoldenDie {
        self.golden
    }

    /// The value the golden die was laid aside with.
    pub fn golden_aside(&self) -> Option<Face> {
        match self.golden {
            GoldenDie::Aside(face) => Some(face),
            _ => None,
        }
    }

    /// Whether the weasel has been used in this turn (E11.3).
    pub fn weasel_used(&self) -> bool {
        self.weasel_used
    }

    /// The worms its player had when the turn began: what it brings is counted from there.
    pub fn worms_before(&self) -> u8 {
        self.worms_before
    }

    /// Lays aside all dice of the roll that show this value, and says how many.
    pub(crate) fn lay_aside(&mut self, rolled: &Dice, face: Face) -> u8 {
        let count = rolled.count(face);
        // There are six values, and each is laid aside once.
        self.aside.push(Aside { face, count });
        if self.golden == GoldenDie::Rolling && rolled.last() == Some(face) {
            self.golden = GoldenDie::Aside(face);
        }
        count
    }
}
