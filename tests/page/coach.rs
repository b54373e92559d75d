//! The line of the coach in the first games, and hints the first time that something comes up.

use engine::{Choice, Edition, Figure};
use heckmeck::{
    app::{Coach, Effect, Hint, Hints, Model, Msg, Settings, update},
    i18n::Language,
    view_model::{HintView, SpokenKey, Urgency, coach_line, spoken},
};
use testing::scenario::TableBuilder;

use super::{
    support::{NOW, at_table, at_table_with, play, play_on, play_until, press, send},
    table_view::{owned, table},
};

fn line(model: &Model) -> Option<&'static str> {
    coach_line(model).map(|line| line.words)
}

#[test]
fn the_line_says_what_to_do_and_why() {
    let texts = &Language::En.messages().coach;
    let original = TableBuilder::stacks(Edition::Original, &[&[], &[]]);
    for (moves, expected) in [
        ("", Some(texts.roll)),
        ("roll WW444123", Some(texts.keep)),
        ("roll WW444123, keep 4", Some(texts.no_worm)),
        ("roll WW444123, keep 4, roll WW123", Some(texts.keep_worm)),
        ("roll WW444123, keep W", Some(texts.roll_on)),
        ("roll WW444123, keep W, roll 555123, keep 5", Some(texts.take_or_roll)),
        // All dice are aside: there is nothing left to decide.
        ("roll WWWWWWWW, keep W", None),
    ] {
        assert_eq!(line(&table("Ann,Ben", &original, moves)), expected, "{moves}");
    }
    let steal = TableBuilder::stacks(Edition::Original, &[&[], &[25]]);
    let moves = "roll WW444123, keep W, roll 555123, keep 5";
    assert_eq!(line(&table("Ann,Ben", &steal, moves)), Some(texts.steal));
    assert_eq!(line(&table("Otto:greedy,Ben", &original, "")), None, "a bot needs no coach");
}

#[test]
fn the_line_goes_after_three_games_or_by_a_tap() {
    let mut model = at_table("players=Ann,Ben&seed=3");
    for game in 1..=3 {
        assert!(line(&model).is_some(), "game {game}");
        play_until(&mut model, |model| play(model).game.is_over());
        assert_eq!(model.settings.coached_games, game);
        send(&mut model, Msg::PressedRematch);
    }
    assert_eq!((line(&model), model.settings.coach), (None, Coach::Hints));

    let mut model = at_table("players=Ann,Ben&seed=3");
    assert_eq!(update(&mut model, Msg::DismissedCoach, NOW), [Effect::SaveSettings]);
    assert_eq!((line(&model), model.settings.coach), (None, Coach::Hints));
    // Whoever wants it back gets it once more.
    let mut settings = model.settings.clone();
    settings.coached_games = 3;
    settings.choose_coach(Coach::Line);
    send(&mut model, Msg::ChangedSettings(settings));
    assert!(line(&model).is_some() && model.settings.coached_games == 0);
}

#[test]
fn games_of_bots_alone_do_not_count() {
    let mut model = at_table("players=Otto:naive,Pip:naive&seed=3");
    send(&mut model, Msg::PressedSkip);
    assert!(play(&model).game.is_over());
    assert_eq!(model.settings.coached_games, 0);
}

/// A table for every hint.
fn occasions() -> Vec<(Hint, Model)> {
    let extended = |stacks: [&[u8]; 2]| TableBuilder::stacks(Edition::Extended, &stacks);
    let low = (21..=36).filter(|number| *number != 30);
    let mut found: Vec<(Hint, Model)> = Vec::new();
    for figure in Figure::ALL {
        if figure != Figure::Raven {
            found.push((Hint::Figure(figure), table("Ann,Ben", &owned(figure, 0), "")));
        }
    }
    let weasel = owned(Figure::Weasel, 0);
    let to_25 = "roll WW444123, keep W, roll 555123, keep 5";
    let to_23 = "roll WWW44123, keep W, roll 44123, keep 4";
    found.extend(vec![
        (Hint::Figure(Figure::Raven), table("Ann,Ben", &extended([&[], &[]]), to_23)),
        (Hint::DeadRoll, table("Ann,Ben", &weasel, "roll WW444123, keep W, roll WWWWWW")),
        (Hint::LowTiles, table("Ann,Ben", &extended([&[], &[30]]).down(low), "")),
        (Hint::Steal, table("Ann,Ben", &extended([&[], &[25]]), to_25)),
        (Hint::Lost, table("Ann,Ben", &extended([&[], &[]]), "roll 11111111, keep 1")),
    ]);
    found
}

