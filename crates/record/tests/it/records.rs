//! The reader of records: what it refuses and why, and that nothing makes it panic.

use engine::{Edition, Figure, GoldenFaces};
use proptest::{prelude::*, sample::select, test_runner::RngSeed};
use record::{Level, Reason, RecordError, Save, Table, read, read_stepwise};
use serde_json::{Value, json};
use testing::{cases, defects};

/// The same inputs on every run, and no files left behind.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(20_140_101),
        ..ProptestConfig::default()
    }
}

/// Reads it, and checks what holds for every text: a good one is written and read again as the same, and a bad one
/// comes with a message.
fn reads_or_refuses(text: &str) {
    match read(text) {
        Ok((record, game)) => assert_eq!(read(&record.to_json()), Ok((record, game))),
        Err(error) => assert!(!error.message.is_empty()),
    }
}

#[test]
fn every_defect_has_its_own_reason_and_says_where() {
    for defect in defects::all() {
        let Err(RecordError { action, reason, message }) = read(&defect.text) else {
            panic!("accepted: {}", defect.text);
        };
        assert_eq!(reason, defect.reason, "{message}\n{}", defect.text);
        assert_eq!(action, defect.action, "{message}\n{}", defect.text);
        assert!(!message.is_empty());
    }
}

#[test]
fn every_reason_has_a_record_that_shows_it() {
    let defects = defects::all();
    for reason in Reason::ALL {
        assert!(defects.iter().any(|defect| defect.reason == reason), "{}", reason.name());
    }
}

#[test]
fn what_may_be_left_out_may_be_left_out() {
    for edition in Edition::ALL {
        let mut record = defects::good(edition.name());
        let short = read(&record.to_string());
        record["options"] = json!({ "short_game": false, "golden_faces": "ordinary" });
        record["start"] = Value::Null;
        assert_eq!(read(&record.to_string()), short);
        record["options"] = json!({ "short_game": false });
        record["start"] = json!({});
        let game = read(&record.to_string()).map(|(_, game)| game);
        assert_eq!(game, short.map(|(_, game)| game), "an empty description changes nothing");
    }
}

#[test]
fn a_described_table_may_list_its_tiles_in_any_order() {
    let mut record = defects::good("original");
    record["start"] = json!({ "grill_open": (21..=36).rev().collect::<Vec<u8>>() });
    let (_, described) = read(&record.to_string()).unwrap();
    let (_, new) = read(&defects::good("original").to_string()).unwrap();
    assert_eq!(described, new);
}

#[test]
fn stepwise_reading_tells_the_table_after_every_action() {
    for case in cases::all() {
        let text = case.record.to_string();
        let mut tables = Vec::new();
        let (record, game) =
            read_stepwise(&text, |game, action, _| tables.push((game.clone(), action))).unwrap();
        assert_eq!(tables.iter().map(|(_, action)| *action).collect::<Vec<_>>(), record.actions);
        if let Some((last, _)) = tables.last() {
            assert_eq!(*last, game);
        }
    }
}

#[test]
fn a_table_has_the_documented_fields_in_their_order() {
    let (_, game) = read(&defects::good("extended").to_string()).unwrap();
    let fields = [
        "current",
        "phase",
        "grill_open",
        "grill_down",
        "stacks",
        "specialists",
        "bratworms",
        "supply",
        "scores",
        "winners",
        "aside",
        "rolled",
        "legal",
    ];
    let text = Table(&game).to_json();
    let at: Vec<_> = fields.map(|field| text.find(&format!("\"{field}\":"))).to_vec();
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{text}");
    let table: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(table.as_object().map(serde_json::Map::len), Some(fields.len()));
}

#[test]
fn every_name_of_the_format_is_documented() {
    let document = include_str!("../../../../docs/record-format.md");
    let names = Reason::ALL
        .map(Reason::name)
        .into_iter()
        .chain(Edition::ALL.map(Edition::name))
        .chain(GoldenFaces::ALL.map(GoldenFaces::name))
        .chain(Figure::ALL.map(Figure::name))
        .chain(Level::ALL.map(Level::name));
    for name in names {
        assert!(document.contains(&format!("`{name}`")), "docs/record-format.md lacks `{name}`");
    }
}

#[test]
fn the_examples_of_the_document_are_a_record_its_save_and_the_table_it_leads_to() {
    let document = include_str!("../../../../docs/record-format.md");
    let mut examples =
        document.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut record: Value = serde_json::from_str(examples.next().unwrap()).unwrap();
    // The table is the one after the fourth action; its list of open tiles is shortened in print.
    record["actions"].as_array_mut().unwrap().truncate(4);
    // Behind a table to start from; the record in it is not printed again.
    let mut save: Value = serde_json::from_str(examples.nth(1).unwrap()).unwrap();
    save["record"] = record.clone();
    assert!(Save::read(&save.to_string()).is_ok(), "{save}");
    let mut shown: Value = serde_json::from_str(examples.next().unwrap()).unwrap();
    shown["grill_open"] = json!((21..=36).collect::<Vec<u8>>());
    let (_, game) = read(&record.to_string()).unwrap();
    let table: Value = serde_json::from_str(&Table(&game).to_json()).unwrap();
    assert_eq!(table, shown);
}

