//! Trains the expert by letting it play against greedy players and itself, and writes what it has learned.
//!
//! ```text
//! cargo run --release -p train              # all courses, side by side: some minutes
//! cargo run --release -p train -- --out FILE [--only VIEW] [--games N] [--units N] [--check N] [--further N]
//! ```
//!
//! Everything comes from fixed seeds, so the same program writes the same file. `--only` trains one view and keeps the
//! shipped networks of the others, `--games 0` keeps all; `--check` lets the result play so many games alone among greedy
//! players, and `--further` tells what it would win by thinking its duels through so many turns more.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "counts are small, and what is learned is not that exact"
)]

mod check;
mod course;
mod critic;
mod duel;
mod learn;
mod play;
mod round;
mod tables;

use std::{error::Error, fs, path::PathBuf, thread, time::Instant};

use bots::expert::{Estimate, MOST_UNITS, Network, View, weights};
use course::{Course, Pace};
use lexopt::ValueExt;

/// Duels teach without luck, so the same lessons can be gone through over and over.
const DUELS: Pace =
    Pace { rates: [0.02, 0.0005], repeats: 20, memory: 60_000, middles: 8, fading: 0.1 };
const ROUNDS: Pace =
    Pace { rates: [0.02, 0.001], repeats: 6, memory: 60_000, middles: 3, fading: 0.2 };

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
        units: 12,
        games: 20_000,
        against_greedy: 50,
        seed: 23,
        pace: ROUNDS,
    },
];

struct Wish {
    out: PathBuf,
    only: Option<View>,
    games: Option<usize>,
    units: Option<usize>,
    against_greedy: Option<u32>,
    seed: Option<u64>,
    check: u64,
    further: usize,
}

impl Wish {
    /// The network of a course, trained as asked or as it is shipped.
    fn network(&self, course: Course, start: Instant) -> Network {
        if self.games == Some(0) || self.only.is_some_and(|only| only != course.view) {
            return known(course.view);
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

fn main() -> Result<(), Box<dyn Error>> {
    let wish = wish()?;
    let start = Instant::now();
    let networks: Vec<Network> = thread::scope(|all| {
        let running = COURSES.map(|course| all.spawn(|| wish.network(course, start)));
        running
            .into_iter()
            .map(|course| course.join().map_err(|_| "a course broke off"))
            .collect::<Result<_, _>>()
    })?;
    let bytes = weights::write(&networks);
    fs::write(&wish.out, &bytes)?;
    println!("{} bytes to {} in {:.0?}", bytes.len(), wish.out.display(), start.elapsed());
    // What plays is what was written, rounded as it is.
    let estimate = weights::read(&bytes).and_then(Estimate::new).ok_or("unreadable weights")?;
    for view in View::ALL.into_iter().filter(|view| wish.only.is_none_or(|only| only == *view)) {
        check::check(&estimate, view, wish.check, wish.further);
    }
    Ok(())
}

fn wish() -> Result<Wish, Box<dyn Error>> {
    use lexopt::Arg::Long;
    let out = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/bots/src/expert/weights.bin");
    let mut wish = Wish {
        out: out.into(),
        only: None,
        games: None,
        units: None,
        against_greedy: None,
        seed: None,
        check: 0,
        further: 0,
    };
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => wish.out = arguments.value()?.into(),
            Long("only") => {
                let name = arguments.value()?.string()?;
                let view = View::ALL.into_iter().find(|view| format!("{view:?}") == name);
                wish.only = Some(view.ok_or_else(|| format!("unknown view `{name}`"))?);
            }
            Long("games") => wish.games = Some(arguments.value()?.parse()?),
            Long("units") => {
                let units: usize = arguments.value()?.parse()?;
                if units > MOST_UNITS {
                    return Err(format!("a network has at most {MOST_UNITS} units").into());
                }
                wish.units = Some(units);
            }
            Long("against-greedy") => wish.against_greedy = Some(arguments.value()?.parse()?),
            Long("seed") => wish.seed = Some(arguments.value()?.parse()?),
            Long("check") => wish.check = arguments.value()?.parse()?,
            Long("further") => wish.further = arguments.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(wish)
}

/// The network that is shipped already.
fn known(view: View) -> Network {
    let shipped = Estimate::shipped().map(|shipped| shipped.network(view).clone());
    shipped.unwrap_or_else(|| Network::blank(1, view.facts()))
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
