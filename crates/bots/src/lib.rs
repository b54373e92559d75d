//! Players that are not people. They see what people see and enter by the same door: [`Game::choices`].

mod careful;
pub mod expert;
mod greedy;
mod naive;
mod random;
mod worms;

pub use worms::lead;

use std::cell::RefCell;

use engine::{Action, Choice, Events, Game};
use record::Level;
use rng::DiceRng;
use solver::{Ending, Solver, weigh};

/// One player of a certain level.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    whim: DiceRng,
    solver: Solver<f64>,
    lookahead: expert::Lookahead,
}

impl Bot {
    /// A player of this level; none for a level that nobody plays yet. The seed matters only to those who
    /// play at random.
    pub fn new(level: Level, seed: u64) -> Option<Bot> {
        Some(Bot {
            level,
            whim: DiceRng::apart_from_dice(seed),
            solver: Solver::default(),
            lookahead: expert::Lookahead::default(),
        })
    }

    /// What this player does now; nothing when the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Choice> {
        match self.level {
            Level::Random => random::choose(game, &mut self.whim),
            Level::Naive => naive::choose(game, &mut self.solver),
            Level::Careful => careful::choose(game, &mut self.solver),
            Level::Greedy => greedy::choose(game, &mut self.solver),
            Level::Expert => expert::choose(game, &mut self.solver, &mut self.lookahead),
        }
    }
}

/// What a player of this level does now; nothing when the game is over.
///
/// For those who ask one decision at a time: what the expert has thought about this turn is kept from one to the next.
pub fn decide(level: Level, seed: u64, game: &Game) -> Option<Choice> {
    thread_local! {
        static THOUGHTS: RefCell<expert::Lookahead> = RefCell::default();
    }
    let mut bot = Bot { lookahead: THOUGHTS.take(), ..Bot::new(level, seed)? };
    let choice = bot.choose(game);
    THOUGHTS.set(bot.lookahead);
    choice
}

/// The best choice for one who plays the turn for the most of what `worth` says the table after it is worth.
fn best(
    game: &Game,
    solver: &mut Solver<f64>,
    worth: &mut dyn FnMut(&Game, Ending) -> f64,
) -> Option<Choice> {
    let choices = game.choices();
    if choices.len() < 2 {
        return choices.first().copied();
    }
    let weighed = weigh(game, solver, worth).into_iter();
    weighed.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(choice, _)| choice)
}

/// Plays a game to its end. Every action is told together with what it brought about.
pub fn play_out(
    mut game: Game,
    chance: &mut DiceRng,
    mut decide: impl FnMut(&Game) -> Option<Choice>,
    mut tell: impl FnMut(&Game, Action, &Events),
) -> Game {
    while let Some(choice) = decide(&game) {
        let action = chance.resolve(&game, choice);
        match game.play(action) {
            Ok(events) => tell(&game, action, &events),
            // A player who insists on what is not allowed ends the game for everybody.
            Err(_) => break,
        }
    }
    game
}
