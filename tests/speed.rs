//! How quickly turns are solved and bots decide in a real browser, built as the page is. It prints and asserts nothing,
//! so it is no part of the tests: `cargo xtask speed` runs it.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use std::sync::Arc;

use bots::{Bot, WinEstimator};
use engine::{Action, Edition, Figure, Game, Place, Seat, Setup, Start};
use record::Level;
use rng::DiceRng;
use solver::{Graph, Oddsmaker, Solver, TurnKind, TurnPayoffs};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Browsers round their clocks, to a tenth of a millisecond at worst: a sample of a short work is the average of so
/// many.
const AT_ONCE: u32 = 20;
const SAMPLES: usize = 300;
/// Whole games per kind of table.
const GAMES: u64 = 3;
/// How often they are played.
const TIMES_OVER: usize = 3;

/// Microseconds since the page began.
fn now() -> f64 {
    let clock = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance")).unwrap();
    let now = js_sys::Reflect::get(&clock, &JsValue::from_str("now")).unwrap();
    let now: js_sys::Function = now.dyn_into().unwrap();
    now.call0(&clock).unwrap().as_f64().unwrap() * 1000.0
}

/// Prints the best, the median, the 99th percentile and the worst of these times.
fn print(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    console_log!(
        "{what:<44} best {:>6.0}  median {:>6.0}  p99 {:>6.0}  worst {:>6.0} us",
        at(0.0),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

/// Prints how long the work takes.
fn measure(what: &str, at_once: u32, samples: usize, mut work: impl FnMut()) {
    work();
    let sample = |_| {
        let start = now();
        for _ in 0..at_once {
            work();
        }
        (now() - start) / f64::from(at_once)
    };
    print(what, (0..samples).map(sample).collect());
}

#[wasm_bindgen_test]
fn solving_a_whole_turn() {
    let kinds = [TurnKind::Eight, TurnKind::EightWithDoubles, TurnKind::Nine, TurnKind::NineGolden];
    for kind in kinds {
        let start = now();
        let graph = Graph::of(kind);
        let edition = if kind == TurnKind::Eight { Edition::Original } else { Edition::Extended };
        let game = Game::new(&Setup::new(edition, 2)).unwrap();
        let player = game.current();
        let payoffs = TurnPayoffs::of_table(&game, &mut |after, _| f64::from(after.score(player)));
        let mut solver = Solver::<f64>::default();
        solver.solve(graph, &payoffs, false, &[kind.start()]);
        print(&format!("{kind:?}: the first time, layout included"), vec![now() - start]);
        measure(&format!("{kind:?}: a whole turn"), AT_ONCE, SAMPLES, || {
            solver.solve(graph, &payoffs, false, &[kind.start()]);
        });
    }
}

#[wasm_bindgen_test]
fn all_odds_of_a_position() {
    for (edition, figure) in [(Edition::Original, None), (Edition::Extended, Some(Figure::Weasel))]
    {
        let figures =
            figure.map(|figure| (figure, Place::Player(Seat::new(0)))).into_iter().collect();
        let start = Start { figures, ..Start::default() };
        let setup = Setup { start: Some(start), ..Setup::new(edition, 2) };
        let mut game = Game::new(&setup).unwrap();
        let mut oddsmaker = Oddsmaker::default();
        let name = edition.name();
        measure(&format!("{name}: all odds, start of a turn"), 1, 50, || {
            drop(oddsmaker.odds(&game));
        });
        game.play(Action::Roll("12345WW5".parse().unwrap())).unwrap();
        measure(&format!("{name}: all odds, first roll"), 1, 50, || drop(oddsmaker.odds(&game)));
    }
}

#[wasm_bindgen_test]
fn decisions_over_whole_games() {
    let bytes = include_bytes!("../crates/bots/weights.bin");
    let estimator = Arc::new(WinEstimator::from_bytes(bytes).unwrap());
    for level in Level::ALL {
        for edition in [Edition::Original, Edition::Extended] {
            for players in Seat::FEWEST..=Seat::MOST {
                let what = format!("{}: {}, {players} players", level.name(), edition.name());
                let played: Vec<_> = (0..TIMES_OVER)
                    .map(|_| play_games(level, &estimator, edition, players))
                    .collect();
                print(&what, least(&played));
                print("  the same, as the machine let it", played.concat());
            }
        }
    }
}

/// The least time that every decision took, when the same games were played several times: whatever else went on in the
/// machine is not the bot's doing.
fn least(played: &[Vec<f64>]) -> Vec<f64> {
    let times = |decision: usize| played.iter().filter_map(move |times| times.get(decision));
    let decisions = 0..played.first().map_or(0, Vec::len);
    decisions.map(|decision| times(decision).copied().fold(f64::INFINITY, f64::min)).collect()
}

/// Plays some games, always the same ones, and tells how long every decision took. A level that plays at random takes a
/// part of them only.
fn play_games(
    level: Level,
    estimator: &Arc<WinEstimator>,
    edition: Edition,
    players: usize,
) -> Vec<f64> {
    const ENOUGH: usize = 3000;
    let mut times = Vec::new();
    for seed in 0..GAMES {
        let mut bot = Bot::new(level, seed, Some(Arc::clone(estimator)));
        let mut game = Game::new(&Setup::new(edition, players)).unwrap();
        let mut rng = DiceRng::from_seed(seed);
        while times.len() < ENOUGH {
            let start = now();
            let Some(choice) = bot.choose(&game) else { break };
            times.push(now() - start);
            let action = rng.resolve(&game, choice);
            game.play(action).unwrap();
        }
    }
    times
}
