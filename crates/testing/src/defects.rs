//! A record of every kind of defect, with the reason it has to be refused for.

use record::Reason;
use serde_json::{Value, json};

/// A text that is no good record.
#[derive(Debug)]
pub struct Defect {
    pub reason: Reason,
    /// The action that fails, if the fault is there.
    pub action: Option<usize>,
    pub text: String,
}

/// A good record without any action.
pub fn good(edition: &str) -> Value {
    json!({
        "format": "heckmeck-record", "version": 1, "edition": edition,
        "players": [{ "name": "Anna" }, { "name": "Otto", "bot": "naive" }, { "name": "Mia" }],
        "first_player": 0, "actions": [],
    })
}

/// The good record with this field set to this value.
fn but(field: &str, value: &Value) -> Value {
    let mut record = good("extended");
    record[field] = value.clone();
    record
}

/// All of them.
pub fn all() -> Vec<Defect> {
    let mut defects: Vec<Defect> = not_json();
    let header = header().into_iter().chain(opening()).chain(starts());
    defects.extend(header.map(|(reason, record)| Defect {
        reason,
        action: None,
        text: record.to_string(),
    }));
    defects.extend(actions().into_iter().map(|(reason, record)| Defect {
        reason,
        // The faulty action is the last one of its record.
        action: record["actions"].as_array().map(|actions| actions.len() - 1),
        text: record.to_string(),
    }));
    defects
}

fn not_json() -> Vec<Defect> {
    let twice = r#"{"format":"heckmeck-record","format":"heckmeck-record","version":1}"#;
    let cut = &good("original").to_string()[..40];
    ["{", "roll", "{'format':1}", "[1,]", "NaN", twice, cut]
        .map(|text| Defect { reason: Reason::NotJson, action: None, text: text.to_owned() })
        .into()
}

fn header() -> Vec<(Reason, Value)> {
    let without = |field: &str| {
        let mut record = good("original");
        record.as_object_mut().unwrap().remove(field);
        record
    };
    let mut defects = vec![
        (Reason::NotARecord, json!(null)),
        (Reason::NotARecord, json!([])),
        (Reason::NotARecord, json!({})),
        (Reason::NotARecord, json!("heckmeck-record")),
        (Reason::NotARecord, but("format", &json!("chess"))),
        (Reason::NotARecord, but("format", &json!(1))),
        (Reason::UnsupportedVersion, but("version", &json!(0))),
        (Reason::UnsupportedVersion, but("version", &json!(2))),
        (Reason::UnsupportedVersion, but("version", &json!(-1))),
        (Reason::UnsupportedVersion, but("version", &json!(u64::MAX))),
        (Reason::WrongType, but("version", &json!(1.0))),
        (Reason::WrongType, but("version", &json!("1"))),
        (Reason::WrongType, but("version", &json!(true))),
        (Reason::UnknownField, but("comment", &json!("a fine game"))),
        (Reason::UnknownField, but("Edition", &json!("original"))),
    ];
    let required = ["version", "edition", "players", "first_player", "actions"];
    defects.extend(required.map(|field| (Reason::MissingField, without(field))));
    defects
}

fn opening() -> Vec<(Reason, Value)> {
    let anna = || json!({ "name": "Anna" });
    let with_otto = |otto: Value| but("players", &json!([anna(), otto]));
    vec![
        (Reason::WrongType, but("edition", &json!(2014))),
        (Reason::UnknownEdition, but("edition", &json!("Original"))),
        (Reason::UnknownEdition, but("edition", &json!(""))),
        (Reason::WrongType, but("options", &json!(null))),
        (Reason::WrongType, but("options", &json!([]))),
        (Reason::UnknownField, but("options", &json!({ "shorter": true }))),
        (Reason::WrongType, but("options", &json!({ "short_game": 1 }))),
        (Reason::WrongType, but("options", &json!({ "short_game": "true" }))),
        (Reason::WrongType, but("options", &json!({ "golden_faces": null }))),
        (Reason::UnknownOption, but("options", &json!({ "golden_faces": "worms" }))),
        (Reason::WrongType, but("players", &json!(2))),
        (Reason::WrongType, but("players", &json!(["Anna", "Otto"]))),
        (Reason::PlayerCount, but("players", &json!([]))),
        (Reason::PlayerCount, but("players", &json!([anna()]))),
        (Reason::PlayerCount, but("players", &Value::from(vec![anna(); 8]))),
        (Reason::MissingField, with_otto(json!({}))),
        (Reason::WrongType, with_otto(json!({ "name": 7 }))),
        (Reason::UnknownField, with_otto(json!({ "name": "Otto", "age": 7 }))),
        (Reason::UnknownBot, with_otto(json!({ "name": "Otto", "bot": "genius" }))),
        (Reason::WrongType, with_otto(json!({ "name": "Otto", "bot": 1 }))),
        (Reason::BadFirstPlayer, but("first_player", &json!(3))),
        (Reason::BadFirstPlayer, but("first_player", &json!(-1))),
        (Reason::BadFirstPlayer, but("first_player", &json!(256))),
        (Reason::WrongType, but("first_player", &json!(0.0))),
        (Reason::WrongType, but("first_player", &json!("0"))),
        (Reason::WrongType, but("actions", &json!({}))),
        (Reason::WrongType, but("actions", &json!("stop"))),
    ]
}

