//! What one player's turn means to another: played after the first one's aim, judged by the other's.
#![allow(clippy::inline_always, reason = "these few instructions are what a solution consists of")]

use super::worth::{Blend, Bundle, Four, Worth};

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
    type Pack = Four<Followed>;

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
