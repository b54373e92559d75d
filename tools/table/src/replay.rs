//! `table replay`: the table each record leads to, or why it is refused.

use std::{
    error::Error,
    io::{BufRead, Write, stdin, stdout},
};

use record::{RecordError, Table, read, read_stepwise};
use serde_json::json;

pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    let mut steps = false;
    while let Some(argument) = arguments.next()? {
        match argument {
            lexopt::Arg::Long("steps") => steps = true,
            other => return Err(other.unexpected().into()),
        }
    }
    let mut output = std::io::BufWriter::new(stdout().lock());
    for line in stdin().lock().split(b'\n') {
        // Bytes that are no text cannot be JSON; replaced ones never are, outside of names.
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let result = match std::str::from_utf8(&line) {
            Err(_) => Err(invalid_text()),
            Ok(text) if steps => replay_steps(text),
            Ok(text) => read(text).map(|(_, game)| Table(&game).to_json()),
        };
        let line = result.unwrap_or_else(|error| error_line(&error));
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    Ok(())
}

fn replay_steps(text: &str) -> Result<String, RecordError> {
    let mut tables = Vec::new();
    read_stepwise(text, |game, _, _| tables.push(Table(game).to_json()))?;
    Ok(format!("[{}]", tables.join(",")))
}

fn invalid_text() -> RecordError {
    RecordError {
        action: None,
        reason: record::Reason::NotJson,
        message: "not JSON: the line is not UTF-8 text".to_owned(),
    }
}

fn error_line(error: &RecordError) -> String {
    json!({ "error": {
        "action": error.action,
        "reason": error.reason.name(),
        "message": error.message,
    }})
    .to_string()
}
