//! Does to the game what nobody should: damaged and forged records, kept games and links, and pages that are killed at any
//! moment. Prints how much of it was accepted and refused, and fails if a promise of the game was broken.
//!
//! `cargo run --package e2e --example hostile [-- --only records] [--browser firefox] [--seed 7]`. What broke something is written
//! to `target/hostile`; with the same seed it comes again: `--only saves --first 39 --saves 1`. Only the moments of the kills
//! are the machine's.

#![allow(clippy::doc_markdown, reason = "WebKit and DevTools are names, not code")]

mod invariants;
mod kills;
mod links;
mod lot;
mod mutation;
mod oddity;
mod page;
mod records;
mod saves;
mod tally;

use std::{ops::Range, process::ExitCode};

use clap::{Parser, ValueEnum};
use e2e::{Browser, BrowserKind, Result};

use tally::Tally;

/// Does to the game what nobody should, and tells what broke
#[derive(Parser)]
struct Arguments {
    /// The browser that the page is driven in
    #[arg(long, value_enum, default_value = "chromium")]
    browser: Family,
    /// Only this kind of hostility; it may be given several times
    #[arg(long, value_enum)]
    only: Vec<Kind>,
    /// How many damaged records are read
    #[arg(long, default_value_t = 100_000)]
    records: u64,
    /// How many damaged kept games are opened
    #[arg(long, default_value_t = 300)]
    saves: u64,
    /// How many hostile links are followed
    #[arg(long, default_value_t = 300)]
    links: u64,
    /// How often a page is killed in the middle of a game
    #[arg(long, default_value_t = 100)]
    kills: u64,
    /// Where everything comes from that is drawn
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of the first case, to have one again that broke something
    #[arg(long, default_value_t = 0)]
    first: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Family {
    Chromium,
    Firefox,
    Webkit,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    Records,
    Saves,
    Links,
    Kills,
}

impl Arguments {
    fn wants(&self, kind: Kind) -> bool {
        self.only.is_empty() || self.only.contains(&kind)
    }

    /// The numbers of so many cases.
    fn cases(&self, count: u64) -> Range<u64> {
        self.first..self.first.saturating_add(count)
    }

    fn browser(&self) -> BrowserKind {
        match self.browser {
            Family::Chromium => BrowserKind::Chromium,
            Family::Firefox => BrowserKind::Firefox,
            Family::Webkit => BrowserKind::WebKit,
        }
    }
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut tallies = Vec::new();
    if arguments.wants(Kind::Records) {
        tallies.extend(records::run(arguments.cases(arguments.records), arguments.seed)?);
    }
    if [Kind::Saves, Kind::Links, Kind::Kills].into_iter().any(|kind| arguments.wants(kind)) {
        tallies.extend(runtime.block_on(in_browser(&arguments))?);
    }
    Tally::print_heading();
    for tally in &tallies {
        println!("{tally}");
    }
    let broken = tallies.iter().any(Tally::is_broken);
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

async fn in_browser(arguments: &Arguments) -> Result<Vec<Tally>> {
    let mut browser = Browser::start(arguments.browser()).await?;
    let mut tallies = Vec::new();
    let seed = arguments.seed;
    if arguments.wants(Kind::Saves) {
        tallies.extend(saves::run(&mut browser, arguments.cases(arguments.saves), seed).await?);
        browser.reset().await?;
    }
    if arguments.wants(Kind::Links) {
        tallies.extend(links::run(&mut browser, arguments.cases(arguments.links), seed).await?);
        browser.reset().await?;
    }
    if arguments.wants(Kind::Kills) {
        tallies.extend(kills::run(&mut browser, arguments.cases(arguments.kills), seed).await?);
    }
    browser.quit().await;
    Ok(tallies)
}
