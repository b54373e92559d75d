//! The cases of `cases`: a record, the rules it shows, and the table it has to lead to.

use std::{fs, path::PathBuf};

use serde_json::Value;

/// One line of one file.
#[derive(Debug)]
pub struct Case {
    /// File and line, to find it again.
    pub at: String,
    pub rules: Vec<String>,
    pub what: String,
    pub record: Value,
    pub last_table: Value,
}

/// Every case of every file.
pub fn all() -> Vec<Case> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut files: Vec<PathBuf> =
        fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().flat_map(of_file).collect()
}

fn of_file(file: &PathBuf) -> Vec<Case> {
    let name = file.file_name().unwrap().to_string_lossy();
    let text = fs::read_to_string(file).unwrap();
    (1..)
        .zip(text.lines())
        .map(|(number, line)| {
            let at = format!("{name}:{number}");
            parse(&at, line).unwrap_or_else(|| {
                panic!("{at} has to be an object of `rules`, `what`, `record` and `final`")
            })
        })
        .collect()
}

fn parse(at: &str, line: &str) -> Option<Case> {
    let case: Value = serde_json::from_str(line).ok()?;
    if case.as_object()?.len() != 4 {
        return None;
    }
    let rules = case.get("rules")?.as_array()?.iter();
    Some(Case {
        at: at.to_owned(),
        rules: rules.map(|rule| rule.as_str().map(str::to_owned)).collect::<Option<_>>()?,
        what: case.get("what")?.as_str()?.to_owned(),
        record: case.get("record")?.clone(),
        last_table: case.get("final")?.clone(),
    })
}
