//! Thinking one turn further: what a table is worth once the rival has made the best of it.
//!
//! The estimate of a single table is off by a percent or two. After an exactly solved turn of the rival it is an
//! average over many tables, and most of the error is gone.

use super::{Network, chance_to_win};
use crate::{
    engine::{Choice, Game, Seat},
    solver::{Position, Solver, Terms},
};

/// With so few open portions, a turn has so few ends that there is time for a second turn.
const FEW_OPEN: usize = 3;

/// Looks ahead, and remembers what it has seen while a turn lasts.
#[derive(Clone, Debug, Default)]
pub struct Lookahead {
    solver: Solver<f64>,
    seen: Vec<Seen>,
}

/// A table between two turns, how many turns beyond it were looked at, and what it is worth to the one who left it.
#[derive(Clone, Debug)]
struct Seen {
    table: Game,
    turns: u8,
    chance: f64,
}

impl Lookahead {
    /// Forgets what the last turn was about.
    pub fn begin_turn(&mut self) {
        self.seen.clear();
    }

    /// The chance to win of the player of a duel who has just moved.
    pub fn chance(&mut self, network: &Network, table: &Game, player: Seat) -> f64 {
        let turns = if table.grill().open().len() <= FEW_OPEN { 2 } else { 1 };
        self.after(network, table, player, turns)
    }

    fn after(&mut self, network: &Network, table: &Game, player: Seat, turns: u8) -> f64 {
        if turns == 0 || table.is_over() {
            return chance_to_win(network, table, player);
        }
        let same = |seen: &&Seen| seen.turns == turns && seen.table == *table;
        if let Some(seen) = self.seen.iter().find(same) {
            return seen.chance;
        }
        let rival = table.current();
        let terms =
            Terms::of_table(table, &mut |next, _| self.after(network, next, rival, turns - 1));
        let starts = table.choices().into_iter().filter_map(Choice::dice);
        let best = starts.fold(0.0, |best: f64, dice: u8| {
            let position = Position::at_start(table, dice);
            Position::solve(&mut self.solver, &terms, &[position]);
            best.max(position.roll(&self.solver))
        });
        let chance = 1.0 - best;
        self.seen.push(Seen { table: table.clone(), turns, chance });
        chance
    }
}
