//! How likely a player is to win.

use engine::{Game, Seat};

use super::{
    BadWeights, Lookahead, Network,
    features::{Mover, View, facts},
    weights,
};

/// Estimates win probabilities, with one network for each [`View`].
///
/// Whoever plays without the expert does not need it: the page fetches `weights.bin` when the first expert sits down.
///
/// ```
/// use bots::{BadWeights, WinEstimator};
///
/// assert_eq!(WinEstimator::from_bytes(&[12, 0]), Err(BadWeights::Truncated));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct WinEstimator([Network; View::ALL.len()]);

impl WinEstimator {
    /// An estimator of these networks, in the order of [`View::ALL`].
    pub fn new(networks: Vec<Network>) -> Result<WinEstimator, BadWeights> {
        let networks: [Network; View::ALL.len()] =
            networks.try_into().map_err(|_| BadWeights::Unfit)?;
        let fits = |(view, network): (View, &Network)| {
            network.facts.len() == view.facts() * (network.units + 1)
        };
        let all_fit = View::ALL.into_iter().zip(&networks).all(fits);
        if all_fit { Ok(WinEstimator(networks)) } else { Err(BadWeights::Unfit) }
    }

    /// The estimator that these bytes hold: those of `weights.bin`.
    pub fn from_bytes(bytes: &[u8]) -> Result<WinEstimator, BadWeights> {
        WinEstimator::new(weights::read(bytes)?)
    }

    /// The estimator that is shipped, read once.
    #[cfg(feature = "weights")]
    pub fn shipped() -> std::sync::Arc<WinEstimator> {
        use std::sync::{Arc, LazyLock};
        #[expect(clippy::expect_used, reason = "the tests read the same bytes")]
        static SHIPPED: LazyLock<Arc<WinEstimator>> = LazyLock::new(|| {
            let bytes = include_bytes!("../../weights.bin");
            Arc::new(WinEstimator::from_bytes(bytes).expect("the weights of this very version"))
        });
        Arc::clone(&SHIPPED)
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

    /// The win probability of the player who has just moved, at a glance.
    pub fn win_probability(&self, game: &Game, player: Seat) -> f64 {
        win_probability(self.network(View::of(game)), game, player, Mover::Expert)
    }

    /// The same with all the thought the expert gives to it.
    pub fn foresee(&self, lookahead: &mut Lookahead, game: &Game, player: Seat) -> f64 {
        match View::of(game) {
            View::Duel => lookahead.win_probability(self.network(View::Duel), game, player),
            _ => self.win_probability(game, player),
        }
    }
}

/// The win probability of the player who has just moved, by the network for such tables. When the game is over, it is
/// known.
pub fn win_probability(network: &Network, game: &Game, player: Seat, mover: Mover) -> f64 {
    if game.is_over() {
        let winners = game.winners();
        return if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    f64::from(network.win_probability(&network.sums(&facts(game, player, mover))))
}
