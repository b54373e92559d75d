//! A player after the game: every turn is played for the chance to win.
//!
//! The turn is solved exactly, with the estimated chance to win of every table it can lead to. The estimate is
//! learned: `cargo run --release --example train` plays against greedy players and itself and writes `weights.bin`.

mod features;
mod lookahead;
mod network;
pub mod weights;

pub use features::{Facts, Mover, View, facts};
pub use lookahead::Lookahead;
pub use network::{MOST_UNITS, Network, Sums};

use std::sync::OnceLock;

use super::{greedy, worms};
use engine::{Choice, Game, Seat};
use solver::Solver;

/// How little worms count beside the chance to win: enough to play sensibly when nothing can change it, and far less than
/// what one choice is better than another otherwise.
const WORM: f64 = 1e-7;

/// What it does now.
pub(super) fn choose(
    game: &Game,
    solver: &mut Solver<f64>,
    lookahead: &mut Lookahead,
) -> Option<Choice> {
    let Some(estimate) = Estimate::shipped() else { return greedy::choose(game, solver) };
    let player = game.current();
    lookahead.attend(game);
    if View::of(game) == View::Duel {
        lookahead.use_the_time(estimate.network(View::Duel), game);
    }
    super::best(game, solver, &mut |after, _| {
        estimate.foresee(lookahead, after, player) + WORM * worms::lead(after, player)
    })
}

static LEARNED: OnceLock<Option<Estimate>> = OnceLock::new();

/// Estimates chances to win, with one network for each [`View`].
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate([Network; View::ALL.len()]);

impl Estimate {
    /// An estimate by these networks, in the order of [`View::ALL`]; none if they do not fit.
    pub fn new(networks: Vec<Network>) -> Option<Estimate> {
        let networks: [Network; View::ALL.len()] = networks.try_into().ok()?;
        let fits = |(view, network): (View, &Network)| {
            network.facts.len() == view.facts() * (network.units + 1)
        };
        View::ALL.into_iter().zip(&networks).all(fits).then_some(Estimate(networks))
    }

    /// What the expert has learned. A page has to fetch it first ([`Estimate::learn`]): whoever plays without the
    /// expert does not wait for it.
    pub fn shipped() -> Option<&'static Estimate> {
        #[cfg(not(target_arch = "wasm32"))]
        Estimate::learn(include_bytes!("weights.bin"));
        LEARNED.get()?.as_ref()
    }

    /// Takes in what `weights.bin` says, once; tells whether the expert is ready.
    pub fn learn(bytes: &[u8]) -> bool {
        LEARNED.get_or_init(|| weights::read(bytes).and_then(Estimate::new)).is_some()
    }

    /// The network of a view.
    pub fn network(&self, view: View) -> &Network {
        let [duel, extended_duel, round] = &self.0;
        match view {
            View::Duel => duel,
            View::ExtendedDuel => extended_duel,
            View::Round => round,
        }
    }

    /// The chance to win of the player who has just moved, at a glance.
    pub fn chance(&self, game: &Game, player: Seat) -> f64 {
        chance_to_win(self.network(View::of(game)), game, player, Mover::Expert)
    }

    /// The same with all the thought the expert gives to it.
    pub fn foresee(&self, lookahead: &mut Lookahead, game: &Game, player: Seat) -> f64 {
        match View::of(game) {
            View::Duel => lookahead.chance(self.network(View::Duel), game, player),
            _ => self.chance(game, player),
        }
    }
}

/// The chance to win of the player who has just moved, by the network for such tables. When the game is over, it
/// is known.
pub fn chance_to_win(network: &Network, game: &Game, player: Seat, mover: Mover) -> f64 {
    if game.is_over() {
        let winners = game.winners();
        let shares: f64 = winners.iter().map(|_| 1.0).sum();
        return if winners.contains(&player) { 1.0 / shares } else { 0.0 };
    }
    f64::from(network.chance(&network.sums(&facts(game, player, mover))))
}
