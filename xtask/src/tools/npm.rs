//! A package from npm, in a directory of its own below `target/tools`.
//!
//! The version is part of the directory's name, so an upgrade is a new directory and nothing has to be compared.

use std::path::{Path, PathBuf};

use super::{Status, apt, catalogue};
use crate::error::{Error, Result};
use crate::{process, project};

/// A pinned npm package.
#[derive(Debug)]
pub struct NpmTool {
    /// As npm names it.
    pub package: &'static str,
    /// Exactly this.
    pub version: &'static str,
    /// The file that is used, below the package's own directory.
    pub file: &'static str,
}

impl NpmTool {
    /// The file that is used; it is there once the package is installed.
    pub fn path(&self) -> PathBuf {
        self.home().join("node_modules").join(self.package).join(self.file)
    }

    /// Looks for the file, and for what runs it.
    pub fn status(&self) -> Status {
        if !self.path().is_file() {
            Status::Missing("not installed".to_owned())
        } else if process::find("node").is_none() {
            Status::Missing("installed, but there is no node to run it".to_owned())
        } else {
            Status::Present(self.version.to_owned())
        }
    }

    fn home(&self) -> PathBuf {
        project::tools().join(format!("{}-{}", self.package, self.version))
    }

    pub(super) fn install(&self) -> Result<()> {
        ensure_node()?;
        let failed = |why: String| {
            Error::new(format!(
                "{} {} could not be installed ({why}): check the network and run this again",
                self.package, self.version
            ))
        };
        let home = self.home();
        // npm looks for a package.json in the directories above and would install there; this one stops it.
        write_manifest(&home).map_err(|why| failed(why.to_string()))?;
        let mut npm = process::command("npm");
        npm.current_dir(&home).args([
            "install",
            "--no-save",
            "--no-package-lock",
            "--no-audit",
            "--no-fund",
        ]);
        npm.arg(format!("{}@{}", self.package, self.version));
        process::run(&mut npm, "npm install").map_err(|why| failed(why.to_string()))?;
        match self.status() {
            Status::Present(_) => Ok(()),
            Status::Missing(_) => Err(failed(format!("{} is not in the package", self.file))),
        }
    }
}

/// Where the programs of the installed packages are.
pub fn bin_dirs() -> Vec<PathBuf> {
    catalogue::npm().into_iter().map(|tool| tool.home().join("node_modules/.bin")).collect()
}

/// Packages from npm need Node.js; its package manager may be a package of its own.
fn ensure_node() -> Result<()> {
    let wanted = [catalogue::node(), catalogue::npm_program()];
    let missing: Vec<_> = wanted.iter().filter(|tool| tool.path().is_none()).collect();
    if missing.is_empty() { Ok(()) } else { apt::install(&missing) }
}

fn write_manifest(home: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(home)?;
    std::fs::write(home.join("package.json"), "{ \"private\": true }\n")
}
