//! One course of training: games against itself, and what is learned from them.

use heckmeck::{
    bots::{
        expert::{Facts, Network, View, chance_to_win, facts},
        lead,
    },
    chance::Chance,
    engine::{Edition, Game, Seat},
};

use crate::{
    learn::{Average, Lesson, Memory, learn, newborn},
    play::Table,
    tables,
};

/// Longer games are judged as they stand.
const LONGEST_GAME: usize = 400;
/// How often each new lesson is repeated, on average, together with older ones.
const REPEATS: usize = 6;
/// Lessons that are remembered.
const MEMORY: usize = 60_000;
/// The last part of the course, over which the network is averaged.
const AVERAGED: f32 = 0.4;
/// How fast it learns, at first and at last.
const RATES: [f32; 2] = [0.02, 0.001];
/// How much the end of the game counts beside the next turn, at first and at last.
const HINDSIGHT: [f32; 2] = [0.8, 0.1];

/// How much a lead in worms counts beside the chance to win, at the very first. Without it, games of players who know
/// nothing yet would hardly end.
const WORMS: f64 = 0.02;
/// The first part of the course, in which that fades.
const FADING: f64 = 0.2;

/// What a network is trained for, and how long.
pub(crate) struct Course {
    pub(crate) view: View,
    pub(crate) units: usize,
    pub(crate) games: usize,
    /// Of a hundred games, how many the learner plays alone against greedy ones; in all others, against itself.
    pub(crate) against_greedy: u32,
    pub(crate) seed: u64,
}

impl Course {
    /// Plays all games of the course, and gives the network that comes out of it.
    pub(crate) fn run(&self, mut report: impl FnMut(usize, f32)) -> Network {
        let mut chance = Chance::apart_from_dice(self.seed);
        let mut dice = Chance::from_seed(self.seed);
        let mut network = newborn(self.units, self.view.facts(), &mut chance);
        let mut average = Average::default();
        let mut table = Table::default();
        let mut memory = Memory::of(MEMORY);
        for number in 0..self.games {
            let progress = number as f32 / self.games as f32;
            let rate = RATES[0] * (RATES[1] / RATES[0]).powf(progress);
            let hindsight = HINDSIGHT[0] + (HINDSIGHT[1] - HINDSIGHT[0]) * progress;
            let (edition, players) = self.kind_of_game(&mut chance);
            let Some(game) = tables::table(edition, players, &mut chance) else { continue };
            let worms = WORMS * (1.0 - f64::from(progress) / FADING).max(0.0);
            let alone = chance.below(100) < self.against_greedy;
            let alone =
                alone.then(|| Seat::all(players).nth(chance.below(players as u32) as usize));
            let player = Player { network: &network, worms, hindsight, alone: alone.flatten() };
            let lessons = player.play(game, &mut table, &mut dice);
            let repeats = lessons.len() * REPEATS;
            memory.extend(lessons);
            let mut errors = 0.0;
            for _ in 0..repeats {
                if let Some(lesson) = memory.any(&mut chance) {
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

    fn kind_of_game(&self, chance: &mut Chance) -> (Edition, usize) {
        match self.view {
            View::Duel => (Edition::Original, 2),
            View::ExtendedDuel => (Edition::Extended, 2),
            View::Round => {
                let extended = chance.below(2) == 0;
                // Three and four are the usual sizes of a round.
                let players = [3, 3, 4, 4, 5, 6, 7][chance.below(7) as usize];
                (if extended { Edition::Extended } else { Edition::Original }, players)
            }
        }
    }
}

/// A table as a player left it, and what that turned out to be worth one turn later.
struct Seen {
    player: Seat,
    facts: Facts,
    later: Option<f32>,
}

/// One who plays, against itself or greedy ones.
struct Player<'a> {
    network: &'a Network,
    worms: f64,
    hindsight: f32,
    /// The only seat of the learner; all, if it plays against itself.
    alone: Option<Seat>,
}

impl Player<'_> {
    /// Plays a game. Every table is worth what the best play of the next turn makes of it: in a duel against itself
    /// the rival's, which is exact; else the next turn of the same player.
    fn play(&self, mut game: Game, table: &mut Table<f64>, dice: &mut Chance) -> Vec<Lesson> {
        let duel = game.player_count() == 2 && self.alone.is_none();
        let mut seen: Vec<Seen> = Vec::new();
        let mut last_of = [None; Seat::MOST];
        for _ in 0..LONGEST_GAME {
            if game.is_over() {
                break;
            }
            let player = game.current();
            if self.alone.is_some_and(|learner| learner != player) {
                table.turn(&mut game, dice, &mut |after, _| lead(after, player));
                continue;
            }
            let value = table.turn(&mut game, dice, &mut |after, _| self.worth(after, player));
            let value = (value as f32).clamp(0.0, 1.0);
            let (judged, value) = if duel {
                (seen.len().checked_sub(1), 1.0 - value)
            } else {
                (last_of[player.index()], value)
            };
            if let Some(seen) = judged.and_then(|at| seen.get_mut(at)) {
                seen.later = Some(value);
            }
            if !game.is_over() {
                last_of[player.index()] = Some(seen.len());
                seen.push(Seen { player, facts: facts(&game, player), later: None });
            }
        }
        let result = |seat| chance_to_win(self.network, &game, seat) as f32;
        lessons(seen, game.seats().map(result).collect(), duel, self.hindsight)
    }

    fn worth(&self, after: &Game, player: Seat) -> f64 {
        let chance = chance_to_win(self.network, after, player);
        if self.worms > 0.0 { chance + self.worms * lead(after, player) } else { chance }
    }
}

/// Goes back from the result and blends what came one turn later with what came of it all.
fn lessons(seen: Vec<Seen>, mut result: Vec<f32>, duel: bool, hindsight: f32) -> Vec<Lesson> {
    let mut lessons = Vec::with_capacity(seen.len());
    for Seen { player, facts, later } in seen.into_iter().rev() {
        let end = result[player.index()];
        let chance = later.map_or(end, |later| later + (end - later) * hindsight);
        if duel {
            result.fill(1.0 - chance);
        }
        result[player.index()] = chance;
        lessons.push(Lesson { facts, chance });
    }
    lessons
}
