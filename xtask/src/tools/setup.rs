//! Installing what is missing, and telling what is there.

use std::time::Instant;

use super::system::SystemTool;
use super::{Need, Status, Tool, apt, catalogue};
use crate::duration::readable;
use crate::error::Result;

/// How much to say about tools that are already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// A line each.
    Everything,
    /// Nothing.
    OnlyInstalls,
}

/// Installs what `need` needs and is missing; what is there costs a look only.
pub fn setup(need: Need, report: Report) -> Result<()> {
    let steps = steps(catalogue::tools(need)?);
    let count = steps.len();
    for (index, step) in steps.iter().enumerate() {
        let missing: Vec<&Tool> = step.iter().filter(|tool| is_missing(tool)).collect();
        let place = format!("[{}/{count}]", index + 1);
        if missing.is_empty() {
            if report == Report::Everything {
                println!("{place} {}: there", labels(&step.iter().collect::<Vec<_>>()));
            }
            continue;
        }
        println!("{place} {}: installing ({}) ...", labels(&missing), missing[0].patience());
        let start = Instant::now();
        install(&missing)?;
        println!("{place} {}: installed in {}", labels(&missing), readable(start.elapsed()));
    }
    Ok(())
}

/// Installs one tool that only a single command needs, if it is missing.
pub fn ensure(tool: &Tool) -> Result<()> {
    if !is_missing(tool) {
        return Ok(());
    }
    println!("{}: installing ({}) ...", tool.label(), tool.patience());
    tool.install()
}

/// Prints a line for every tool; true if all are there.
pub fn doctor() -> Result<bool> {
    let mut complete = true;
    for tool in catalogue::tools(Need::Test)? {
        match tool.status() {
            Status::Present(version) => println!("  ok       {:<32} {version}", tool.label()),
            Status::Missing(why) => {
                complete = false;
                println!("  MISSING  {:<32} {why}", tool.label());
            }
        }
    }
    println!(
        "{}",
        if complete {
            "Everything is there."
        } else {
            "`cargo xtask setup` installs what is missing."
        }
    );
    Ok(complete)
}

/// One tool per step, but all of the operating system's packages in one: apt is slow to start.
fn steps(tools: Vec<Tool>) -> Vec<Vec<Tool>> {
    let (system, others): (Vec<Tool>, Vec<Tool>) =
        tools.into_iter().partition(|tool| matches!(tool, Tool::System(_)));
    let mut steps: Vec<Vec<Tool>> = others.into_iter().map(|tool| vec![tool]).collect();
    if !system.is_empty() {
        steps.push(system);
    }
    steps
}

fn install(missing: &[&Tool]) -> Result<()> {
    let system: Vec<&SystemTool> = missing
        .iter()
        .filter_map(|tool| match tool {
            Tool::System(tool) => Some(tool),
            _ => None,
        })
        .collect();
    if !system.is_empty() {
        return apt::install(&system);
    }
    missing.iter().try_for_each(|tool| tool.install())
}

fn is_missing(tool: &Tool) -> bool {
    matches!(tool.status(), Status::Missing(_))
}

fn labels(tools: &[&Tool]) -> String {
    tools.iter().map(|tool| tool.label()).collect::<Vec<_>>().join(", ")
}
