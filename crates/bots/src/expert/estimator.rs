//! How likely a player is to win.

use engine::{Game, Seat};

use super::{
    BadWeights, Lookahead, Network,
    features::{Role, View, facts},
    network::sigmoid,
    weights,
};

/// How likely everybody is to win, by seat; nothing for a seat where nobody sits.
pub type Chances = [f64; Seat::MOST];

/// Nobody's chance in a round is less while the game lasts.
const LEAST: f64 = 1e-9;

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

    /// The win probability of the player who has just moved, at a glance, if that one plays for the win.
    pub fn win_probability(&self, game: &Game, player: Seat) -> f64 {
        win_probability(self.network(View::of(game)), game, player, Role::Expert)
    }

    /// The same with all the thought the expert gives to it.
    pub fn foresee(&self, lookahead: &mut Lookahead, game: &Game, player: Seat) -> f64 {
        match View::of(game) {
            View::Duel => lookahead.win_probability(self.network(View::Duel), game, player),
            _ => self.win_probability(game, player),
        }
    }

    /// How likely everybody is to win from this table between two turns, if all play for the win: one together.
    pub fn chances(&self, game: &Game) -> Chances {
        let view = View::of(game);
        let network = self.network(view);
        if view == View::Round || game.is_over() {
            return chances(network, game, |_| Role::Equal);
        }
        let next = game.current();
        let last = next.next(game.player_count());
        let logit = |role| network.logit(&network.sums(&facts(game, last, role)));
        let logit = match view {
            // It has only seen duels of unequals: equals are half-way between.
            View::Duel => f32::midpoint(logit(Role::Expert), logit(Role::Rival)),
            _ => logit(Role::Equal),
        };
        let mut chances = Chances::default();
        let win = f64::from(sigmoid(logit));
        for (seat, share) in [(last, win), (next, 1.0 - win)] {
            if let Some(chance) = chances.get_mut(seat.index()) {
                *chance = share;
            }
        }
        chances
    }
}

/// The win probability of a player, by the network for such tables: in a duel of the one who has just moved, in a round
/// of anyone. When the game is over, it is known.
pub fn win_probability(network: &Network, game: &Game, player: Seat, role: Role) -> f64 {
    if game.is_over() {
        return result(game).get(player.index()).copied().unwrap_or_default();
    }
    f64::from(network.win_probability(&network.sums(&facts(game, player, role))))
}

/// The win probabilities of everybody in a round, by the network for such tables, if they play like this. When the game is
/// over, they are known.
pub fn chances(network: &Network, game: &Game, role: impl Fn(Seat) -> Role) -> Chances {
    if game.is_over() {
        return result(game);
    }
    let mut chances = Chances::default();
    for (seat, chance) in game.seats().zip(&mut chances) {
        *chance = win_probability(network, game, seat, role(seat)).max(LEAST);
    }
    // Everybody was looked at alone. Together they win once.
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// What came of a game that is over: one for the winner, shared where several have won.
pub fn result(game: &Game) -> Chances {
    let mut result = Chances::default();
    let winners = game.winners();
    for winner in &winners {
        if let Some(share) = result.get_mut(winner.index()) {
            *share = 1.0 / winners.len() as f64;
        }
    }
    result
}
