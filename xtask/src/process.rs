//! Other programs: finding them and running them.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::error::{Error, Result};
use crate::project;
use crate::tools::npm;

/// A command that runs in the project's root and finds the tools this project installs before any others.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let name = program.as_ref();
    let found = name.to_str().and_then(find);
    let mut command = Command::new(found.as_deref().map_or(name, Path::as_os_str));
    command.current_dir(project::root()).env("PATH", search_path());
    command
}

/// The cargo that started this program, or the one on the path.
pub fn cargo() -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Runs `command` with its output shown; a failure becomes the sentence `what` failed.
pub fn run(command: &mut Command, what: &str) -> Result<()> {
    let status = command.status().map_err(|why| {
        Error::new(format!(
            "{what} failed: cannot start {} ({why})",
            command.get_program().display()
        ))
    })?;
    if status.success() {
        Ok(())
    } else {
        Err(Error::new(format!("{what} failed ({status}): its own message is above")))
    }
}

/// What `command` prints on its standard output, if it runs and succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Finds a program among the installed tools and on the path.
pub fn find(name: &str) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    let files: Vec<String> = endings.iter().map(|ending| format!("{name}{ending}")).collect();
    env::split_paths(&search_path())
        .flat_map(|dir| files.iter().map(move |file| dir.join(file)))
        .find(|path| path.is_file())
}

/// The path to search: npm's tools, then cargo's, then the usual one.
fn search_path() -> OsString {
    let usual = env::var_os("PATH").unwrap_or_default();
    let dirs = npm::bin_dirs().into_iter().chain(cargo_bin()).chain(env::split_paths(&usual));
    env::join_paths(dirs).unwrap_or(usual)
}

/// Where `cargo install` puts programs; not always on the path of a non-login shell.
fn cargo_bin() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    home.map(|home| home.join("bin"))
}

#[cfg(test)]
mod tests {
    use super::{command, find, output, run};

    #[test]
    fn a_program_that_is_nowhere_is_not_found_and_cannot_be_run() {
        assert_eq!(find("no-such-program-anywhere"), None);
        let failure = run(&mut command("no-such-program-anywhere"), "the test").err();
        assert!(
            failure.is_some_and(|e| e.to_string().starts_with("the test failed: cannot start"))
        );
    }

    #[test]
    fn cargo_can_be_asked_for_its_version() {
        let printed = output(super::cargo().arg("--version"));
        assert!(printed.is_some_and(|text| text.starts_with("cargo ")));
    }
}
