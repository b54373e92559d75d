//! What each choice is worth.

use arrayvec::ArrayVec;

use super::{
    position::Position,
    prospect::{Ending, played, settle},
    solve::Solver,
    terms::Terms,
    worth::Worth,
};
use engine::{BratwormSource, Choice, Claim, Dice, Failure, Game, Phase, Turn};

/// Choices with what they are worth, in the order of [`Game::choices`].
pub type Weighed<T> = ArrayVec<(Choice, T), 8>;

/// What every choice of the player to move is worth if the rest of the turn is played as well as possible and the
/// table after it is worth what `worth` says.
pub fn weigh<T: Worth>(
    game: &Game,
    solver: &mut Solver<T>,
    worth: &mut dyn FnMut(&Game, Ending) -> T,
) -> Weighed<T> {
    match game.phase() {
        Phase::Deciding(turn) => {
            let terms = Terms::of_table(game, worth);
            deciding(game, turn, solver, &terms, worth)
        }
        Phase::Choosing { turn, rolled } => {
            let terms = Terms::of_table(game, worth);
            choosing(game, turn, rolled, solver, &terms)
        }
        Phase::TakingBratworm { source: BratwormSource::DoubleOne, .. } => {
            let each = |choice| (choice, go_on(&played(game, choice), solver, worth));
            game.choices().into_iter().map(each).collect()
        }
        Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => {
            let each = |choice| (choice, worth(&played(game, choice), Ending::Claim));
            game.choices().into_iter().map(each).collect()
        }
        Phase::Over => Weighed::new(),
    }
}

fn deciding<T: Worth>(
    game: &Game,
    turn: &Turn,
    solver: &mut Solver<T>,
    terms: &Terms<T>,
    worth: &mut dyn FnMut(&Game, Ending) -> T,
) -> Weighed<T> {
    let mut end = |result: Result<Claim, Failure>| {
        let ending = if result.is_ok() { Ending::Claim } else { Ending::Failure };
        settle(&game.after_turn(result), ending, worth)
    };
    let each = |choice| {
        let worth = match choice {
            Choice::Roll(dice) => {
                let position = if turn.is_fresh() {
                    Position::at_start(game, dice)
                } else {
                    Position::in_turn(game, turn)
                };
                Position::solve(solver, terms, &[position]);
                position.roll(solver)
            }
            Choice::StopLower => game.lower_claim().map_or(T::NOTHING, |claim| end(Ok(claim))),
            _ => end(game.claim()),
        };
        (choice, worth)
    };
    game.choices().into_iter().map(each).collect()
}

fn choosing<T: Worth>(
    game: &Game,
    turn: &Turn,
    rolled: &Dice,
    solver: &mut Solver<T>,
    terms: &Terms<T>,
) -> Weighed<T> {
    let here = Position::in_turn(game, turn);
    let choices = game.choices();
    let next = choices.iter().filter_map(|choice| match choice {
        Choice::Keep(face) => Some(here.keep(rolled, *face)),
        Choice::Weasel(_) => Some(here),
        _ => None,
    });
    Position::solve(solver, terms, &next.collect::<ArrayVec<_, 8>>());
    let each = |choice| {
        let worth = match choice {
            Choice::Keep(face) => here.keep(rolled, face).decide(solver),
            Choice::Weasel(_) => here.without_weasel().roll(solver),
            _ => terms.fail(here.state),
        };
        (choice, worth)
    };
    choices.into_iter().map(each).collect()
}

/// What it is worth to go on after a bratworm in the middle of a turn.
fn go_on<T: Worth>(
    game: &Game,
    solver: &mut Solver<T>,
    worth: &mut dyn FnMut(&Game, Ending) -> T,
) -> T {
    let terms = Terms::of_table(game, worth);
    decide(game, solver, &terms)
}

/// What the game is worth on these terms to a player who is in the middle of a turn, with no roll on the table.
pub(super) fn decide<T: Worth>(game: &Game, solver: &mut Solver<T>, terms: &Terms<T>) -> T {
    game.phase().turn().map_or(T::NOTHING, |turn| {
        let position = Position::in_turn(game, turn);
        Position::solve(solver, terms, &[position]);
        position.decide(solver)
    })
}

/// What the game is worth on these terms to the player to move, before the turn has come to its end.
pub fn best<T: Worth>(game: &Game, solver: &mut Solver<T>, terms: &Terms<T>) -> T {
    let choices = match game.phase() {
        Phase::Deciding(turn) if turn.is_fresh() => {
            let starts = game.choices().into_iter().filter_map(Choice::dice);
            return starts.fold(T::NOTHING, |best, dice| {
                let position = Position::at_start(game, dice);
                Position::solve(solver, terms, &[position]);
                best.or(position.roll(solver))
            });
        }
        Phase::Choosing { turn, rolled } => choosing(game, turn, rolled, solver, terms),
        _ => return decide(game, solver, terms),
    };
    choices.into_iter().fold(T::NOTHING, |best, (_, worth)| best.or(worth))
}
