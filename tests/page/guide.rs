//! The guided first game: it can be played to its end by what it says, teaches what it promises, and leaves no trace.

use engine::{Choice, Face, Seat, Tile};
use heckmeck::{
    app::{Address, Dialog, Effect, GuideStep, Model, Msg, StorageTrouble, update},
    i18n::Language,
    view_model::{
        ActionButton, ActionKind, GuideView, Hollow, Screen, SpokenKey, Urgency, coach_line,
        key_meaning, points_at, spoken, way_back,
    },
};

use super::support::{NOW, at_table, id, now, opened, play, play_on, run, send};

fn at_guide() -> Model {
    let mut model = opened();
    send(&mut model, Msg::AddressChanged("#/guide".to_owned()));
    assert_eq!(Screen::of(&model), Screen::Guide);
    model
}

/// Everything that can be pressed, and whether it is what is meant.
fn buttons(model: &Model) -> Vec<(Msg, String, bool)> {
    let below = ActionKind::ALL.into_iter().filter_map(|kind| ActionButton::of(model, kind));
    let below = below.filter_map(|button| Some((button.msg?, button.words, button.target)));
    let hollows = Face::ALL.map(|face| Hollow::of(model, face)).into_iter();
    let keep = |hollow: Hollow| {
        let words = (model.messages().table.keep)(hollow.face, hollow.dice);
        (Msg::Chose(Choice::Keep(hollow.face)), words, hollow.target)
    };
    below.chain(hollows.filter(|hollow| hollow.open).map(keep)).collect()
}

fn target(model: &Model) -> Msg {
    let mut meant = buttons(model).into_iter().filter(|(.., target)| *target);
    let (msg, ..) = meant.next().unwrap_or_else(|| panic!("nothing is meant: {model:#?}"));
    assert_eq!(meant.next(), None, "two things are meant");
    msg
}

fn step(model: &Model) -> usize {
    model.guide.as_ref().unwrap().step.index()
}

/// Presses what is meant, up to this step.
fn guided_to(wanted: usize) -> Model {
    let mut model = at_guide();
    while step(&model) < wanted {
        let msg = target(&model);
        send(&mut model, msg);
    }
    model
}

#[test]
fn every_step_is_legal_and_the_last_one_is_the_end() {
    let mut model = at_guide();
    for number in 0..GuideStep::COUNT {
        assert_eq!(step(&model), number);
        let before = play(&model).record.actions.len();
        let expected = model.guided_choice();
        let done = GuideView::of(&model).unwrap().done;
        assert_eq!(done, number + 1 == GuideStep::COUNT);
        if done {
            break;
        }
        if let Some(choice) = expected {
            assert!(play(&model).game.choices().contains(&choice), "{number}: {choice:?}");
        }
        let msg = target(&model);
        let effects = update(&mut model, msg, NOW);
        assert_eq!(effects, [], "{number}: nothing is saved, nobody waits");
        let played = &play(&model).record.actions[before..];
        assert_eq!(expected.is_some(), played.len() == 1 && expected == Some(played[0].choice()));
        assert!(!model.guide.as_ref().unwrap().strayed);
    }
    let actions = play(&model).record.actions.len();
    assert_eq!(actions, 1 + 2 + 2 + 5 + 5 + 5 + 5, "all of the script was played");
}

/// What the sentences tell is what happens.
#[test]
fn the_game_shows_what_the_sentences_say() {
    let tile = |number| Tile::new(number).unwrap();
    let (own, bird) = (Seat::new(0), Seat::new(1));
    let top = |model: &Model, seat| play(model).game.stack(seat).top();
    let sum = |model: &Model| play(model).game.count().sum;
    for (at, points) in [(3, 15), (5, 25), (7, 12), (10, 10), (12, 22), (16, 15), (18, 23)] {
        assert_eq!(sum(&guided_to(at)), points, "{at}");
    }
    assert_eq!(top(&guided_to(6), own), Some(tile(25)));
    assert_eq!(top(&guided_to(8), bird), Some(tile(22)));
    let stolen = guided_to(13);
    assert_eq!((top(&stolen, own), top(&stolen, bird)), (Some(tile(22)), None));
    assert_eq!(top(&guided_to(14), bird), Some(tile(24)), "25 is covered: the next lower one");
    let failed = guided_to(19);
    assert_eq!(top(&failed, own), Some(tile(25)), "22 went back");
    assert!(play(&failed).game.grill().open().contains(tile(22)));
    assert!(play(&failed).game.grill().down().contains(tile(36)));
    assert_eq!((play(&failed).game.score(own), play(&failed).game.score(bird)), (2, 1));
    for language in Language::ALL {
        let steps = language.messages().guide.steps;
        let told = [(3, "15"), (5, "25"), (7, "12"), (8, "22"), (14, "24"), (18, "23"), (20, "36")];
        for (at, number) in told {
            assert!(steps[at].contains(number), "{}: {}", language.code(), steps[at]);
        }
        for at in [6, 7, 8, 13, 14, 22] {
            assert!(steps[at].contains(play(&failed).name(bird)), "{}", steps[at]);
        }
    }
}

