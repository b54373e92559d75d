//! A target of the Rust compiler.

use std::path::PathBuf;

use super::Status;
use crate::error::{Error, Result};
use crate::process;

/// The standard library for another machine than this one.
#[derive(Debug)]
pub struct RustTarget {
    /// As rustup names it.
    pub triple: &'static str,
}

impl RustTarget {
    /// Looks into the compiler's own directory, so that compilers which rustup does not manage are understood too.
    pub fn status(&self) -> Status {
        let sysroot = process::output(process::command("rustc").args(["--print", "sysroot"]));
        let library = sysroot
            .map(|dir| PathBuf::from(dir.trim()).join("lib/rustlib").join(self.triple).join("lib"));
        match library {
            Some(dir) if dir.is_dir() => Status::Present("installed".to_owned()),
            _ => Status::Missing("not installed".to_owned()),
        }
    }

    pub(super) fn install(&self) -> Result<()> {
        if process::find("rustup").is_none() {
            return Err(Error::new(format!(
                "the Rust target {} is missing and there is no rustup to add it: install Rust with rustup",
                self.triple
            )));
        }
        let mut command = process::command("rustup");
        process::run(
            command.args(["target", "add", self.triple]),
            &format!("`rustup target add {}`", self.triple),
        )
    }
}