#[test]
fn every_hint_has_its_occasion() {
    let occasions = occasions();
    let hints: Vec<Hint> = occasions.iter().map(|(hint, _)| *hint).collect();
    for hint in Hint::ALL {
        assert!(hints.contains(&hint), "{hint:?}");
        assert_eq!(Hint::ALL[hint.index()], hint);
    }
    for (hint, model) in &occasions {
        assert_eq!(model.hint(), Some(*hint));
        let view = HintView::of(model).unwrap();
        assert_eq!(view.words, model.messages().coach.hints[hint.index()]);
        let said = spoken(model, Urgency::Polite);
        assert!(said.iter().any(|said| said.key == SpokenKey::Hint(hint.index())), "{said:?}");
    }
}

#[test]
fn a_hint_comes_once_and_only_where_it_is_wanted() {
    for (hint, model) in occasions() {
        let mut closed = model.clone();
        assert_eq!(update(&mut closed, Msg::DismissedHint, NOW), [Effect::SaveSettings]);
        assert_eq!(closed.hint().filter(|next| *next == hint), None);
        assert!(closed.settings.hints_read.contains(hint));
        // Whoever plays on has seen it.
        let choice = play(&model).game.choices()[0];
        let mut played = model.clone();
        press(&mut played, choice);
        assert!(played.settings.hints_read.contains(hint), "{hint:?}");
        for coach in [Coach::Line, Coach::Hints, Coach::Off] {
            let mut model = model.clone();
            model.settings.coach = coach;
            assert_eq!(model.hint().is_some(), coach != Coach::Off);
        }
    }
    let mut quiet = at_table("players=Ann,Ben&seed=3");
    assert_eq!(update(&mut quiet, Msg::DismissedHint, NOW), [], "there was none");
    // Nobody is told what a bot is up to.
    let owned = owned(Figure::Weasel, 0);
    assert_eq!(table("Otto:greedy,Ben", &owned, "").hint(), None);
}

#[test]
fn settings_remember_and_older_ones_are_read() {
    let mut settings = Settings { coach: Coach::Off, coached_games: 2, ..Settings::default() };
    settings.hints_read.insert(Hint::Steal);
    let text = settings.write().unwrap();
    assert_eq!(Settings::read(&text).unwrap(), settings);
    let mut older: serde_json::Value = serde_json::from_str(&text).unwrap();
    let fields = older.as_object_mut().unwrap();
    for field in ["coach", "coached_games", "hints_read"] {
        assert!(fields.remove(field).is_some(), "{field}");
    }
    let read = Settings::read(&older.to_string()).unwrap();
    assert_eq!((read.coach, read.coached_games, read.hints_read), Default::default());
    assert_eq!(read.hints_read, Hints::default());
}

#[test]
fn a_game_with_everything_shows_hints_only_once_each() {
    let mut model = at_table_with(Settings::default(), "edition=extended&players=Ann,Ben&seed=11");
    let mut seen = Vec::new();
    for _ in 0..400 {
        if let Some(hint) = model.hint()
            && seen.last() != Some(&hint)
        {
            assert!(!seen.contains(&hint), "{hint:?} again");
            seen.push(hint);
        }
        play_on(&mut model, 1);
    }
    assert!(seen.len() > 2, "{seen:?}");
}

#[test]
fn stopping_on_a_hint_asks_first_as_ever() {
    let (_, mut model) = occasions().pop().unwrap();
    send(&mut model, Msg::Chose(Choice::Stop));
    assert!(model.dialog.is_some() && model.hint() == Some(Hint::Lost));
}
