//! A program from crates.io, installed where cargo installs everything.

use super::Status;
use crate::error::{Error, Result};
use crate::process;
use crate::version::Version;

/// Which other versions are as good as the named one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accept {
    /// None.
    Exact,
    /// Later compatible ones.
    Compatible,
}

/// These programs run for seconds, so compiling them has to be quick and not thorough: by its own settings Trunk ends with minutes of
/// link-time optimisation on one core.
const QUICK: [(&str, &str); 3] = [
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"),
];

/// A crate with a program in it.
#[derive(Debug)]
pub struct CargoTool {
    /// The crate.
    pub package: &'static str,
    /// The program that tells the version.
    pub program: &'static str,
    /// What is installed.
    pub version: String,
    /// What is left alone when it is already there.
    pub accept: Accept,
    /// Whether the crate's own lock is used.
    pub locked: bool,
    /// How long compiling it takes on two cores.
    pub patience: &'static str,
}

impl CargoTool {
    /// Asks the program for its version.
    pub fn status(&self) -> Status {
        let Some(printed) = process::output(process::command(self.program).arg("--version")) else {
            return Status::Missing("not installed".to_owned());
        };
        match Version::find_in(&printed) {
            Some(found) if self.accepts(found) => Status::Present(found.to_string()),
            Some(found) => Status::Missing(format!("found {found}, wanted {}", self.version)),
            None => Status::Missing(format!("unknown version, wanted {}", self.version)),
        }
    }

    fn accepts(&self, found: Version) -> bool {
        Version::find_in(&self.version).is_some_and(|wanted| match self.accept {
            Accept::Exact => found == wanted,
            Accept::Compatible => found.is_compatible_with(wanted),
        })
    }

    /// By cargo-binstall where it is there (seconds), else by compiling (minutes).
    pub(super) fn install(&self) -> Result<()> {
        if process::find("cargo-binstall").is_some() {
            let mut binstall = process::cargo();
            binstall.args([
                "binstall",
                "--no-confirm",
                "--force",
                "--version",
                &self.version,
                self.package,
            ]);
            if process::run(&mut binstall, "cargo binstall").is_ok() {
                return Ok(());
            }
            println!("      cargo-binstall could not do it; compiling instead");
        }
        let mut install = process::cargo();
        // --force: this runs only when the program is missing or wrong, and a left-over file must not stop it.
        install.args(["install", "--force", "--version", &self.version, self.package]);
        if self.locked {
            install.arg("--locked");
        }
        install.envs(QUICK);
        process::run(&mut install, "it").map_err(|_| {
            Error::new(format!(
                "{} {} could not be installed: see cargo's message above, check the network and run this again",
                self.package, self.version
            ))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Accept, CargoTool};
    use crate::version::Version;

    fn tool(accept: Accept) -> CargoTool {
        CargoTool {
            package: "p",
            program: "no-such-program-anywhere",
            version: "0.2.130".to_owned(),
            accept,
            locked: false,
            patience: "",
        }
    }

    fn accepts(accept: Accept, found: &str) -> bool {
        Version::find_in(found).is_some_and(|found| tool(accept).accepts(found))
    }

    #[test]
    fn exact_means_exact() {
        assert!(accepts(Accept::Exact, "0.2.130"));
        assert!(!accepts(Accept::Exact, "0.2.131"));
        assert!(accepts(Accept::Compatible, "0.2.131"));
    }

    #[test]
    fn a_program_that_is_not_there_is_missing() {
        assert!(matches!(tool(Accept::Exact).status(), super::Status::Missing(_)));
    }
}
