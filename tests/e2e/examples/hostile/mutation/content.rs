//! Records forged field by field: what is made is JSON, or nearly.

use serde_json::{Map, Value, json};

use super::text::WORDS;
use crate::lot::Lot;

/// What is no JSON any more cannot be changed as such, and stays as it is.
pub(super) fn changed(text: &str, change: impl FnOnce(&mut Value)) -> String {
    match serde_json::from_str(text) {
        Ok(mut value) => {
            change(&mut value);
            value.to_string()
        }
        Err(_) => text.to_owned(),
    }
}

/// Where everything in the value is that answers to the question, as JSON pointers.
fn places(value: &Value, wanted: impl Fn(&Value) -> bool + Copy) -> Vec<String> {
    let mut found = Vec::new();
    if wanted(value) {
        found.push(String::new());
    }
    let mut inside = |name: &str, inner: &Value| {
        found.extend(places(inner, wanted).into_iter().map(|place| format!("/{name}{place}")));
    };
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, inner)| inside(&at.to_string(), inner));
        }
        Value::Object(fields) => fields.iter().for_each(|(name, inner)| inside(name, inner)),
        _ => {}
    }
    found
}

/// No name of a field; replaced by one in the end, so that a name can stand twice.
const STAND_IN: &str = "STAND-IN";

pub(super) fn fields(text: &str, lot: &mut Lot) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
    let objects = places(&value, Value::is_object);
    if objects.is_empty() {
        return text.to_owned();
    }
    let place: &String = lot.pick(&objects);
    let Some(object) = value.pointer_mut(place).and_then(Value::as_object_mut) else {
        return text.to_owned();
    };
    let names: Vec<String> = object.keys().cloned().collect();
    if names.is_empty() {
        object.insert(lot.word(WORDS).to_owned(), Value::Null);
        return value.to_string();
    }
    let (name, other) = (lot.pick(&names).clone(), lot.pick(&names).clone());
    let mut doubled = None;
    match lot.below(6) {
        0 => drop(object.remove(&name)),
        1 => rename(object, &name, &format!("{name} ")),
        2 => {
            let mut twin = object[&name].clone();
            if lot.one_in(2) {
                twin = Value::Null;
            }
            object.insert(STAND_IN.to_owned(), twin);
            doubled = Some(name);
        }
        3 => drop(object.insert(lot.word(WORDS).to_owned(), json!(1))),
        4 => {
            let (one, another) = (object[&name].clone(), object[&other].clone());
            object.insert(name, another);
            object.insert(other, one);
        }
        _ => drop(
            object.insert(name, lot.pick(&[json!(null), json!([]), json!({}), json!("")]).clone()),
        ),
    }
    let text = value.to_string();
    match doubled {
        Some(name) => text.replace(STAND_IN, &name),
        None => text,
    }
}

fn rename(object: &mut Map<String, Value>, from: &str, to: &str) {
    if let Some(value) = object.remove(from) {
        object.insert(to.to_owned(), value);
    }
}

/// The record itself, or the one inside of a save.
fn record(value: &mut Value) -> Option<&mut Map<String, Value>> {
    if value.get("record").is_some() { value.get_mut("record") } else { Some(value) }
        .and_then(Value::as_object_mut)
}

fn list<'a>(value: &'a mut Value, name: &str) -> Option<&'a mut Vec<Value>> {
    record(value)?.get_mut(name)?.as_array_mut()
}

pub(super) fn actions(value: &mut Value, lot: &mut Lot) {
    let Some(actions) = list(value, "actions") else { return };
    for _ in 0..lot.between(1, 2) {
        if actions.is_empty() {
            actions.push(any_action(lot));
            continue;
        }
        let (at, other) = (lot.below(actions.len()), lot.below(actions.len()));
        match lot.below(8) {
            0 => actions.swap(at, other),
            1 => drop(actions.remove(at)),
            2 => actions.insert(at, actions[other].clone()),
            3 => actions[at] = any_action(lot),
            4 => actions.push(any_action(lot)),
            5 => actions.truncate(at),
            6 => actions[at..].reverse(),
            _ => other_faces(&mut actions[at], lot),
        }
    }
}

fn any_face(lot: &mut Lot) -> Value {
    match lot.below(7) {
        0 => json!("W"),
        number => json!(number),
    }
}

fn any_action(lot: &mut Lot) -> Value {
    let faces =
        |lot: &mut Lot| -> Vec<Value> { (0..lot.below(11)).map(|_| any_face(lot)).collect() };
    match lot.below(9) {
        0 => json!(["roll", faces(lot)]),
        1 => json!(["weasel", faces(lot)]),
        2 => json!(["keep", any_face(lot)]),
        3 => json!(["stop"]),
        4 => json!(["stop", "lower"]),
        5 => json!(["bust"]),
        6 => json!(["bratworm", lot.below(9)]),
        7 => json!(["return", lot.word("can hen raven weasel golden apple worm")]),
        _ => json!([]),
    }
}

