//! One game, one tab that plays it.

use engine::Choice;
use heckmeck::app::{Address, Effect, Model, Msg, StorageTrouble, update};

use super::support::{NOW, at_table, id, opened, play, play_on, send};

fn kept(model: &Model) -> String {
    play(model).save(NOW).to_json().unwrap()
}

/// A tab that has opened a kept game and asks whether it may play it.
fn asking(text: Option<String>) -> Model {
    let mut model = opened();
    update(&mut model, Msg::AddressChanged("#/table/abc".to_owned()), NOW);
    let effects = update(&mut model, Msg::GameFetched { id: id("abc"), text }, NOW);
    assert_eq!(effects, [Effect::Occupy { id: id("abc"), by_force: false }]);
    assert!(!model.person_is_due() && !model.watching, "nothing is known yet, nothing is told");
    model
}

const ROLL: Msg = Msg::Chose(Choice::Roll(8));

#[test]
fn a_tab_that_watches_plays_nothing_until_it_takes_over() {
    let text = Some(kept(&at_table("players=Ann,Ben&seed=5")));
    let fetched = || Msg::GameFetched { id: id("abc"), text: text.clone() };
    let mut model = asking(text.clone());
    update(&mut model, Msg::OtherTabPlays(id("abc")), NOW);
    assert!(model.watching && send(&mut model, ROLL).is_empty());

    let effects = update(&mut model, Msg::PressedTakeOver, NOW);
    assert_eq!(effects, [Effect::Occupy { id: id("abc"), by_force: true }]);
    assert_eq!(update(&mut model, Msg::ThisTabPlays(id("abc")), NOW), [Effect::Fetch(id("abc"))]);
    assert!(!model.person_is_due(), "not before the newest state is read");
    update(&mut model, fetched(), NOW);
    assert!(!model.watching && send(&mut model, ROLL).len() == 1);

    update(&mut model, Msg::OtherTabPlays(id("abc")), NOW);
    assert!(model.watching, "and the other way round");
    update(&mut model, Msg::ThisTabPlays(id("another")), NOW);
    assert!(model.watching, "another game's tab does not matter");
}

#[test]
fn what_the_other_tab_did_until_the_lock_changed_hands_is_not_lost() {
    let mut other = at_table("players=Ann,Ben&seed=5");
    let mut model = asking(Some(kept(&other)));
    update(&mut model, Msg::OtherTabPlays(id("abc")), NOW);
    update(&mut model, Msg::PressedTakeOver, NOW);
    play_on(&mut other, 7);
    update(&mut model, Msg::ThisTabPlays(id("abc")), NOW);
    update(&mut model, Msg::GameFetched { id: id("abc"), text: Some(kept(&other)) }, NOW);
    assert_eq!(play(&model).record, play(&other).record);
    assert_eq!(play(&model).rng, play(&other).rng);
    assert!(model.person_is_due());
}

#[test]
fn who_comes_back_to_a_page_that_was_put_aside_plays_on_from_what_is_kept() {
    let mut other = at_table("players=Ann,Ben&seed=5");
    let mut model = at_table("players=Ann,Ben&seed=5");
    let effects = update(&mut model, Msg::LockLost(id("abc")), NOW);
    assert_eq!(effects, [Effect::Occupy { id: id("abc"), by_force: false }]);
    assert!(!model.person_is_due(), "not before it is known that nobody else plays");
    play_on(&mut other, 7);
    assert_eq!(update(&mut model, Msg::ThisTabPlays(id("abc")), NOW), [Effect::Fetch(id("abc"))]);
    update(&mut model, Msg::GameFetched { id: id("abc"), text: Some(kept(&other)) }, NOW);
    assert_eq!(play(&model).record, play(&other).record);
    assert!(model.person_is_due() && !model.watching);

    update(&mut model, Msg::LockLost(id("abc")), NOW);
    update(&mut model, Msg::OtherTabPlays(id("abc")), NOW);
    assert!(model.watching, "another tab has it");
    assert_eq!(update(&mut model, Msg::LockLost(id("another")), NOW), []);
}

#[test]
fn the_lock_is_given_back_when_the_table_is_left_and_asked_for_on_return() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let text = Some(kept(&model));
    let go =
        |model: &mut Model, hash: &str| update(model, Msg::AddressChanged(hash.to_owned()), NOW);
    assert!(
        !go(&mut model, "#/rules").contains(&Effect::Release),
        "looking something up is not leaving"
    );
    assert!(go(&mut model, "#/").contains(&Effect::Release));
    assert!(!go(&mut model, "#/setup").contains(&Effect::Release), "it is given back already");
    assert_eq!(go(&mut model, "#/table/abc"), [Effect::Fetch(id("abc"))]);
    let effects = update(&mut model, Msg::GameFetched { id: id("abc"), text }, NOW);
    assert_eq!(effects, [Effect::Occupy { id: id("abc"), by_force: false }]);
    for elsewhere in ["#/", "#/new?players=Cleo,Dora&seed=1"] {
        go(&mut model, elsewhere);
        let dialog = model.dialog.clone();
        let effects = update(&mut model, Msg::ThisTabPlays(id("abc")), NOW);
        assert_eq!(effects, [Effect::Release], "too late at {elsewhere}");
        assert_eq!(model.dialog, dialog, "a question that was asked stays");
    }
}

