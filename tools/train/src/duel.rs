//! What a duel teaches.
//!
//! Every turn of either player is solved exactly, so it is known what a table was really worth if the tables after it were
//! worth what the network says. The rest of the game tells how far off those were, and again without any luck of the dice in
//! it: a table is corrected by what was wrong with it and, less and less, with all that came later (temporal difference
//! learning, TD(lambda), with expected instead of sampled rewards).

use bots::{
    expert::{Facts, Network, Role, facts, win_probability},
    lead,
};
use engine::{Game, Seat};
use rng::DiceRng;
use solver::PolicyValue;

use crate::{
    learn::{Lesson, Side},
    play::TurnPlayer,
};

/// How much of a correction reaches the turn before (lambda).
const FARSIGHT: f32 = 0.9;

/// One who learns by playing duels, with the room for it.
#[derive(Default)]
pub(crate) struct Duellist {
    own: TurnPlayer<f64>,
    judged: TurnPlayer<PolicyValue>,
}

/// How a duel is played.
pub(crate) struct Manner<'a> {
    pub(crate) network: &'a Network,
    /// What a worm counts beside the win probability.
    pub(crate) worms: f64,
    /// The seat of a greedy rival, if it is one.
    pub(crate) greedy: Option<Seat>,
    /// The duel is broken off after so many turns.
    pub(crate) longest: usize,
}

impl Manner<'_> {
    fn role(&self, seat: Seat) -> Role {
        match self.greedy {
            None => Role::Equal,
            Some(greedy) if greedy == seat => Role::Rival,
            Some(_) => Role::Expert,
        }
    }

    fn win_probability(&self, after: &Game, seat: Seat) -> f64 {
        win_probability(self.network, after, seat, self.role(seat))
    }
}

/// A table between two turns: what the network says it is worth to the one who left it, and what the next turn makes of
/// that.
struct Seen {
    facts: Facts,
    win_probability: f32,
    later: f32,
}

impl Duellist {
    /// Plays a game, and tells what is to be learned from it.
    pub(crate) fn play(
        &mut self,
        mut game: Game,
        manner: &Manner<'_>,
        dice: &mut DiceRng,
    ) -> Vec<Lesson> {
        let mut seen = Vec::new();
        for _ in 0..manner.longest {
            if game.is_over() {
                break;
            }
            let Some(left) = game.seats().find(|seat| *seat != game.current()) else { break };
            let facts = facts(&game, left, manner.role(left));
            let win_probability = manner.network.win_probability(&manner.network.sums(&facts));
            let later = 1.0 - self.turn(&mut game, manner, dice) as f32;
            seen.push(Seen { facts, win_probability, later });
        }
        lessons(seen)
    }

    /// Plays a turn; tells what it was worth to the one to move before the first roll.
    fn turn(&mut self, game: &mut Game, manner: &Manner<'_>, dice: &mut DiceRng) -> f64 {
        let player = game.current();
        let win = |after: &Game| manner.win_probability(after, player);
        let objective = |after: &Game| {
            let worms = lead(after, player);
            if manner.greedy == Some(player) { worms } else { win(after) + manner.worms * worms }
        };
        if manner.greedy == Some(player) || manner.worms > 0.0 {
            let mut judged = |after: &Game, _| PolicyValue {
                objective: objective(after),
                win_probability: win(after),
            };
            self.judged.turn(game, dice, &mut judged).win_probability
        } else {
            self.own.turn(game, dice, &mut |after, _| win(after))
        }
    }
}

/// Goes back from the last turn and hands the corrections on.
fn lessons(seen: Vec<Seen>) -> Vec<Lesson> {
    let mut correction = 0.0;
    let lesson = |Seen { facts, win_probability, later }| {
        // What is good for the next player is bad for the one who left the table.
        let better = later - FARSIGHT * correction;
        correction = better - win_probability;
        Lesson { sides: vec![Side { facts, win_probability: better.clamp(0.0, 1.0) }] }
    };
    seen.into_iter().rev().map(lesson).collect()
}
