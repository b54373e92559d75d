//! Players that are not people. They see what people see and enter by the same door: [`Game::choices`].
//!
//! A [`Bot`] sits at one table. A [`Decider`] is asked one decision at a time, for any level and any game: that is how the
//! page's worker asks. `docs/bots.md` says how the levels play and how strong they are.
//!
//! # Invariants
//!
//! - A bot names one of [`Game::choices`], or nothing when the game is over. It knows no dice in advance.
//! - The same level, seed and game give the same choice, on every machine and however often it is asked.
//! - There is no state outside of a [`Bot`] or [`Decider`], no clock and no storage. What the expert has learned is a
//!   value, [`WinEstimator`]; without one it plays as the greedy level does.
//!
//! The feature `weights` puts the shipped weights of the expert into the program: `WinEstimator::shipped`.
//!
//! It depends on `engine`, `solver`, `rng` (for the random level) and `record` (for the names of the levels).

mod careful;
mod decider;
pub mod expert;
mod greedy;
mod naive;
mod random;
mod worms;

pub use decider::{Bot, Decider};
pub use expert::{BadWeights, WinEstimator};
pub use worms::lead;

use engine::{Action, Choice, Events, Game};
use rng::DiceRng;
use solver::{Ending, Solver, evaluate_choices};

/// The best choice for one who plays the turn for the most of what `value_of` says the table after it is worth.
fn best_choice(
    game: &Game,
    solver: &mut Solver<f64>,
    value_of: &mut dyn FnMut(&Game, Ending) -> f64,
) -> Option<Choice> {
    let choices = game.choices();
    if choices.len() < 2 {
        return choices.first().copied();
    }
    let scored = evaluate_choices(game, solver, value_of).into_iter();
    scored.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(choice, _)| choice)
}

/// Plays a game until `decide` has nothing more to say. Every action is told together with what it brought about.
///
/// # Panics
///
/// If `decide` insists on what is not allowed.
pub fn play_out(
    mut game: Game,
    rng: &mut DiceRng,
    mut decide: impl FnMut(&Game) -> Option<Choice>,
    mut tell: impl FnMut(&Game, Action, &Events),
) -> Game {
    while let Some(choice) = decide(&game) {
        let action = rng.resolve(&game, choice);
        #[expect(
            clippy::panic,
            reason = "whoever decides has a fault, and the game would never end"
        )]
        let events = game.play(action).unwrap_or_else(|refusal| panic!("{choice:?}: {refusal}"));
        tell(&game, action, &events);
    }
    game
}
