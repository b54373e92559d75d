//! `cargo xtask lighthouse`: how the page fares on a phone with a slow network, by the judgement of Lighthouse.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::error::{Error, Result};
use crate::page::{self, Mode};
use crate::static_server::StaticServer;
use crate::tools::setup::{self, Report};
use crate::tools::{Need, Tool, catalogue};
use crate::{process, project};

/// What is judged, and the least that will do, of 100.
const GOALS: [(&str, u32); 4] =
    [("performance", 95), ("accessibility", 100), ("best-practices", 100), ("seo", 100)];

/// A name and the part of the address behind the page.
const SCREENS: [(&str, &str); 3] =
    [("start", ""), ("table", "#/new?players=Ann,Ben,Cleo&seed=42"), ("rules", "#/rules")];

const LANGUAGES: [&str; 2] = ["en", "de"];

/// Speed varies from run to run: the middle one of so many counts.
const RUNS: usize = 3;

/// Prints a line for every screen and language; true if all reach the goals.
pub fn judge() -> Result<bool> {
    setup::setup(Need::Test, Report::OnlyInstalls)?;
    setup::ensure(&Tool::Npm(catalogue::lighthouse()))?;
    page::build(Mode::Release)?;
    let server = StaticServer::serving(project::dist())
        .start()
        .map_err(|why| Error::new(format!("the page cannot be served ({why})")))?;
    let reports = project::root().join("target/lighthouse");
    fs::create_dir_all(&reports)
        .map_err(|why| Error::new(format!("no room for reports ({why})")))?;
    let mut reached = true;
    println!("{:<10}{}", "", GOALS.map(|(name, _)| format!("{name:>16}")).concat());
    for (screen, path) in SCREENS {
        for language in LANGUAGES {
            let address = format!("{}?lang={language}{path}", server.url());
            let name = format!("{screen} {language}");
            let scores = judge_one(&address, &reports.join(name.replace(' ', "-")))?;
            println!("{name:<10}{}", scores.map(|score| format!("{score:>16}")).concat());
            reached &= scores.iter().zip(GOALS).all(|(score, (_, goal))| *score >= goal);
        }
    }
    println!(
        "the goal is {}; the reports are in {}",
        GOALS.map(|(_, goal)| goal.to_string()).join(", "),
        reports.display()
    );
    Ok(reached)
}

/// The middle of several runs, by category.
fn judge_one(address: &str, report: &Path) -> Result<[u32; 4]> {
    let mut runs = Vec::new();
    for run in 1..=RUNS {
        let file = report.with_extension(format!("{run}.json"));
        run_lighthouse(address, &file)?;
        let text = fs::read_to_string(&file)
            .map_err(|why| Error::new(format!("Lighthouse left no report ({why})")))?;
        runs.push(scores(&text).ok_or_else(|| Error::new("Lighthouse's report has no scores"))?);
    }
    Ok([0, 1, 2, 3].map(|category| middle(runs.iter().map(|run| run[category]).collect())))
}

fn run_lighthouse(address: &str, file: &Path) -> Result<()> {
    let chromium = catalogue::chromium()
        .path()
        .ok_or_else(|| Error::new("Chromium is missing: run `cargo xtask setup`"))?;
    let mut lighthouse = process::command("node");
    lighthouse.arg(catalogue::lighthouse().path()).arg(address);
    lighthouse.args(["--quiet", "--output=json"]).arg(format!("--output-path={}", file.display()));
    lighthouse.arg(format!("--only-categories={}", GOALS.map(|(name, _)| name).join(",")));
    lighthouse
        .arg("--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage");
    process::run(lighthouse.env("CHROME_PATH", chromium), "Lighthouse")
}

/// The scores of a report in the order of the goals, of 100.
fn scores(report: &str) -> Option<[u32; 4]> {
    let report: Value = serde_json::from_str(report).ok()?;
    let mut scores = [0; 4];
    for (score, (name, _)) in scores.iter_mut().zip(GOALS) {
        let share = report["categories"][name]["score"].as_f64()?;
        *score = (0..=100).rev().find(|points| f64::from(*points) <= share * 100.0 + 0.001)?;
    }
    Some(scores)
}

fn middle(mut scores: Vec<u32>) -> u32 {
    scores.sort_unstable();
    scores.get(scores.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{middle, scores};

    #[test]
    fn scores_are_read_from_a_report() {
        let report = r#"{"categories":{"seo":{"score":1},"performance":{"score":0.96},
            "accessibility":{"score":0.57},"best-practices":{"score":0}}}"#;
        assert_eq!(scores(report), Some([96, 57, 0, 100]));
        assert_eq!(scores("{}"), None);
        assert_eq!(scores("nonsense"), None);
    }

    #[test]
    fn the_middle_one_counts() {
        assert_eq!(middle(vec![97, 80, 95]), 95);
        assert_eq!(middle(vec![]), 0);
    }
}
