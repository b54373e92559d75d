//! Versions as tools print them.

use std::fmt;

/// A version of up to three numbers; what is missing counts as 0, and what follows (`-rc.1`, `+build`) is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    major: u32,
    minor: u32,
    patch: u32,
}

impl Version {
    /// Reads the first word of `text` that begins with a digit as a version:
    /// `trunk 0.21.14`, `geckodriver 0.37.1 (abc 2026)`, `wasm-opt version 132 (version_132)`, `v20.20.2`.
    pub fn find_in(text: &str) -> Option<Self> {
        text.split_whitespace()
            .map(|word| word.strip_prefix('v').unwrap_or(word))
            .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))
            .and_then(Self::parse)
    }

    fn parse(word: &str) -> Option<Self> {
        let end = word.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(word.len());
        let mut numbers = word[..end].split('.').filter(|part| !part.is_empty()).map(str::parse);
        let mut next = || numbers.next().unwrap_or(Ok(0)).ok();
        Some(Self { major: next()?, minor: next()?, patch: next()? })
    }

    /// Whether this version may stand in for `wanted`: the same, or a later one that Cargo would call compatible.
    pub fn is_compatible_with(self, wanted: Self) -> bool {
        let same_line =
            self.major == wanted.major && (wanted.major > 0 || self.minor == wanted.minor);
        same_line && self >= wanted
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.major, self.minor, self.patch)
    }
}

#[cfg(test)]
mod tests {
    use super::Version;

    fn v(text: &str) -> Version {
        Version::find_in(text).unwrap_or_else(|| unreachable!("{text} holds a version"))
    }

    #[test]
    fn finds_the_version_in_what_tools_print() {
        for (printed, wanted) in [
            ("trunk 0.21.14", "0.21.14"),
            ("geckodriver 0.37.1 (1d2 2026-01-01)\n\nThe source code", "0.37.1"),
            ("wasm-opt version 132 (version_132)", "132.0.0"),
            ("v20.20.2", "20.20.2"),
            ("Chromium 156.0.8078.79 built on Debian", "156.0.8078"),
            ("Mozilla Firefox 153.7.0esr", "153.7.0"),
            ("trunk 0.22.0-beta.1", "0.22.0"),
        ] {
            assert_eq!(v(printed).to_string(), wanted, "{printed}");
        }
    }

    #[test]
    fn finds_none_where_there_is_none() {
        assert_eq!(Version::find_in("command not found"), None);
        assert_eq!(Version::find_in(""), None);
        assert_eq!(Version::find_in("99999999999999"), None);
    }

    #[test]
    fn a_later_patch_will_do_and_an_older_or_a_breaking_one_will_not() {
        assert!(v("0.21.14").is_compatible_with(v("0.21.14")));
        assert!(v("0.21.15").is_compatible_with(v("0.21.14")));
        assert!(!v("0.21.9").is_compatible_with(v("0.21.14")));
        assert!(!v("0.22.0").is_compatible_with(v("0.21.14")));
        assert!(v("1.3.0").is_compatible_with(v("1.2.9")));
        assert!(!v("2.0.0").is_compatible_with(v("1.2.9")));
    }
}
