//! Where things lie on the disk.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::{Result, build::project_root, program::value_of};

/// The built app: `E2E_DIST`, or `dist` in the root of the workspace.
pub fn dist() -> Result<PathBuf> {
    let dist = value_of("E2E_DIST").map_or_else(|| project_root().join("dist"), PathBuf::from);
    if !dist.join("index.html").is_file() {
        return Err(
            format!("no built app in {} (build it, or set E2E_DIST)", dist.display()).into()
        );
    }
    Ok(dist)
}

/// The pages that the harness tests itself with.
pub(crate) fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

/// Where the pictures of failed cases go.
pub(crate) fn failures() -> PathBuf {
    let target = value_of("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    project_root().join(target).join("e2e-failures")
}

/// axe-core: `E2E_AXE`, or where `cargo xtask setup` puts it, whichever version that is.
pub(crate) fn axe() -> Result<PathBuf> {
    if let Some(path) = value_of("E2E_AXE") {
        return Ok(path.into());
    }
    let tools = project_root().join("target/tools");
    let packages = fs::read_dir(&tools).into_iter().flatten().flatten().map(|entry| entry.path());
    packages
        .map(|package| package.join("node_modules/axe-core/axe.min.js"))
        .filter(|script| script.is_file())
        .max()
        .ok_or_else(|| {
            let tools = tools.display();
            format!("no axe-core in {tools} (run `cargo xtask setup`, or set E2E_AXE)").into()
        })
}
