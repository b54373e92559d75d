//! A standard library without words for the published page.
//!
//! The precompiled one carries everything it might say about a fault, and how to put it into words: about a tenth of the
//! page's code. Nobody reads it there: where the page meets a fault, it stops and `public/boot.js` tells the player. So the
//! library is compiled with the page, with faults that stop at once. The compiler can do that, but does not yet promise to:
//! hence the bootstrap variable. Where the library's sources cannot be had, the page is built with the precompiled one.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::error::{Error, Result};
use crate::{process, project};

/// Makes the compiler build the library too.
const SETTINGS: [(&str, &str); 2] =
    [("RUSTC_BOOTSTRAP", "1"), ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")];

/// What the whole program is compiled with then.
const FLAGS: &str = "-Zunstable-options -Cpanic=immediate-abort";

/// Makes a run of Trunk compile its program with the lean library, if that can be; the flags to compile with are the answer.
pub(super) fn prepare(trunk: &mut Command) -> Result<&'static str> {
    if !sources_are_there() {
        println!(
            "the published page is compiled with its own standard library: fetching its sources"
        );
        let mut rustup = process::command("rustup");
        if process::run(rustup.args(["component", "add", "rust-src"]), "rustup").is_err()
            || !sources_are_there()
        {
            println!("they cannot be had: the precompiled library will do, and the page is larger");
            return Ok("");
        }
    }
    trunk.arg("--config").arg(own_configuration()?);
    Ok(settle(trunk))
}

/// The same for a run of cargo, as far as the sources are there.
pub(super) fn settle(command: &mut Command) -> &'static str {
    if !sources_are_there() {
        return "";
    }
    command.envs(SETTINGS);
    FLAGS
}

fn sources_are_there() -> bool {
    let sysroot = process::output(process::command("rustc").args(["--print", "sysroot"]));
    sysroot.is_some_and(|dir| {
        PathBuf::from(dir.trim()).join("lib/rustlib/src/rust/library/std/Cargo.toml").is_file()
    })
}

/// Trunk's configuration with a hook that calls this program itself: the cargo of the usual hook would be told to build a
/// standard library for this program too.
fn own_configuration() -> Result<PathBuf> {
    let read = |path: &Path| {
        fs::read_to_string(path)
            .map_err(|why| Error::new(format!("cannot read {} ({why})", path.display())))
    };
    let program = std::env::current_exe()
        .map_err(|why| Error::new(format!("cannot tell where this program is ({why})")))?;
    let configuration =
        with_hook(&read(&project::root().join("Trunk.toml"))?, project::root(), &program)?;
    let path = project::target().join("trunk").join("Trunk.toml");
    let written = path.parent().map_or(Ok(()), fs::create_dir_all);
    written
        .and_then(|()| fs::write(&path, configuration))
        .map_err(|why| Error::new(format!("cannot write {} ({why})", path.display())))?;
    Ok(path)
}

fn with_hook(configuration: &str, root: &Path, program: &Path) -> Result<String> {
    let quoted = |path: &Path| format!("{:?}", path.display().to_string());
    let changes = [
        ("target = \"index.html\"", format!("target = {}", quoted(&root.join("index.html")))),
        ("dist = \"dist\"", format!("dist = {}", quoted(&root.join("dist")))),
        ("command = \"cargo\"", format!("command = {}", quoted(program))),
        (
            "command_arguments = [\"xtask\", \"stamp\"]",
            "command_arguments = [\"stamp\"]".to_owned(),
        ),
    ];
    let mut result = configuration.to_owned();
    for (usual, own) in changes {
        if !result.contains(usual) {
            return Err(Error::new(format!(
                "Trunk.toml no longer says {usual}: see xtask/src/page/lean.rs"
            )));
        }
        result = result.replacen(usual, &own, 1);
    }
    Ok(result)
}

#[cfg(test)]
mod tests {
    use super::with_hook;
    use crate::project;
    use std::path::Path;

    #[test]
    fn the_projects_own_configuration_can_be_changed() {
        let usual = include_str!("../../../Trunk.toml");
        let own = with_hook(usual, project::root(), Path::new("/bin/xtask")).unwrap_or_default();
        assert!(own.contains("command = \"/bin/xtask\"") && own.contains("[\"stamp\"]"));
        assert!(!own.contains("\"cargo\""));
    }

    #[test]
    fn another_configuration_is_noticed() {
        assert!(with_hook("[build]", project::root(), Path::new("x")).is_err());
    }
}
