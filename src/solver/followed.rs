//! What one player's turn means to another: played after the first one's aim, judged by the other's.
#![allow(clippy::inline_always, reason = "these few instructions are what a solution consists of")]

use super::worth::{Blend, Bundle, Worth};

/// The aim of the player to move, and the chance to win that comes with it.
#[derive(Clone, Copy, Debug)]
pub struct Followed {
    /// What is made as high as possible.
    pub aim: f64,
    /// What is only watched.
    pub chance: f64,
}

impl Blend for Followed {
    #[inline(always)]
    fn or(self, other: Followed) -> Followed {
        let more = other.aim > self.aim;
        // Two selections and no branch: which one is better is anybody's guess.
        Followed {
            aim: if more { other.aim } else { self.aim },
            chance: if more { other.chance } else { self.chance },
        }
    }

    #[inline(always)]
    fn plus(self, other: Followed, weight: f64) -> Followed {
        Followed { aim: self.aim + other.aim * weight, chance: self.chance + other.chance * weight }
    }

    #[inline(always)]
    fn times(self, weight: f64) -> Followed {
        Followed { aim: self.aim * weight, chance: self.chance * weight }
    }
}

impl Worth for Followed {
    const NOTHING: Followed = Followed { aim: f64::NEG_INFINITY, chance: 0.0 };
    type Pack = FourFollowed;

    fn is_more_than(self, other: Followed) -> bool {
        self.aim > other.aim
    }
}

impl Bundle<Followed> for Followed {
    const SIZE: usize = 1;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> Followed) -> Followed {
        each(0)
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, Followed)) {
        each(0, self);
    }
}

/// Four of them side by side: one walk through the outcomes of a roll serves four states.
#[derive(Clone, Copy, Debug)]
pub struct FourFollowed(Followed, Followed, Followed, Followed);

impl Blend for FourFollowed {
    #[inline(always)]
    fn or(self, other: FourFollowed) -> FourFollowed {
        FourFollowed(self.0.or(other.0), self.1.or(other.1), self.2.or(other.2), self.3.or(other.3))
    }

    #[inline(always)]
    fn plus(self, other: FourFollowed, weight: f64) -> FourFollowed {
        FourFollowed(
            self.0.plus(other.0, weight),
            self.1.plus(other.1, weight),
            self.2.plus(other.2, weight),
            self.3.plus(other.3, weight),
        )
    }

    #[inline(always)]
    fn times(self, weight: f64) -> FourFollowed {
        FourFollowed(
            self.0.times(weight),
            self.1.times(weight),
            self.2.times(weight),
            self.3.times(weight),
        )
    }
}

impl Bundle<Followed> for FourFollowed {
    const SIZE: usize = 4;

    #[inline(always)]
    fn gather(mut each: impl FnMut(usize) -> Followed) -> FourFollowed {
        FourFollowed(each(0), each(1), each(2), each(3))
    }

    #[inline(always)]
    fn scatter(self, mut each: impl FnMut(usize, Followed)) {
        each(0, self.0);
        each(1, self.1);
        each(2, self.2);
        each(3, self.3);
    }
}
