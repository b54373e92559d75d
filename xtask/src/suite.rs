//! `cargo xtask test`: every check and test, one after the other.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::ValueEnum;
use xshell::{Cmd, Shell, cmd};

use crate::page::{self, Mode};
use crate::tools::catalogue::WASM;
use crate::tools::{self, Need};
use crate::{size, spelling};

/// One step, quick ones first. The name on the command line is the variant's, the description its comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// the layout of the code
    Fmt,
    /// lints of the whole workspace
    Clippy,
    /// the spelling of all texts in four languages
    Spelling,
    /// tests on this machine
    Native,
    /// tests of components in a headless browser
    Wasm,
    /// the page as it is published
    Build,
    /// the weight of the page
    Size,
    /// the page in real browsers
    E2e,
}

impl Step {
    fn needs(self) -> &'static [Need] {
        match self {
            Self::Fmt | Self::Clippy | Self::Native => &[],
            Self::Spelling => &[Need::Spelling],
            Self::Build | Self::Size => &[Need::Page],
            Self::Wasm | Self::E2e => &[Need::Page, Need::Browsers],
        }
    }

    fn run(self, sh: &Shell) -> Result<()> {
        match self {
            Self::Fmt => cmd!(sh, "cargo fmt --all --check").run().context("run `cargo fmt --all`"),
            Self::Clippy => cmd!(sh, "cargo clippy --workspace --all-targets -- -D warnings")
                .run()
                .context("clippy's findings are above"),
            Self::Spelling => spelling::check(sh),
            Self::Native => cmd!(sh, "cargo test --workspace --exclude e2e --no-fail-fast")
                .run()
                .context("the failed tests are above"),
            Self::Wasm => browser_test(sh, "browser")?.run().context("the failed tests are above"),
            Self::Build => page::build(sh, Mode::Release),
            Self::Size => {
                page::build(sh, Mode::Release)?;
                size::check(&page::dist())
            }
            Self::E2e => {
                page::build(sh, Mode::Release)?;
                tools::tell_browsers(sh)?;
                cmd!(sh, "cargo test --package e2e").run().context("the failed tests are above")
            }
        }
    }
}

/// A test target of the page that runs in a headless browser.
pub(crate) fn browser_test<'a>(sh: &'a Shell, target: &str) -> Result<Cmd<'a>> {
    let driver = tools::path_of(sh, "chromedriver")?;
    let test = cmd!(sh, "cargo test --package heckmeck --target {WASM} --test {target}");
    // Half a minute, the default, is short for a browser that starts on a busy machine.
    Ok(test.env("CHROMEDRIVER", driver).env("WASM_BINDGEN_TEST_TIMEOUT", "120"))
}

/// All steps, or `only` those, without those to `skip`; always in their order.
pub(crate) fn select(only: &[Step], skip: &[Step]) -> Vec<Step> {
    let chosen = |step: &&Step| (only.is_empty() || only.contains(step)) && !skip.contains(step);
    Step::value_variants().iter().filter(chosen).copied().collect()
}

/// Installs what the steps need and runs all of them, also behind one that fails; true if none failed.
pub(crate) fn run(sh: &Shell, steps: &[Step]) -> Result<bool> {
    let needs: Vec<Need> = steps.iter().flat_map(|step| step.needs()).copied().collect();
    tools::setup(sh, &needs)?;
    let mut summary = Vec::new();
    let mut failed = 0;
    for (index, step) in steps.iter().enumerate() {
        let (name, title) = describe(*step);
        println!("\n=== [{}/{}] {name}: {title}", index + 1, steps.len());
        let start = Instant::now();
        let result = step.run(sh);
        let took = readable(start.elapsed());
        let verdict = if result.is_ok() { "passed" } else { "FAILED" };
        match result {
            Ok(()) => println!("=== {name}: passed in {took}"),
            Err(error) => {
                failed += 1;
                println!("=== {name}: FAILED after {took}: {error:#}");
            }
        }
        summary.push(format!("  {verdict}  {name:<12} {took:>12}"));
    }
    println!("\n{}\n{} passed, {failed} failed", summary.join("\n"), steps.len() - failed);
    Ok(failed == 0)
}

/// Prints the names of the steps and what they do.
pub(crate) fn list() {
    for step in Step::value_variants() {
        let (name, title) = describe(*step);
        println!("{name:<12} {title}");
    }
}

fn describe(step: Step) -> (String, String) {
    let value = step.to_possible_value().unwrap_or_else(|| "step".into());
    let title = value.get_help().map(ToString::to_string).unwrap_or_default();
    (value.get_name().to_owned(), title)
}

/// `0.4 s`, `12 s`, `3 min 05 s`.
pub(crate) fn readable(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selection_keeps_the_order_of_the_steps() {
        assert_eq!(select(&[], &[]), Step::value_variants());
        let chosen = select(&[Step::Size, Step::Fmt, Step::Native], &[Step::Native]);
        assert_eq!(chosen, [Step::Fmt, Step::Size]);
        assert_eq!(describe(Step::E2e).0, "e2e");
    }
}
