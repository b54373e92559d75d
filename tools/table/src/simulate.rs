//! `table simulate`: games between bots, as records or as a summary.

use std::{
    io::{BufWriter, Write, stdout},
    num::NonZero,
    ops::Range,
    str::FromStr,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, anyhow, ensure};
use bots::{Bot, WinEstimator, play_out};
use engine::{Edition, Event, Game, Options, Seat};
use record::{Level, Opening, Player, Record, read};
use rng::DiceRng;
use serde_json::json;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rules to play by: original, extended or pickomino2005
    #[arg(long, value_name = "NAME", default_value_t = Edition::Original)]
    edition: Edition,
    /// Who plays: 2 to 7 levels of random, naive, careful, greedy and expert, separated by commas
    #[arg(long, value_name = "LEVEL,LEVEL[,..]")]
    bots: Levels,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,
    /// The same seed gives the same games, neighbouring seeds other ones
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// What `options` holds in a record
    #[arg(long, value_name = "JSON", value_parser = options, default_value = "{}")]
    options: Options,
    /// Print one line about all games instead of the games
    #[arg(long)]
    summary: bool,
}

/// Who sits where, clockwise.
#[derive(Clone)]
struct Levels(Vec<Level>);

impl FromStr for Levels {
    type Err = anyhow::Error;

    fn from_str(list: &str) -> Result<Levels> {
        let level =
            |name: &str| Level::parse(name).with_context(|| format!("unknown level `{name}`"));
        let levels: Vec<Level> = list.split(',').map(level).collect::<Result<_>>()?;
        let enough = (Seat::FEWEST..=Seat::MOST).contains(&levels.len());
        ensure!(enough, "2 to 7 levels, separated by commas");
        Ok(Levels(levels))
    }
}

/// Games between bots.
struct Tournament {
    args: Args,
    estimator: Arc<WinEstimator>,
}

/// Games that a core plays before all wait for the slowest.
const BATCH: u64 = 50;

pub(crate) fn run(args: Args) -> Result<()> {
    let players = args.bots.0.len();
    let (games, summary) = (args.games, args.summary);
    let tournament = Tournament { args, estimator: WinEstimator::shipped() };
    let mut output = BufWriter::new(stdout().lock());
    let mut totals = Totals::new(players);
    let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut next = 0;
    while next < games {
        let batches = (0..cores).map(|core| next + core * BATCH);
        let batches = batches.map(|first| first..(first + BATCH).min(games));
        for played in tournament.play_side_by_side(batches.collect())? {
            if !summary {
                writeln!(output, "{}", played.record.to_json())?;
            }
            totals.add(&played);
        }
        next += cores * BATCH;
    }
    if summary {
        writeln!(output, "{}", totals.to_json(games))?;
    }
    output.flush()?;
    Ok(())
}

/// The options of a record, read by the reader of records itself.
fn options(json: &str) -> Result<Options> {
    let options: serde_json::Value = serde_json::from_str(json)?;
    let record = json!({
        "format": "heckmeck-record", "version": 1, "edition": "original", "options": options,
        "players": [{ "name": "" }, { "name": "" }], "first_player": 0, "actions": [],
    });
    Ok(read(&record.to_string())?.0.opening.options)
}

impl Tournament {
    /// The games of these numbers, each range on a core of its own; told in order.
    fn play_side_by_side(&self, numbers: Vec<Range<u64>>) -> Result<Vec<Played>> {
        thread::scope(|all| {
            let play = |range: Range<u64>| move || range.map(|number| self.play(number)).collect();
            let running: Vec<_> = numbers.into_iter().map(|range| all.spawn(play(range))).collect();
            let mut played = Vec::new();
            for core in running {
                let games: Result<Vec<Played>> =
                    core.join().map_err(|_| anyhow!("a game broke off"))?;
                played.extend(games?);
            }
            Ok(played)
        })
    }

