//! A Leptos counter, built with the settings of the published page: what the page is weighed against.

use std::path::PathBuf;

use super::{lean, parts, slim};
use crate::error::Result;
use crate::tools::catalogue::WASM;
use crate::{process, project};

/// Builds it; the files of its code and its script are the answer.
pub fn build() -> Result<[PathBuf; 2]> {
    let mut cargo = process::cargo();
    cargo.args(["build", "--package", "counter", "--profile", "wasm-release", "--target", WASM]);
    let flags = lean::settle(&mut cargo);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    process::run(&mut cargo, "building the counter")?;
    let program = project::target().join(WASM).join("wasm-release/counter.wasm");
    let directory = project::target().join("counter");
    let mut bindgen = process::command("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&directory).arg(program);
    process::run(&mut bindgen, "wasm-bindgen")?;
    let [code, script] = ["counter_bg.wasm", "counter.js"].map(|name| directory.join(name));
    parts::optimise(&code, &code)?;
    slim::minify(&script)?;
    Ok([code, script])
}
