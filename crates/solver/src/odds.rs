//! The odds of a turn, as a player wants to know them.

use engine::{BratwormSource, Count, Figure, Game, Grill, Phase, Tile};

use crate::{
    choices::{ScoredChoices, best_value, evaluate_choices},
    payoffs::{Ending, SUMS, TurnPayoffs},
    solve::Solver,
    value::{Outlook, Value, ValueOps},
};

/// What the player to move can expect of the turn.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The probability to fail, playing for the most worms; of plays with equally many the lowest.
    pub fail: f64,
    /// For every tile of the edition, how likely it and its number can be reached.
    pub reach: Vec<Reach>,
    /// What may be done, with the expected change of the player's worms over the whole turn, from its start.
    pub choices: ScoredChoices<Outlook>,
}

/// The highest probabilities to end the turn in a way that has to do with this tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// The tile.
    pub tile: Tile,
    /// A stop with a worm and a sum of its number or more, claim or not.
    pub at_least: f64,
    /// A stop with a worm and a sum of exactly its number, claim or not.
    pub exactly: f64,
    /// A claim of this very tile, from the grill or from another player.
    pub claim: f64,
}

/// Works out odds, without asking for memory again and again.
///
/// ```
/// use engine::{Edition, Game, Setup};
/// use solver::Oddsmaker;
///
/// let game = Game::new(&Setup::new(Edition::Original, 2))?;
/// let odds = Oddsmaker::default().odds(&game);
/// // Nothing but 36 can be claimed with more than 36.
/// let highest = odds.reach.last().unwrap();
/// assert_eq!(highest.claim, highest.at_least);
/// assert!(highest.claim > highest.exactly);
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Oddsmaker {
    outlooks: Solver<Outlook>,
    probabilities: Solver<f64>,
    /// What is known of the position that is being looked at.
    known: Vec<(Sums, f64)>,
}

impl Oddsmaker {
    /// The odds at this moment of a game.
    pub fn odds(&mut self, game: &Game) -> Odds {
        let choices = self.choices(game);
        let best =
            choices.iter().fold(Outlook::WORST, |best, (_, outlook)| best.better_of(*outlook));
        Odds {
            fail: if choices.is_empty() { 0.0 } else { best.fail },
            reach: self.reach(game),
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
        self.known.clear();
        self.probability_of(game, Sums::which(wanted))
    }

    fn reach(&mut self, game: &Game) -> Vec<Reach> {
        self.known.clear();
        let stopped = has_stopped(game);
        let of_tile = |tile: Tile| Reach {
            tile,
            at_least: self.probability_of(game, Sums::which(|sum| sum >= tile.number())),
            exactly: self.probability_of(game, Sums::which(|sum| sum == tile.number())),
            claim: if stopped {
                f64::from(u8::from(claimed(game) == Some(tile)))
            } else {
                self.probability_of(game, Sums::which(|sum| claims(game, sum, tile)))
            },
        };
        Grill::full(game.edition()).open().iter().map(of_tile).collect()
    }

    /// The highest probability to stop with a worm and one of these sums. Every set is asked about once for a position: a
    /// tile that only its own number gives is as likely as that number.
    fn probability_of(&mut self, game: &Game, sums: Sums) -> f64 {
        let value_of = |sum| if sums.contains(sum) { 1.0 } else { 0.0 };
        if sums.is_empty() || game.is_over() {
            return 0.0;
        }
        if has_stopped(game) {
            return value_of(game.count().sum);
        }
        if let Some((_, probability)) = self.known.iter().find(|(known, _)| *known == sums) {
            return *probability;
        }
        let payoffs = TurnPayoffs::of_sums(game, value_of, 0.0);
        let probability = best_value(game, &mut self.probabilities, &payoffs);
        self.known.push((sums, probability));
        probability
    }
}

/// Sums a stop can count, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sums(u64);

impl Sums {
    fn which(wanted: impl Fn(u8) -> bool) -> Sums {
        let sums = (0..SUMS as u8).filter(|sum| wanted(*sum));
        Sums(sums.fold(0, |set, sum| set | 1 << sum))
    }

    fn contains(self, sum: u8) -> bool {
        self.0 >> sum & 1 == 1
    }

    fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Whether a stop with a worm and this sum can give this tile.
fn claims(game: &Game, sum: u8, tile: Tile) -> bool {
    let claim = game.claim_with(Count { sum, worm: true, canned: false });
    let lower = game.lower_than(claim);
    claim.ok().into_iter().chain(lower).any(|claim| claim.tile() == Some(tile))
}

/// Whether the turn is as good as over: only a choice is pending after the stop.
fn has_stopped(game: &Game) -> bool {
    matches!(
        game.phase(),
        Phase::TakingBratworm { source: BratwormSource::Raven, .. }
            | Phase::ReturningSpecialist { .. }
    )
}

/// The tile that the stop has given.
fn claimed(game: &Game) -> Option<Tile> {
    // Whoever took the hen left the tile that it guarded (E9.2).
    let number = game.count().sum;
    let others = game.seats().filter(|seat| *seat != game.current());
    let guarded =
        others.filter_map(|seat| game.stack(seat).top()).any(|top| top.number() == number);
    let hen_instead = guarded && game.offered() == Some(Figure::Hen);
    game.stack(game.current()).top().filter(|_| !hen_instead)
}
