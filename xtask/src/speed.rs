//! `cargo xtask speed`: how long the solver and the bots take in a browser.

use crate::error::Result;
use crate::tools::Need;
use crate::tools::setup::{self, Report};
use crate::{browser, process};

/// Builds the measurement with the page's own settings, lets it run in a headless browser and shows what it prints.
pub fn measure() -> Result<()> {
    setup::setup(Need::Test, Report::OnlyInstalls)?;
    let mut command = browser::test("speed")?;
    command.args(["--profile", "wasm-release", "--", "--nocapture"]);
    // Whole games of all levels take a while.
    command.env("WASM_BINDGEN_TEST_TIMEOUT", "600");
    process::run(&mut command, "the measurement")
}
