//! Where things lie on the disk.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use xtask::project;

use crate::Result;

/// The built app: `HECKMECK_DIST`, or `dist` in the root of the workspace.
pub(crate) fn dist() -> Result<PathBuf> {
    let dist = env::var_os("HECKMECK_DIST").map_or_else(project::dist, PathBuf::from);
    if !dist.join("index.html").is_file() {
        return Err(
            format!("no built app in {} (build it, or set HECKMECK_DIST)", dist.display()).into()
        );
    }
    Ok(dist)
}

/// The pages that the harness tests itself with.
pub(crate) fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Where screenshots go; made when it is not there.
pub(crate) fn pictures() -> Result<PathBuf> {
    let target = env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| project::root().join("target"), PathBuf::from);
    let pictures = target.join("e2e");
    fs::create_dir_all(&pictures)?;
    Ok(pictures)
}
