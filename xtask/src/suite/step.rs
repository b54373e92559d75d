//! The steps of the test command.

use std::process::Command;

use crate::error::{Error, Result};
use crate::page::{self, Mode};
use crate::tools::Need;
use crate::tools::catalogue::WASM;
use crate::{browser, process, project, size, spelling};

/// One step, quick ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The layout of the code.
    Format,
    /// The lints for what runs on this machine.
    Clippy,
    /// The lints for what runs in the browser.
    ClippyWasm,
    /// The spelling of all texts.
    Spelling,
    /// The tests that run on this machine.
    Native,
    /// The tests of single parts in a browser.
    Wasm,
    /// The page as it is published.
    Build,
    /// Its weight.
    Size,
    /// Whole games in real browsers.
    EndToEnd,
}

impl Step {
    /// All steps in their order.
    pub const ALL: [Self; 9] = [
        Self::Format,
        Self::Clippy,
        Self::ClippyWasm,
        Self::Spelling,
        Self::Native,
        Self::Wasm,
        Self::Build,
        Self::Size,
        Self::EndToEnd,
    ];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Format => "fmt",
            Self::Clippy => "clippy",
            Self::ClippyWasm => "clippy-wasm",
            Self::Spelling => "spelling",
            Self::Native => "native",
            Self::Wasm => "wasm",
            Self::Build => "build",
            Self::Size => "size",
            Self::EndToEnd => "e2e",
        }
    }

    /// The step of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.name() == name)
    }

    /// What it does.
    pub fn title(self) -> &'static str {
        match self {
            Self::Format => "the layout of the code",
            Self::Clippy => "lints for this machine",
            Self::ClippyWasm => "lints for the browser",
            Self::Spelling => "the spelling of all texts in four languages",
            Self::Native => "tests on this machine",
            Self::Wasm => "tests of parts in a headless browser",
            Self::Build => "the page as it is published",
            Self::Size => "the weight of the page",
            Self::EndToEnd => "the page in real browsers",
        }
    }

    /// The tools it needs, if any beyond Rust's own.
    pub fn need(self) -> Option<Need> {
        match self {
            Self::Format | Self::Clippy | Self::Native => None,
            Self::ClippyWasm | Self::Build | Self::Size => Some(Need::Play),
            Self::Spelling | Self::Wasm | Self::EndToEnd => Some(Need::Test),
        }
    }

    /// Runs it.
    pub fn run(self) -> Result<()> {
        match self {
            Self::Format => shown(cargo("fmt").args(["--all", "--check"]), "run `cargo fmt --all`"),
            Self::Clippy => shown(
                cargo("clippy").args(["--workspace", "--all-targets", "--", "-D", "warnings"]),
                "clippy's findings are above",
            ),
            Self::ClippyWasm => clippy_wasm(),
            Self::Native => shown(
                cargo("test").args(["--workspace", "--exclude", "e2e", "--no-fail-fast"]),
                "the failed tests are above",
            ),
            Self::Spelling => spelling::check(),
            Self::Wasm => wasm_tests(),
            Self::Build => page::build(Mode::Release),
            Self::Size => page::build(Mode::Release).and_then(|()| size::check()),
            Self::EndToEnd => end_to_end(),
        }
    }
}

/// The page in one file, as the tests of its parts use it, and in parts, as it is published.
fn clippy_wasm() -> Result<()> {
    let page = ["--package", "heckmeck", "--target", WASM, "--lib", "--bins"];
    for more in [["--test", "browser", "--test", "speed"].as_slice(), &["--features", "split"]] {
        let mut clippy = cargo("clippy");
        clippy.args(page).args(more).args(["--", "-D", "warnings"]);
        shown(&mut clippy, "clippy's findings are above")?;
    }
    Ok(())
}

fn wasm_tests() -> Result<()> {
    shown(&mut browser::test("browser")?, "the failed tests are above")
}

/// The tests find the page by `HECKMECK_DIST`, so they can also be pointed at another build.
fn end_to_end() -> Result<()> {
    page::build(Mode::Release)?;
    let mut test = cargo("test");
    test.args(["--package", "e2e"]).env("HECKMECK_DIST", project::dist());
    shown(&mut test, "the failed tests are above")
}

fn cargo(subcommand: &str) -> Command {
    let mut command = process::cargo();
    command.arg(subcommand);
    command
}

fn shown(command: &mut Command, advice: &str) -> Result<()> {
    process::run(command, "it").map_err(|_| Error::new(advice))
}

#[cfg(test)]
mod tests {
    use super::Step;

    #[test]
    fn every_step_is_known_by_its_name() {
        for step in Step::ALL {
            assert_eq!(Step::named(step.name()), Some(step));
        }
        assert_eq!(Step::named("nothing"), None);
    }
}
