//! A player after the game: every turn is played for the probability to win.
//!
//! The turn is solved exactly, with the estimated win probability of every table it can lead to. The estimate is
//! learned: `cargo run --release -p train` plays against greedy players and itself and writes `weights.bin`.

mod estimator;
mod features;
mod lookahead;
mod network;
pub mod weights;

pub use estimator::{Chances, WinEstimator, chances, result, win_probability};
pub use features::{Facts, Role, View, facts};
pub use lookahead::Lookahead;
pub use network::{MOST_UNITS, Network, Sums};
pub use weights::BadWeights;

use engine::{Choice, Game};
use solver::Solver;

use crate::{best_choice, worms};

/// How little worms count beside the win probability: enough to play sensibly when nothing can change it, and far less than
/// what one choice is better than another otherwise.
const WORM: f64 = 1e-7;

/// What it does now.
pub(crate) fn choose(
    game: &Game,
    solver: &mut Solver<f64>,
    estimator: &WinEstimator,
    lookahead: &mut Lookahead,
) -> Option<Choice> {
    let player = game.current();
    lookahead.attend(game);
    if View::of(game) == View::Duel {
        lookahead.use_the_time(estimator.network(View::Duel), game);
    }
    best_choice(game, solver, &mut |after, _| {
        estimator.foresee(lookahead, after, player) + WORM * worms::lead(after, player)
    })
}
