//! How quickly a turn is solved, and what follows from that: odds and decisions.
//!
//! `cargo bench --bench solver`. The first solution of a kind also lays out its states; that is timed on its own
//! nowhere, as it happens once.

use std::ops::RangeInclusive;

use bots::{Bot, WinEstimator};
use divan::Bencher;
use engine::{Action, Edition, Figure, Game, Place, Seat, Setup, Start, Tile};
use record::Level;
use solver::{Graph, Oddsmaker, Solver, TurnKind, TurnPayoffs};

fn main() {
    divan::main();
}

/// One exact solution of a whole turn, from before its first roll.
#[divan::bench(args = [TurnKind::Eight, TurnKind::EightWithDoubles, TurnKind::Nine, TurnKind::NineGolden])]
fn whole_turn(bencher: Bencher<'_, '_>, kind: TurnKind) {
    let edition = if kind == TurnKind::Eight { Edition::Original } else { Edition::Extended };
    let Some(game) = table(edition, 2, None) else { return };
    let graph = Graph::of(kind);
    let player = game.current();
    let payoffs = TurnPayoffs::of_table(&game, &mut |after, _| f64::from(after.score(player)));
    let mut solver = Solver::<f64>::default();
    bencher.bench_local(|| {
        solver.solve(graph, &payoffs, false, &[kind.start()]);
        solver.value_of_rolling(graph, kind.start(), false)
    });
}

/// All odds of a position: every tile, every choice.
#[divan::bench(args = [Moment::Start, Moment::FirstRoll, Moment::GoldenStart, Moment::WeaselRoll])]
fn all_odds(bencher: Bencher<'_, '_>, moment: Moment) {
    let Some(game) = moment.game(2) else { return };
    let mut oddsmaker = Oddsmaker::default();
    bencher.bench_local(|| oddsmaker.odds(&game));
}

/// The hardest decision of the expert: a duel with six open tiles, which it thinks through furthest.
#[divan::bench(args = Level::ALL)]
fn late_decision(bencher: Bencher<'_, '_>, level: Level) {
    decide(bencher, level, Moment::SixOpen, 2);
}

/// The hardest decision of a usual turn: the first roll lies on the table.
#[divan::bench(args = Level::ALL)]
fn decision(bencher: Bencher<'_, '_>, level: Level) {
    decide(bencher, level, Moment::FirstRoll, 2);
}

/// The hardest decision of those who look no further than their turn: seven players and the golden die.
#[divan::bench(args = Level::ALL)]
fn hardest_decision(bencher: Bencher<'_, '_>, level: Level) {
    decide(bencher, level, Moment::GoldenStart, 7);
}

fn decide(bencher: Bencher<'_, '_>, level: Level, moment: Moment, players: usize) {
    let Some(game) = moment.game(players) else { return };
    let bot = Bot::new(level, 1, Some(WinEstimator::shipped()));
    // One who has not thought about this turn yet.
    bencher.with_inputs(|| bot.clone()).bench_local_refs(|bot| bot.choose(&game));
}

/// Moments that take long to think about.
#[derive(Clone, Copy, Debug)]
enum Moment {
    /// A new game without specialists.
    Start,
    /// The first roll of it.
    FirstRoll,
    /// The first roll near the end of a game, with six open tiles.
    SixOpen,
    /// The golden die, of 1s and worms or not, is in hand.
    GoldenStart,
    /// A first roll, and the weasel is ready.
    WeaselRoll,
}

impl Moment {
    fn game(self, players: usize) -> Option<Game> {
        match self {
            Moment::Start => table(Edition::Original, players, None),
            Moment::FirstRoll => rolled(table(Edition::Original, players, None)),
            Moment::SixOpen => rolled(six_open(players)),
            Moment::GoldenStart => table(Edition::Extended, players, Some(Figure::Golden)),
            Moment::WeaselRoll => rolled(table(Edition::Extended, players, Some(Figure::Weasel))),
        }
    }
}

/// A new table, with this specialist in the hands of the first player.
fn table(edition: Edition, players: usize, figure: Option<Figure>) -> Option<Game> {
    let figures = figure.map(|figure| (figure, Place::Player(Seat::new(0)))).into_iter().collect();
    let start = Start { figures, ..Start::default() };
    Game::new(&Setup { start: Some(start), ..Setup::new(edition, players) }).ok()
}

/// A table without specialists on which six tiles are left.
fn six_open(players: usize) -> Option<Game> {
    let tiles = |numbers: RangeInclusive<u8>| numbers.filter_map(Tile::new).collect::<Vec<_>>();
    let mut stacks = vec![Vec::new(); players];
    stacks[0] = tiles(21..=25);
    stacks[1] = tiles(32..=36);
    let start =
        Start { grill_open: Some(tiles(26..=31)), stacks: Some(stacks), ..Start::default() };
    Game::new(&Setup { start: Some(start), ..Setup::new(Edition::Original, players) }).ok()
}

/// The table after a first roll of many values.
fn rolled(game: Option<Game>) -> Option<Game> {
    let mut game = game?;
    game.play(Action::Roll("12345WW5".parse().ok()?)).ok()?;
    Some(game)
}
