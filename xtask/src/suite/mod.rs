//! `cargo xtask test`: every check and test, one after the other.

mod step;

use std::time::{Duration, Instant};

use crate::duration::readable;
use crate::error::Result;
use crate::tools::setup::{self, Report};
pub use step::Step;

/// The steps of one run, in their fixed order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection(Vec<Step>);

impl Selection {
    /// All steps, or `only` those, without those to `skip`.
    pub fn new(only: &[Step], skip: &[Step]) -> Self {
        let chosen = |step: &Step| (only.is_empty() || only.contains(step)) && !skip.contains(step);
        Self(Step::ALL.into_iter().filter(chosen).collect())
    }
}

/// How a step ended.
#[derive(Debug)]
struct Outcome {
    step: Step,
    took: Duration,
    result: Result<()>,
}

/// Installs what the steps need and runs all of them, also behind one that fails; true if none failed.
pub fn run(selection: &Selection) -> Result<bool> {
    let steps = &selection.0;
    if let Some(need) = steps.iter().filter_map(|step| step.need()).max() {
        setup::setup(need, Report::OnlyInstalls)?;
    }
    let outcomes: Vec<Outcome> = steps
        .iter()
        .enumerate()
        .map(|(index, step)| run_step(*step, index + 1, steps.len()))
        .collect();
    println!("\n{}", summary(&outcomes));
    Ok(outcomes.iter().all(|outcome| outcome.result.is_ok()))
}

fn run_step(step: Step, number: usize, count: usize) -> Outcome {
    println!("\n=== [{number}/{count}] {}: {}", step.name(), step.title());
    let start = Instant::now();
    let result = step.run();
    let took = start.elapsed();
    match &result {
        Ok(()) => println!("=== {}: passed in {}", step.name(), readable(took)),
        Err(error) => println!("=== {}: FAILED after {}: {error}", step.name(), readable(took)),
    }
    Outcome { step, took, result }
}

fn summary(outcomes: &[Outcome]) -> String {
    let mut lines: Vec<String> = outcomes
        .iter()
        .map(|outcome| {
            let verdict = if outcome.result.is_ok() { "passed" } else { "FAILED" };
            format!("  {verdict}  {:<12} {:>12}", outcome.step.name(), readable(outcome.took))
        })
        .collect();
    let failed = outcomes.iter().filter(|outcome| outcome.result.is_err()).count();
    lines.push(format!("{} passed, {failed} failed", outcomes.len() - failed));
    lines.join("\n")
}

/// Prints the names of the steps and what they do.
pub fn list() {
    for step in Step::ALL {
        println!("{:<12} {}", step.name(), step.title());
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Selection, Step, summary};
    use crate::error::Error;
    use std::time::Duration;

    #[test]
    fn a_selection_keeps_the_order_of_the_steps() {
        assert_eq!(Selection::new(&[], &[]).0, Step::ALL);
        let chosen = Selection::new(&[Step::Size, Step::Format, Step::Native], &[Step::Native]);
        assert_eq!(chosen.0, [Step::Format, Step::Size]);
    }

    #[test]
    fn the_summary_counts_the_steps_in_its_last_line() {
        let outcome = |step, result| Outcome { step, took: Duration::from_secs(61), result };
        let text =
            summary(&[outcome(Step::Format, Ok(())), outcome(Step::Native, Err(Error::new("no")))]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "  passed  fmt            1 min 01 s",
                "  FAILED  native         1 min 01 s",
                "1 passed, 1 failed"
            ]
        );
    }
}
