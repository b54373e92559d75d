//! Trains the expert by letting it play against itself, and writes what it has learned.
//!
//! ```text
//! cargo run --release --example train              # all courses: some minutes of one core
//! cargo run --release --example train -- --out FILE [--only VIEW] [--games N] [--units N] [--check N]
//! ```
//!
//! Everything comes from fixed seeds, so the same program writes the same file. `--only` trains one view and keeps the
//! shipped networks of the others, `--games 0` keeps all; `--check` lets the result play so many games alone among greedy
//! players.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "counts are small, and what is learned is not that exact"
)]

#[path = "train/check.rs"]
mod check;
#[path = "train/course.rs"]
mod course;
#[path = "train/follow.rs"]
mod follow;
#[path = "train/learn.rs"]
mod learn;
#[path = "train/play.rs"]
mod play;
#[path = "train/tables.rs"]
mod tables;

use std::{error::Error, fs, path::PathBuf, time::Instant};

use course::Course;
use heckmeck::bots::expert::{Estimate, Network, View, weights};
use lexopt::ValueExt;

/// What is trained, and for how long. More units or games made no measurable difference.
const COURSES: [Course; 3] = [
    Course { view: View::Duel, units: 32, games: 60_000, against_greedy: 50, seed: 21 },
    Course { view: View::ExtendedDuel, units: 12, games: 40_000, against_greedy: 50, seed: 22 },
    Course { view: View::Round, units: 12, games: 20_000, against_greedy: 50, seed: 23 },
];

struct Wish {
    out: PathBuf,
    only: Option<View>,
    games: Option<usize>,
    units: Option<usize>,
    against_greedy: Option<u32>,
    seed: Option<u64>,
    check: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = wish()?;
    let start = Instant::now();
    let mut networks = Vec::new();
    for course in COURSES {
        if wish.games == Some(0) || wish.only.is_some_and(|only| only != course.view) {
            networks.push(known(course.view));
            continue;
        }
        let course = Course {
            games: wish.games.unwrap_or(course.games),
            units: wish.units.unwrap_or(course.units),
            against_greedy: wish.against_greedy.unwrap_or(course.against_greedy),
            seed: wish.seed.unwrap_or(course.seed),
            ..course
        };
        networks.push(run(&course));
        eprintln!("{:?} after {:.0?}", course.view, start.elapsed());
    }
    let bytes = weights::write(&networks);
    fs::write(&wish.out, &bytes)?;
    println!("{} bytes to {} in {:.0?}", bytes.len(), wish.out.display(), start.elapsed());
    // What plays is what was written, rounded as it is.
    let estimate = weights::read(&bytes).and_then(Estimate::new).ok_or("unreadable weights")?;
    for view in View::ALL.into_iter().filter(|view| wish.only.is_none_or(|only| only == *view)) {
        check::check(&estimate, view, wish.check);
    }
    Ok(())
}

fn wish() -> Result<Wish, Box<dyn Error>> {
    use lexopt::Arg::Long;
    let out = concat!(env!("CARGO_MANIFEST_DIR"), "/src/bots/expert/weights.bin");
    let mut wish = Wish {
        out: out.into(),
        only: None,
        games: None,
        units: None,
        against_greedy: None,
        seed: None,
        check: 0,
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
            Long("units") => wish.units = Some(arguments.value()?.parse()?),
            Long("against-greedy") => wish.against_greedy = Some(arguments.value()?.parse()?),
            Long("seed") => wish.seed = Some(arguments.value()?.parse()?),
            Long("check") => wish.check = arguments.value()?.parse()?,
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
