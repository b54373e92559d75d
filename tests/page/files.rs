//! Games as files: handed out as records, and opened again.

use engine::Choice;
use heckmeck::app::{Address, Effect, FileDefect, Msg, Notice, file_of_kept, update};
use record::Record;

use super::support::{NOW, at_table, id, opened, play, play_on, press, send};

const LINK: &str = "players=Ann,Ben&seed=5&short_game=1";

/// The record that is handed out of the game on the table.
#[track_caller]
fn handed_out(model: &heckmeck::app::Model) -> Record {
    let effects = update(&mut model.clone(), Msg::PressedExport(id("abc")), NOW);
    match effects.as_slice() {
        [Effect::Export(_, Some(record))] => (**record).clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_handed_out_is_a_record_and_tells_nothing_of_the_dice_to_come() {
    let mut model = at_table(LINK);
    press(&mut model, Choice::Roll(8));
    let text = handed_out(&model).to_json();
    let (record, game) = record::read(&text).unwrap();
    assert_eq!(record, play(&model).record);
    assert_eq!(game, play(&model).game);
    assert!(!text.contains("seed") && !text.contains("position"), "{text}");
    // The same of a game that lies in the storage; what cannot be read comes out as it is.
    let kept = play(&model).save(NOW).to_json().unwrap();
    assert_eq!(file_of_kept(kept), text);
    assert_eq!(file_of_kept("odd".to_owned()), "odd");
}

#[test]
fn a_running_game_is_played_on_with_new_dice() {
    let mut model = at_table(LINK);
    press(&mut model, Choice::Roll(8));
    let text = handed_out(&model).to_json();
    let mut other = opened();
    let saves = send(&mut other, Msg::FileRead(Some(text)));
    assert_eq!(other.address, Address::Table(id("def")));
    assert_eq!(play(&other).record, play(&model).record);
    assert_eq!(saves.first().map(|save| (save.seed, save.position)), Some((2, 0)));
    assert!(other.person_is_due());
    assert_eq!(other.notice, None);
    // It goes on to its end like any other game.
    play_on(&mut other, 10_000);
    assert!(play(&other).game.is_over());
}

#[test]
fn a_finished_game_is_looked_at() {
    let mut model = at_table(LINK);
    play_on(&mut model, 10_000);
    let text = handed_out(&model).to_json();
    let mut other = opened();
    // Editors and mail programs like to add something around a text.
    send(&mut other, Msg::FileRead(Some(format!("\u{feff}{text}\r\n"))));
    assert_eq!(other.address, Address::End(id("def")));
    assert_eq!(play(&other).game, play(&model).game);
}

#[test]
fn files_of_the_first_version_are_opened_too() {
    let mut model = at_table(LINK);
    press(&mut model, Choice::Roll(8));
    let save = play(&model).save(NOW).to_json().unwrap();
    let mut other = opened();
    send(&mut other, Msg::FileRead(Some(save)));
    assert_eq!(play(&other).record, play(&model).record);
}

#[test]
fn what_is_no_game_is_refused_and_nothing_else_happens() {
    let record = handed_out(&at_table(LINK)).to_json();
    let newer = record.replace("\"version\":1", "\"version\":2");
    let illegal = record.replace("\"actions\":[]", "\"actions\":[[\"stop\"]]");
    assert!(newer != record && illegal != record, "{record}");
    let cases = [
        (None, FileDefect::Unreadable),
        (Some(String::new()), FileDefect::Foreign),
        (Some("<html></html>".to_owned()), FileDefect::Foreign),
        (Some("{\"name\":\"something else\"}".to_owned()), FileDefect::Foreign),
        (Some(newer), FileDefect::Newer),
        (Some(illegal), FileDefect::Damaged),
        (Some(record.replace("\"Ann\"", "7")), FileDefect::Damaged),
    ];
    for (text, defect) in cases {
        let mut model = at_table(LINK);
        let before = model.clone();
        assert_eq!(update(&mut model, Msg::FileRead(text.clone()), NOW), [], "{text:?}");
        assert_eq!(model.notice, Some(Notice::File(defect)), "{text:?}");
        model.notice = None;
        assert_eq!(model, before);
    }
}

#[test]
fn names_in_a_file_are_cleaned_like_those_of_links() {
    let record = handed_out(&at_table(LINK)).to_json();
    let hostile =
        record.replace("\"Ann\"", "\"\u{202e}\u{200b}\"").replace("\"Ben\"", "\"B\u{200b}en\"");
    let mut model = opened();
    send(&mut model, Msg::FileRead(Some(hostile)));
    let names: Vec<&str> =
        play(&model).record.opening.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names[1], "Ben");
    assert!(!names[0].is_empty() && names[0].chars().all(char::is_alphanumeric), "{names:?}");
}
