//! Building the page with Trunk.

pub mod counter;
mod hashes;
mod integrity;
mod lean;
mod parts;
pub mod service_worker;
mod slim;
#[cfg(test)]
mod sources;
mod stamp;

use std::path::Path;

use crate::error::{Error, Result};
use crate::tools::Need;
use crate::tools::setup::{self, Report};
use crate::{process, project};

/// How the page is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Small and fast, as it is published.
    #[default]
    Release,
    /// Quickly built, with checks and names for debugging.
    Debug,
}

/// Trunk's usual messages, without its warning that it cannot minify wasm-bindgen's script: it takes the script as it is then,
/// which is what we want.
const LOG: &str = "error,trunk=info,trunk::processing::minify=error";

/// Builds the page into `dist`, unless nothing has changed since it was last built in this mode.
pub fn build(mode: Mode) -> Result<()> {
    setup::setup(Need::Play, Report::OnlyInstalls)?;
    if stamp::is_fresh(mode) {
        println!("the page in dist/ is up to date");
        return Ok(());
    }
    let mut trunk = process::command("trunk");
    trunk.args(["build", "--skip-version-check", "--log", LOG]).arg(match mode {
        Mode::Release => "--release=true",
        Mode::Debug => "--release=false",
    });
    if mode == Mode::Release {
        let flags = lean::prepare(&mut trunk)?;
        parts::prepare(&mut trunk, flags);
    }
    // Trunk takes any value of NO_COLOR but true and false for a mistake.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    process::run(&mut trunk, "the build").map_err(|_| {
        Error::new("the page could not be built: see the compiler's or Trunk's message above")
    })?;
    if !project::dist().join("index.html").is_file() {
        return Err(Error::new("Trunk built no dist/index.html: check `dist` in Trunk.toml"));
    }
    stamp::write(mode);
    Ok(())
}

/// What Trunk's hook calls at the end of every build, also of a plain `trunk build`. Only the published page works offline:
/// while it is being developed, a worker that answers from what it has kept would show what has been changed already.
pub fn finish() -> Result<()> {
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    if variable("TRUNK_PROFILE") == "debug" {
        return Ok(());
    }
    let staging = variable("TRUNK_STAGING_DIR");
    let directory = if staging.is_empty() { project::dist() } else { Path::new(&staging).into() };
    parts::take_apart(&directory)?;
    slim::slim(&directory)?;
    integrity::write(&directory)?;
    service_worker::stamp(&directory).map(|_| ())
}
