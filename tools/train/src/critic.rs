//! What other ways to play the expert's turns would bring.

use bots::{WinEstimator, expert::Lookahead, lead};
use engine::Game;
use solver::{PolicyValue, Solver, TurnPayoffs, best_value};

use crate::check::Share;

/// The ways to play that are compared with one another.
const WAYS: [&str; 4] = ["greedy", "at a glance", "as it does", "thinking further"];
/// The one that judges the others.
const BEST: usize = WAYS.len() - 1;

/// Judges ways to play a turn by thinking it through further than any of them.
pub(crate) struct Critic {
    usual: Lookahead,
    further: Lookahead,
    solver: Solver<PolicyValue>,
    /// For each game, what the ways are worth less than the best, added up over all turns.
    games: Vec<[f64; WAYS.len()]>,
}

impl Critic {
    pub(crate) fn new(further: usize) -> Critic {
        Critic {
            usual: Lookahead::default(),
            further: Lookahead::further_by(further),
            solver: Solver::default(),
            games: Vec::new(),
        }
    }

    pub(crate) fn begin_game(&mut self) {
        self.games.push([0.0; WAYS.len()]);
    }

    /// Judges the turn that begins.
    pub(crate) fn judge(&mut self, estimator: &WinEstimator, game: &Game) {
        let Critic { usual, further, solver, games } = self;
        let player = game.current();
        usual.attend(game);
        further.attend(game);
        let worth: [f64; WAYS.len()] = std::array::from_fn(|way| {
            let payoffs = TurnPayoffs::of_table(game, &mut |after, _| {
                let win_probability = estimator.foresee(further, after, player);
                let objective = match way {
                    0 => lead(after, player),
                    1 => estimator.win_probability(after, player),
                    2 => estimator.foresee(usual, after, player),
                    _ => win_probability,
                };
                PolicyValue { objective, win_probability }
            });
            best_value(game, solver, &payoffs).win_probability
        });
        for (missed, worth_of_this) in games.iter_mut().last().into_iter().flatten().zip(worth) {
            *missed += worth[BEST] - worth_of_this;
        }
    }

    /// Prints how many games out of a hundred each way would lose beside the best, along the games that were played.
    pub(crate) fn print(&self) {
        for (way, name) in WAYS.iter().enumerate() {
            println!("  {name}: loses {}", Share::of(self.games.iter().map(|missed| missed[way])));
        }
    }
}
