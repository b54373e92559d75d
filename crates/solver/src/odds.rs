//! The odds of a turn, as a player wants to know them.

use super::{
    prospect::Ending,
    solve::Solver,
    terms::Terms,
    weigh::{Weighed, best, weigh},
    worth::{Blend, Outlook, Worth},
};
use engine::{BratwormSource, Game, Grill, Phase, Tile};

/// What the player to move can expect of the turn.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The chance to fail, playing for the most worms; of plays with equally many the lowest.
    pub fail: f64,
    /// For every tile of the edition, what its number can be reached with.
    pub reach: Vec<Reach>,
    /// What may be done, with the expected change of the player's worms over the whole turn, from its start.
    pub choices: Weighed<Outlook>,
}

/// The highest chances to stop with a worm and a sum that has to do with this tile, claim or not.
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
    chances: Solver<f64>,
}

impl Oddsmaker {
    /// The odds at this moment of a game.
    pub fn odds(&mut self, game: &Game) -> Odds {
        let choices = self.choices(game);
        let best = choices.iter().fold(Outlook::NOTHING, |best, (_, outlook)| best.or(*outlook));
        Odds {
            fail: if choices.is_empty() { 0.0 } else { best.fail },
            reach: Grill::full(game.edition())
                .open()
                .iter()
                .map(|tile| Reach {
                    tile,
                    at_least: self.chance(game, |sum| sum >= tile.number()),
                    exactly: self.chance(game, |sum| sum == tile.number()),
                })
                .collect(),
            choices,
        }
    }

    /// What may be done, and what it brings.
    pub fn choices(&mut self, game: &Game) -> Weighed<Outlook> {
        let player = game.current();
        let before = game.phase().turn().map_or(0.0, |turn| f64::from(turn.worms_before()));
        weigh(game, &mut self.outlooks, &mut |after: &Game, ending| Outlook {
            value: f64::from(after.score(player)) - before,
            fail: if ending == Ending::Failure { 1.0 } else { 0.0 },
        })
    }

    /// The highest chance to stop with a worm and a wanted sum.
    pub fn chance(&mut self, game: &Game, wanted: impl Fn(u8) -> bool) -> f64 {
        let worth = |sum| if wanted(sum) { 1.0 } else { 0.0 };
        match game.phase() {
            Phase::Over => 0.0,
            Phase::TakingBratworm { source: BratwormSource::Raven, .. }
            | Phase::ReturningSpecialist { .. } => worth(game.count().sum),
            _ => best(game, &mut self.chances, &Terms::of_sums(game, worth, 0.0)),
        }
    }
}
