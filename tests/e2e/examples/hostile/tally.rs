//! How often something was tried, and what came of it.

use std::{fmt, fs, path::PathBuf};

use e2e::{Result, project_root};

/// What came of one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Accepted,
    Refused,
    /// A promise of the game was broken, in words.
    Broken(String),
}

/// What came of all cases of a kind.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    what: String,
    accepted: usize,
    refused: usize,
    broken: Vec<String>,
}

impl Tally {
    pub(crate) fn of(what: impl Into<String>) -> Tally {
        Tally { what: what.into(), accepted: 0, refused: 0, broken: Vec::new() }
    }

    /// Counts one more. What broke something is written down, to be looked at and tried again.
    pub(crate) fn count(&mut self, case: u64, input: &str, verdict: Verdict) -> Result<()> {
        match verdict {
            Verdict::Accepted => self.accepted += 1,
            Verdict::Refused => self.refused += 1,
            Verdict::Broken(why) => {
                let words = self.what.split(|letter: char| !letter.is_ascii_alphanumeric());
                let name = words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-");
                let file = folder().join(format!("{name}-{case}.txt"));
                fs::create_dir_all(folder())?;
                fs::write(&file, input)?;
                let told = format!("{}, case {case}: {why}\n  {}", self.what, file.display());
                eprintln!("BROKEN {told}");
                self.broken.push(told);
            }
        }
        Ok(())
    }

    pub(crate) fn is_broken(&self) -> bool {
        !self.broken.is_empty()
    }

    pub(crate) fn print_heading() {
        println!("{:<34}{:>9}{:>10}{:>9}{:>8}", "what", "tried", "accepted", "refused", "broken");
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { what, accepted, refused, broken } = self;
        let tried = accepted + refused + broken.len();
        write!(f, "{what:<34}{tried:>9}{accepted:>10}{refused:>9}{:>8}", broken.len())
    }
}

/// Where the inputs go that broke something.
fn folder() -> PathBuf {
    project_root().join("target/hostile")
}
