//! What is kept between visits: settings, the set-up form, games.

use engine::{Choice, Edition, Seat};
use heckmeck::{
    app::{
        Address, Dialog, Effect, Look, Model, Msg, Notice, SavedGame, Settings, SetupForm, Starter,
        StorageTrouble, bot_name, update,
    },
    i18n::Language,
};
use record::Level;

use super::support::{
    NOW, at_table, id, opened, play, play_on, press, send, unusual_form, unusual_settings,
};

#[test]
fn settings_and_form_survive_being_saved() {
    for settings in [Settings::default(), unusual_settings()] {
        assert_eq!(Settings::read(&settings.write().unwrap()).unwrap(), settings);
    }
    for form in [SetupForm::default(), unusual_form()] {
        assert_eq!(SetupForm::read(&form.write().unwrap()).unwrap(), form);
    }
}

/// Cuts a text at every place, and damages every letter of it.
fn damaged(text: &str) -> impl Iterator<Item = String> {
    let cut = (0..text.len()).filter_map(|end| text.get(..end).map(str::to_owned));
    let changed = (0..text.len())
        .filter_map(|at| Some(format!("{}\u{1}{}", text.get(..at)?, text.get(at + 1..)?)));
    cut.chain(changed)
}

#[test]
fn damaged_settings_and_forms_are_not_half_read() {
    for text in damaged(&unusual_settings().write().unwrap()) {
        assert!(Settings::read(&text).is_err(), "{text}");
    }
    for text in damaged(&unusual_form().write().unwrap()) {
        // A name may be anything, so a changed letter in one is no damage; control letters are dropped.
        if let Ok(form) = SetupForm::read(&text) {
            assert_eq!(form.edition, Edition::Extended);
        }
    }
    for (from, to) in [("\"version\":1", "\"version\":2"), ("dark", "purple"), ("[3,0]", "[7,0]")] {
        let text = unusual_settings().write().unwrap();
        assert!(text.contains(from), "{text}");
        assert!(Settings::read(&text.replace(from, to)).is_err());
    }
}

