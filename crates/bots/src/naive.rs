//! A first-timer: most points now, and stop at the first tile in reach.

use engine::{Choice, Face, Game, Phase, Tile};
use solver::Solver;

use crate::{careful, worms};

/// What it does now.
pub(crate) fn choose(game: &Game, solver: &mut Solver<f64>) -> Option<Choice> {
    let giver = worms::from_the_leader(game);
    if giver.is_some() {
        return giver;
    }
    // Even a first-timer sees that many points are no use where the grill wants exactly 11 or 13 (E3.2).
    let in_turn = matches!(game.phase(), Phase::Deciding(_) | Phase::Choosing { .. });
    if in_turn && game.grill().open().iter().all(Tile::is_low) {
        return careful::choose(game, solver);
    }
    let choices = game.choices();
    if choices.contains(&Choice::Stop) && game.claim().is_ok() {
        return Some(Choice::Stop);
    }
    let most_points = choices.iter().copied().filter_map(|choice| match choice {
        Choice::Keep(face) => Some((points(game, face), face, choice)),
        _ => None,
    });
    if let Some((_, _, keep)) = most_points.max_by_key(|(points, face, _)| (*points, *face)) {
        return Some(keep);
    }
    // Nine dice rather than eight, on rather than give up, and the newly won specialist rather than the old.
    let rolls = choices.iter().rev().find(|choice| matches!(choice, Choice::Roll(_)));
    let old = choices.iter().find(
        |choice| matches!(choice, Choice::ReturnFigure(figure) if Some(*figure) != game.offered()),
    );
    rolls.or(old).or(choices.first()).copied()
}

/// What laying aside this value adds. Of equal sums the worm is better: the last value in order.
fn points(game: &Game, face: Face) -> u8 {
    game.phase().rolled().map_or(0, |rolled| rolled.count(face) * face.points())
}
