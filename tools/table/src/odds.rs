//! `table odds`: what the player to move can expect, for the position at the end of each record.

use std::{
    error::Error,
    io::{BufRead, Write, stdin, stdout},
};

use engine::Game;
use record::{RecordError, Table, read};
use serde_json::{Map, Value, json};
use solver::{Oddsmaker, Reach};

pub(crate) fn run(mut arguments: lexopt::Parser) -> Result<(), Box<dyn Error>> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let mut output = std::io::BufWriter::new(stdout().lock());
    let mut oddsmaker = Oddsmaker::default();
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        let text = String::from_utf8_lossy(&line);
        if text.trim().is_empty() {
            continue;
        }
        let line = match read(&text) {
            Ok((_, game)) => odds(&mut oddsmaker, &game),
            Err(error) => refusal(&error),
        };
        writeln!(output, "{line}")?;
    }
    output.flush()?;
    Ok(())
}

fn odds(oddsmaker: &mut Oddsmaker, game: &Game) -> Value {
    let odds = oddsmaker.odds(game);
    let reach = |chance: fn(&Reach) -> f64| -> Map<String, Value> {
        odds.reach
            .iter()
            .map(|reach| (reach.tile.number().to_string(), json!(chance(reach))))
            .collect()
    };
    // The table writes the choices as a record does, in the same order.
    let table: Value = serde_json::from_str(&Table(game).to_json()).unwrap_or_default();
    let legal = table["legal"].as_array().cloned().unwrap_or_default();
    let choices: Vec<Value> = legal
        .into_iter()
        .zip(&odds.choices)
        .map(|(action, (_, outlook))| {
            json!({ "action": action, "value": outlook.value, "fail": outlook.fail })
        })
        .collect();
    json!({
        "fail": odds.fail,
        "at_least": reach(|reach| reach.at_least),
        "exactly": reach(|reach| reach.exactly),
        "choices": choices,
    })
}

fn refusal(error: &RecordError) -> Value {
    json!({ "error": {
        "action": error.action,
        "reason": error.reason.name(),
        "message": error.message,
    }})
}