#[test]
fn birds_and_colours_stay_different() {
    let mut settings = Settings::default();
    for number in 0..7 {
        settings.swap_bird(Seat::new(number), (number * 3 + 1) % 7);
        settings.swap_colour(Seat::new(number), (number * 5 + 2) % 7);
    }
    let numbers = |of: fn(&Look) -> u8| {
        let mut numbers: Vec<u8> = settings.looks.iter().map(of).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(numbers(|look| look.bird), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(numbers(|look| look.colour), [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn a_form_keeps_between_two_and_seven_seats() {
    let mut form = SetupForm::default();
    (0..9).for_each(|_| form.add_seat());
    assert_eq!(form.seats.len(), 7);
    form.starter = Starter::Seat(Seat::new(6));
    form.remove_seat(6);
    assert_eq!(form.starter, Starter::Lot, "nobody begins who has left");
    (0..9).for_each(|_| form.remove_seat(0));
    assert_eq!(form.seats.len(), 2);
}

#[test]
fn who_changes_places_takes_name_and_bird_along_and_begins_if_they_were_to() {
    let mut model = opened();
    model.form = unusual_form();
    model.form.starter = Starter::Seat(Seat::new(0));
    let (seats, looks) = (model.form.seats.clone(), model.settings.looks);
    let effects = update(&mut model, Msg::MovedSeat(1), NOW);
    assert_eq!(effects, [Effect::SaveForm, Effect::SaveSettings]);
    assert_eq!(model.form.seats[..2], [seats[1].clone(), seats[0].clone()]);
    assert_eq!(model.settings.looks[..2], [looks[1], looks[0]]);
    assert_eq!(model.form.starter, Starter::Seat(Seat::new(1)));
    update(&mut model, Msg::MovedSeat(1), NOW);
    assert_eq!((&model.form.seats, model.settings.looks), (&seats, looks));
    assert_eq!(model.form.starter, Starter::Seat(Seat::new(0)));
    // The first has nowhere to go, and behind the last there is nobody.
    for index in [0, seats.len(), 99] {
        update(&mut model, Msg::MovedSeat(index), NOW);
        assert_eq!((&model.form.seats, model.settings.looks), (&seats, looks));
    }
    // Whoever leaves takes their bird along; the others keep theirs.
    update(&mut model, Msg::RemovedSeat(0), NOW);
    assert_eq!(model.form.seats[..], seats[1..]);
    assert_eq!(model.settings.looks[..6], looks[1..]);
    assert_eq!(model.settings.looks[6], looks[0]);
    update(&mut model, Msg::RemovedSeat(0), NOW);
    assert_eq!(model.form.seats.len(), 2, "two stay");
    assert_eq!(model.settings.looks[0], looks[1]);
}

#[test]
fn a_lot_is_seen_before_the_table_and_a_choice_is_not() {
    let mut model = opened();
    model.form = SetupForm { starter: Starter::Lot, ..unusual_form() };
    for seen in [Msg::LotSeen, Msg::Confirmed, Msg::Closed] {
        let waits = update(&mut model, Msg::LotDrawn(1), NOW);
        assert!(matches!(waits[..], [Effect::WaitForLot { .. }]), "{waits:?}");
        let begun = update(&mut model, seen, NOW);
        let [Effect::Begin { opening, seed: None }] = begun.as_slice() else { panic!("{begun:?}") };
        assert_eq!(opening.first_player, Seat::new(1));
        // The pause ends for nobody.
        model.dialog = None;
        assert!(update(&mut model, Msg::LotSeen, NOW).is_empty());
    }
    model.form.starter = Starter::Seat(Seat::new(2));
    let begun = update(&mut model, Msg::LotDrawn(1), NOW);
    assert!(matches!(begun[..], [Effect::Begin { .. }]), "{begun:?}");
}

#[test]
fn whoever_is_invited_gets_the_same_table_and_the_same_dice() {
    let texts = &Language::En.messages().setup;
    for starter in [Starter::Lot, Starter::Seat(Seat::new(2))] {
        let mut model = opened();
        model.form = SetupForm { starter, ..unusual_form() };
        model.form.seats[0].name = "Ann, & B: 100%?".to_owned();
        let effects = update(&mut model, Msg::Invited(77), NOW);
        assert_eq!(effects, [Effect::SaveForm, Effect::PushLayer]);
        assert_eq!(model.dialog, Some(Dialog::Invite(77)));
        let link = model.form.link(77, texts);
        let mut other = opened();
        let theirs = update(&mut other, Msg::AddressChanged(link), NOW);
        update(&mut model, Msg::WentBack, NOW);
        // Sent once more it is the same one.
        update(&mut model, Msg::Invited(78), NOW);
        assert_eq!(model.dialog, Some(Dialog::Invite(77)));
        update(&mut model, Msg::WentBack, NOW);
        let mut ours = update(&mut model, Msg::LotDrawn(5), NOW);
        if starter == Starter::Lot {
            ours = update(&mut model, Msg::LotSeen, NOW);
        }
        assert_eq!(ours, theirs);
        // The next game has dice of its own.
        let [Effect::Begin { opening, .. }] = ours.as_slice() else { panic!("{ours:?}") };
        let begun = Msg::GameBegun { id: id("abc"), opening: opening.clone(), seed: 77 };
        update(&mut model, begun, NOW);
        assert_eq!(model.invitation, None);
    }
}

#[test]
fn an_empty_seat_gets_a_name_and_the_lot_decides_who_begins() {
    let form = SetupForm { starter: Starter::Lot, ..unusual_form() };
    let texts = &Language::En.messages().setup;
    let opening = |lot| form.opening(lot, texts);
    assert_eq!(opening(0).players[1].name, bot_name(1, Level::Expert));
    let first: Vec<u8> = (0..6).map(|lot| opening(lot).first_player.number()).collect();
    assert_eq!(first, [0, 1, 2, 0, 1, 2]);
    assert_eq!(unusual_form().opening(0, texts).first_player, Seat::new(2));
}

#[test]
fn one_tap_starts_a_game_of_a_person_against_a_bot() {
    let mut model = opened();
    model.form = unusual_form();
    let form = model.form.clone();
    let effects = update(&mut model, Msg::AddressChanged("#/play".to_owned()), NOW);
    let [Effect::Begin { opening, seed: None }] = effects.as_slice() else {
        panic!("{effects:?}");
    };
    let bots: Vec<bool> = opening.players.iter().map(|player| player.bot.is_some()).collect();
    assert_eq!((bots, opening.first_player), (vec![false, true], Seat::new(0)));
    assert_eq!(model.form, form, "the table of the form stays as it is");
    // A running game is asked about first, and going back never begins another one.
    let mut playing = at_table("players=Ann,Ben&seed=5");
    assert!(update(&mut playing, Msg::AddressChanged("#/play".to_owned()), NOW).is_empty());
    assert!(matches!(playing.dialog, Some(Dialog::ReplaceGame(..))));
    let begun = Msg::GameBegun { id: id("abc"), opening: opening.clone(), seed: 1 };
    let effects = update(&mut model, begun, NOW);
    let replaced = |effect: &Effect| matches!(effect, Effect::Go { replace: true, .. });
    assert!(effects.iter().any(replaced), "{effects:?}");
}

#[test]
fn every_trouble_with_the_storage_is_told_once_and_stops_nobody() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    for trouble in
        [StorageTrouble::Blocked, StorageTrouble::Full, StorageTrouble::SettingsUnreadable]
    {
        send(&mut model, Msg::StorageFailed(trouble));
        assert_eq!(model.notice, Some(Notice::Storage(trouble)));
        send(&mut model, Msg::DismissedNotice);
        send(&mut model, Msg::StorageFailed(trouble));
        assert_eq!(model.notice, None, "told twice");
    }
    play_on(&mut model, 3000);
    assert!(play(&model).game.is_over());
}

#[test]
fn a_kept_game_that_cannot_be_read_leads_to_the_start_with_a_notice() {
    let good = play(&at_table("players=Ann,Ben&seed=5")).save(NOW).to_json().unwrap();
    let newer = good.replacen("\"version\":1", "\"version\":2", 1);
    for (text, notice) in [
        (None, Notice::GameMissing),
        (Some(newer), Notice::GameNewer),
        (Some("{}".to_owned()), Notice::GameDamaged),
        (good.get(..50).map(str::to_owned), Notice::GameDamaged),
    ] {
        let mut model = opened();
        let effects = update(&mut model, Msg::AddressChanged("#/table/abc".to_owned()), NOW);
        assert_eq!(effects, [Effect::Fetch(id("abc"))]);
        send(&mut model, Msg::GameFetched { id: id("abc"), text });
        assert_eq!((model.address, model.notice), (Address::Start, Some(notice)));
        assert_eq!(model.play, None);
    }
}

#[test]
fn the_shelf_shows_the_newest_game_first_and_keeps_what_it_cannot_read() {
    let mut game = at_table("edition=extended&players=Ann,Ben&seed=5");
    press(&mut game, Choice::Roll(8));
    let text = |model: &Model, now| play(model).save(now).to_json().unwrap();
    let games = vec![
        SavedGame::look_at(id("broken"), "nonsense"),
        SavedGame::look_at(id("old"), &text(&game, 10)),
        {
            play_on(&mut game, 3000);
            SavedGame::look_at(id("new"), &text(&game, 30))
        },
        SavedGame::look_at(id("middle"), &text(&game, 20)),
    ];
    let mut model = opened();
    send(&mut model, Msg::SavedGamesRead(games));
    let order: Vec<_> = model.saved_games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(order, ["new", "middle", "old", "broken"]);
    let running: Vec<_> = model.saved_games.iter().map(SavedGame::is_running).collect();
    assert_eq!(running, [false, false, true, false]);
}

#[test]
fn a_game_is_thrown_away_only_after_a_question() {
    let mut model = opened();
    let effects = update(&mut model, Msg::PressedDelete(id("abc")), NOW);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Delete(_))), "{effects:?}");
    let effects = update(&mut model, Msg::Closed, NOW);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Delete(_))), "{effects:?}");
    update(&mut model, Msg::PressedDelete(id("abc")), NOW);
    let effects = update(&mut model, Msg::Confirmed, NOW);
    assert!(effects.contains(&Effect::Delete(vec![id("abc")])), "{effects:?}");
}
