//! `cargo xtask lighthouse`: how the page fares on a phone with a slow network, by the judgement of Lighthouse.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use xshell::{Shell, cmd};

use crate::page::{self, Mode};
use crate::tools::{self, Need};

/// What is judged, and the least that will do, of 100.
const GOALS: [(&str, u32); 4] =
    [("performance", 95), ("accessibility", 100), ("best-practices", 100), ("seo", 100)];

/// A name and the part of the address behind the page.
const SCREENS: [(&str, &str); 3] =
    [("start", ""), ("table", "#/new?players=Ann,Ben,Cleo&seed=42"), ("rules", "#/rules")];

const LANGUAGES: [&str; 2] = ["en", "de"];

/// Speed varies from run to run: the median of so many counts.
const RUNS: usize = 3;

/// Prints a line for every screen and language; fails if one misses a goal.
pub(crate) fn judge(sh: &Shell) -> Result<()> {
    tools::setup(sh, &[Need::Page, Need::Browsers, Need::Lighthouse])?;
    page::build(sh, Mode::Release)?;
    let server = Server::start(sh, &page::dist())?;
    let reports = xtask::project_root().join("target/lighthouse");
    fs::create_dir_all(&reports)?;
    let mut reached = true;
    println!("{:<10}{}", "", GOALS.map(|(name, _)| format!("{name:>16}")).concat());
    for (screen, path) in SCREENS {
        for language in LANGUAGES {
            let address = format!("{}?lang={language}{path}", server.address);
            let mut runs = Vec::new();
            for run in 1..=RUNS {
                let report = reports.join(format!("{screen}-{language}.{run}.json"));
                runs.push(run_lighthouse(sh, &address, &report)?);
            }
            let medians = [0, 1, 2, 3].map(|goal| median(runs.iter().map(|run| run[goal])));
            let printed = medians.map(|score| format!("{score:>16}")).concat();
            println!("{:<10}{printed}", format!("{screen} {language}"));
            reached &= medians.iter().zip(GOALS).all(|(score, (_, goal))| *score >= goal);
        }
    }
    let goals = GOALS.map(|(_, goal)| goal.to_string()).join(", ");
    ensure!(
        reached,
        "the goal is {goals}; the reports in {} tell what is missing",
        reports.display()
    );
    Ok(())
}

/// One run; the scores in the order of the goals.
fn run_lighthouse(sh: &Shell, address: &str, report: &Path) -> Result<[u32; 4]> {
    let chromium = tools::path_of(sh, "Chromium or Chrome")?;
    let lighthouse = tools::path_of(sh, "lighthouse")?;
    let categories = GOALS.map(|(name, _)| name).join(",");
    let flags = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
    cmd!(sh, "node {lighthouse} {address} --quiet --output=json --output-path={report} --only-categories={categories} --chrome-flags={flags}")
        .env("CHROME_PATH", chromium)
        .quiet()
        .run()
        .context("Lighthouse failed: its own message is above")?;
    scores(&fs::read_to_string(report)?).context("Lighthouse's report has no scores")
}

fn scores(report: &str) -> Option<[u32; 4]> {
    let report: Value = serde_json::from_str(report).ok()?;
    let mut scores = [0; 4];
    for (score, (name, _)) in scores.iter_mut().zip(GOALS) {
        *score = (report["categories"][name]["score"].as_f64()? * 100.0).round() as u32;
    }
    Some(scores)
}

fn median(scores: impl Iterator<Item = u32>) -> u32 {
    let mut scores: Vec<u32> = scores.collect();
    scores.sort_unstable();
    scores[scores.len() / 2]
}

/// The static host of the end-to-end tests, in a process of its own that ends with this value.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(sh: &Shell, folder: &PathBuf) -> Result<Self> {
        let serve = cmd!(sh, "cargo run --quiet --package e2e --bin serve -- {folder}");
        let mut process = Command::from(serve).stdout(Stdio::piped()).spawn()?;
        let mut address = String::new();
        if let Some(output) = process.stdout.take() {
            BufReader::new(output).read_line(&mut address)?;
        }
        let server = Self { process, address: address.trim().to_owned() };
        ensure!(
            server.address.starts_with("http"),
            "the page cannot be served: see the message above"
        );
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // `cargo run` has become the server itself, or takes it along.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_the_scores_in_a_report_counts() {
        let report = r#"{"categories":{"seo":{"score":1},"performance":{"score":0.96},
            "accessibility":{"score":0.57},"best-practices":{"score":0}}}"#;
        assert_eq!(scores(report), Some([96, 57, 0, 100]));
        assert_eq!(scores("{}"), None);
        assert_eq!(median([97, 80, 95].into_iter()), 95);
    }
}
