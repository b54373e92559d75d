//! The one error of the commands: a sentence for the person in front of the terminal.

use std::fmt;

/// What failed and what to do about it, in one sentence.
///
/// The commands never recover from a failure by its kind, so there are no variants to match on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(String);

impl Error {
    /// An error that says `sentence`.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Error {}

/// The result of everything that can fail in a command.
pub type Result<T> = std::result::Result<T, Error>;
