//! Whole turns, each played by one solution of the turn.

use engine::{Choice, Event, Game, Phase};
use rng::DiceRng;
use solver::{Ending, Position, Solver, TurnPayoffs, Value, evaluate_choices};

/// Plays turns and keeps the room for it.
pub(crate) struct TurnPlayer<T> {
    solver: Solver<T>,
    spare: Solver<T>,
}

impl<T> Default for TurnPlayer<T> {
    fn default() -> TurnPlayer<T> {
        TurnPlayer { solver: Solver::default(), spare: Solver::default() }
    }
}

impl<T: Value> TurnPlayer<T> {
    /// Tells what the turn that begins is worth to the player to move, and plays it.
    #[expect(clippy::expect_used, reason = "a program that trains on a fault would learn it")]
    pub(crate) fn turn(
        &mut self,
        game: &mut Game,
        rng: &mut DiceRng,
        value_of: &mut dyn FnMut(&Game, Ending) -> T,
    ) -> T {
        let payoffs = TurnPayoffs::of_table(game, value_of);
        let mut best: Option<(T, u8)> = None;
        let starts: Vec<u8> = game.choices().into_iter().filter_map(Choice::dice).collect();
        for dice in &starts {
            let value = self.begin(game, *dice, &payoffs);
            if best.is_none_or(|(most, _)| value.is_better_than(most)) {
                best = Some((value, *dice));
            }
        }
        let (value, dice) = best.expect("a turn begins with a roll");
        if starts.len() > 1 {
            self.begin(game, dice, &payoffs);
        }
        let mut next = Some(Choice::Roll(dice));
        while let Some(choice) = next {
            let action = rng.resolve(game, choice);
            let events = game.play(action).expect("one of the choices");
            let ended = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ended);
            if events.iter().any(ended) {
                break;
            }
            next = self.choose(game, &payoffs, value_of);
        }
        value
    }

    fn begin(&mut self, game: &Game, dice: u8, payoffs: &TurnPayoffs<T>) -> T {
        let position = Position::at_start(game, dice);
        Position::solve(&mut self.solver, payoffs, &[position]);
        position.value_of_rolling(&self.solver)
    }

    fn choose(
        &mut self,
        game: &Game,
        payoffs: &TurnPayoffs<T>,
        value_of: &mut dyn FnMut(&Game, Ending) -> T,
    ) -> Option<Choice> {
        let choices = game.choices();
        if choices.len() < 2 {
            return choices.first().copied();
        }
        let pick = |values: &mut dyn Iterator<Item = (Choice, T)>| {
            values
                .reduce(|best, next| if next.1.is_better_than(best.1) { next } else { best })
                .map(|best| best.0)
        };
        let solver = &self.solver;
        match game.phase() {
            Phase::Deciding(turn) => {
                let here = Position::in_turn(game, turn);
                pick(&mut choices.into_iter().map(|choice| {
                    let value = match choice {
                        Choice::Roll(_) => here.value_of_rolling(solver),
                        _ => payoffs.stop(here.state),
                    };
                    (choice, value)
                }))
            }
            Phase::Choosing { turn, rolled } => {
                let here = Position::in_turn(game, turn);
                pick(&mut choices.into_iter().map(|choice| {
                    let value = match choice {
                        Choice::Keep(face) => here.keep(rolled, face).value_of_deciding(solver),
                        Choice::Weasel(_) => here.without_weasel().value_of_rolling(solver),
                        _ => payoffs.fail(here.state),
                    };
                    (choice, value)
                }))
            }
            _ => pick(&mut evaluate_choices(game, &mut self.spare, value_of).into_iter()),
        }
    }
}
