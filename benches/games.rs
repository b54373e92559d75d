//! How quickly whole games are played.
//!
//! `cargo bench --bench games` prints games a second (items/s) on one core.

use bots::{Bot, WinEstimator, play_out};
use divan::{Bencher, counter::ItemsCount};
use engine::{Edition, Game, Setup};
use record::Level;
use rng::DiceRng;

fn main() {
    divan::main();
}

const GAMES: u64 = 20;

#[divan::bench(args = [
    (Edition::Original, Level::Naive),
    (Edition::Pickomino2005, Level::Naive),
    (Edition::Extended, Level::Naive),
    (Edition::Extended, Level::Random),
    (Edition::Original, Level::Careful),
    (Edition::Original, Level::Greedy),
    (Edition::Original, Level::Expert),
    (Edition::Extended, Level::Greedy),
    (Edition::Extended, Level::Expert),
])]
fn two_players(bencher: Bencher<'_, '_>, (edition, level): (Edition, Level)) {
    let setup = Setup::new(edition, 2);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        (0..GAMES)
            .filter(|seed| play(&setup, level, *seed).is_some_and(|game| game.is_over()))
            .count()
    });
}

fn play(setup: &Setup, level: Level, seed: u64) -> Option<Game> {
    let game = Game::new(setup).ok()?;
    let mut bot = Bot::new(level, seed, Some(WinEstimator::shipped()));
    let mut rng = DiceRng::from_seed(seed);
    Some(play_out(game, &mut rng, |game| bot.choose(game), |_, _, _| {}))
}
