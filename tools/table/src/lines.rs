//! Lines in, lines out.

use std::io::{BufRead, BufWriter, Write, stdin, stdout};

use anyhow::Result;
use record::{Reason, RecordError};
use serde_json::json;

/// Answers every line of the standard input that is not blank with one line, or with why the record in it is refused.
pub(crate) fn answer(mut answer: impl FnMut(&str) -> Result<String>) -> Result<()> {
    let mut output = BufWriter::new(stdout().lock());
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        let answered = match str::from_utf8(&line) {
            Ok(blank) if blank.trim().is_empty() => continue,
            Ok(text) => answer(text),
            Err(_) => Err(not_text().into()),
        };
        let answered = answered.or_else(|error| error.downcast().map(|error| refusal(&error)))?;
        writeln!(output, "{answered}")?;
    }
    output.flush()?;
    Ok(())
}

fn not_text() -> RecordError {
    RecordError {
        action: None,
        reason: Reason::NotJson,
        message: "not JSON: the line is not UTF-8 text".to_owned(),
    }
}

fn refusal(RecordError { action, reason, message }: &RecordError) -> String {
    json!({ "error": { "action": action, "reason": reason.name(), "message": message } })
        .to_string()
}
