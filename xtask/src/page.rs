//! The page: `trunk build`, `trunk serve` and what Trunk calls at the end.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash as _, Hasher as _};
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use xshell::{Cmd, Shell, cmd};
use xtask::{project_root, stamp};

use crate::tools::{self, Need};

/// How the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Small and fast, as it is published.
    Release,
    /// Quickly built, with checks and names for debugging.
    Debug,
}

impl Mode {
    pub(crate) fn new(debug: bool) -> Self {
        if debug { Self::Debug } else { Self::Release }
    }
}

/// Trunk's usual messages, without its warning that it cannot minify wasm-bindgen's script: it takes the script as it is
/// then, which is what we want.
const LOG: &str = "error,trunk=info,trunk::processing::minify=error";

/// What Trunk builds and every static host can serve.
pub(crate) fn dist() -> PathBuf {
    project_root().join("dist")
}

/// Builds the page into `dist`, unless nothing has changed since it was last built in this mode.
pub(crate) fn build(sh: &Shell, mode: Mode) -> Result<()> {
    tools::setup(sh, &[Need::Page])?;
    let known = project_root().join("target/page.fingerprint");
    if fs::read_to_string(&known)
        .is_ok_and(|known| fingerprint(sh, mode).is_ok_and(|now| now == known))
    {
        println!("the page in dist/ is up to date");
        return Ok(());
    }
    trunk(sh, "build", mode).run().context(
        "the page could not be built: see the message of the compiler or Trunk above; if it was a download of wasm-opt, \
         install Node.js with npm and run this again",
    )?;
    Ok(fs::write(known, fingerprint(sh, mode)?)?)
}

/// Serves the page and builds it anew whenever its sources change, until the program is interrupted.
pub(crate) fn play(sh: &Shell, port: u16, mode: Mode, open: bool) -> Result<()> {
    // The port comes first: nobody wants to hear that it is taken after minutes of building.
    TcpListener::bind(("127.0.0.1", port)).with_context(|| {
        format!("port {port} cannot be used: choose another one with `--port N`")
    })?;
    tools::setup(sh, &[Need::Page])?;
    // Trunk would serve on without a page when it cannot fetch wasm-opt; a build tells what to do then.
    if mode == Mode::Release && tools::path_of(sh, "binaryen").is_err() {
        build(sh, mode)?;
    }
    let (port, open) = (port.to_string(), open.to_string());
    trunk(sh, "serve", mode)
        .args(["--port", &port, "--open", &open])
        .run()
        .context("Trunk cannot serve the page: its own message is above")
}

fn trunk<'a>(sh: &'a Shell, command: &str, mode: Mode) -> Cmd<'a> {
    let release = (mode == Mode::Release).to_string();
    let trunk = cmd!(sh, "trunk {command} --skip-version-check --log {LOG} --release={release}");
    // Trunk takes any value of NO_COLOR but true and false for a mistake.
    if env::var_os("NO_COLOR").is_some() { trunk.env("NO_COLOR", "true") } else { trunk }
}

/// What Trunk's hook calls at the end of every build. Only the published page works offline: while it is being developed,
/// a worker that answers from what it has kept would show what has been changed already.
pub(crate) fn finish() -> Result<()> {
    let staging = env::var_os("TRUNK_STAGING_DIR").map_or_else(dist, PathBuf::from);
    finish_build(env::var("TRUNK_PROFILE").ok().as_deref(), &staging)
}

fn finish_build(profile: Option<&str>, directory: &Path) -> Result<()> {
    match profile {
        // Called by hand, it stamps whatever is there.
        Some("release") | None => stamp::stamp(directory),
        Some(_) => Ok(()),
    }
}

/// Everything the page is made of.
const SOURCES: [&str; 11] = [
    "src",
    "crates",
    "art",
    "style",
    "public",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "xtask/src/stamp.rs",
];

/// Tells whether `dist` is what a build would make: by the sources, the compiler and the result, so that what something else has
/// written to `dist` counts too. Trunk runs wasm-bindgen and wasm-opt at every build, which takes most of a minute when
/// nothing has changed. By contents, not times: changing a branch and back is no change.
fn fingerprint(sh: &Shell, mode: Mode) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    cmd!(sh, "rustc -vV").quiet().read()?.hash(&mut hasher);
    for source in SOURCES.map(|source| project_root().join(source)).into_iter().chain([dist()]) {
        stamp::files(&source)?.hash(&mut hasher);
    }
    Ok(format!("{mode:?} {:016x}\n", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_debug_build_stays_a_kill_switch() -> Result<()> {
        let dist = tempfile::tempdir()?;
        fs::write(dist.path().join("index.html"), "page")?;
        fs::write(dist.path().join("sw.js"), "worker")?;
        let stamped = |profile| -> Result<bool> {
            finish_build(profile, dist.path())?;
            Ok(fs::read_to_string(dist.path().join("sw.js"))? != "worker")
        };
        assert!(!stamped(Some("debug"))?);
        assert!(stamped(Some("release"))?);
        Ok(())
    }

    #[test]
    fn a_taken_port_is_told_before_anything_is_built() -> Result<()> {
        let taken = TcpListener::bind(("127.0.0.1", 0))?;
        let port = taken.local_addr()?.port();
        let error =
            play(&Shell::new()?, port, Mode::Debug, false).err().context("it was served")?;
        assert_eq!(
            error.to_string(),
            format!("port {port} cannot be used: choose another one with `--port N`")
        );
        Ok(())
    }
}