/// Nothing but what is said is needed to play it.
#[test]
fn whoever_only_listens_can_play_it_to_its_end() {
    for language in Language::ALL {
        let mut model = opened();
        model.language = language;
        send(&mut model, Msg::AddressChanged("#/guide".to_owned()));
        let mut heard = Vec::new();
        loop {
            let said = spoken(&model, Urgency::Polite).pop().unwrap();
            assert!(matches!(said.key, SpokenKey::Guide(_)), "{said:?}");
            assert!(!heard.contains(&said.key), "only what is new is read out: {said:?}");
            heard.push(said.key);
            if GuideView::of(&model).unwrap().done {
                break;
            }
            let buttons = buttons(&model);
            let named = buttons.iter().filter(|(_, words, _)| said.words.contains(words.as_str()));
            let (msg, _, meant) = named.max_by_key(|(_, words, _)| words.len()).unwrap();
            assert!(meant, "{}: {buttons:?}", said.words);
            let msg = msg.clone();
            send(&mut model, msg);
        }
        assert_eq!(heard.len(), GuideStep::COUNT);
    }
}

#[test]
fn a_wrong_tap_gets_a_kind_word_and_changes_nothing() {
    for number in 0..GuideStep::COUNT {
        let model = guided_to(number);
        for (msg, words, meant) in buttons(&model) {
            if meant || msg == Msg::PressedGuide {
                continue;
            }
            let mut strayed = model.clone();
            assert_eq!(update(&mut strayed, msg, NOW), []);
            assert_eq!(strayed.play, model.play, "{number}: {words}");
            assert_eq!(step(&strayed), number);
            let view = GuideView::of(&strayed).unwrap();
            assert_eq!(view.words, model.messages().guide.strayed);
            let said = |model: &Model| spoken(model, Urgency::Polite).pop().unwrap();
            assert_ne!(said(&strayed).key, said(&model).key, "it is spoken");
        }
    }
    let strayed_at =
        |number: usize| buttons(&guided_to(number)).iter().filter(|(.., meant)| !meant).count();
    assert!(strayed_at(2) > 2, "other values can be tapped");
    assert_eq!(strayed_at(3), 1, "stopping can be tapped");
}

#[test]
fn stopping_where_it_fails_is_no_question_here() {
    let mut model = guided_to(18);
    send(&mut model, Msg::Chose(Choice::Stop));
    assert_eq!(model.dialog, None);
    assert!(model.guide.as_ref().unwrap().strayed);
}

#[test]
fn keys_play_it() {
    assert_eq!(key_meaning(&guided_to(1), "r"), Some(Msg::Chose(Choice::Roll(8))));
    assert_eq!(key_meaning(&guided_to(2), "5"), Some(Msg::Chose(Choice::Keep(Face::Five))));
    assert_eq!(key_meaning(&guided_to(5), "t"), Some(Msg::Chose(Choice::Stop)));
}

#[test]
fn it_points_at_what_is_meant() {
    let at = |number| points_at(&guided_to(number));
    assert_eq!(at(0), Some("grill"));
    assert_eq!(at(3), Some("aside"));
    assert_eq!(at(6), Some("own"));
    assert_eq!(at(12), Some("bird"));
    assert_eq!(at(1), None);
    assert_eq!(points_at(&opened()), None);
}