fn starts() -> Vec<(Reason, Value)> {
    let all: Vec<u8> = [11, 13].into_iter().chain(21..=36).collect();
    let twice: Vec<u8> = all.iter().copied().chain([36]).collect();
    let bad = [
        json!({ "current": 3 }),
        json!({ "current": -1 }),
        json!({ "grill_open": [11, 13] }),
        json!({ "grill_open": twice }),
        json!({ "grill_down": [36] }),
        json!({ "grill_open": [37] }),
        json!({ "grill_open": [-21] }),
        json!({ "stacks": [[], []] }),
        json!({ "stacks": [[36], [], []] }),
        json!({ "specialists": { "hen": "player:3" } }),
        json!({ "specialists": { "hen": "player:0", "apple": "player:0" } }),
        json!({ "specialists": { "raven": "player:0" } }),
        json!({ "specialists": { "hen": "grill:11" } }),
        json!({ "specialists": { "hen": "grill:12" } }),
        json!({ "specialists": { "hen": "grill:013" } }),
        json!({ "specialists": { "hen": "offered:0" } }),
        json!({ "specialists": { "hen": "player:" } }),
        json!({ "specialists": { "hen": "" } }),
        json!({ "grill_open": all[..17], "stacks": [[36], [], []], "specialists": { "hen": "grill:36" } }),
        json!({ "bratworms": [0, 0] }),
        json!({ "bratworms": [1, 0, 0] }),
        json!({ "bratworms": [-1, 0, 0], "supply": 8 }),
        json!({ "bratworms": [255, 255, 255], "supply": 10 }),
        json!({ "supply": 6 }),
    ];
    let mut defects: Vec<_> =
        bad.iter().map(|start| (Reason::BadStart, but("start", start))).collect();
    let original = |start: Value| {
        let mut record = good("original");
        record["start"] = start;
        (Reason::BadStart, record)
    };
    defects.extend([
        original(json!({ "grill_open": all })),
        original(json!({ "specialists": { "hen": "out" } })),
        original(json!({ "supply": 7 })),
        (Reason::WrongType, but("start", &json!([]))),
        (Reason::WrongType, but("start", &json!({ "current": "0" }))),
        (Reason::WrongType, but("start", &json!({ "grill_open": 36 }))),
        (Reason::WrongType, but("start", &json!({ "grill_open": ["36"] }))),
        (Reason::WrongType, but("start", &json!({ "stacks": [36] }))),
        (Reason::WrongType, but("start", &json!({ "specialists": ["hen"] }))),
        (Reason::WrongType, but("start", &json!({ "specialists": { "hen": 21 } }))),
        (Reason::WrongType, but("start", &json!({ "supply": 7.0 }))),
        (Reason::UnknownField, but("start", &json!({ "specialists": { "cat": "out" } }))),
        (Reason::UnknownField, but("start", &json!({ "grill": [] }))),
    ]);
    defects
}

fn actions() -> Vec<(Reason, Value)> {
    let mut defects = malformed();
    let original = |actions: Value| {
        let mut record = good("original");
        record["actions"] = actions;
        record
    };
    let four_worms = json!(["roll", ["W", "W", "W", "W", 1, 2, 3, 4]]);
    let eight_fives = json!(["roll", [5, 5, 5, 5, 5, 5, 5, 5]]);
    let four_ones = json!(["roll", [1, 1, 2, "W"]]);
    let keep_worms = json!(["keep", "W"]);
    defects.extend([
        (Reason::NotNow, original(json!([["keep", "W"]]))),
        (Reason::NotNow, original(json!([["bust"]]))),
        (Reason::NotNow, original(json!([["return", "hen"]]))),
        (Reason::NotNow, original(json!([["bratworm", 1]]))),
        (Reason::NotNow, original(json!([four_worms, ["stop"]]))),
        (Reason::NotNow, original(json!([four_worms, four_worms]))),
        (Reason::NotNow, original(json!([eight_fives, ["keep", 5], ["roll", [1]]]))),
        (Reason::DiceCount, original(json!([["roll", []]]))),
        (Reason::DiceCount, original(json!([["roll", [1, 1, 1, 1, 1, 1, 1]]]))),
        (Reason::DiceCount, original(json!([["roll", [1, 1, 1, 1, 1, 1, 1, 1, 1]]]))),
        (Reason::DiceCount, original(json!([["roll", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]]]))),
        (Reason::DiceCount, original(json!([four_worms, keep_worms, ["roll", [1, 1, 1]]]))),
        (Reason::FaceNotRolled, original(json!([four_worms, ["keep", 5]]))),
        (Reason::FaceAlreadyKept, original(json!([four_worms, keep_worms, four_ones, keep_worms]))),
        (
            Reason::WeaselNotReady,
            original(json!([four_worms, ["weasel", [1, 1, 1, 1, 1, 1, 1, 1]]])),
        ),
        (Reason::NothingLaidAside, original(json!([["stop"]]))),
        (Reason::NothingLaidAside, original(json!([["stop", "lower"]]))),
        (Reason::NoStealToLeave, original(json!([four_worms, keep_worms, ["stop", "lower"]]))),
    ]);
    let mut sheet = good("pickomino2005");
    sheet["actions"] = json!([four_worms, keep_worms, ["stop"]]);
    defects.push((Reason::MustRoll, sheet));
    let mut over = original(json!([["roll", [1, 1, 1, 1, 1, 1, 1, 1]]]));
    over["start"] = json!({ "grill_open": [], "grill_down": (21..=36).collect::<Vec<u8>>() });
    defects.push((Reason::GameOver, over));
    defects.extend(with_specialists());
    defects
}

