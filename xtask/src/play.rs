//! `cargo xtask play`: the page on this machine.

use std::io;
use std::process::Stdio;

use crate::error::{Error, Result};
use crate::page::{self, Mode};
use crate::static_server::StaticServer;
use crate::{process, project};

/// How to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// Where the page is served.
    pub port: u16,
    /// How it is built.
    pub mode: Mode,
    /// Whether the browser is opened.
    pub open: bool,
}

impl Default for Play {
    fn default() -> Self {
        Self { port: 8080, mode: Mode::Release, open: true }
    }
}

/// Builds the page and serves it until the program is interrupted.
pub fn play(options: &Play) -> Result<()> {
    // The port comes first: nobody wants to hear that it is taken after minutes of building.
    let server = StaticServer::serving(project::dist())
        .port(options.port)
        .start()
        .map_err(|why| refusal(options.port, &why))?;
    page::build(options.mode)?;
    let address = format!("http://localhost:{}/", server.port());
    println!("\nHeckmeck is served at {address} (Ctrl+C ends it)");
    if options.open {
        open(&address);
    }
    server.serve_forever();
    Ok(())
}

fn refusal(port: u16, why: &io::Error) -> Error {
    Error::new(if why.kind() == io::ErrorKind::AddrInUse {
        format!("port {port} is taken by another program: choose another one with `--port N`")
    } else {
        format!("port {port} cannot be used ({why}): choose another one with `--port N`")
    })
}

/// Opens the address in the user's browser where there is one; the address is printed anyway.
fn open(address: &str) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        let has_screen =
            ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
        if !has_screen {
            return;
        }
        ("xdg-open", &[])
    };
    let mut command = process::command(program);
    command.args(arguments).arg(address);
    let _ = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

#[cfg(test)]
mod tests {
    use super::{Mode, Play, play};
    use crate::static_server::StaticServer;

    #[test]
    fn a_taken_port_is_told_before_anything_is_built() -> std::io::Result<()> {
        let server = StaticServer::serving("dist").start()?;
        let options = Play { port: server.port(), mode: Mode::Debug, open: false };
        let told = play(&options).err().map(|error| error.to_string()).unwrap_or_default();
        assert_eq!(
            told,
            format!(
                "port {} is taken by another program: choose another one with `--port N`",
                server.port()
            )
        );
        Ok(())
    }
}
