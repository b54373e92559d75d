//! Kept games: what was written once is read forever, and what cannot be read is said.

use engine::{Action, Edition, Game, Options, Seat};
use record::{Level, Opening, Player, Reason, Record, Save, SaveError};
use serde_json::{Value, json};

/// A save as the first version wrote it. It has to be read forever.
const FIRST_VERSION: &str = r#"{"format":"heckmeck-save","version":1,"created":1700000000000,"updated":1700000360000,"seed":2014,"position":13,"record":{"format":"heckmeck-record","version":1,"edition":"original","options":{"short_game":true,"golden_faces":"ordinary"},"players":[{"name":"Anna"},{"name":"Otto","bot":"expert"}],"first_player":1,"actions":[["roll",["W","W",3,1,"W",4,"W",2]],["keep","W"],["roll",[1,1,5,3]],["keep",5]]}}"#;

fn dice(faces: &str) -> Action {
    Action::Roll(faces.parse().unwrap())
}

fn first_version() -> Save {
    use engine::Face::{Five, Worm};
    Save {
        created: 1_700_000_000_000,
        updated: 1_700_000_360_000,
        seed: 2014,
        position: 13,
        record: Record {
            opening: Opening {
                edition: Edition::Original,
                options: Options { short_game: true, ..Options::default() },
                players: vec![
                    Player { name: "Anna".to_owned(), bot: None },
                    Player { name: "Otto".to_owned(), bot: Some(Level::Expert) },
                ],
                first_player: Seat::new(1),
                start: None,
            },
            actions: vec![dice("WW31W4W2"), Action::Keep(Worm), dice("1153"), Action::Keep(Five)],
        },
    }
}

fn refused(text: &str) -> SaveError {
    Save::read(text).map(|_| ()).unwrap_err()
}

fn reason(text: &str) -> Reason {
    match refused(text) {
        SaveError::Damaged(error) => {
            assert!(!error.message.is_empty());
            error.reason
        }
        SaveError::Newer => panic!("newer: {text}"),
    }
}

/// The save with this field set to this value.
fn but(field: &str, value: Value) -> String {
    let mut save: Value = serde_json::from_str(FIRST_VERSION).unwrap();
    save[field] = value;
    save.to_string()
}

#[test]
fn what_the_first_version_wrote_is_read_and_written_to_the_letter() {
    let (save, game) = Save::read(FIRST_VERSION).unwrap();
    assert_eq!(save, first_version());
    assert_eq!((game.current(), game.count().sum), (Seat::new(1), 25));
    assert_eq!(save.to_json().unwrap(), FIRST_VERSION);
}

#[test]
fn the_largest_numbers_are_kept_as_they_are() {
    let save = Save { seed: u64::MAX, position: u64::MAX - 1, created: 0, ..first_version() };
    assert_eq!(Save::read(&save.to_json().unwrap()).unwrap().0, save);
}

#[test]
fn a_number_that_cannot_be_is_refused() {
    for field in ["created", "updated", "seed", "position"] {
        for value in [json!(-1), json!(1.0), json!("1"), json!(null), json!(1e20)] {
            assert_eq!(reason(&but(field, value)), Reason::WrongType, "{field}");
        }
        let too_large = but(field, json!("MARK")).replace("\"MARK\"", "18446744073709551616");
        assert_eq!(reason(&too_large), Reason::WrongType, "{field}");
    }
}

#[test]
fn a_later_version_is_not_called_damaged() {
    assert_eq!(refused(&but("version", json!(2))), SaveError::Newer);
    let record = FIRST_VERSION.replace(r#"record","version":1"#, r#"record","version":2"#);
    assert_eq!(refused(&record), SaveError::Newer);
}

#[test]
fn what_is_no_save_is_refused_with_the_reason() {
    for length in 0..FIRST_VERSION.len() {
        assert_eq!(reason(&FIRST_VERSION[..length]), Reason::NotJson, "{length}");
    }
    assert_eq!(reason("[]"), Reason::WrongType);
    assert_eq!(reason("{}"), Reason::NotARecord);
    assert_eq!(reason(&but("format", json!("heckmeck-record"))), Reason::NotARecord);
    assert_eq!(reason(&but("colour", json!("red"))), Reason::UnknownField);
    assert_eq!(reason(&but("record", json!([]))), Reason::NotARecord);
    let twice = FIRST_VERSION.replacen('{', r#"{"seed":1,"#, 1);
    assert_eq!(reason(&twice), Reason::NotJson);
    let early = FIRST_VERSION.replace(r#"["keep",5]"#, r#"["stop"]"#);
    let SaveError::Damaged(error) = refused(&early) else { panic!("newer") };
    assert_eq!((error.action, error.reason), (Some(3), Reason::NotNow));
}

#[test]
fn stepwise_reading_tells_every_action_and_what_came_of_it() {
    let mut told = Vec::new();
    let (save, game) = Save::read_stepwise(FIRST_VERSION, |game, action, events| {
        told.push((game.clone(), action, events.clone()));
    })
    .unwrap();
    let mut again: Game = save.record.opening.game().unwrap();
    assert_eq!(told.len(), save.record.actions.len());
    for ((table, action, events), expected) in told.into_iter().zip(&save.record.actions) {
        assert_eq!(action, *expected);
        assert_eq!(again.play(action), Ok(events));
        assert_eq!(again, table);
    }
    assert_eq!(again, game);
}
