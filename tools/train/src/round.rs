//! What a round of three and more teaches.
//!
//! What a turn means to all the others is not worked out: every table is worth what the best play of the same player's next
//! turn makes of it, mixed with what came of the game in the end (temporal difference learning, TD(lambda)).

use bots::{
    expert::{Facts, Mover, Network, facts, win_probability},
    lead,
};
use engine::{Game, Seat};
use rng::DiceRng;

use crate::{learn::Lesson, play::TurnPlayer};

/// A table as a player left it, and what that turned out to be worth one turn later.
struct Seen {
    player: Seat,
    facts: Facts,
    later: Option<f32>,
}

/// How a round is played.
pub(crate) struct Manner<'a> {
    pub(crate) network: &'a Network,
    /// What a worm counts beside the win probability.
    pub(crate) worms: f64,
    /// How much the end of the game counts beside the next turn.
    pub(crate) hindsight: f32,
    /// The only seat of the learner; all, if it plays against itself.
    pub(crate) alone: Option<Seat>,
    /// The game is broken off after so many turns and judged as it stands.
    pub(crate) longest: usize,
}

impl Manner<'_> {
    /// Plays a game, and tells what is to be learned from it.
    pub(crate) fn play(
        &self,
        mut game: Game,
        hand: &mut TurnPlayer<f64>,
        dice: &mut DiceRng,
    ) -> Vec<Lesson> {
        let mut seen: Vec<Seen> = Vec::new();
        let mut last_of = [None; Seat::MOST];
        for _ in 0..self.longest {
            if game.is_over() {
                break;
            }
            let player = game.current();
            if self.alone.is_some_and(|learner| learner != player) {
                hand.turn(&mut game, dice, &mut |after, _| lead(after, player));
                continue;
            }
            let value = hand.turn(&mut game, dice, &mut |after, _| self.value_of(after, player));
            let last: Option<usize> = last_of[player.index()];
            if let Some(seen) = last.and_then(|at| seen.get_mut(at)) {
                seen.later = Some((value as f32).clamp(0.0, 1.0));
            }
            if !game.is_over() {
                last_of[player.index()] = Some(seen.len());
                let facts = facts(&game, player, Mover::Expert);
                seen.push(Seen { player, facts, later: None });
            }
        }
        let result = |seat| win_probability(self.network, &game, seat, Mover::Expert) as f32;
        lessons(seen, game.seats().map(result).collect(), self.hindsight)
    }

    fn value_of(&self, after: &Game, player: Seat) -> f64 {
        let win = win_probability(self.network, after, player, Mover::Expert);
        if self.worms > 0.0 { win + self.worms * lead(after, player) } else { win }
    }
}

/// Goes back from the result and blends what came one turn later with what came of it all.
fn lessons(seen: Vec<Seen>, mut result: Vec<f32>, hindsight: f32) -> Vec<Lesson> {
    let mut lessons = Vec::with_capacity(seen.len());
    for Seen { player, facts, later } in seen.into_iter().rev() {
        let end = result[player.index()];
        let win_probability = later.map_or(end, |later| later + (end - later) * hindsight);
        result[player.index()] = win_probability;
        lessons.push(Lesson { facts, win_probability });
    }
    lessons
}
