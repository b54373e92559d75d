//! What the end-to-end tests share with the project's commands: where the project lies, and how a build is finished.

use std::path::{Path, PathBuf};

pub mod stamp;

/// The root of the checkout, known since compile time: `cargo xtask` works from any directory inside it.
pub fn project_root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}
