//! Lines in, lines out.

use std::{
    fmt::{self, Display, Formatter},
    io::{BufRead, BufWriter, Write, stdin, stdout},
};

use anyhow::Result;
use record::{Reason, RecordError};
use serde_json::json;

/// Why a line cannot be answered.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) action: Option<usize>,
    pub(crate) reason: &'static str,
    pub(crate) message: String,
}

impl Display for Refusal {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let Refusal { action, reason, message } = self;
        let error = json!({ "action": action, "reason": reason, "message": message });
        json!({ "error": error }).fmt(to)
    }
}

impl std::error::Error for Refusal {}

impl From<RecordError> for Refusal {
    fn from(RecordError { action, reason, message }: RecordError) -> Refusal {
        Refusal { action, reason: reason.name(), message }
    }
}

/// Answers every line of the standard input that is not blank with one line, or with why what stands in it is refused.
pub(crate) fn answer(mut answer: impl FnMut(&str) -> Result<String>) -> Result<()> {
    let mut output = BufWriter::new(stdout().lock());
    each(|line| {
        let answered = line.and_then(&mut answer).or_else(refusal)?;
        Ok(writeln!(output, "{answered}")?)
    })?;
    Ok(output.flush()?)
}

/// Hands on every line of the standard input that is not blank.
pub(crate) fn each(mut tell: impl FnMut(Result<&str>) -> Result<()>) -> Result<()> {
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        match str::from_utf8(&line) {
            Ok(blank) if blank.trim().is_empty() => {}
            Ok(text) => tell(Ok(text))?,
            Err(_) => tell(Err(not_text().into()))?,
        }
    }
    Ok(())
}

fn not_text() -> Refusal {
    let message = "not JSON: the line is not UTF-8 text".to_owned();
    Refusal { action: None, reason: Reason::NotJson.name(), message }
}

/// What is wrong with a record is an answer; anything else is a failure.
fn refusal(error: anyhow::Error) -> Result<String> {
    let refusal: Refusal = match error.downcast::<RecordError>() {
        Ok(error) => error.into(),
        Err(error) => error.downcast()?,
    };
    Ok(refusal.to_string())
}
