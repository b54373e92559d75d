//! A player after worms: as many as this turn can bring.

use super::worms;
use engine::{Choice, Game};
use solver::Solver;

/// What it does now.
pub(super) fn choose(game: &Game, solver: &mut Solver<f64>) -> Option<Choice> {
    let player = game.current();
    worms::from_the_leader(game)
        .or_else(|| super::best(game, solver, &mut |after, _| worms::lead(after, player)))
}
