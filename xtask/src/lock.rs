//! Reads versions out of `Cargo.lock`.
//!
//! wasm-bindgen's command line tool must have exactly the version of the crate, so the lock decides which one is installed.

use crate::error::{Error, Result};
use crate::project;

/// The version of `package` in the project's `Cargo.lock`.
pub fn version_of(package: &str) -> Result<String> {
    let path = project::root().join("Cargo.lock");
    let text = std::fs::read_to_string(&path).map_err(|why| {
        Error::new(format!("cannot read {} ({why}): restore it from git", path.display()))
    })?;
    find(&text, package).map(str::to_owned).ok_or_else(|| {
        Error::new(format!("Cargo.lock names no package {package}: restore it from git"))
    })
}

/// Finds a package in the text of a lock: each `[[package]]` has its name directly followed by its version.
fn find<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines();
    lines.by_ref().find(|line| *line == name)?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::find;

    const LOCK: &str = "version = 4\n\n[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";

    #[test]
    fn finds_the_package_of_exactly_that_name() {
        assert_eq!(find(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(find(LOCK, "wasm-bindgen-macro"), Some("0.1.0"));
    }

    #[test]
    fn knows_what_is_not_there() {
        assert_eq!(find(LOCK, "wasm"), None);
        assert_eq!(find("", "wasm-bindgen"), None);
        assert_eq!(find("name = \"wasm-bindgen\"", "wasm-bindgen"), None);
    }

    #[test]
    fn the_lock_of_this_project_names_wasm_bindgen() {
        assert!(super::version_of("wasm-bindgen").is_ok());
    }
}
