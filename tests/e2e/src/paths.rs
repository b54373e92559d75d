//! Where things lie on the disk.

use std::{env, path::PathBuf};

use crate::Result;

/// The built app: `HECKMECK_DIST`, or `dist` in the root of the workspace.
pub fn dist() -> Result<PathBuf> {
    let dist = env::var_os("HECKMECK_DIST").map_or_else(|| root().join("dist"), PathBuf::from);
    if !dist.join("index.html").is_file() {
        return Err(format!("no built app in {} (build it, or set HECKMECK_DIST)", dist.display()).into());
    }
    Ok(dist)
}

/// The pages that the harness tests itself with.
pub fn fixtures() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Where screenshots go; made when it is not there.
pub fn pictures() -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let pictures = target.join("e2e");
    std::fs::create_dir_all(&pictures)?;
    Ok(pictures)
}

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}
