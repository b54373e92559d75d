//! What is kept, what may go, and what is told when there is no room left.

use engine::Choice;
use heckmeck::{
    app::{Effect, Model, Msg, Notice, SavedGame, StorageTrouble, update},
    view_model::NoticeView,
};

use super::support::{NOW, at_table, id, opened, play, play_on, press, send};

const DAY: u64 = 24 * 60 * 60 * 1000;

fn kept(name: &str, model: &Model, updated: u64) -> SavedGame {
    SavedGame::look_at(id(name), &play(model).save(updated).to_json().unwrap())
}

fn finished() -> Model {
    let mut model = at_table("players=Ann,Ben&seed=5&short_game=1");
    play_on(&mut model, 10_000);
    assert!(play(&model).game.is_over());
    model
}

fn names(model: &Model) -> Vec<&str> {
    model.saved_games.iter().map(|game| game.id.as_str()).collect()
}

#[test]
fn a_game_that_nobody_has_touched_goes_after_a_day() {
    let fresh = at_table("players=Ann,Ben&seed=5");
    let mut touched = fresh.clone();
    press(&mut touched, Choice::Roll(8));
    let games = vec![
        kept("old", &fresh, NOW - DAY - 1),
        kept("new", &fresh, NOW - DAY),
        kept("touched", &touched, NOW - 900 * DAY),
        kept("future", &fresh, NOW + DAY),
        SavedGame::look_at(id("broken"), "nonsense"),
    ];
    let mut model = opened();
    let effects = update(&mut model, Msg::SavedGamesRead(games), NOW);
    assert_eq!(effects, [Effect::Delete(vec![id("old")])]);
    assert_eq!(names(&model), ["future", "new", "touched", "broken"]);
}

#[test]
fn a_table_that_somebody_has_laid_out_is_theirs_before_the_first_move() {
    let text = play(&at_table("players=Ann,Ben&seed=5")).save(NOW - 9 * DAY).to_json().unwrap();
    let start = r#""start":{"grill_down":[36],"grill_open":[21,23,24,25,26,27,28,29,30,31,32,33,34,35],"stacks":[[22],[]]}"#;
    let text = text.replacen(r#""record":{"#, &format!(r#""record":{{{start},"#), 1);
    assert!(record::Save::read(&text).unwrap().0.record.opening.start.is_some());
    let mut model = opened();
    let games = vec![SavedGame::look_at(id("mine"), &text)];
    assert_eq!(update(&mut model, Msg::SavedGamesRead(games), NOW), []);
    assert_eq!(names(&model), ["mine"]);
}

#[test]
fn a_game_that_nobody_has_touched_makes_room_for_the_next_one() {
    let opening = |model: &Model| play(model).record.opening.clone();
    let mut model = at_table("players=Ann,Ben&seed=5");
    let begun = Msg::GameBegun { id: id("next"), opening: opening(&model), seed: 7 };
    let mut touched = model.clone();
    let effects = update(&mut model, begun.clone(), NOW);
    assert!(effects.contains(&Effect::Delete(vec![id("abc")])), "{effects:?}");
    press(&mut touched, Choice::Roll(8));
    let effects = update(&mut touched, begun, NOW);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Delete(_))), "{effects:?}");
}

#[test]
fn all_finished_games_go_at_once_but_not_the_one_on_the_table() {
    let over = finished();
    let mut model = over.clone();
    assert_eq!(update(&mut model, Msg::PressedDeleteFinished, NOW), [], "there are none");
    let running = at_table("players=Ann,Ben&seed=5");
    let games = vec![
        kept("abc", &over, 1),
        kept("x", &over, 2),
        kept("y", &over, 3),
        kept("run", &running, 4),
    ];
    send(&mut model, Msg::SavedGamesRead(games));
    assert_eq!(update(&mut model, Msg::PressedDeleteFinished, NOW), [Effect::PushLayer]);
    let effects = update(&mut model, Msg::Confirmed, NOW);
    assert_eq!(
        effects,
        [Effect::Delete(vec![id("y"), id("x")]), Effect::ReadSavedGames, Effect::DropLayer]
    );
    // From the start screen it is no longer looked at.
    send(&mut model, Msg::AddressChanged("#/".to_owned()));
    send(&mut model, Msg::PressedDeleteFinished);
    let effects = update(&mut model, Msg::Confirmed, NOW);
    assert!(effects.contains(&Effect::Delete(vec![id("y"), id("x"), id("abc")])), "{effects:?}");
    assert_eq!(model.play, None);
}

#[test]
fn a_full_storage_offers_what_could_go_and_the_newest_game_is_saved_then() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    press(&mut model, Choice::Roll(8));
    assert_eq!(
        update(&mut model, Msg::StorageFailed(StorageTrouble::Full), NOW),
        [Effect::ReadSavedGames]
    );
    assert!(model.would_lose_the_game());
    assert_eq!(NoticeView::of(&model).unwrap().remedy, None, "nothing could go");
    let over = finished();
    send(&mut model, Msg::SavedGamesRead(vec![kept("x", &over, 1), kept("y", &over, 2)]));
    let remedy = NoticeView::of(&model).unwrap().remedy.unwrap();
    assert_eq!(
        (remedy.words.as_str(), remedy.msg),
        ("Delete 2 finished games", Msg::PressedDeleteFinished)
    );
    send(&mut model, Msg::PressedDeleteFinished);
    send(&mut model, Msg::Confirmed);
    assert_eq!(model.notice, None);
    let effects = update(&mut model, Msg::GamesDeleted, NOW);
    let [Effect::Save(_, save)] = effects.as_slice() else { panic!("{effects:?}") };
    assert_eq!(save.record, play(&model).record);
    update(&mut model, Msg::SavedAgain, NOW);
    assert!(!model.would_lose_the_game());
    assert_eq!(update(&mut model, Msg::GamesDeleted, NOW), [], "it is saved");
    // Should it happen again, it is told again.
    update(&mut model, Msg::StorageFailed(StorageTrouble::Full), NOW);
    assert_eq!(model.notice, Some(Notice::Storage(StorageTrouble::Full)));
}

#[test]
fn little_room_is_told_once_and_takes_nothing_from_anybody() {
    let mut model = opened();
    send(&mut model, Msg::SavedGamesRead(vec![kept("x", &finished(), 1)]));
    assert_eq!(update(&mut model, Msg::StorageFailed(StorageTrouble::NearlyFull), NOW), []);
    let notice = NoticeView::of(&model).unwrap();
    assert_eq!(notice.remedy.unwrap().words, "Delete the finished game");
    assert!(!model.memory_is_newer());
    send(&mut model, Msg::DismissedNotice);
    send(&mut model, Msg::StorageFailed(StorageTrouble::NearlyFull));
    assert_eq!(model.notice, None);
}

#[test]
fn other_notices_offer_nothing_to_throw_away() {
    let mut model = opened();
    send(&mut model, Msg::SavedGamesRead(vec![kept("x", &finished(), 1)]));
    send(&mut model, Msg::StorageFailed(StorageTrouble::Blocked));
    assert_eq!(NoticeView::of(&model).unwrap().remedy, None);
}
