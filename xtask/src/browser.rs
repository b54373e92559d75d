//! Test targets that run in a headless browser.

use std::process::Command;

use crate::error::{Error, Result};
use crate::process;
use crate::tools::catalogue::{self, WASM};

/// The command that runs one test target of the page there.
pub(crate) fn test(target: &str) -> Result<Command> {
    let driver = catalogue::chromedriver()
        .path()
        .ok_or_else(|| Error::new("chromedriver is missing: run `cargo xtask setup`"))?;
    let mut test = process::cargo();
    test.args(["test", "--package", "heckmeck", "--target", WASM, "--test", target]);
    // Half a minute, the default, is short for a browser that starts on a busy machine.
    test.env("CHROMEDRIVER", driver).env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    Ok(test)
}