#[test]
fn the_game_that_was_on_the_table_is_there_again() {
    let mut model = at_table("players=Ann,Ben&seed=7");
    play_on(&mut model, 9);
    // Nothing is kept of it: it is nowhere but in the page.
    send(&mut model, Msg::StorageFailed(StorageTrouble::Full));
    let before = model.clone();
    let table = format!("#/table/{}", play(&before).id.as_str());
    let effects = update(&mut model, Msg::AddressChanged("#/guide".to_owned()), NOW);
    assert!(effects.contains(&Effect::Release), "other tabs may play it meanwhile: {effects:?}");
    assert_eq!(model.running_game(), Some(&play(&before).id));
    assert!(model.would_lose_the_game(), "it is still only here");
    for _ in 0..5 {
        let msg = target(&model);
        send(&mut model, msg);
    }
    assert_ne!(model.play, before.play);
    assert_eq!(update(&mut model, Msg::GamesDeleted, NOW).len(), 1, "there is room: it is saved");
    send(&mut model, Msg::AddressChanged("#/".to_owned()));
    assert_eq!((model.guide.as_ref(), &model.play), (None, &before.play));
    assert!(!model.occupied);
    let now = now(&model);
    let effects = update(&mut model, Msg::AddressChanged(table), now);
    assert!(matches!(effects.as_slice(), [Effect::Fetch(_)]), "{effects:?}");
    // Once to see it, once when it is certain that nobody else plays it.
    for _ in 0..2 {
        send(&mut model, Msg::GameFetched { id: play(&before).id.clone(), text: None });
    }
    assert_eq!((model.occupied, &model.play), (true, &before.play));
}

#[test]
fn it_is_never_kept_and_counted() {
    let mut model = at_guide();
    assert_eq!(model.running_game(), None);
    assert!(!model.would_lose_the_game());
    while !GuideView::of(&model).unwrap().done {
        let msg = target(&model);
        assert_eq!(send(&mut model, msg), []);
        for msg in [Msg::Hurried, Msg::PressedUndo, Msg::GamesDeleted] {
            assert_eq!(update(&mut model, msg, NOW), []);
        }
        assert!(coach_line(&model).is_none() && model.hint().is_none());
    }
    assert_eq!(model.settings, opened().settings);
    assert_eq!(send(&mut model, Msg::PressedGoOn), [], "nothing follows");
    assert_eq!(step(&model), GuideStep::COUNT - 1);
}

#[test]
fn whoever_looks_something_up_comes_back_to_where_they_were() {
    let mut model = guided_to(4);
    send(&mut model, Msg::PressedRules);
    assert!(matches!(model.dialog, Some(Dialog::Rules(_))) && Screen::of(&model) == Screen::Guide);
    send(&mut model, Msg::PressedMore);
    assert!(matches!(model.address, Address::Rules { .. }));
    let back = way_back(&model);
    send(&mut model, Msg::AddressChanged(back));
    assert_eq!((Screen::of(&model), step(&model)), (Screen::Guide, 4));
    send(&mut model, Msg::AddressChanged("#/".to_owned()));
    send(&mut model, Msg::AddressChanged("#/guide".to_owned()));
    assert_eq!(step(&model), 0, "left is left");
}

#[test]
fn at_its_end_it_can_be_played_again_or_a_real_game_begins() {
    let mut model = guided_to(GuideStep::COUNT - 1);
    let mut again = model.clone();
    send(&mut again, Msg::PressedGuide);
    assert_eq!((Screen::of(&again), step(&again)), (Screen::Guide, 0));
    assert!(play(&again).is_untouched());
    assert_eq!(target(&model), Msg::PressedQuickGame);
    let saves = send(&mut model, Msg::PressedQuickGame);
    assert_eq!((Screen::of(&model), model.guide.as_ref()), (Screen::Table, None));
    assert!(!saves.is_empty() && play(&model).id != id("guide"));
}

#[test]
fn from_the_start_it_is_one_message() {
    let mut model = opened();
    let effects = update(&mut model, Msg::PressedGuide, NOW);
    assert_eq!(effects, [Effect::Go { address: Address::Guide, replace: false }]);
    run(&mut model, effects);
    assert_eq!(Screen::of(&model), Screen::Guide);
    assert_eq!(play(&model).game.current(), Seat::new(0), "the person begins");
}
