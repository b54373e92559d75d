//! Whole turns, played by one solution of the turn.

use engine::{Choice, Event, Game, Phase};
use rng::DiceRng;
use solver::{Ending, Position, Solver, Terms, Worth, weigh};

/// Plays turns and keeps the room for it.
pub(crate) struct Table<T> {
    solver: Solver<T>,
    spare: Solver<T>,
}

impl<T> Default for Table<T> {
    fn default() -> Table<T> {
        Table { solver: Solver::default(), spare: Solver::default() }
    }
}

impl<T: Worth> Table<T> {
    /// What the turn that begins is worth to the player to move; `turn` then plays it.
    pub(crate) fn turn(
        &mut self,
        game: &mut Game,
        chance: &mut DiceRng,
        worth: &mut dyn FnMut(&Game, Ending) -> T,
    ) -> T {
        let terms = Terms::of_table(game, worth);
        let mut best: Option<(T, Choice)> = None;
        let starts = game.choices();
        for choice in &starts {
            let value = self.begin(game, *choice, &terms);
            if best.is_none_or(|(most, _)| value.is_more_than(most)) {
                best = Some((value, *choice));
            }
        }
        let Some((value, first)) = best else { return T::NOTHING };
        if starts.len() > 1 {
            self.begin(game, first, &terms);
        }
        let mut next = Some(first);
        while let Some(choice) = next {
            let action = chance.resolve(game, choice);
            let Ok(events) = game.play(action) else { break };
            let ended = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ended);
            if events.iter().any(ended) {
                break;
            }
            next = self.choose(game, &terms, worth);
        }
        value
    }

    fn begin(&mut self, game: &Game, choice: Choice, terms: &Terms<T>) -> T {
        let position = Position::at_start(game, choice.dice().unwrap_or(8));
        Position::solve(&mut self.solver, terms, &[position]);
        position.roll(&self.solver)
    }

    fn choose(
        &mut self,
        game: &Game,
        terms: &Terms<T>,
        worth: &mut dyn FnMut(&Game, Ending) -> T,
    ) -> Option<Choice> {
        let choices = game.choices();
        if choices.len() < 2 {
            return choices.first().copied();
        }
        let pick = |values: &mut dyn Iterator<Item = (Choice, T)>| {
            values
                .reduce(|best, next| if next.1.is_more_than(best.1) { next } else { best })
                .map(|best| best.0)
        };
        let solver = &self.solver;
        match game.phase() {
            Phase::Deciding(turn) => {
                let here = Position::in_turn(game, turn);
                pick(&mut choices.into_iter().map(|choice| {
                    let value = match choice {
                        Choice::Roll(_) => here.roll(solver),
                        _ => terms.stop(here.state),
                    };
                    (choice, value)
                }))
            }
            Phase::Choosing { turn, rolled } => {
                let here = Position::in_turn(game, turn);
                pick(&mut choices.into_iter().map(|choice| {
                    let value = match choice {
                        Choice::Keep(face) => here.keep(rolled, face).decide(solver),
                        Choice::Weasel(_) => here.without_weasel().roll(solver),
                        _ => terms.fail(here.state),
                    };
                    (choice, value)
                }))
            }
            _ => pick(&mut weigh(game, &mut self.spare, worth).into_iter()),
        }
    }
}
