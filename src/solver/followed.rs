//! What one player's turn means to another: played after the first one's aim, judged by the other's.

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
    #[inline]
    fn or(self, other: Followed) -> Followed {
        if other.aim > self.aim { other } else { self }
    }

    #[inline]
    fn plus(self, other: Followed, weight: f64) -> Followed {
        Followed { aim: self.aim + other.aim * weight, chance: self.chance + other.chance * weight }
    }

    #[inline]
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

    #[inline]
    fn gather(mut each: impl FnMut(usize) -> Followed) -> Followed {
        each(0)
    }

    #[inline]
    fn scatter(self, mut each: impl FnMut(usize, Followed)) {
        each(0, self);
    }
}

/// Four of them side by side: one walk through the outcomes of a roll serves four states.
#[derive(Clone, Copy, Debug)]
pub struct FourFollowed {
    aim: [f64; 4],
    chance: [f64; 4],
}

impl Blend for FourFollowed {
    #[inline]
    fn or(mut self, other: FourFollowed) -> FourFollowed {
        for lane in 0..4 {
            let more = other.aim[lane] > self.aim[lane];
            self.aim[lane] = if more { other.aim[lane] } else { self.aim[lane] };
            self.chance[lane] = if more { other.chance[lane] } else { self.chance[lane] };
        }
        self
    }

    #[inline]
    fn plus(mut self, other: FourFollowed, weight: f64) -> FourFollowed {
        for lane in 0..4 {
            self.aim[lane] += other.aim[lane] * weight;
            self.chance[lane] += other.chance[lane] * weight;
        }
        self
    }

    #[inline]
    fn times(self, weight: f64) -> FourFollowed {
        FourFollowed {
            aim: self.aim.map(|aim| aim * weight),
            chance: self.chance.map(|chance| chance * weight),
        }
    }
}

impl Bundle<Followed> for FourFollowed {
    const SIZE: usize = 4;

    #[inline]
    fn gather(mut each: impl FnMut(usize) -> Followed) -> FourFollowed {
        let all = [each(0), each(1), each(2), each(3)];
        FourFollowed { aim: all.map(|one| one.aim), chance: all.map(|one| one.chance) }
    }

    #[inline]
    fn scatter(self, mut each: impl FnMut(usize, Followed)) {
        for lane in 0..4 {
            each(lane, Followed { aim: self.aim[lane], chance: self.chance[lane] });
        }
    }
}