#[test]
fn deep_nesting_is_refused_and_not_followed_to_the_bottom() {
    for open in ["[", "{\"a\":"] {
        let error = read(&open.repeat(100_000)).map(|_| ()).unwrap_err();
        assert_eq!(error.reason, Reason::NotJson);
    }
}

#[test]
fn a_field_that_stands_twice_is_found_among_very_many_at_once() {
    // Comparing every field with every other would take minutes.
    let fields: Vec<String> = (0..200_000).map(|number| format!("\"{number}\":0")).collect();
    let reason = |text: &str| read(text).map_err(|error| error.reason).unwrap_err();
    assert_eq!(reason(&format!("{{{}}}", fields.join(","))), Reason::NotARecord);
    assert_eq!(reason(&format!("{{{},\"0\":0}}", fields.join(","))), Reason::NotJson);
}

#[test]
fn a_number_is_taken_as_it_is_written_or_refused() {
    let supply = |number: &str| {
        let start = format!("{{\"start\":{{\"supply\":{number}}},");
        let text = defects::good("original").to_string().replacen('{', &start, 1);
        read(&text).map(|_| ()).map_err(|error| (error.reason, error.message))
    };
    assert_eq!(supply("0"), Ok(()));
    // What is beyond a byte must not come round as something small.
    for number in ["256", "-256", "4294967296", "18446744073709551615", "-9223372036854775808"] {
        let message = format!("`supply` cannot be {number}");
        assert_eq!(supply(number), Err((Reason::BadStart, message)));
    }
    for number in ["18446744073709551616", "0.0", "0e0", "-0"] {
        assert_eq!(supply(number).unwrap_err().0, Reason::WrongType, "{number}");
    }
}

/// Words that a record has, and a few that only look like it.
fn words() -> Vec<&'static str> {
    "format heckmeck-record version edition original extended pickomino2005 options short_game \
     golden_faces ones_and_worms players name bot naive first_player start current grill_open \
     grill_down stacks specialists hen raven grill:21 player:0 player:999 out bratworms supply \
     actions roll keep W weasel bust stop lower bratworm return grill: : ä"
        .split(' ')
        .chain([""])
        .collect()
}

/// Any JSON, made of such words.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..40).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        select(words()).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 9, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..9).prop_map(Value::from),
            prop::collection::vec((select(words()), inner), 0..6).prop_map(|fields| fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

/// Puts the value somewhere into the other: `path` says where, by turns.
fn put(target: &mut Value, path: &[usize], value: Value) {
    let Some((step, rest)) = path.split_first() else {
        *target = value;
        return;
    };
    let inner = match target {
        Value::Array(list) if !list.is_empty() => {
            let at = step % list.len();
            list.get_mut(at)
        }
        Value::Object(fields) if !fields.is_empty() => {
            let at = step % fields.len();
            fields.values_mut().nth(at)
        }
        _ => None,
    };
    match inner {
        Some(inner) => put(inner, rest, value),
        None => *target = value,
    }
}

fn any_good_record() -> impl Strategy<Value = Value> {
    select(cases::all().into_iter().map(|case| case.record).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(config(800))]

    #[test]
    fn arbitrary_bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        reads_or_refuses(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn arbitrary_json_never_panics(json in any_json()) {
        reads_or_refuses(&json.to_string());
    }

    #[test]
    fn arbitrary_fields_of_a_record_never_panic(fields in prop::collection::vec((0_usize..8, any_json()), 1..4)) {
        let mut record = defects::good("extended");
        record["options"] = json!({});
        record["start"] = json!({});
        for (field, json) in fields {
            put(&mut record, &[field], json);
        }
        reads_or_refuses(&record.to_string());
    }

    #[test]
    fn a_good_record_with_anything_put_anywhere_never_panics(
        mut record in any_good_record(),
        path in prop::collection::vec(any::<usize>(), 1..5),
        json in any_json(),
    ) {
        put(&mut record, &path, json);
        reads_or_refuses(&record.to_string());
    }

    #[test]
    fn a_good_record_with_a_byte_changed_lost_or_doubled_never_panics(
        record in any_good_record(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
        how in 0..4,
    ) {
        let mut bytes = record.to_string().into_bytes();
        let at = at.index(bytes.len());
        match how {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, byte),
            _ => bytes.truncate(at),
        }
        reads_or_refuses(&String::from_utf8_lossy(&bytes));
    }
}