#[test]
fn where_nothing_can_be_kept_the_game_in_memory_goes_on() {
    for trouble in [StorageTrouble::Blocked, StorageTrouble::Full] {
        let mut model = at_table("players=Ann,Ben&seed=5");
        let older = (trouble == StorageTrouble::Full).then(|| kept(&model));
        update(&mut model, Msg::StorageFailed(trouble), NOW);
        play_on(&mut model, 9);
        let before = play(&model).record.clone();
        update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW);
        update(&mut model, Msg::AddressChanged("#/table/abc".to_owned()), NOW);
        for _ in 0..2 {
            update(&mut model, Msg::GameFetched { id: id("abc"), text: older.clone() }, NOW);
            update(&mut model, Msg::ThisTabPlays(id("abc")), NOW);
        }
        assert_eq!(play(&model).record, before);
        assert!(model.person_is_due(), "{trouble:?}");
    }
}

/// What another tab has made of this game, and the message about it.
fn played_on(model: &Model, steps: usize) -> (Model, Msg) {
    let mut other = model.clone();
    play_on(&mut other, steps);
    let elsewhere = Msg::SavedElsewhere { id: id("abc"), text: kept(&other) };
    (other, elsewhere)
}

#[test]
fn where_nobody_keeps_tabs_apart_the_kept_game_tells_that_another_one_plays() {
    let mut model = asking(Some(kept(&at_table("players=Ann,Ben&seed=5"))));
    let fetched = |model: &Model| Msg::GameFetched { id: id("abc"), text: Some(kept(model)) };
    update(&mut model, Msg::AnyTabPlays(id("abc")), NOW);
    let first = fetched(&model);
    update(&mut model, first, NOW);
    assert!(model.person_is_due());
    let (other, elsewhere) = played_on(&model, 5);
    update(&mut model, elsewhere, NOW);
    assert!(model.watching && !model.person_is_due());
    assert_eq!(play(&model).record, play(&other).record, "it watches what is going on");
    // Taking over goes on from there, and now the other tab would be told.
    update(&mut model, Msg::PressedTakeOver, NOW);
    update(&mut model, Msg::AnyTabPlays(id("abc")), NOW);
    update(&mut model, fetched(&other), NOW);
    assert!(!model.watching && model.person_is_due());
    assert_eq!(play(&model).rng, play(&other).rng);
}

#[test]
fn who_plays_alone_goes_on_from_a_late_action_of_the_other_tab() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let (other, elsewhere) = played_on(&model, 3);
    update(&mut model, elsewhere, NOW);
    assert!(!model.watching && model.person_is_due());
    assert_eq!(play(&model).record, play(&other).record);
    assert_eq!(play(&model).rng, play(&other).rng);
}

#[test]
fn a_tab_that_watches_sees_the_end() {
    let mut model = asking(Some(kept(&at_table("players=Ann,Ben&seed=5&short_game=1"))));
    update(&mut model, Msg::OtherTabPlays(id("abc")), NOW);
    let mut other = at_table("players=Ann,Ben&seed=5&short_game=1");
    play_on(&mut other, 10_000);
    send(&mut model, Msg::SavedElsewhere { id: id("abc"), text: kept(&other) });
    assert_eq!(model.address, Address::End(id("abc")));
    assert!(play(&model).game.is_over());
}

#[test]
fn who_has_left_the_table_is_told_nothing_and_asks_on_return() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let (_, elsewhere) = played_on(&model, 3);
    update(&mut model, Msg::AddressChanged("#/".to_owned()), NOW);
    update(&mut model, elsewhere, NOW);
    assert!(!model.watching);
    let effects = update(&mut model, Msg::AddressChanged("#/table/abc".to_owned()), NOW);
    assert_eq!(effects, [Effect::Fetch(id("abc"))]);
}

#[test]
fn another_game_or_nonsense_in_another_tab_is_none_of_our_business() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let before = model.clone();
    let (_, elsewhere) = played_on(&model, 3);
    let Msg::SavedElsewhere { text, .. } = elsewhere else { unreachable!() };
    update(&mut model, Msg::SavedElsewhere { id: id("xyz"), text }, NOW);
    update(&mut model, Msg::SavedElsewhere { id: id("abc"), text: "nonsense".to_owned() }, NOW);
    assert_eq!(model, before);
}
