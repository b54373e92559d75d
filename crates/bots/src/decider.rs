//! Who decides: a player at a table, or one who is asked one decision at a time.

use std::sync::Arc;

use engine::{Choice, Game};
use record::Level;
use rng::DiceRng;
use solver::Solver;

use crate::{
    careful,
    expert::{self, Lookahead, WinEstimator},
    greedy, naive, random,
};

/// One player of a certain level.
///
/// ```
/// use bots::{Bot, play_out};
/// use engine::{Edition, Game, Setup};
/// use record::Level;
/// use rng::DiceRng;
///
/// let game = Game::new(&Setup::new(Edition::Original, 2))?;
/// let mut bot = Bot::new(Level::Greedy, 1, None);
/// let end = play_out(game, &mut DiceRng::from_seed(1), |game| bot.choose(game), |_, _, _| {});
/// assert!(end.is_over());
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: DiceRng,
    mind: Mind,
}

impl Bot {
    /// A player of this level. The seed matters only to those who play at random, the estimator only to the expert, who
    /// plays as the greedy level without it.
    pub fn new(level: Level, seed: u64, estimator: Option<Arc<WinEstimator>>) -> Bot {
        let mind = Mind { estimator, ..Mind::default() };
        Bot { level, rng: DiceRng::apart_from_dice(seed), mind }
    }

    /// What this player does now; nothing when the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Choice> {
        self.mind.choose(self.level, &mut self.rng, game)
    }
}

/// Decides for players of any level in any games, one decision at a time.
///
/// What the expert has thought about a turn is kept from one decision to the next. It never changes what is decided: the
/// choice is always that of a [`Bot`] who has just come to the table.
///
/// ```
/// use bots::Decider;
/// use engine::{Choice, Edition, Game, Setup};
/// use record::Level;
///
/// let game = Game::new(&Setup::new(Edition::Original, 2))?;
/// let mut decider = Decider::default();
/// assert!(!decider.has_estimator());
/// assert_eq!(decider.decide(Level::Naive, 1, &game), Some(Choice::Roll(8)));
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Decider {
    mind: Mind,
}

impl Decider {
    /// Gives the expert what it has learned.
    pub fn set_estimator(&mut self, estimator: WinEstimator) {
        // What was thought by another estimator is no longer true.
        self.mind = Mind { estimator: Some(Arc::new(estimator)), ..Mind::default() };
    }

    /// Whether the expert plays as an expert.
    pub fn has_estimator(&self) -> bool {
        self.mind.estimator.is_some()
    }

    /// What the expert has learned, for whoever else judges games by it.
    pub fn estimator(&self) -> Option<Arc<WinEstimator>> {
        self.mind.estimator.clone()
    }

    /// What a player of this level does now; nothing when the game is over. The seed matters only to those who play at
    /// random.
    pub fn decide(&mut self, level: Level, seed: u64, game: &Game) -> Option<Choice> {
        self.mind.choose(level, &mut DiceRng::apart_from_dice(seed), game)
    }
}

/// What deciding takes: what was learned, what was thought, and the room for it.
#[derive(Clone, Debug, Default)]
struct Mind {
    estimator: Option<Arc<WinEstimator>>,
    lookahead: Lookahead,
    solver: Solver<f64>,
}

impl Mind {
    fn choose(&mut self, level: Level, rng: &mut DiceRng, game: &Game) -> Option<Choice> {
        let Mind { estimator, lookahead, solver } = self;
        match (level, estimator) {
            (Level::Random, _) => random::choose(game, rng),
            (Level::Naive, _) => naive::choose(game, solver),
            (Level::Careful, _) => careful::choose(game, solver),
            (Level::Greedy, _) | (Level::Expert, None) => greedy::choose(game, solver),
            (Level::Expert, Some(estimator)) => expert::choose(game, solver, estimator, lookahead),
        }
    }
}
