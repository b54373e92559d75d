//! `table simulate`: games between bots, as records or as a summary.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of games, turns and microseconds are far below 2^52"
)]

use std::{
    error::Error,
    io::{Write, stdout},
    num::NonZero,
    ops::Range,
    thread,
    time::{Duration, Instant},
};

use bots::{Bot, play_out};
use engine::{Edition, Event, Game, Options, Seat};
use lexopt::ValueExt;
use record::Level;
use record::{Opening, Player, Record, read};
use rng::DiceRng;
use serde_json::json;

/// What was asked for.
struct Tournament {
    edition: Edition,
    options: Options,
    levels: Vec<Level>,
    games: u64,
    seed: u64,
    summary: bool,
}

/// Games that a core plays before all wait for the slowest.
const BATCH: u64 = 50;

/// Whatever went wrong, on whichever core.
type Trouble = Box<dyn Error + Send + Sync>;

pub(crate) fn run(arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    let tournament = parse(arguments)?;
    let mut output = std::io::BufWriter::new(stdout().lock());
    let mut totals = Totals::new(tournament.levels.len());
    let cores = thread::available_parallelism().map_or(1, NonZero::get) as u64;
    let mut next = 0;
    while next < tournament.games {
        let begun = (0..cores).map(|core| next + core * BATCH).map(|first| {
            let end = (first + BATCH).min(tournament.games);
            first..end
        });
        let played = tournament.play_side_by_side(begun.collect());
        for played in played.map_err(|trouble| -> Box<dyn Error> { trouble })? {
            if !tournament.summary {
                writeln!(output, "{}", played.record.to_json())?;
            }
            totals.add(&played);
        }
        next += cores * BATCH;
    }
    if tournament.summary {
        writeln!(output, "{}", totals.to_json(tournament.games))?;
    }
    output.flush()?;
    Ok(())
}

fn parse(mut arguments: lexopt::Parser) -> Result<Tournament, Box<dyn Error>> {
    use lexopt::Arg::Long;
    let mut tournament = Tournament {
        edition: Edition::Original,
        options: Options::default(),
        levels: Vec::new(),
        games: 1,
        seed: 0,
        summary: false,
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("edition") => {
                let name = arguments.value()?.string()?;
                tournament.edition =
                    Edition::parse(&name).ok_or_else(|| format!("unknown edition `{name}`"))?;
            }
            Long("bots") => tournament.levels = levels(&arguments.value()?.string()?)?,
            Long("games") => tournament.games = arguments.value()?.parse()?,
            Long("seed") => tournament.seed = arguments.value()?.parse()?,
            Long("options") => tournament.options = options(&arguments.value()?.string()?)?,
            Long("summary") => tournament.summary = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if !(Seat::FEWEST..=Seat::MOST).contains(&tournament.levels.len()) {
        return Err("--bots takes 2 to 7 levels, separated by commas".into());
    }
    Ok(tournament)
}

fn levels(list: &str) -> Result<Vec<Level>, String> {
    let level = |name: &str| Level::parse(name).ok_or_else(|| format!("unknown level `{name}`"));
    list.split(',').map(level).collect()
}

/// The options of a record, read by the reader of records itself.
fn options(json: &str) -> Result<Options, Box<dyn Error>> {
    let options: serde_json::Value = serde_json::from_str(json)?;
    let record = json!({
        "format": "heckmeck-record", "version": 1, "edition": "original", "options": options,
        "players": [{ "name": "" }, { "name": "" }], "first_player": 0, "actions": [],
    });
    Ok(read(&record.to_string())?.0.opening.options)
}

impl Tournament {
    /// The games of these numbers, each range on a core of its own; told in order.
    fn play_side_by_side(&self, numbers: Vec<Range<u64>>) -> Result<Vec<Played>, Trouble> {
        thread::scope(|all| {
            let play = |range: Range<u64>| move || range.map(|number| self.play(number)).collect();
            let running: Vec<_> = numbers.into_iter().map(|range| all.spawn(play(range))).collect();
            let mut played = Vec::new();
            for core in running {
                let games: Result<Vec<Played>, Trouble> =
                    core.join().map_err(|_| "a game broke off")?;
                played.extend(games?);
            }
            Ok(played)
        })
    }

    /// The game with this number. Who starts rotates, and any game can be played again by its number alone.
    fn play(&self, number: u64) -> Result<Played, Trouble> {
        let seed = self.first_seed().wrapping_add(number);
        let first = number % self.levels.len() as u64;
        let opening = Opening {
            edition: self.edition,
            options: self.options,
            players: self.players(),
            first_player: Seat::new(u8::try_from(first)?),
            start: None,
        };
        let mut bots: Vec<Bot> = (0u64..)
            .zip(&self.levels)
            .filter_map(|(seat, level)| Bot::new(*level, seed.rotate_left(32) ^ seat))
            .collect();
        let mut actions = Vec::new();
        let mut watch = Stopwatch::default();
        let mut turns = 1;
        let mut failures = 0;
        let game = play_out(
            opening.game()?,
            &mut DiceRng::from_seed(seed),
            |game| {
                let bot = bots.get_mut(game.current().index())?;
                watch.time(|| bot.choose(game))
            },
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
            Err(format!("game {number} of seed {} did not end", self.seed).into())
        }
    }

    /// The seed of the first game, drawn so that tournaments of neighbouring seeds have no game in common.
    fn first_seed(&self) -> u64 {
        let mut draw = DiceRng::apart_from_dice(self.seed);
        let mut half = || u64::from(draw.below(u32::MAX));
        half() << 32 | half()
    }

    fn players(&self) -> Vec<Player> {
        let player = |(place, level): (usize, &Level)| Player {
            name: format!("{} {}", level.name(), place + 1),
            bot: Some(*level),
        };
        self.levels.iter().enumerate().map(player).collect()
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
