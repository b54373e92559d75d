//! What a turn means that is played for one thing and judged by another (policy evaluation).
#![allow(clippy::inline_always, reason = "these few instructions are what a solution consists of")]

use engine::Seat;

use crate::value::{Lanes4, Value, ValueOps};

/// What the player to move plays for, and the win probability that comes with it: a rival's turn, as it is to the others.
#[derive(Clone, Copy, Debug)]
pub struct PolicyValue {
    /// What is made as high as possible.
    pub objective: f64,
    /// What is only watched.
    pub win_probability: f64,
}

impl Value for PolicyValue {
    const WORST: PolicyValue = PolicyValue { objective: f64::NEG_INFINITY, win_probability: 0.0 };
    type Widest = Lanes4<PolicyValue>;

    fn is_better_than(self, other: PolicyValue) -> bool {
        self.objective > other.objective
    }
}

impl ValueOps for PolicyValue {
    #[inline(always)]
    fn better_of(self, other: PolicyValue) -> PolicyValue {
        let better = other.objective > self.objective;
        // Two selections and no branch: which one is better is anybody's guess.
        PolicyValue {
            objective: if better { other.objective } else { self.objective },
            win_probability: if better { other.win_probability } else { self.win_probability },
        }
    }

    #[inline(always)]
    fn plus(self, other: PolicyValue, weight: f64) -> PolicyValue {
        PolicyValue {
            objective: self.objective + other.objective * weight,
            win_probability: self.win_probability + other.win_probability * weight,
        }
    }

    #[inline(always)]
    fn times(self, weight: f64) -> PolicyValue {
        PolicyValue {
            objective: self.objective * weight,
            win_probability: self.win_probability * weight,
        }
    }
}

/// What the player to move plays for, and the win probabilities of everybody that come with it, by seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospects {
    /// What is made as high as possible.
    pub objective: f64,
    /// What is only watched. Nothing for a seat where nobody sits.
    pub chances: [f64; Seat::MOST],
}

impl Prospects {
    /// What a player at this seat sees who plays for the highest of these chances of their own.
    pub fn of(chances: [f64; Seat::MOST], seat: Seat) -> Prospects {
        Prospects { objective: chances.get(seat.index()).copied().unwrap_or_default(), chances }
    }

    #[inline(always)]
    fn with(self, other: Prospects, merge: impl Fn(f64, f64) -> f64) -> Prospects {
        let mut chances = self.chances;
        for (chance, other) in chances.iter_mut().zip(other.chances) {
            *chance = merge(*chance, other);
        }
        Prospects { objective: merge(self.objective, other.objective), chances }
    }
}

impl Value for Prospects {
    const WORST: Prospects = Prospects { objective: f64::NEG_INFINITY, chances: [0.0; Seat::MOST] };
    type Widest = Prospects;

    fn is_better_than(self, other: Prospects) -> bool {
        self.objective > other.objective
    }
}

impl ValueOps for Prospects {
    #[inline(always)]
    fn better_of(self, other: Prospects) -> Prospects {
        if other.objective > self.objective { other } else { self }
    }

    #[inline(always)]
    fn plus(self, other: Prospects, weight: f64) -> Prospects {
        self.with(other, |one, other| one + other * weight)
    }

    #[inline(always)]
    fn times(self, weight: f64) -> Prospects {
        self.with(self, |one, _| one * weight)
    }
}
