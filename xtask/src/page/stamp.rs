//! Remembers what the page was built from.
//!
//! Trunk runs wasm-bindgen and wasm-opt again at every build, which takes longer than compiling when nothing has changed.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use super::Mode;
use crate::files;
use crate::{process, project};

/// Everything the page is made of.
const SOURCES: [&str; 10] = [
    "src",
    "xtask/src",
    "art",
    "style",
    "public",
    "index.html",
    "Trunk.toml",
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
];

/// Whether `dist` holds what a build in this mode would make.
pub(super) fn is_fresh(mode: Mode) -> bool {
    fs::read_to_string(path()).is_ok_and(|written| written == current(mode))
}

/// Notes that `dist` was just built. Failing to note it costs a build, no more.
pub(super) fn write(mode: Mode) {
    let _ = fs::write(path(), current(mode));
}

fn path() -> PathBuf {
    project::root().join("target").join("page.stamp")
}

/// The sources, the compiler and the result, so that a `dist` that something else has written is no longer fresh.
fn current(mode: Mode) -> String {
    let mut hasher = DefaultHasher::new();
    for source in SOURCES {
        hash_contents(&project::root().join(source), &mut hasher);
    }
    process::output(process::command("rustc").arg("-vV")).hash(&mut hasher);
    hash_contents(&project::dist(), &mut hasher);
    format!("{mode:?} {:016x}\n", hasher.finish())
}

/// Contents, not times: a fresh checkout or a changed branch and back is no change.
fn hash_contents(path: &Path, hasher: &mut DefaultHasher) {
    for file in files::below(path) {
        file.hash(hasher);
        fs::read(&file).ok().hash(hasher);
    }
}
