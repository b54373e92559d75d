//! `cargo xtask`: the project's commands.

use std::process::ExitCode;

use xtask::args::{Command, HELP};
use xtask::error::Result;
use xtask::page::{self, Mode};
use xtask::tools::Need;
use xtask::tools::setup::{self, Report};
use xtask::{dependencies, lighthouse, picture, play, screenshots, size, speed, suite};

fn main() -> ExitCode {
    match Command::parse(std::env::args_os().skip(1)).and_then(run) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well; what went wrong has then been told already.
fn run(command: Command) -> Result<bool> {
    match command {
        Command::Play(options) => play::play(&options).map(|()| true),
        Command::Test(selection) => suite::run(&selection),
        Command::ListTests => {
            suite::list();
            Ok(true)
        }
        Command::Build(mode) => page::build(mode).map(|()| true),
        Command::Size => page::build(Mode::Release)
            .and_then(|()| size::check())
            .and_then(|()| size::compare())
            .map(|()| true),
        Command::Speed => speed::measure().map(|()| true),
        Command::Screenshots => screenshots::take().map(|()| true),
        Command::Icons => picture::draw().map(|()| true),
        Command::Lighthouse => lighthouse::judge(),
        Command::Deny => dependencies::check().map(|()| true),
        Command::Stamp => page::finish().map(|()| true),
        Command::Setup => setup::setup(Need::Test, Report::Everything).map(|()| true),
        Command::Doctor => setup::doctor(),
        Command::Help => {
            print!("{HELP}");
            Ok(true)
        }
    }
}
