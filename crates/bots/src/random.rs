//! Any legal choice, evenly.

use engine::{Choice, Game};
use rng::DiceRng;

/// What it does now.
pub(super) fn choose(game: &Game, whim: &mut DiceRng) -> Option<Choice> {
    let choices = game.choices();
    let pick = whim.below(u32::try_from(choices.len()).unwrap_or(0));
    choices.get(pick as usize).copied()
}
