//! What the end of a turn is worth, result by result.

use super::{graph::State, worth::Worth};
use engine::Face;

/// Sums a stop can count: nine dice of five points, and five points of the canned worm.
pub const SUMS: usize = 51;

/// What every possible end of a turn is worth, and where the rules let it end.
#[derive(Clone, Debug)]
pub struct Terms<T> {
    /// Failing, without and with a double 1 in the turn.
    pub fail: [T; 2],
    /// Stopping with a worm and this sum, without and with a double 1.
    pub stop: [[T; SUMS]; 2],
    /// Whether the canned worm stands in where no die shows a worm (E10.1).
    pub canned: bool,
    /// The sums that give something, one bit each, where no other stop is offered to a player who can roll (L2.1)
    /// and nobody rolls once all six values are aside (L2.2). None where the rules leave both open.
    pub claimable: Option<u64>,
}

impl<T: Worth> Terms<T> {
    /// Whether the dice left may be rolled (O3.5, L2.2).
    #[inline]
    pub(super) fn can_roll(&self, state: State) -> bool {
        state.dice() > 0 && (state.fresh() > 0 || self.claimable.is_none())
    }

    /// What failing is worth in this state.
    #[inline]
    pub fn fail(&self, state: State) -> T {
        self.fail[usize::from(state.doubled())]
    }

    /// What stopping is worth in this state, whether or not it is offered.
    #[inline]
    pub fn stop(&self, state: State) -> T {
        match self.sum(state) {
            Some(sum) => {
                let sums = &self.stop[usize::from(state.doubled())];
                sums.get(sum).copied().unwrap_or(T::NOTHING)
            }
            None => self.fail(state),
        }
    }

    /// What this state counts if there is a worm, the canned one included.
    #[inline]
    fn sum(&self, state: State) -> Option<usize> {
        let points = usize::from(state.points());
        if !state.is_fresh(Face::Worm) {
            Some(points)
        } else if self.canned {
            Some(points + usize::from(Face::Worm.points()))
        } else {
            None
        }
    }

    /// What a state is worth whose roll is worth this much: the better of rolling and stopping, as far as allowed.
    #[inline]
    pub(super) fn decide(&self, state: State, roll: T) -> T {
        let can_roll = self.can_roll(state);
        let claims =
            || self.sum(state).is_some_and(|sum| self.claimable.unwrap_or(0) >> sum & 1 == 1);
        if !can_roll {
            self.stop(state)
        } else if self.claimable.is_none() || claims() {
            roll.or(self.stop(state))
        } else {
            roll
        }
    }
}
