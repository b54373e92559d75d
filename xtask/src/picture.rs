//! `cargo xtask icons`: the icons and pictures that a system shows for the installed game.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::error::{Error, Result};
use crate::page::{self, Mode};
use crate::process;
use crate::tools::Need;
use crate::tools::setup::{self, Report};

/// Builds the page and lets the end-to-end harness draw them into `public`, where they are kept in git.
pub fn draw() -> Result<()> {
    setup::setup(Need::Test, Report::OnlyInstalls)?;
    page::build(Mode::Release)?;
    let mut command = process::cargo();
    command.args(["run", "--quiet", "-p", "e2e", "--example", "icons"]);
    process::run(&mut command, "drawing the icons")
}

/// The bytes of a picture as browsers hand it out.
pub fn decode(text: &str) -> Result<Vec<u8>> {
    STANDARD
        .decode(text)
        .map_err(|why| Error::new(format!("the browser's picture is broken: {why}")))
}
