//! What each choice is worth.

use arrayvec::ArrayVec;
use engine::{BratwormSource, Choice, Claim, Dice, Failure, Game, Phase, Turn};

use crate::{
    payoffs::{Ending, TurnPayoffs, after_choice, settle},
    position::Position,
    solve::Solver,
    value::Value,
};

/// Choices with what they are worth, in the order of [`Game::choices`].
pub type ScoredChoices<T> = ArrayVec<(Choice, T), 8>;

/// What every choice of the player to move is worth if the rest of the turn is played as well as possible and the
/// table after it is worth what `value_of` says.
///
/// ```
/// use engine::{Action, Choice, Edition, Game, Setup};
/// use solver::{Solver, evaluate_choices};
///
/// let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
/// game.play(Action::Roll("WWWW1335".parse()?))?;
/// let player = game.current();
/// let mut worms = |after: &Game, _| f64::from(after.score(player));
/// let scored = evaluate_choices(&game, &mut Solver::default(), &mut worms);
/// let (best, _) = scored.into_iter().max_by(|one, two| one.1.total_cmp(&two.1)).unwrap();
/// assert_eq!(best, Choice::Keep(engine::Face::Worm));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn evaluate_choices<T: Value>(
    game: &Game,
    solver: &mut Solver<T>,
    value_of: &mut dyn FnMut(&Game, Ending) -> T,
) -> ScoredChoices<T> {
    match game.phase() {
        Phase::Deciding(turn) => {
            let payoffs = TurnPayoffs::of_table(game, value_of);
            deciding(game, turn, solver, &payoffs, value_of)
        }
        Phase::Choosing { turn, rolled } => {
            let payoffs = TurnPayoffs::of_table(game, value_of);
            choosing(game, turn, rolled, solver, &payoffs)
        }
        Phase::TakingBratworm { source: BratwormSource::DoubleOne, .. } => {
            let each = |choice| (choice, go_on(&after_choice(game, choice), solver, value_of));
            game.choices().into_iter().map(each).collect()
        }
        Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => {
            let each = |choice| (choice, value_of(&after_choice(game, choice), Ending::Claim));
            game.choices().into_iter().map(each).collect()
        }
        Phase::Over => ScoredChoices::new(),
    }
}

/// What the game is worth with these payoffs to the player to move, before the turn has come to its end.
pub fn best_value<T: Value>(game: &Game, solver: &mut Solver<T>, payoffs: &TurnPayoffs<T>) -> T {
    let choices = match game.phase() {
        Phase::Deciding(turn) if turn.is_fresh() => {
            let starts = game.choices().into_iter().filter_map(Choice::dice);
            return starts.fold(T::WORST, |best, dice| {
                let position = Position::at_start(game, dice);
                Position::solve(solver, payoffs, &[position]);
                best.better_of(position.value_of_rolling(solver))
            });
        }
        Phase::Choosing { turn, rolled } => choosing(game, turn, rolled, solver, payoffs),
        _ => return decide(game, solver, payoffs),
    };
    choices.into_iter().fold(T::WORST, |best, (_, value)| best.better_of(value))
}

fn deciding<T: Value>(
    game: &Game,
    turn: &Turn,
    solver: &mut Solver<T>,
    payoffs: &TurnPayoffs<T>,
    value_of: &mut dyn FnMut(&Game, Ending) -> T,
) -> ScoredChoices<T> {
    let mut end = |result: Result<Claim, Failure>| {
        let ending = if result.is_ok() { Ending::Claim } else { Ending::Failure };
        settle(&game.after_turn(result), ending, value_of)
    };
    let each = |choice| {
        let value = match choice {
            Choice::Roll(dice) => {
                let position = if turn.is_fresh() {
                    Position::at_start(game, dice)
                } else {
                    Position::in_turn(game, turn)
                };
                Position::solve(solver, payoffs, &[position]);
                position.value_of_rolling(solver)
            }
            Choice::StopLower => game.lower_claim().map_or(T::WORST, |claim| end(Ok(claim))),
            _ => end(game.claim()),
        };
        (choice, value)
    };
    game.choices().into_iter().map(each).collect()
}

fn choosing<T: Value>(
    game: &Game,
    turn: &Turn,
    rolled: &Dice,
    solver: &mut Solver<T>,
    payoffs: &TurnPayoffs<T>,
) -> ScoredChoices<T> {
    let here = Position::in_turn(game, turn);
    let choices = game.choices();
    let next = choices.iter().filter_map(|choice| match choice {
        Choice::Keep(face) => Some(here.keep(rolled, *face)),
        Choice::Weasel(_) => Some(here),
        _ => None,
    });
    Position::solve(solver, payoffs, &next.collect::<ArrayVec<_, 8>>());
    let each = |choice| {
        let value = match choice {
            Choice::Keep(face) => here.keep(rolled, face).value_of_deciding(solver),
            Choice::Weasel(_) => here.without_weasel().value_of_rolling(solver),
            _ => payoffs.fail(here.state),
        };
        (choice, value)
    };
    choices.into_iter().map(each).collect()
}

/// What it is worth to go on after a bratworm in the middle of a turn.
fn go_on<T: Value>(
    game: &Game,
    solver: &mut Solver<T>,
    value_of: &mut dyn FnMut(&Game, Ending) -> T,
) -> T {
    decide(game, solver, &TurnPayoffs::of_table(game, value_of))
}

/// What the game is worth with these payoffs to a player who is in the middle of a turn, with no roll on the table.
fn decide<T: Value>(game: &Game, solver: &mut Solver<T>, payoffs: &TurnPayoffs<T>) -> T {
    game.phase().turn().map_or(T::WORST, |turn| {
        let position = Position::in_turn(game, turn);
        Position::solve(solver, payoffs, &[position]);
        position.value_of_deciding(solver)
    })
}
