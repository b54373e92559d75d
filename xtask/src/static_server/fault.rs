//! Things that go wrong on the way, on purpose.

use std::time::Duration;

/// What happens to requests for a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// As if the file were not there.
    NotFound,
    /// The headers promise the whole file, and the connection closes after so many bytes of it.
    Truncated(usize),
    /// The answer is right but comes so much later.
    Slow(Duration),
    /// The file has this content: an update, or garbage.
    Replaced(Vec<u8>),
}

/// The faults that are set, by path.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<(String, Fault)>);

impl Faults {
    pub(super) fn set(&mut self, path: &str, fault: Fault) {
        let path = path.trim_start_matches('/').to_owned();
        self.0.retain(|(known, _)| *known != path);
        self.0.push((path, fault));
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The fault of a file, given by its path below the root; of several, the one that was set last.
    pub(super) fn of(&self, file: &str) -> Option<Fault> {
        let matches = |pattern: &str| match pattern.strip_prefix('*') {
            Some(end) => file.ends_with(end),
            None => file == pattern,
        };
        self.0.iter().rev().find(|(pattern, _)| matches(pattern)).map(|(_, fault)| fault.clone())
    }
}
