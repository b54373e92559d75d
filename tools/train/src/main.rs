//! Trains the expert by letting it play against greedy players and itself, and writes what it has learned.
//!
//! ```text
//! cargo run --release -p train              # all courses, side by side: some minutes
//! cargo run --release -p train -- --help    # what else can be asked for
//! ```
//!
//! Everything comes from fixed seeds, so the same program writes the same file.

mod check;
mod course;
mod critic;
mod duel;
mod forecast;
mod learn;
mod play;
mod round;
mod tables;

use std::{fs, path::PathBuf, sync::Arc, thread, time::Instant};

use anyhow::{Context, Result, anyhow};
use bots::{
    WinEstimator,
    expert::{MOST_UNITS, Network, View, weights},
};
use clap::Parser;
use course::{Course, Pace};

/// Duels teach without luck, so the same lessons can be gone through over and over.
const DUELS: Pace =
    Pace { rates: [0.02, 0.0005], repeats: 20, memory: 60_000, middles: 8, fading: 0.1 };

const ROUNDS: Pace =
    Pace { rates: [0.02, 0.001], repeats: 6, memory: 30_000, middles: 4, fading: 0.15 };

/// What is trained, and for how long.
const COURSES: [Course; 3] = [
    Course {
        view: View::Duel,
        units: 32,
        games: 80_000,
        against_greedy: 100,
        seed: 21,
        pace: DUELS,
    },
    Course {
        view: View::ExtendedDuel,
        units: 12,
        games: 40_000,
        against_greedy: 50,
        seed: 22,
        pace: DUELS,
    },
    Course {
        view: View::Round,
        units: 14,
        games: 8_000,
        against_greedy: 50,
        seed: 23,
        pace: ROUNDS,
    },
];

/// Trains the expert and writes what it has learned.
#[derive(Parser)]
struct Args {
    /// The file to write
    #[arg(long, value_name = "FILE", default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/bots/weights.bin"))]
    out: PathBuf,
    /// Train one view only, `Duel`, `ExtendedDuel` or `Round`, and keep the shipped networks of the others
    #[arg(long, value_name = "VIEW", value_parser = view)]
    only: Option<View>,
    /// How many games to learn from; 0 keeps the shipped networks
    #[arg(long, value_name = "N")]
    games: Option<usize>,
    /// How many hidden units a network has
    #[arg(long, value_name = "N", value_parser = units)]
    units: Option<usize>,
    /// Of a hundred games, how many are played alone against greedy players; the others against itself
    #[arg(long, value_name = "N")]
    against_greedy: Option<u32>,
    /// Where all randomness comes from
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Let the result play so many games alone among greedy players
    #[arg(long, value_name = "N", default_value_t = 0)]
    check: u64,
    /// With --check: tell what it would win by thinking its duels through so many turns more
    #[arg(long, value_name = "N", default_value_t = 0)]
    further: usize,
    /// Let experts play so many games from each of 40 tables, and tell whether they win as often as the estimate says
    #[arg(long, value_name = "N", default_value_t = 0)]
    forecast: u64,
    /// Look at these weights instead of teaching anything
    #[arg(long, value_name = "FILE", conflicts_with_all = ["games", "out"])]
    weights: Option<PathBuf>,
}

fn view(name: &str) -> Result<View> {
    let view = View::ALL.into_iter().find(|view| format!("{view:?}") == name);
    view.context("unknown view")
}

fn units(number: &str) -> Result<usize> {
    let units: usize = number.parse()?;
    if units <= MOST_UNITS { Ok(units) } else { Err(anyhow!("{MOST_UNITS} is the most")) }
}

impl Args {
    /// The network of a course, trained as asked or as it is shipped.
    fn network(&self, course: Course, start: Instant) -> Network {
        if self.games == Some(0) || self.only.is_some_and(|only| only != course.view) {
            return WinEstimator::shipped().network(course.view).clone();
        }
        let course = Course {
            games: self.games.unwrap_or(course.games),
            units: self.units.unwrap_or(course.units),
            against_greedy: self.against_greedy.unwrap_or(course.against_greedy),
            seed: self.seed.unwrap_or(course.seed),
            ..course
        };
        let network = run(&course);
        eprintln!("{:?} after {:.0?}", course.view, start.elapsed());
        network
    }
}

/// Teaches what is asked for, and writes it.
fn teach(args: &Args) -> Result<Vec<u8>> {
    let start = Instant::now();
    let networks: Vec<Network> = thread::scope(|all| {
        let running = COURSES.map(|course| all.spawn(|| args.network(course, start)));
        let networks = running.into_iter().map(thread::ScopedJoinHandle::join);
        networks.collect::<Result<_, _>>().map_err(|_| anyhow!("a course broke off"))
    })?;
    let bytes = weights::write(&networks);
    fs::write(&args.out, &bytes).with_context(|| format!("{}", args.out.display()))?;
    println!("{} bytes to {} in {:.0?}", bytes.len(), args.out.display(), start.elapsed());
    Ok(bytes)
}

fn main() -> Result<()> {
    let args = Args::parse();
    let bytes = match &args.weights {
        Some(file) => fs::read(file).with_context(|| format!("{}", file.display()))?,
        None => teach(&args)?,
    };
    // What plays is what was written, rounded as it is.
    let estimator = Arc::new(WinEstimator::from_bytes(&bytes)?);
    for view in View::ALL.into_iter().filter(|view| args.only.is_none_or(|only| only == *view)) {
        check::check(&estimator, view, args.check, args.further);
    }
    if args.forecast > 0 {
        forecast::forecast(&estimator, args.forecast)?;
    }
    Ok(())
}

fn run(course: &Course) -> Network {
    let step = (course.games / 10).max(1);
    let mut errors = 0.0;
    course.run(|number, error| {
        errors += error;
        if (number + 1) % step == 0 {
            let error = (errors / step as f32).sqrt();
            eprintln!("{:?}: {} games, off by {error:.4}", course.view, number + 1);
            errors = 0.0;
        }
    })
}
