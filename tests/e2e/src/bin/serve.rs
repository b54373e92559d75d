//! Serves a built page on this machine until it is killed: `cargo run --package e2e --bin serve -- [--port N] DIRECTORY`.
//! The first line it prints is the address.

use std::path::PathBuf;

use clap::Parser;
use e2e::{Result, StaticServer};

/// Serves a directory as a static host would, on this machine only
#[derive(Parser)]
struct Arguments {
    /// The port to listen on; any free one if it is not given
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// What to serve
    directory: PathBuf,
}

fn main() -> Result<()> {
    let Arguments { port, directory } = Arguments::parse();
    if !directory.is_dir() {
        return Err(format!("{} is no directory", directory.display()).into());
    }
    let server = StaticServer::serving(directory).port(port).compressing_well().start()?;
    println!("{}", server.url());
    server.serve_forever();
    Ok(())
}
