//! What a round of three and more teaches.
//!
//! As in a duel, every turn is solved exactly, here with the win probabilities of everybody: so it is known what a table was
//! really worth to each of them if the tables after it were worth what the network says. A table is corrected by what was
//! wrong with it and, less and less, with all that came later (temporal difference learning, TD(lambda), with
//! expected instead of sampled rewards).

use bots::{
    expert::{Chances, Facts, Network, Role, chances, facts},
    lead,
};
use engine::{Game, Seat};
use rng::DiceRng;
use solver::Prospects;

use crate::{
    learn::{Lesson, Side},
    play::TurnPlayer,
};

/// How much of a correction reaches the turn before (lambda).
const FARSIGHT: f64 = 0.9;

/// A table between two turns: what the network says it is worth to everybody, and what the next turn makes of that.
struct Seen {
    facts: Vec<Facts>,
    chances: Chances,
    later: Chances,
}

/// How a round is played.
pub(crate) struct Manner<'a> {
    pub(crate) network: &'a Network,
    /// What a worm counts beside the win probability.
    pub(crate) worms: f64,
    /// The only seat of the learner; all, if it plays against itself.
    pub(crate) alone: Option<Seat>,
    /// The game is broken off after so many turns.
    pub(crate) longest: usize,
}

impl Manner<'_> {
    /// Plays a game, and tells what is to be learned from it.
    pub(crate) fn play(
        &self,
        mut game: Game,
        hand: &mut TurnPlayer<Prospects>,
        dice: &mut DiceRng,
    ) -> Vec<Lesson> {
        let mut seen: Vec<Seen> = Vec::new();
        for _ in 0..self.longest {
            if game.is_over() {
                break;
            }
            let player = game.current();
            let facts = game.seats().map(|seat| facts(&game, seat, self.role(seat))).collect();
            let chances = self.chances(&game);
            let value = hand.turn(&mut game, dice, &mut |after, _| self.value_of(after, player));
            seen.push(Seen { facts, chances, later: value.chances });
        }
        lessons(seen)
    }

    fn role(&self, seat: Seat) -> Role {
        match self.alone {
            None => Role::Equal,
            Some(learner) if learner == seat => Role::Expert,
            Some(_) => Role::Rival,
        }
    }

    fn chances(&self, game: &Game) -> Chances {
        chances(self.network, game, |seat| self.role(seat))
    }

    fn value_of(&self, after: &Game, player: Seat) -> Prospects {
        let mut prospects = Prospects::of(self.chances(after), player);
        if self.role(player) == Role::Rival {
            prospects.objective = lead(after, player);
        } else if self.worms > 0.0 {
            prospects.objective += self.worms * lead(after, player);
        }
        prospects
    }
}

/// Goes back from the last turn and hands the corrections on.
fn lessons(seen: Vec<Seen>) -> Vec<Lesson> {
    let mut corrections = Chances::default();
    let lesson = |Seen { facts, chances, later }: Seen| {
        let sides = facts.into_iter().enumerate().map(|(seat, facts)| {
            let better = later[seat] + FARSIGHT * corrections[seat];
            corrections[seat] = better - chances[seat];
            Side { facts, win_probability: better.clamp(0.0, 1.0) as f32 }
        });
        Lesson { sides: sides.collect() }
    };
    seen.into_iter().rev().map(lesson).collect()
}
