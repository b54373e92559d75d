//! What other ways to play the expert's turns would bring.

use bots::{
    expert::{Estimate, Lookahead},
    lead,
};
use engine::Game;
use solver::{Followed, Solver, Terms, best};

use crate::check::Share;

/// The ways to play that are compared with one another.
const WAYS: [&str; 4] = ["greedy", "at a glance", "as it does", "thinking further"];
/// The one that judges the others.
const BEST: usize = WAYS.len() - 1;

/// Judges ways to play a turn by thinking it through further than any of them.
pub(crate) struct Critic {
    usual: Lookahead,
    further: Lookahead,
    solver: Solver<Followed>,
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
    pub(crate) fn judge(&mut self, estimate: &Estimate, game: &Game) {
        let Critic { usual, further, solver, games } = self;
        let player = game.current();
        usual.attend(game);
        further.attend(game);
        let worth: [f64; WAYS.len()] = std::array::from_fn(|way| {
            let terms = Terms::of_table(game, &mut |after, _| {
                let chance = estimate.foresee(further, after, player);
                let aim = match way {
                    0 => lead(after, player),
                    1 => estimate.chance(after, player),
                    2 => estimate.foresee(usual, after, player),
                    _ => chance,
                };
                Followed { aim, chance }
            });
            best(game, solver, &terms).chance
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
