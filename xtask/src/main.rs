//! `cargo xtask`: the project's commands.

use std::process::ExitCode;

use xtask::error::Result;
use xtask::tools::{Need, setup};

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<bool> {
    match std::env::args().nth(1).as_deref() {
        Some("setup") => setup::setup(Need::Test, setup::Report::Everything).map(|()| true),
        _ => setup::doctor(),
    }
}
