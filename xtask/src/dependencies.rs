//! `cargo xtask deny`: what the project is built from, held against `deny.toml`.

use crate::error::{Error, Result};
use crate::process;
use crate::tools::setup;
use crate::tools::{Tool, catalogue};

/// Licences, bans and sources. Advisories need a database from the network and are a matter of the hosted workflow.
pub fn check() -> Result<()> {
    setup::ensure(&Tool::Cargo(catalogue::cargo_deny()))?;
    let mut deny = process::cargo();
    deny.args(["deny", "--workspace", "check", "licenses", "bans", "sources"]);
    process::run(&mut deny, "it").map_err(|_| Error::new("cargo-deny's findings are above"))
}
