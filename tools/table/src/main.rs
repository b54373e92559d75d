//! The native tool around the record format: replay records, let bots play, tell the odds.
//!
//! ```text
//! cargo run --release -p table -- replay [--steps] < records.jsonl
//! cargo run --release -p table -- simulate --edition extended --bots naive,naive --games 100 --seed 1
//! cargo run --release -p table -- odds < records.jsonl
//! ```

mod odds;
mod replay;
mod simulate;

use std::process::ExitCode;

const USAGE: &str = "\
usage: table replay [--steps] < records.jsonl
       table simulate --edition NAME --bots LEVEL,LEVEL[,..] --games N [--seed S] [--options JSON] [--summary]
       table odds < records.jsonl";

fn main() -> ExitCode {
    let mut arguments = lexopt::Parser::from_env();
    let done = match arguments.value() {
        Ok(command) if command == "replay" => replay::run(arguments),
        Ok(command) if command == "simulate" => simulate::run(arguments),
        Ok(command) if command == "odds" => odds::run(arguments),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// `table ... | head` is a way to use it, not a fault.
fn is_closed_pipe(error: &(dyn std::error::Error + 'static)) -> bool {
    error
        .downcast_ref::<std::io::Error>()
        .is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
