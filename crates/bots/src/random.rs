//! Any legal choice, evenly.

use engine::{Choice, Game};
use rng::DiceRng;

/// What it does now.
pub(crate) fn choose(game: &Game, rng: &mut DiceRng) -> Option<Choice> {
    let choices = game.choices();
    let pick = rng.below(choices.len() as u32);
    choices.get(pick as usize).copied()
}
