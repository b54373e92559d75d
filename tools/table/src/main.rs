//! The native tool around the record format: replay records, let bots play, tell the odds, analyse games, put them
//! into links.
//!
//! ```text
//! cargo run --release -p table -- replay [--steps] < records.jsonl
//! cargo run --release -p table -- simulate --edition extended --bots naive,naive --games 100 --seed 1
//! cargo run --release -p table -- odds < records.jsonl
//! cargo run --release -p table -- analyse [--summary] < records.jsonl
//! cargo run --release -p table -- link < records.jsonl
//! cargo run --release -p table -- unlink < links.txt
//! ```
//!
//! `docs/record-format.md` says what goes in and what comes out. Lines and answers go through the standard streams; a bad
//! record is an answer, a bad command is a failure, told on the error stream.

mod analyse;
mod lines;
mod link;
mod odds;
mod replay;
mod simulate;

use std::{io, process::ExitCode};

use clap::{Parser, Subcommand};

/// Replays records, lets bots play, tells the odds, analyses games, puts them into links.
#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Prints the table that each record on the standard input leads to, or why it is refused
    #[command(args_override_self = true)]
    Replay(replay::Args),
    /// Lets bots play, and prints the games
    #[command(args_override_self = true)]
    Simulate(simulate::Args),
    /// Prints what the player to move can expect at the end of each record on the standard input
    Odds,
    /// Prints what luck and skill made of each finished game on the standard input
    #[command(args_override_self = true)]
    Analyse(analyse::Args),
    /// Prints each record on the standard input as a link
    Link,
    /// Prints the record in each link on the standard input
    Unlink,
}

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(usage) => {
            // Help goes to the standard output and is no failure; where it cannot be printed, nothing can.
            let _ = usage.print();
            return if usage.use_stderr() { ExitCode::FAILURE } else { ExitCode::SUCCESS };
        }
    };
    let done = match args.command {
        Command::Replay(args) => replay::run(&args),
        Command::Simulate(args) => simulate::run(args),
        Command::Odds => odds::run(),
        Command::Analyse(args) => analyse::run(&args),
        Command::Link => link::link(),
        Command::Unlink => link::unlink(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// `table ... | head` is a way to use it, not a fault.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
