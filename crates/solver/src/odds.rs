//! The odds of a turn, as a player wants to know them.

use engine::{BratwormSource, Game, Grill, Phase, Tile};

use crate::{
    choices::{ScoredChoices, best_value, evaluate_choices},
    payoffs::{Ending, TurnPayoffs},
    solve::Solver,
    value::{Outlook, Value, ValueOps},
};

/// What the player to move can expect of the turn.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The probability to fail, playing for the most worms; of plays with equally many the lowest.
    pub fail: f64,
    /// For every tile of the edition, what its number can be reached with.
    pub reach: Vec<Reach>,
    /// What may be done, with the expected change of the player's worms over the whole turn, from its start.
    pub choices: ScoredChoices<Outlook>,
}

/// The highest probabilities to stop with a worm and a sum that has to do with this tile, claim or not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// The tile.
    pub tile: Tile,
    /// A sum of its number or more.
    pub at_least: f64,
    /// A sum of exactly its number.
    pub exactly: f64,
}

/// Works out odds, without asking for memory again and again.
#[derive(Clone, Debug, Default)]
pub struct Oddsmaker {
    outlooks: Solver<Outlook>,
    probabilities: Solver<f64>,
}

impl Oddsmaker {
    /// The odds at this moment of a game.
    pub fn odds(&mut self, game: &Game) -> Odds {
        let choices = self.choices(game);
        let best =
            choices.iter().fold(Outlook::WORST, |best, (_, outlook)| best.better_of(*outlook));
        Odds {
            fail: if choices.is_empty() { 0.0 } else { best.fail },
            reach: Grill::full(game.edition())
                .open()
                .iter()
                .map(|tile| Reach {
                    tile,
                    at_least: self.probability(game, |sum| sum >= tile.number()),
                    exactly: self.probability(game, |sum| sum == tile.number()),
                })
                .collect(),
            choices,
        }
    }

    /// What may be done, and what it brings.
    pub fn choices(&mut self, game: &Game) -> ScoredChoices<Outlook> {
        let player = game.current();
        let before = game.phase().turn().map_or(0.0, |turn| f64::from(turn.worms_before()));
        evaluate_choices(game, &mut self.outlooks, &mut |after: &Game, ending| Outlook {
            value: f64::from(after.score(player)) - before,
            fail: if ending == Ending::Failure { 1.0 } else { 0.0 },
        })
    }

    /// The highest probability to stop with a worm and a wanted sum.
    pub fn probability(&mut self, game: &Game, wanted: impl Fn(u8) -> bool) -> f64 {
        let value_of = |sum| if wanted(sum) { 1.0 } else { 0.0 };
        match game.phase() {
            Phase::Over => 0.0,
            Phase::TakingBratworm { source: BratwormSource::Raven, .. }
            | Phase::ReturningSpecialist { .. } => value_of(game.count().sum),
            _ => best_value(
                game,
                &mut self.probabilities,
                &TurnPayoffs::of_sums(game, value_of, 0.0),
            ),
        }
    }
}
