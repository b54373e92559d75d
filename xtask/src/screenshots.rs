//! `cargo xtask screenshots`: a picture of every screen in every shape.

use crate::error::Result;
use crate::page::{self, Mode};
use crate::tools::Need;
use crate::tools::setup::{self, Report};
use crate::{process, project};

/// Builds the page and lets the end-to-end harness take the pictures.
pub fn take() -> Result<()> {
    setup::setup(Need::Test, Report::OnlyInstalls)?;
    page::build(Mode::Release)?;
    let mut command = process::cargo();
    command
        .args(["run", "--quiet", "-p", "e2e", "--example", "screenshots", "--"])
        .arg(project::root().join("target/screenshots"));
    process::run(&mut command, "taking the pictures")
}
