//! Do experts win as often as the estimate says?

use std::sync::Arc;

use analysis::Review;
use anyhow::{Context, Result};
use bots::{Bot, WinEstimator, play_out};
use engine::{Edition, Game, Seat, Setup};
use record::Level;
use rng::DiceRng;

use crate::tables;

/// How many tables are looked at: every edition with every number of players, twice and more.
const TABLES: u64 = 40;
/// How far into a game they are.
const MOMENTS: [f64; 5] = [0.0, 0.2, 0.4, 0.6, 0.85];
/// Further off than this is too far.
const TOLERANCE: f64 = 0.05;

/// Lets experts play so many games from each of some tables, and prints how often everybody has won beside what the
/// estimate says.
///
/// It also prints how far off the estimate is without the luck of those games, for that needs few of them: what is left
/// when all that rolls and decisions changed is taken from the result.
pub(crate) fn forecast(estimator: &Arc<WinEstimator>, games: u64) -> Result<()> {
    let mut close = 0;
    let mut close_without_luck = 0;
    for number in 0..TABLES {
        let table = Table::any(number)?;
        let found = table.play(estimator, games)?;
        let off = furthest(&found.estimate, &found.wins);
        let off_without_luck = furthest(&found.estimate, &found.without_luck);
        close += u32::from(off <= TOLERANCE);
        close_without_luck += u32::from(off_without_luck <= TOLERANCE);
        println!(
            "{number:>2} {table}: estimate {} won {} off {:.1}, without luck {:.1}",
            percent(&found.estimate),
            percent(&found.wins),
            off * 100.0,
            off_without_luck * 100.0,
        );
    }
    println!(
        "{close} of {TABLES} within {:.0} points; without luck {close_without_luck}",
        TOLERANCE * 100.0
    );
    Ok(())
}

/// A table at the start of a turn, out of a game that bots have played.
struct Table {
    setup: Setup,
    open: usize,
}

/// What came of the games from a table.
struct Found {
    estimate: Vec<f64>,
    wins: Vec<f64>,
    without_luck: Vec<f64>,
}

impl Table {
    fn any(number: u64) -> Result<Table> {
        let edition = Edition::ALL[(number % 3) as usize];
        let players = Seat::FEWEST + (number / 3 % 6) as usize;
        let first_player = Seat::new((number % players as u64) as u8);
        let setup = Setup { first_player, ..Setup::new(edition, players) };
        let level = if number.is_multiple_of(2) { Level::Greedy } else { Level::Careful };
        let mut bot = Bot::new(level, number, None);
        let mut tables = vec![Game::new(&setup)?];
        let mut dice = DiceRng::from_seed(7 << 32 | number);
        play_out(
            tables[0].clone(),
            &mut dice,
            |game| bot.choose(game),
            |game, _, _| {
                let begins = game.phase().turn().is_some_and(engine::Turn::is_fresh)
                    && game.phase().rolled().is_none();
                if begins {
                    tables.push(game.clone());
                }
            },
        );
        let moment = MOMENTS[(number % MOMENTS.len() as u64) as usize];
        let game = tables.swap_remove((tables.len() as f64 * moment) as usize);
        let open = game.grill().open().len();
        Ok(Table { setup: Setup { start: Some(tables::start_of(&game)), ..setup }, open })
    }

    fn play(&self, estimator: &Arc<WinEstimator>, games: u64) -> Result<Found> {
        let players = self.setup.players;
        let estimate = Review::new(&self.setup, Arc::clone(estimator))?.chances().to_vec();
        let mut wins = vec![0.0; players];
        let mut without_luck = vec![0.0; players];
        let seats = 0..players as u64;
        let mut bots: Vec<Bot> =
            seats.map(|seat| Bot::new(Level::Expert, seat, Some(Arc::clone(estimator)))).collect();
        for number in 0..games {
            let mut actions = Vec::new();
            let mut dice = DiceRng::from_seed(8 << 32 | number);
            play_out(
                Game::new(&self.setup)?,
                &mut dice,
                |game| bots[game.current().index()].choose(game),
                |_, action, _| actions.push(action),
            );
            let mut review = Review::new(&self.setup, Arc::clone(estimator))?;
            // Reviewing takes longer than playing.
            let reviewed = number < 100;
            let mut game = Game::new(&self.setup)?;
            for action in actions {
                if reviewed {
                    review.play(action)?;
                }
                game.play(action)?;
            }
            for (wins, share) in wins.iter_mut().zip(bots::expert::result(&game)) {
                *wins += share / games as f64;
            }
            if reviewed {
                let report = review.report();
                let result = report.result.context("a game that did not end")?;
                let accounts = result.iter().zip(&report.players);
                for ((result, account), off) in accounts.zip(&mut without_luck) {
                    let chance = result - account.luck - account.others;
                    *off += chance / games.min(100) as f64;
                }
            }
        }
        Ok(Found { estimate, wins, without_luck })
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Setup { edition, players, .. } = &self.setup;
        write!(to, "{} {players}, {} open", edition.name(), self.open)
    }
}

fn furthest(estimate: &[f64], found: &[f64]) -> f64 {
    let off = estimate.iter().zip(found).map(|(one, other)| (one - other).abs());
    off.fold(0.0, f64::max)
}

fn percent(chances: &[f64]) -> String {
    let each: Vec<String> = chances.iter().map(|chance| format!("{:.1}", chance * 100.0)).collect();
    each.join("/")
}