fn malformed() -> Vec<(Reason, Value)> {
    let bad = [
        json!("stop"),
        json!([]),
        json!({}),
        json!(["dance"]),
        json!(["Stop"]),
        json!([1]),
        json!(["stop", "higher"]),
        json!(["stop", "lower", 1]),
        json!(["roll"]),
        json!(["roll", 8]),
        json!(["roll", [6, 1, 1, 1, 1, 1, 1, 1]]),
        json!(["roll", [0, 1, 1, 1, 1, 1, 1, 1]]),
        json!(["roll", [1.0, 1, 1, 1, 1, 1, 1, 1]]),
        json!(["roll", ["w", 1, 1, 1, 1, 1, 1, 1]]),
        json!(["roll", ["1", 1, 1, 1, 1, 1, 1, 1]]),
        json!(["keep"]),
        json!(["keep", "5"]),
        json!(["keep", 5, 5]),
        json!(["weasel"]),
        json!(["bust", 1]),
        json!(["bratworm"]),
        json!(["bratworm", "1"]),
        json!(["bratworm", 1.0]),
        json!(["return"]),
        json!(["return", "cat"]),
    ];
    bad.map(|action| (Reason::MalformedAction, but("actions", &json!([action])))).into()
}

fn with_specialists() -> Vec<(Reason, Value)> {
    let table = |start: Value, options: Value, actions: Value| {
        let mut record = but("start", &start);
        record["options"] = options;
        record["actions"] = actions;
        record
    };
    let golden = json!({ "specialists": { "golden": "player:0" } });
    let option = json!({ "golden_faces": "ones_and_worms" });
    let nine = json!(["roll", [1, 1, 1, 1, 1, 1, 1, 1, 2]]);
    let later = json!([
        ["roll", [5, 1, 1, 1, 1, 1, 1, 1, "W"]],
        ["keep", 5],
        ["roll", [1, 1, 1, 1, 1, 1, 1, 5]]
    ]);
    let weasel = json!({ "specialists": { "weasel": "player:0" } });
    let roll = json!(["roll", [1, 2, 3, 4, 5, 5, 5, 5]]);
    let again = json!(["weasel", [1, 2, 3, 4, 5, 5, 5, 5]]);
    let givers = json!({ "bratworms": [3, 2, 2], "supply": 0 });
    let ones = json!(["roll", [1, 1, 3, 4, 5, 5, 5, 5]]);
    let two = json!({ "specialists": { "weasel": "player:0" } });
    let worms = json!(["roll", ["W", "W", "W", "W", 1, 1, 1, 1]]);
    let twenty_one = json!([
        worms,
        ["keep", "W"],
        ["roll", [1, 2, 2, 3]],
        ["keep", 1],
        ["stop"],
        ["return", "apple"]
    ]);
    vec![
        (Reason::GoldenFace, table(golden.clone(), option.clone(), json!([nine]))),
        (Reason::GoldenFace, table(golden, option, later)),
        (Reason::DiceCount, table(weasel.clone(), json!({}), json!([roll, ["weasel", [1, 1]]]))),
        (Reason::WeaselNotReady, table(weasel.clone(), json!({}), json!([roll, again, again]))),
        (Reason::NotNow, table(weasel, json!({}), json!([roll, ["bust"]]))),
        (
            Reason::NotAGiver,
            table(givers.clone(), json!({}), json!([ones, ["keep", 1], ["bratworm", 0]])),
        ),
        (
            Reason::NotAGiver,
            table(givers.clone(), json!({}), json!([ones, ["keep", 1], ["bratworm", 3]])),
        ),
        (
            Reason::NotAGiver,
            table(givers.clone(), json!({}), json!([ones, ["keep", 1], ["bratworm", -1]])),
        ),
        (Reason::NotNow, table(givers, json!({}), json!([ones, ["keep", 1], ["stop"]]))),
        (Reason::NotInHand, table(two, json!({}), twenty_one)),
    ]
}
