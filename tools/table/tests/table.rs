//! The `table` tool as other programs see it: lines in, lines out.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use serde_json::Value;
use testing::{cases, defects};

/// Runs the tool.
fn table(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_table"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Input and output at the same time: neither side may wait for the other.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    // A tool that refuses its arguments does not wait for input.
    let _ = writer.join().unwrap();
    output
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn stream<'a>(records: impl Iterator<Item = &'a str>) -> Vec<u8> {
    records.collect::<Vec<_>>().join("\n").into_bytes()
}

#[test]
fn replay_prints_the_last_table_of_every_case() {
    let cases = cases::all();
    let records: Vec<String> = cases.iter().map(|case| case.record.to_string()).collect();
    let output = table(&["replay"], &stream(records.iter().map(String::as_str)));
    assert!(output.status.success());
    let tables = lines(&output);
    assert_eq!(tables.len(), cases.len());
    for (found, case) in tables.iter().zip(&cases) {
        assert_eq!(*found, case.last_table, "{} {}", case.at, case.what);
    }
}

#[test]
fn replay_refuses_every_defect_with_its_reason_and_goes_on() {
    let good = defects::good("extended").to_string();
    let defects = defects::all();
    let records = defects.iter().flat_map(|defect| [defect.text.as_str(), "", &good, "  "]);
    for steps in [&["replay"][..], &["replay", "--steps"]] {
        let output = table(steps, &stream(records.clone()));
        assert!(output.status.success(), "a bad record is no failure of the tool");
        assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
        let answers = lines(&output);
        assert_eq!(answers.len(), 2 * defects.len(), "blank lines are skipped");
        for (answer, defect) in answers.chunks(2).zip(&defects) {
            let error = &answer[0]["error"];
            assert_eq!(error["reason"], defect.reason.name(), "{}", defect.text);
            assert_eq!(error["action"], Value::from(defect.action), "{}", defect.text);
            assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()));
            assert_eq!(answer[0].as_object().map(serde_json::Map::len), Some(1));
            assert!(answer[1].get("error").is_none(), "the next record is read all the same");
        }
    }
}

