//! Thinking some turns further: what a table is worth once the rival has played a turn, and the expert another.
//!
//! The estimate of a single table is off by a percent or so. After an exactly solved turn it is an average over many
//! tables, and most of the error is gone. The rival is taken for a greedy one, as the network has learned it.

use engine::{Game, Phase, Seat};
use solver::{PolicyValue, Solver, TurnPayoffs, best_value};

use super::{Network, Role, win_probability};
use crate::worms::lead;

/// How many turns it pays to think through, with so many open tiles at the table.
///
/// The fewer there are, the more a single turn decides and the fewer ends it has, so the quicker it is thought through.
fn turns_worth_thinking_through(open: usize) -> usize {
    if open <= 6 { 2 } else { 1 }
}

/// Looks ahead, and remembers what it has seen while a turn lasts.
#[derive(Clone, Debug, Default)]
pub struct Lookahead {
    rivals_turn: Solver<PolicyValue>,
    own_turn: Solver<f64>,
    /// How many turns are thought through: the same for all ends of the turn that is played, so that none seems better
    /// only for having been thought about longer.
    turns: usize,
    /// So many more than pay.
    further: usize,
    seen: Vec<Seen>,
}

/// A table between two turns, and what it is worth to the expert, who left it.
#[derive(Clone, Debug)]
struct Seen {
    table: Game,
    win_probability: f64,
}

impl Lookahead {
    /// Thinks through so many turns more than pay: to find out what that would bring.
    pub fn further_by(turns: usize) -> Lookahead {
        Lookahead { further: turns, ..Lookahead::default() }
    }

    /// Turns to the turn that is being played, before its ends are asked about. Where a turn begins, the last one is
    /// forgotten; what was thought about a table just as far remains true of it, whichever game it was seen in.
    pub fn attend(&mut self, game: &Game) {
        let turns = turns_worth_thinking_through(game.grill().open().len()) + self.further;
        if turns != self.turns || begins(game) {
            self.seen.clear();
        }
        self.turns = turns;
    }

    /// Before the first roll of a duel there is nothing to decide: time to think about half of what the turn can lead
    /// to, so that no decision has to wait for all of it.
    pub fn use_the_time(&mut self, network: &Network, game: &Game) {
        if !begins(game) {
            return;
        }
        let expert = game.current();
        let ends = game.grill().open().len() + 2;
        let mut left = ends.div_ceil(2);
        let _ = TurnPayoffs::of_table(game, &mut |after, _| {
            if left == 0 {
                return 0.0;
            }
            left -= 1;
            self.win_probability(network, after, expert)
        });
    }

    /// The win probability of the expert, who has just moved in a duel.
    pub fn win_probability(&mut self, network: &Network, table: &Game, expert: Seat) -> f64 {
        if let Some(seen) = self.seen.iter().find(|seen| seen.table == *table) {
            return seen.win_probability;
        }
        debug_assert!(self.turns > 0, "nobody said which turn this is about");
        let win_probability = self.after_own_turn(network, table, expert, self.turns);
        self.seen.push(Seen { table: table.clone(), win_probability });
        win_probability
    }

    /// The expert's win probability once it has moved, thought through so many turns.
    fn after_own_turn(
        &mut self,
        network: &Network,
        table: &Game,
        expert: Seat,
        turns: usize,
    ) -> f64 {
        if turns == 0 || table.is_over() {
            return win_probability(network, table, expert, Role::Expert);
        }
        let rival = table.current();
        let payoffs = TurnPayoffs::of_table(table, &mut |after, _| PolicyValue {
            objective: lead(after, rival),
            win_probability: self.after_rivals_turn(network, after, rival, turns - 1),
        });
        best_value(table, &mut self.rivals_turn, &payoffs).win_probability
    }

    /// The expert's win probability once the rival has moved, thought through so many turns.
    fn after_rivals_turn(
        &mut self,
        network: &Network,
        table: &Game,
        rival: Seat,
        turns: usize,
    ) -> f64 {
        if turns == 0 || table.is_over() {
            return 1.0 - win_probability(network, table, rival, Role::Rival);
        }
        let expert = table.current();
        let payoffs = TurnPayoffs::of_table(table, &mut |after, _| {
            self.after_own_turn(network, after, expert, turns - 1)
        });
        best_value(table, &mut self.own_turn, &payoffs)
    }
}

/// Whether a turn is about to begin, with no die rolled yet.
fn begins(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deciding(turn) if turn.is_fresh())
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on is a test that failed")]
mod tests {
    use super::*;
    use crate::{WinEstimator, expert::View};
    use engine::{Claim, Edition, Failure, Setup, Start, Tile};
    use rng::DiceRng;

    fn estimator() -> WinEstimator {
        WinEstimator::from_bytes(include_bytes!("../../weights.bin")).unwrap()
    }

    /// A table of two with so many open tiles; the player to move has one to lose.
    fn table(open: u8) -> Game {
        let tiles = |numbers: std::ops::RangeInclusive<u8>| numbers.filter_map(Tile::new).collect();
        let start = Start {
            grill_open: Some(tiles(37 - open..=36)),
            grill_down: Some(tiles(23..=36 - open)),
            stacks: Some(vec![tiles(21..=21), tiles(22..=22)]),
            ..Start::default()
        };
        Game::new(&Setup { start: Some(start), ..Setup::new(Edition::Original, 2) }).unwrap()
    }

    #[test]
    fn all_ends_of_a_turn_are_thought_through_equally_far() {
        let estimator = estimator();
        let network = estimator.network(View::Duel);
        for (game, turns) in [(table(7), 1), (table(6), 2)] {
            let expert = game.current();
            let lowest = game.grill().open().lowest().unwrap();
            // One open tile less, and as many: one is returned, another is turned.
            let claimed = game.after_turn(Ok(Claim::Take { tile: lowest, exact: true }));
            let failed = game.after_turn(Err(Failure::DeadRoll));
            let mut lookahead = Lookahead::default();
            lookahead.attend(&game);
            for end in [claimed, failed] {
                let equally_far = Lookahead::default().after_own_turn(network, &end, expert, turns);
                let found = lookahead.win_probability(network, &end, expert);
                assert!((found - equally_far).abs() < 1e-12, "{found}, not {equally_far}");
            }
        }
    }

    #[test]
    fn what_is_thought_before_the_first_roll_is_not_thought_again() {
        let estimator = estimator();
        let network = estimator.network(View::Duel);
        let mut game = table(3);
        let mut lookahead = Lookahead::default();
        lookahead.attend(&game);
        lookahead.use_the_time(network, &game);
        let seen = lookahead.seen.len();
        assert_eq!(seen, 3, "half of: three to take, one to steal, a failure");
        let roll = DiceRng::from_seed(1).resolve(&game, game.choices()[0]);
        game.play(roll).unwrap();
        lookahead.attend(&game);
        assert_eq!(lookahead.seen.len(), seen, "nothing is forgotten");
        let expert = game.current();
        let _ = TurnPayoffs::of_table(&game, &mut |after, _| {
            lookahead.win_probability(network, after, expert)
        });
        assert_eq!(lookahead.seen.len(), 5, "only the others are new");
    }
}
