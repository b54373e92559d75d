//! The cases of `crates/testing/cases`: each record has to lead to the table that its rules say.

use record::{Table, read};
use serde_json::Value;
use testing::cases::{self, Case};

/// What is wrong with this case, key by key; nothing if it is right.
fn check(case: &Case) -> Vec<String> {
    let game = match read(&case.record.to_string()) {
        Ok((_, game)) => game,
        Err(error) => return vec![format!("refused: {error}")],
    };
    let table: Value = serde_json::from_str(&Table(&game).to_json()).unwrap_or_default();
    differences(&case.last_table, &table)
}

fn differences(expected: &Value, found: &Value) -> Vec<String> {
    let (Some(expected), Some(found)) = (expected.as_object(), found.as_object()) else {
        return vec!["a table is an object".to_owned()];
    };
    let mut keys: Vec<&String> = expected.keys().chain(found.keys()).collect();
    keys.sort();
    keys.dedup();
    keys.retain(|key| expected.get(*key) != found.get(*key));
    let shown = |value: Option<&Value>| value.map_or("nothing".to_owned(), Value::to_string);
    keys.into_iter()
        .map(|key| {
            format!("{key}: expected {}, found {}", shown(expected.get(key)), shown(found.get(key)))
        })
        .collect()
}

#[test]
fn every_case_ends_on_the_table_its_rules_say() {
    let cases = cases::all();
    assert!(cases.len() >= 250, "cases have got lost: only {} are left", cases.len());
    let mut complaints = Vec::new();
    for case in &cases {
        let wrong = check(case);
        if !wrong.is_empty() {
            let rules = case.rules.join(", ");
            complaints.push(format!(
                "{} [{rules}] {}\n    {}",
                case.at,
                case.what,
                wrong.join("\n    ")
            ));
        }
    }
    assert!(complaints.is_empty(), "{} cases fail:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn no_two_cases_have_the_same_name_or_the_same_record() {
    let cases = cases::all();
    for (number, case) in cases.iter().enumerate() {
        for other in &cases[..number] {
            assert_ne!(case.what, other.what, "{} and {}", case.at, other.at);
            assert_ne!(case.record, other.record, "{} and {}", case.at, other.at);
        }
    }
}

#[test]
fn a_case_that_is_wrong_is_noticed() {
    let mut case = cases::all().remove(0);
    assert_eq!(check(&case), Vec::<String>::new());
    case.last_table["supply"] = Value::from(99);
    assert_eq!(check(&case).len(), 1);
    case.record["version"] = Value::from(2);
    assert!(check(&case)[0].starts_with("refused"));
}