/// The dice come up otherwise: often that is a game as good as before.
fn other_faces(action: &mut Value, lot: &mut Lot) {
    let faces = action.get_mut(1).and_then(Value::as_array_mut).filter(|faces| !faces.is_empty());
    if let Some(faces) = faces {
        let at = lot.below(faces.len());
        faces[at] = any_face(lot);
    }
}

pub(super) fn foreign(value: &mut Value, other: &str, lot: &mut Lot) {
    let Ok(mut other) = serde_json::from_str::<Value>(other) else { return };
    if lot.one_in(3) {
        // Everything but the actions is the other one's.
        if let (Some(mine), Some(theirs)) = (record(value), record(&mut other)) {
            let actions = mine.get("actions").cloned().unwrap_or_default();
            mine.clone_from(theirs);
            mine.insert("actions".to_owned(), actions);
        }
        return;
    }
    let (Some(mine), Some(theirs)) = (list(value, "actions"), list(&mut other, "actions")) else {
        return;
    };
    let (keep, from) = (lot.below(mine.len() + 1), lot.below(theirs.len() + 1));
    mine.truncate(keep);
    mine.extend(theirs.drain(from..));
}

pub(super) fn tables(value: &mut Value, lot: &mut Lot) {
    let Some(record) = record(value) else { return };
    // A table at the beginning of a turn: what was done before is of no use at another one.
    if lot.one_in(2) {
        record.insert("actions".to_owned(), json!([]));
    }
    let start = record.entry("start").or_insert(Value::Null);
    if !start.is_object() {
        *start = json!({ "grill_open": (21..=36).collect::<Vec<u8>>(), "grill_down": [] });
    }
    for _ in 0..lot.between(1, 3) {
        let lists = places(start, |inner| {
            inner.as_array().is_some_and(|list| list.iter().all(Value::is_number))
        });
        let texts = places(start, Value::is_string);
        if !texts.is_empty() && lot.one_in(2) {
            let place = format!("{}:{}", lot.word("grill player offered"), lot.below(38));
            let place = if lot.one_in(3) { "out".to_owned() } else { place };
            let at: &String = lot.pick(&texts);
            start.pointer_mut(at).into_iter().for_each(|text| *text = json!(place));
        } else if !lists.is_empty() {
            let (from, to) = (lot.pick(&lists).clone(), lot.pick(&lists).clone());
            let list = start.pointer_mut(&from).and_then(Value::as_array_mut);
            let taken =
                list.filter(|list| !list.is_empty()).map(|list| list.remove(lot.below(list.len())));
            let list = start.pointer_mut(&to).and_then(Value::as_array_mut);
            if let (Some(list), Some(taken)) = (list, taken) {
                list.insert(lot.below(list.len() + 1), taken);
            }
        }
    }
}

pub(super) fn size(text: &str, lot: &mut Lot) -> String {
    let many = *lot.pick(&[100, 1000, 20_000]);
    changed(text, |value| match lot.below(6) {
        0 => {
            if let Some(player) = list(value, "players").and_then(|players| players.first_mut()) {
                player["name"] = json!(lot.pick(&["x", "ß", "👩‍👩‍👧‍👦", "\u{202e}"]).repeat(many));
            }
        }
        1 => {
            if let Some(players) = list(value, "players") {
                players.resize(many, json!({ "name": "Ann" }));
            }
        }
        2 => {
            if let Some(actions) = list(value, "actions") {
                actions.resize(actions.len() + many, any_action(lot));
            }
        }
        3 => {
            // A game that goes nowhere for very long: nothing is claimed, nobody fails for good.
            let nowhere =
                [json!(["roll", [1, 1, 1, 1, 1, 1, 1, 1]]), json!(["keep", 1]), json!(["stop"])];
            if let Some(record) = record(value) {
                record.insert("edition".to_owned(), json!("original"));
                record.remove("start");
                record.insert(
                    "actions".to_owned(),
                    nowhere.iter().cycle().take(many).cloned().collect(),
                );
            }
        }
        4 => {
            if let Some(record) = record(value) {
                record.extend((0..many).map(|number| (number.to_string(), json!(number))));
            }
        }
        _ => {
            if let Some(record) = record(value) {
                record.insert("start".to_owned(), json!({ "stacks": vec![vec![21; many]; 7] }));
            }
        }
    })
}
