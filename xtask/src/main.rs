//! `cargo xtask`: the project's commands.

mod lighthouse;
mod page;
mod size;
mod spelling;
mod suite;
mod tools;

use std::process::ExitCode;

use anyhow::{Context as _, Result};
use clap::{Parser, Subcommand};
use xshell::{Shell, cmd};

use page::Mode;
use suite::Step;
use tools::Need;

/// The project's commands. Each installs what it needs and is missing.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Build the page, serve it on this machine and open it in the browser
    Play {
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Build quickly, with checks and names for debugging
        #[arg(long)]
        debug: bool,
        /// Leave opening the browser to you
        #[arg(long)]
        no_open: bool,
    },
    /// Run all checks and tests, or some of them
    Test {
        /// Only these steps
        #[arg(long, value_name = "NAME", num_args = 1.., value_delimiter = ',')]
        only: Vec<Step>,
        /// All but these steps
        #[arg(long, value_name = "NAME", num_args = 1.., value_delimiter = ',')]
        skip: Vec<Step>,
        /// Name the steps and what they do
        #[arg(long)]
        list: bool,
    },
    /// Build the page into dist/
    Build {
        /// Build quickly, with checks and names for debugging
        #[arg(long)]
        debug: bool,
    },
    /// Build the page and hold its weight against the budget
    Size,
    /// Measure in a browser: solving a turn, the bots' decisions, the longest task of a whole game
    Speed,
    /// Let Lighthouse judge start, table and rules as a phone gets them, in two languages
    Lighthouse,
    /// Check the spelling of all texts in four languages
    Spelling,
    /// Take a picture of every screen in every shape, into target/screenshots/
    Screenshots,
    /// Draw the icons and pictures of the installed game anew, into public/
    Icons,
    /// Hold the licences and sources of all dependencies against deny.toml
    Deny,
    /// Install everything that playing and testing need
    Setup,
    /// Tell what is there and what is missing
    Doctor,
    /// Finish a release build: Trunk calls this
    #[command(hide = true)]
    Stamp,
}

fn main() -> ExitCode {
    match run(Cli::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well; what did not has then been told already.
fn run(command: Command) -> Result<bool> {
    let sh = &tools::shell()?;
    match command {
        Command::Play { port, debug, no_open } => page::play(sh, port, Mode::new(debug), !no_open)?,
        Command::Test { list: true, .. } => suite::list(),
        Command::Test { only, skip, .. } => return suite::run(sh, &suite::select(&only, &skip)),
        Command::Build { debug } => page::build(sh, Mode::new(debug))?,
        Command::Size => {
            page::build(sh, Mode::Release)?;
            size::check(&page::dist())?;
        }
        Command::Speed => speed(sh)?,
        Command::Lighthouse => lighthouse::judge(sh)?,
        Command::Spelling => {
            tools::setup(sh, &[Need::Spelling])?;
            spelling::check(sh)?;
        }
        Command::Screenshots => run_example(sh, "screenshots", &["target/screenshots"])?,
        Command::Icons => run_example(sh, "icons", &[])?,
        Command::Deny => deny(sh)?,
        Command::Setup => {
            tools::setup(sh, &Need::USUAL)?;
            return tools::doctor(sh);
        }
        Command::Doctor => return tools::doctor(sh),
        Command::Stamp => page::finish()?,
    }
    Ok(true)
}

/// How long the solver and the bots take, built with the page's own settings, and how long the page itself is busy at once.
fn speed(sh: &Shell) -> Result<()> {
    tools::setup(sh, &[Need::Page, Need::Browsers])?;
    suite::browser_test(sh, "speed")?
        .args(["--profile", "wasm-release", "--", "--nocapture"])
        // Whole games of all levels take a while.
        .env("WASM_BINDGEN_TEST_TIMEOUT", "600")
        .run()
        .context("the measurement failed: its own message is above")?;
    run_example(sh, "long_tasks", &[])
}

/// Runs a program of the end-to-end harness on the built page.
fn run_example(sh: &Shell, example: &str, arguments: &[&str]) -> Result<()> {
    tools::setup(sh, &[Need::Browsers])?;
    page::build(sh, Mode::Release)?;
    tools::tell_browsers(sh)?;
    cmd!(sh, "cargo run --quiet --package e2e --example {example} -- {arguments...}")
        .run()
        .with_context(|| format!("{example} failed: its own message is above"))
}

/// Advisories need a database from the network and are a matter of the hosted workflow.
fn deny(sh: &Shell) -> Result<()> {
    tools::setup(sh, &[Need::Deny])?;
    cmd!(sh, "cargo deny --workspace check licenses bans sources")
        .run()
        .context("cargo-deny's findings are above")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn steps_are_named_with_spaces_or_commas() -> Result<()> {
        for line in ["test --only fmt size", "test --only fmt,size", "test --only=fmt --only size"]
        {
            let words = ["cargo xtask"].into_iter().chain(line.split(' '));
            let Command::Test { only, .. } = Cli::try_parse_from(words)?.command else {
                anyhow::bail!("{line}");
            };
            assert_eq!(only, [Step::Fmt, Step::Size], "{line}");
        }
        Ok(())
    }
}
