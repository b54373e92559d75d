//! A cautious player: whatever it is, as long as it can be claimed.

use engine::{Choice, Game};
use solver::{Ending, Solver};

use crate::{best_choice, worms};

/// How little worms count beside the claim itself: enough to choose between equal chances.
const WORM: f64 = 1e-6;

/// What it does now.
pub(crate) fn choose(game: &Game, solver: &mut Solver<f64>) -> Option<Choice> {
    let player = game.current();
    let mut value_of = |after: &Game, ending| {
        let claimed = if ending == Ending::Claim { 1.0 } else { 0.0 };
        claimed + WORM * worms::lead(after, player)
    };
    worms::from_the_leader(game).or_else(|| best_choice(game, solver, &mut value_of))
}