#[test]
fn replay_with_steps_prints_a_table_for_every_action() {
    let cases = cases::all();
    let records: Vec<String> = cases.iter().map(|case| case.record.to_string()).collect();
    let output = table(&["replay", "--steps"], &stream(records.iter().map(String::as_str)));
    let answers = lines(&output);
    assert_eq!(answers.len(), cases.len());
    for (answer, case) in answers.iter().zip(&cases) {
        let tables = answer.as_array().unwrap();
        assert_eq!(tables.len(), case.record["actions"].as_array().map_or(0, Vec::len));
        if let Some(last) = tables.last() {
            assert_eq!(*last, case.last_table, "{} {}", case.at, case.what);
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_other_bad_line() {
    let mut input = b"\xff\xfe{}\n".to_vec();
    input.extend(defects::good("original").to_string().bytes());
    let output = table(&["replay"], &input);
    assert!(output.status.success());
    let answers = lines(&output);
    assert_eq!(answers[0]["error"]["reason"], "not_json");
    assert_eq!(answers[1]["phase"], "decide");
}

#[test]
fn simulated_games_replay_to_their_end_and_are_the_same_for_the_same_seed() {
    let options = r#"{"short_game":true,"golden_faces":"ones_and_worms"}"#;
    let simulate = |seed: &str| {
        let arguments = ["simulate", "--edition", "extended", "--bots", "random,naive,naive"];
        let more = ["--games", "6", "--options", options, "--seed", seed];
        table(&[&arguments[..], &more].concat(), b"")
    };
    let games = simulate("7");
    assert!(games.status.success());
    assert_eq!(games.stdout, simulate("7").stdout);
    assert_ne!(games.stdout, simulate("8").stdout);
    let records = lines(&games);
    let first: Vec<_> = records.iter().map(|record| record["first_player"].clone()).collect();
    assert_eq!(first, [0, 1, 2, 0, 1, 2], "who begins rotates");
    assert!(records.iter().all(|record| record["options"]["short_game"] == true));
    for last in lines(&table(&["replay"], &games.stdout)) {
        assert_eq!(last["phase"], "over");
    }
}

#[test]
fn tournaments_of_neighbouring_seeds_have_no_dice_in_common() {
    let first_rolls = |seed: &str| -> Vec<Value> {
        let arguments = ["simulate", "--bots", "naive,naive", "--games", "40", "--seed", seed];
        let records = lines(&table(&arguments, b""));
        records.iter().map(|record| record["actions"][0].clone()).collect()
    };
    let rolls = first_rolls("7");
    assert_eq!(rolls.len(), 40);
    let common = first_rolls("8").iter().filter(|roll| rolls.contains(roll)).count();
    // Eight dice in order fall the same way once in 1.7 million.
    assert_eq!(common, 0);
}

#[test]
fn a_summary_counts_every_game_once() {
    let arguments = ["simulate", "--edition", "original", "--bots", "naive,naive"];
    let output =
        table(&[&arguments[..], &["--games", "20", "--seed", "1", "--summary"]].concat(), b"");
    let answers = lines(&output);
    let [summary] = answers.as_slice() else { panic!("one line") };
    assert_eq!(summary["games"], 20);
    let wins: f64 = summary["wins"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
    assert!((wins - 20.0).abs() < 1e-9, "a shared win counts in parts");
    let fields = ["average_worms", "average_turns", "failures_per_turn", "decisions_per_second"];
    assert!(fields.iter().all(|field| summary.get(field).is_some()));
    assert!(summary.get("longest_decision_us").is_some());
}

#[test]
fn what_the_tool_does_not_know_it_says() {
    for arguments in [
        &[][..],
        &["dance"],
        &["odds", "--steps"],
        &["simulate", "--edition", "original", "--games", "3"],
        &["simulate", "--bots", "naive,naive", "--games", "-1"],
        &["replay", "--faster"],
        &["simulate", "--edition", "original", "--bots", "naive"],
        &["simulate", "--edition", "gold", "--bots", "naive,naive"],
        &["simulate", "--edition", "original", "--bots", "naive,genius"],
        &["simulate", "--edition", "original", "--bots", "naive,naive", "--options", "{\"x\":1}"],
    ] {
        let output = table(arguments, b"");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(!output.stderr.is_empty(), "{arguments:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn of_two_answers_to_one_question_the_last_counts() {
    let simulate = |more: &[&str]| {
        let arguments = ["simulate", "--bots", "naive,naive", "--games", "2", "--seed", "5"];
        table(&[&arguments[..], more].concat(), b"")
    };
    let once = simulate(&[]);
    assert!(once.status.success());
    let again =
        simulate(&["--seed", "1", "--bots", "random,random", "--seed=5", "--bots=naive,naive"]);
    assert!(again.stdout == once.stdout, "{}", String::from_utf8_lossy(&again.stderr));
}

#[test]
fn an_analysis_adds_up_and_has_the_documented_fields_in_their_order() {
    let arguments = ["simulate", "--edition", "extended", "--bots", "naive,greedy,random"];
    let games = table(&[&arguments[..], &["--games", "3", "--seed", "2"]].concat(), b"").stdout;
    let unfinished = defects::good("original").to_string();
    let bad = defects::good("chess").to_string();
    let mut input = games.clone();
    input.extend(format!("{unfinished}\n\n{bad}\n").bytes());
    let output = table(&["analyse"], &input);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let fields = ["start", "result", "players", "luck", "skill", "others", "model", "decisions"];
    let fields = fields.into_iter().chain(["errors", "action", "best", "loss"]);
    let first = text.lines().next().unwrap();
    let at: Vec<_> = fields.map(|field| first.find(&format!("\"{field}\":"))).collect();
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{first}");
    let answers = lines(&output);
    let (games, refusals) = answers.split_at(3);
    for game in games {
        let number = |value: &Value| value.as_f64().unwrap();
        let players = game["players"].as_array().unwrap();
        assert_eq!(players.len(), 3);
        for (seat, player) in players.iter().enumerate() {
            let parts = ["luck", "skill", "others", "model"].map(|part| number(&player[part]));
            let end = number(&game["start"][seat]) + parts.iter().sum::<f64>();
            assert!((end - number(&game["result"][seat])).abs() < 1e-9, "{game}");
        }
    }
    let reasons: Vec<&Value> = refusals.iter().map(|line| &line["error"]["reason"]).collect();
    assert_eq!(reasons, ["unfinished", "unknown_edition"]);

    let summary = lines(&table(&["analyse", "--summary"], &output_of(&["simulate"], games.len())));
    assert_eq!(summary[0]["games"], 3);
    assert!(summary[0]["furthest_off"].as_f64().unwrap() < 1e-9);
}

/// So many games of two naive players.
fn output_of(command: &[&str], games: usize) -> Vec<u8> {
    let games = games.to_string();
    table(&[command, &["--bots", "naive,naive", "--games", &games]].concat(), b"").stdout
}

#[test]
fn games_come_back_from_links_and_what_is_none_is_told() {
    let mut games = output_of(&["simulate", "--edition", "extended"], 3);
    games.extend(output_of(&["simulate", "--edition", "pickomino2005"], 3));
    let links = table(&["link"], &games);
    assert!(links.status.success());
    assert_eq!(table(&["unlink"], &links.stdout).stdout, games);

    let text = String::from_utf8(links.stdout).unwrap();
    let link = text.lines().next().unwrap();
    let later = link.replacen('1', "2", 1);
    let cut = &link[..link.len() - 9];
    let long = format!("1.{}", "A".repeat(100_000));
    let input = format!("hello\n\n{later}\n{cut}\n{long}\n  {link}\r\n");
    let answers = lines(&table(&["unlink"], input.as_bytes()));
    let reasons: Vec<&Value> = answers.iter().map(|line| &line["error"]["reason"]).collect();
    let expected = ["not_a_link", "unsupported_version", "damaged_link", "not_a_link"];
    assert_eq!(reasons[..4], expected);
    assert_eq!(answers[4]["edition"], "extended", "blanks around a link are no part of it");
    assert!(answers.iter().all(|line| line["error"]["action"].is_null()));

    let bad = defects::good("chess").to_string();
    let refusal = lines(&table(&["link"], bad.as_bytes()));
    assert_eq!(refusal[0]["error"]["reason"], "unknown_edition");
}

#[test]
fn odds_have_the_documented_fields_in_their_order() {
    let good = defects::good("extended").to_string();
    let bad = defects::good("chess").to_string();
    let output = table(&["odds"], format!("{good}\n\n{bad}\n").as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let first = text.lines().next().unwrap();
    let fields = ["fail", "at_least", "exactly", "claim", "choices", "action", "value"];
    let at: Vec<_> = fields.map(|field| first.find(&format!("\"{field}\":"))).to_vec();
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{first}");
    let answers = lines(&output);
    let [odds, refusal] = answers.as_slice() else { panic!("two lines") };
    assert_eq!(odds["at_least"].as_object().map(serde_json::Map::len), Some(18));
    assert_eq!(odds["choices"][0]["action"], serde_json::json!(["roll", 8]));
    assert_eq!(refusal["error"]["reason"], "unknown_edition");
}
