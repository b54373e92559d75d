//! A player after worms: as many as this turn can bring.

use engine::{Choice, Game};
use solver::Solver;

use crate::{best_choice, worms};

/// What it does now.
pub(crate) fn choose(game: &Game, solver: &mut Solver<f64>) -> Option<Choice> {
    let player = game.current();
    worms::from_the_leader(game)
        .or_else(|| best_choice(game, solver, &mut |after, _| worms::lead(after, player)))
}
