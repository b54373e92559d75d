//! One course of training: games, and what is learned from them.

use bots::expert::{Network, View};
use engine::{Edition, Game, Seat};
use rng::DiceRng;
use solver::Prospects;

use crate::{
    duel::{self, Duellist},
    learn::{Average, Lesson, Memory, learn, newborn},
    play::TurnPlayer,
    round, tables,
};

/// Longer games are broken off.
const LONGEST_GAME: usize = 400;
/// The last part of the course, over which the network is averaged.
const AVERAGED: f32 = 0.4;

/// How much a lead in worms counts beside the win probability, at the very first. Without it, games of players who know
/// nothing yet would hardly end.
const WORMS: f64 = 0.02;

/// What a network is trained for, and how long.
#[derive(Clone)]
pub(crate) struct Course {
    pub(crate) view: View,
    pub(crate) units: usize,
    pub(crate) games: usize,
    /// Of a hundred games, how many the learner plays alone against greedy ones; in all others, against itself.
    pub(crate) against_greedy: u32,
    pub(crate) seed: u64,
    pub(crate) pace: Pace,
}

/// How a course goes about it.
#[derive(Clone)]
pub(crate) struct Pace {
    /// How fast it learns, at first and at last.
    pub(crate) rates: [f32; 2],
    /// How often each new lesson is repeated, on average, together with older ones.
    pub(crate) repeats: usize,
    /// Lessons that are remembered.
    pub(crate) memory: usize,
    /// One game in so many begins somewhere in the middle.
    pub(crate) middles: u32,
    /// The first part of the course, in which worms count.
    pub(crate) fading: f64,
}

/// The room that playing takes, kept from game to game.
#[derive(Default)]
struct Hands {
    rounds: TurnPlayer<Prospects>,
    duellist: Duellist,
}

impl Course {
    /// Plays all games of the course, and gives the network that comes out of it.
    pub(crate) fn run(&self, mut report: impl FnMut(usize, f32)) -> Network {
        let Pace { rates, repeats, memory, middles, .. } = self.pace;
        let mut rng = DiceRng::apart_from_dice(self.seed);
        let mut dice = DiceRng::from_seed(self.seed);
        let mut network = newborn(self.units, self.view.facts(), &mut rng);
        let mut average = Average::default();
        let mut hands = Hands::default();
        let mut memory = Memory::of(memory);
        for number in 0..self.games {
            let progress = number as f32 / self.games as f32;
            let rate = rates[0] * (rates[1] / rates[0]).powf(progress);
            let (edition, players) = self.kind_of_game(&mut rng);
            let Some(game) = tables::any_table(edition, players, middles, &mut rng) else {
                continue;
            };
            let alone = (rng.below(100) < self.against_greedy)
                .then(|| Seat::all(players).nth(rng.below(players as u32) as usize))
                .flatten();
            let lessons = self.play(game, &network, progress, alone, &mut hands, &mut dice);
            let repeats = lessons.len() * repeats;
            memory.extend(lessons);
            let mut errors = 0.0_f32;
            for _ in 0..repeats {
                if let Some(lesson) = memory.any(&mut rng) {
                    errors += learn(&mut network, lesson, rate).powi(2);
                }
            }
            if progress >= 1.0 - AVERAGED {
                average.add(&network);
            }
            report(number, errors / repeats.max(1) as f32);
        }
        average.network.unwrap_or(network)
    }

    /// Plays a game, and tells what is to be learned from it. `alone` is the only seat of the learner, if it has greedy
    /// rivals.
    fn play(
        &self,
        game: Game,
        network: &Network,
        progress: f32,
        alone: Option<Seat>,
        hands: &mut Hands,
        dice: &mut DiceRng,
    ) -> Vec<Lesson> {
        let worms = WORMS * (1.0 - f64::from(progress) / self.pace.fading).max(0.0);
        let longest = LONGEST_GAME;
        if self.view == View::Round {
            let manner = round::Manner { network, worms, alone, longest };
            return manner.play(game, &mut hands.rounds, dice);
        }
        let greedy = game.seats().find(|seat| alone.is_some_and(|learner| learner != *seat));
        let manner = duel::Manner { network, worms, greedy, longest };
        hands.duellist.play(game, &manner, dice)
    }

    fn kind_of_game(&self, rng: &mut DiceRng) -> (Edition, usize) {
        match self.view {
            View::Duel => (Edition::Original, 2),
            View::ExtendedDuel => (Edition::Extended, 2),
            View::Round => {
                let extended = rng.below(2) == 0;
                // Three and four are the usual sizes of a round.
                let players = [3, 3, 4, 4, 5, 6, 7][rng.below(7) as usize];
                (if extended { Edition::Extended } else { Edition::Original }, players)
            }
        }
    }
}
