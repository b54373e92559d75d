//! Where the project's files are.

use std::path::{Path, PathBuf};

/// The root of the checkout, known since compile time: `cargo xtask` works from any directory inside it.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// What Trunk builds and every static host can serve.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    let elsewhere = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    elsewhere.map_or_else(|| root().join("target"), |elsewhere| root().join(elsewhere))
}

/// Tools that have no usual home outside the checkout (those from npm) live here; git ignores it.
pub fn tools() -> PathBuf {
    root().join("target").join("tools")
}