    /// The game with this number. Who starts rotates, and any game can be played again by its number alone.
    fn play(&self, number: u64) -> Result<Played> {
        let Args { edition, bots: Levels(bots), options, .. } = &self.args;
        let seed = self.first_seed().wrapping_add(number);
        let opening = Opening {
            edition: *edition,
            options: *options,
            players: self.players(),
            first_player: Seat::new((number % bots.len() as u64) as u8),
            start: None,
        };
        let bot = |(seat, level): (u64, &Level)| {
            let bot_seed = seed.rotate_left(32) ^ seat;
            Bot::new(*level, bot_seed, Some(Arc::clone(&self.estimator)))
        };
        let mut bots: Vec<Bot> = (0u64..).zip(bots).map(bot).collect();
        let mut actions = Vec::new();
        let mut watch = Stopwatch::default();
        let mut turns = 1;
        let mut failures = 0;
        let game = play_out(
            opening.game()?,
            &mut DiceRng::from_seed(seed),
            |game| watch.time(|| bots[game.current().index()].choose(game)),
            |_, action, events| {
                actions.push(action);
                for event in events {
                    match event {
                        Event::TurnBegan { .. } => turns += 1,
                        Event::Failed { .. } => failures += 1,
                        _ => {}
                    }
                }
            },
        );
        if game.is_over() {
            Ok(Played { record: Record { opening, actions }, game, turns, failures, watch })
        } else {
            Err(anyhow!("game {number} of seed {} did not end", self.args.seed))
        }
    }

    /// The seed of the first game, drawn so that tournaments of neighbouring seeds have no game in common.
    fn first_seed(&self) -> u64 {
        let mut draw = DiceRng::apart_from_dice(self.args.seed);
        let mut half = || u64::from(draw.below(u32::MAX));
        half() << 32 | half()
    }

    fn players(&self) -> Vec<Player> {
        let player = |(place, level): (usize, &Level)| Player {
            name: format!("{} {}", level.name(), place + 1),
            bot: Some(*level),
        };
        self.args.bots.0.iter().enumerate().map(player).collect()
    }
}

/// What came of a game.
struct Played {
    record: Record,
    game: Game,
    turns: u64,
    failures: u64,
    watch: Stopwatch,
}

/// How long decisions take.
#[derive(Default)]
struct Stopwatch {
    decisions: u64,
    all: Duration,
    longest: Duration,
}

impl Stopwatch {
    fn time<T>(&mut self, decide: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let decision = decide();
        let taken = start.elapsed();
        self.decisions += 1;
        self.all += taken;
        self.longest = self.longest.max(taken);
        decision
    }

    fn add(&mut self, other: &Stopwatch) {
        self.decisions += other.decisions;
        self.all += other.all;
        self.longest = self.longest.max(other.longest);
    }
}

/// What all games come to.
struct Totals {
    wins: Vec<f64>,
    worms: Vec<u64>,
    turns: u64,
    failures: u64,
    watch: Stopwatch,
}

impl Totals {
    fn new(players: usize) -> Totals {
        Totals {
            wins: vec![0.0; players],
            worms: vec![0; players],
            turns: 0,
            failures: 0,
            watch: Stopwatch::default(),
        }
    }

    fn add(&mut self, played: &Played) {
        self.watch.add(&played.watch);
        self.turns += played.turns;
        self.failures += played.failures;
        let standings = played.game.standings();
        let winners = standings.iter().filter(|standing| standing.rank == 1).count();
        for ((standing, wins), worms) in standings.iter().zip(&mut self.wins).zip(&mut self.worms) {
            *worms += u64::from(standing.worms());
            if standing.rank == 1 {
                *wins += 1.0 / winners as f64;
            }
        }
    }

    fn to_json(&self, games: u64) -> String {
        let games_f = games.max(1) as f64;
        let averages: Vec<f64> = self.worms.iter().map(|worms| *worms as f64 / games_f).collect();
        json!({
            "games": games,
            "wins": self.wins,
            "average_worms": averages,
            "average_turns": self.turns as f64 / games_f,
            "failures_per_turn": self.failures as f64 / self.turns.max(1) as f64,
            "decisions_per_second": self.watch.decisions as f64 / self.watch.all.as_secs_f64().max(1e-9),
            "longest_decision_us": self.watch.longest.as_secs_f64() * 1e6,
        })
        .to_string()
    }
}
