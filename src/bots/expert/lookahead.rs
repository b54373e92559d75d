//! Thinking one turn further: what a table is worth once the rival has played a turn.
//!
//! The estimate of a single table is off by a percent or so. After an exactly solved turn of the rival it is an average over
//! many tables, and most of the error is gone. The rival is taken for a greedy one, as the network has learned it.

use super::{Mover, Network, chance_to_win};
use crate::{
    bots::worms::lead,
    engine::{Game, Seat},
    solver::{Followed, Solver, Terms, best},
};

/// With so few open portions, a turn has so few ends that there is time for the turn after the rival's, too.
const FEW_OPEN: usize = 3;

/// Looks ahead, and remembers what it has seen while a turn lasts.
#[derive(Clone, Debug, Default)]
pub struct Lookahead {
    rivals_turn: Solver<Followed>,
    own_turn: Solver<f64>,
    seen: Vec<Seen>,
}

/// A table between two turns, and what it is worth to the one who left it.
#[derive(Clone, Debug)]
struct Seen {
    table: Game,
    chance: f64,
}

impl Lookahead {
    /// Forgets what the last turn was about.
    pub fn begin_turn(&mut self) {
        self.seen.clear();
    }

    /// The chance to win of the player of a duel who has just moved.
    pub fn chance(&mut self, network: &Network, table: &Game, player: Seat) -> f64 {
        if table.is_over() {
            return chance_to_win(network, table, player, Mover::Expert);
        }
        if let Some(seen) = self.seen.iter().find(|seen| seen.table == *table) {
            return seen.chance;
        }
        let rival = table.current();
        let few = table.grill().open().len() <= FEW_OPEN;
        let own_turn = &mut self.own_turn;
        let terms = Terms::of_table(table, &mut |after, _| Followed {
            aim: lead(after, rival),
            chance: if few && !after.is_over() {
                1.0 - best_turn(network, own_turn, after)
            } else {
                chance_to_win(network, after, rival, Mover::Rival)
            },
        });
        let chance = 1.0 - best(table, &mut self.rivals_turn, &terms).chance;
        self.seen.push(Seen { table: table.clone(), chance });
        chance
    }
}

/// What the expert to move can make of a table.
fn best_turn(network: &Network, solver: &mut Solver<f64>, table: &Game) -> f64 {
    let player = table.current();
    let terms = Terms::of_table(table, &mut |after, _| {
        chance_to_win(network, after, player, Mover::Expert)
    });
    best(table, solver, &terms)
}
