//! A program of the operating system: browsers, their drivers, a display without a screen.

use std::path::PathBuf;

use super::Status;
use crate::process;
use crate::version::Version;

/// How to see that a system tool is there.
#[derive(Clone, Copy, Debug)]
pub enum Probe {
    /// Any one of these programs is on the path.
    Program(&'static [&'static str]),
    /// Any one of these files exists; `*` stands for one directory of any name.
    File(&'static [&'static str]),
}

/// Something a package manager brings.
#[derive(Debug)]
pub struct SystemTool {
    /// As people call it.
    pub name: &'static str,
    /// How to see that it is there.
    pub probe: Probe,
    /// The package that brings it on Debian.
    pub debian: &'static str,
    /// The package that brings it on Ubuntu.
    pub ubuntu: &'static str,
    /// What to install where there is no apt.
    pub elsewhere: &'static str,
}

impl SystemTool {
    /// Where it is, if it is there.
    pub fn path(&self) -> Option<PathBuf> {
        match self.probe {
            Probe::Program(names) => names.iter().find_map(|name| process::find(name)),
            Probe::File(patterns) => patterns.iter().find_map(|pattern| first_match(pattern)),
        }
    }

    /// Looks for it, and asks it for its version where that is harmless.
    pub fn status(&self) -> Status {
        let Some(path) = self.path() else {
            return Status::Missing("not installed".to_owned());
        };
        let asked = matches!(self.probe, Probe::Program(_)) && ANSWERS_VERSION.contains(&self.name);
        let printed =
            asked.then(|| process::output(process::command(&path).arg("--version"))).flatten();
        let version = printed.as_deref().and_then(Version::find_in);
        Status::Present(
            version.map_or_else(|| path.display().to_string(), |version| version.to_string()),
        )
    }
}

/// Tools that print their version and end; the others would start something or refuse.
const ANSWERS_VERSION: [&str; 4] = ["Chromium", "chromedriver", "Firefox", "WebKitWebDriver"];

/// The first file that matches a pattern in which a whole part of the path may be `*`.
fn first_match(pattern: &str) -> Option<PathBuf> {
    let Some((before, after)) = pattern.split_once("/*/") else {
        return Some(PathBuf::from(pattern)).filter(|path| path.is_file());
    };
    let mut found: Vec<PathBuf> = std::fs::read_dir(before)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path().join(after)))
        .filter(|path| path.is_file())
        .collect();
    found.sort();
    found.into_iter().next()
}

#[cfg(test)]
mod tests {
    use super::first_match;
    use crate::project;

    #[test]
    fn a_star_stands_for_one_directory() {
        let src = project::root().join("xtask/src");
        let src = src.display();
        let found = first_match(&format!("{src}/*/apt.rs"));
        assert!(found.is_some_and(|path| path.ends_with("tools/apt.rs")));
        assert!(first_match(&format!("{src}/lib.rs")).is_some());
        assert!(first_match(&format!("{src}/*/no-such-file")).is_none());
        assert!(first_match("/no-such-directory/*/file").is_none());
    }
}
