//! The replay: the table as it was, the way through the game, and a game of its own from there.

use engine::Phase;
use heckmeck::{
    app::{Address, Effect, Model, Msg, Notice, ReplayMove, ReplayMsg, update},
    i18n::Language,
    view_model::{DialogView, ReplayView, Screen, SeatView, TileView, key_meaning},
};
use record::{Level, Save};

use super::{
    review::{ended, reviewed},
    support::{NOW, at_table, id, now, play, play_on, run, send},
};

const LINK: &str = "players=Ann,Otto:naive&seed=3&short_game=1";

fn go(model: &mut Model, to: ReplayMove) -> Vec<Effect> {
    update(model, Msg::Replay(ReplayMsg::Moved(to)), NOW)
}

fn at(model: &Model) -> usize {
    model.replay.as_ref().unwrap().at
}

/// The replay of a game that has ended.
fn replayed(link: &str) -> Model {
    let mut model = ended(link);
    let address = Address::Replay { id: play(&model).id.clone(), at: None };
    send(&mut model, Msg::AddressChanged(address.to_hash()));
    assert_eq!(Screen::of(&model), Screen::Replay);
    model
}

#[test]
fn every_step_is_the_table_as_the_engine_plays_it() {
    let mut model = replayed(LINK);
    let record = model.replay.as_ref().unwrap().whole.record.clone();
    let mut game = record.opening.game().unwrap();
    assert_eq!(play(&model).game, game);
    for (index, action) in record.actions.iter().enumerate() {
        game.play(*action).unwrap();
        assert_eq!(go(&mut model, ReplayMove::On), []);
        assert_eq!((at(&model), &play(&model).game), (index + 1, &game));
        assert!(!play(&model).moment().is_empty(), "nothing is shown of action {index}");
    }
    assert!(play(&model).game.is_over());
    assert_eq!(model.replay_target(ReplayMove::On), None);
    for to in [0, record.actions.len() / 2, 3, usize::MAX] {
        go(&mut model, ReplayMove::To(to));
        let mut game = record.opening.game().unwrap();
        for action in record.actions.iter().take(to) {
            game.play(*action).unwrap();
        }
        assert_eq!(play(&model).game, game);
    }
}

#[test]
fn turns_begin_where_nothing_lies_aside() {
    let mut model = replayed(LINK);
    let turns = model.replay.as_ref().unwrap().turns.clone();
    let mut seen = vec![0];
    while model.replay_target(ReplayMove::TurnOn).is_some() {
        go(&mut model, ReplayMove::TurnOn);
        seen.push(at(&model));
        let phase = play(&model).game.phase().clone();
        let begins = matches!(&phase, Phase::Deciding(turn) if turn.is_fresh());
        assert!(begins || phase == Phase::Over, "{phase:?}");
    }
    assert_eq!(seen, turns);
    let last = ReplayView::of(&model).unwrap().position;
    assert_eq!(last, format!("Turn {0} of {0}", turns.len() - 1));
    go(&mut model, ReplayMove::TurnBack);
    assert_eq!(at(&model), turns[turns.len() - 2]);
    go(&mut model, ReplayMove::Back);
    go(&mut model, ReplayMove::TurnOn);
    assert_eq!(at(&model), turns[turns.len() - 2], "within a turn its end is next");
}

#[test]
fn nobody_plays_and_nothing_is_saved_in_a_replay() {
    let mut model = replayed(LINK);
    let whole = model.replay.as_ref().unwrap().whole.clone();
    for _ in 0..whole.record.actions.len() {
        assert!(!model.person_is_due());
        for choice in play(&model).game.choices() {
            assert_eq!(update(&mut model, Msg::Chose(choice), NOW), []);
        }
        let step = play(&model).record.actions.len();
        for msg in [Msg::PressedUndo, Msg::Hurried, Msg::PressedSkip, Msg::BotDue(step)] {
            assert_eq!(update(&mut model, msg, NOW), []);
        }
        assert_eq!(go(&mut model, ReplayMove::On), []);
    }
    assert_eq!(model.replay.as_ref().unwrap().whole, whole);
    send(&mut model, Msg::AddressChanged(Address::End(whole.id.clone()).to_hash()));
    assert_eq!(play(&model), &whole, "what lay there before lies there again");
    assert!(model.replay.is_none());
}

#[test]
fn the_table_shows_what_lay_there_and_nothing_can_be_taken() {
    let mut model = replayed(LINK);
    go(&mut model, ReplayMove::Last);
    let whole = &model.replay.as_ref().unwrap().whole;
    for seat in whole.game.seats() {
        let shown = SeatView::of(&model, seat).unwrap();
        assert_eq!(shown.worms, whole.game.score(seat));
        assert_eq!(shown.steal, None);
    }
    for tile in whole.game.grill().open().iter() {
        assert_eq!(TileView::of(&model, tile).unwrap().take, None);
    }
}

#[test]
fn a_kept_game_is_fetched_and_what_cannot_be_read_is_told() {
    let finished = ended(LINK);
    let text = play(&finished).save(NOW).to_json().unwrap();
    let open = |text: Option<&str>| {
        let mut model = at_table("players=Zoe,Max&seed=1");
        let effects = update(&mut model, Msg::AddressChanged("#/replay/def?at=5".to_owned()), NOW);
        assert!(effects.contains(&Effect::Fetch(id("def"))), "{effects:?}");
        let fetched = Msg::GameFetched { id: id("def"), text: text.map(str::to_owned) };
        send(&mut model, fetched);
        model
    };
    let mut model = open(Some(&text));
    assert_eq!((Screen::of(&model), at(&model)), (Screen::Replay, 5));
    assert_eq!(model.replay.as_ref().unwrap().whole.record, play(&finished).record);
    send(&mut model, Msg::AddressChanged("#/".to_owned()));
    assert_eq!(play(&model).name(engine::Seat::new(0)), "Zoe", "the running game is back");
    assert_eq!(open(None).notice, Some(Notice::GameMissing));
    assert_eq!(open(Some("{")).notice, Some(Notice::GameDamaged));
}

#[test]
fn a_running_game_is_shown_up_to_now_and_without_its_chances() {
    let mut model = at_table("players=Ann,Otto:naive&seed=3");
    send(&mut model, Msg::PressedSkip);
    play_on(&mut model, 2);
    let (record, id) = (play(&model).record.clone(), play(&model).id.clone());
    send(&mut model, Msg::AddressChanged(Address::Replay { id: id.clone(), at: None }.to_hash()));
    go(&mut model, ReplayMove::Last);
    assert_eq!(play(&model).record, record);
    assert!(model.review.is_none() && ReplayView::of(&model).unwrap().chance.is_none());
}

#[test]
fn the_log_leads_to_the_replay_once_there_is_anything_to_see() {
    let offers = |model: &Model| match DialogView::of(model) {
        Some(DialogView::Log { replay, .. }) => replay.is_some(),
        other => unreachable!("{other:?}"),
    };
    let mut model = at_table("players=Ann,Ben&seed=3");
    send(&mut model, Msg::Opened(heckmeck::app::Dialog::Log));
    assert!(!offers(&model));
    send(&mut model, Msg::Closed);
    play_on(&mut model, 3);
    send(&mut model, Msg::Opened(heckmeck::app::Dialog::Log));
    assert!(offers(&model));
    let id = play(&model).id.clone();
    let effects = update(&mut model, Msg::Replay(ReplayMsg::Opened), NOW);
    let address = Address::Replay { id, at: None };
    assert_eq!(effects, [Effect::Go { address, replace: true }]);
    run(&mut model, effects);
    assert_eq!(Screen::of(&model), Screen::Replay);
    send(&mut model, Msg::Opened(heckmeck::app::Dialog::Log));
    assert!(!offers(&model), "it is there already");
}

#[test]
fn it_plays_by_itself_until_its_end_or_until_somebody_goes_elsewhere() {
    let mut model = replayed(LINK);
    let mut effects = update(&mut model, Msg::Replay(ReplayMsg::PressedPlay), NOW);
    let mut steps = 1;
    while let Some(Effect::WaitInReplay { milliseconds, at: due }) = effects.pop() {
        assert!(milliseconds >= 300 && due == at(&model), "{milliseconds}");
        let late = Msg::Replay(ReplayMsg::Due(due + 1));
        assert_eq!(update(&mut model, late, NOW), [], "of another moment");
        effects = update(&mut model, Msg::Replay(ReplayMsg::Due(due)), NOW);
        steps += 1;
    }
    let replay = model.replay.as_ref().unwrap();
    assert_eq!((steps, replay.at, replay.playing), (replay.len(), replay.len(), false));
    update(&mut model, Msg::Replay(ReplayMsg::PressedPlay), NOW);
    assert_eq!(at(&model), 0, "from its end it begins again");
    go(&mut model, ReplayMove::On);
    assert_eq!(update(&mut model, Msg::Replay(ReplayMsg::Due(1)), NOW), []);
}

#[test]
fn a_faster_pace_waits_less() {
    let mut waits = Vec::new();
    for presses in 0..3 {
        let mut model = replayed(LINK);
        for _ in 0..presses {
            send(&mut model, Msg::Replay(ReplayMsg::PressedSpeed));
        }
        let effects = update(&mut model, Msg::Replay(ReplayMsg::PressedPlay), NOW);
        let Some(Effect::WaitInReplay { milliseconds, .. }) = effects.last() else {
            unreachable!("{effects:?}")
        };
        waits.push(*milliseconds);
    }
    assert!(waits[1] < waits[0] && waits[0] < waits[2], "normal, fast, slow: {waits:?}");
}

#[test]
fn mistakes_are_found_named_and_bettered_in_four_languages() {
    let mut model = ended("players=Ann:random,Otto:naive&seed=3&short_game=1");
    reviewed(&mut model);
    let id = play(&model).id.clone();
    send(&mut model, Msg::AddressChanged(Address::Replay { id, at: None }.to_hash()));
    let mut found = 0;
    while model.replay_target(ReplayMove::MistakeOn).is_some() {
        go(&mut model, ReplayMove::MistakeOn);
        found += 1;
        for language in Language::ALL {
            model.language = language;
            let view = ReplayView::of(&model).unwrap();
            let verdict = view.verdict.unwrap();
            assert!(verdict.grade.is_mistake() && view.chance.is_none(), "told twice");
            let better = verdict.better.unwrap();
            assert_eq!(better.matches('%').count(), 2, "{better}");
        }
    }
    assert!(found > 1, "who plays at random made {found} mistakes");
    let last = at(&model);
    go(&mut model, ReplayMove::MistakeBack);
    assert!(at(&model) < last);
}

#[test]
fn play_from_here_is_a_game_of_its_own_and_leaves_the_original() {
    let mut model = replayed("players=Ann,Ben,Otto:naive&seed=3&short_game=1");
    go(&mut model, ReplayMove::To(9));
    let whole = model.replay.as_ref().unwrap().whole.clone();
    let before = play(&model).game.clone();
    let time = now(&model);
    let effects = update(&mut model, Msg::Replay(ReplayMsg::PressedPlayOn), time);
    let saves: Vec<Save> = run(&mut model, effects);
    assert_eq!(play(&model).game, before);
    assert_ne!(play(&model).id, whole.id);
    assert_ne!(play(&model).rng.seed(), whole.rng.seed());
    assert_eq!(play(&model).record.opening, whole.record.opening);
    assert_eq!(model.notice, Some(Notice::WhatIf));
    assert!(matches!(model.address, Address::Table(_)) && model.occupied);
    assert!(saves.iter().all(|save| save.record != whole.record), "the original was written");
    assert!(saves.iter().any(|save| save.record.actions == whole.record.actions[..9]));
}

#[test]
fn the_other_seats_can_become_bots() {
    let mut model = replayed("players=Ann,Ben,Otto:naive&seed=3&short_game=1");
    go(&mut model, ReplayMove::To(9));
    let game = play(&model).game.clone();
    send(&mut model, Msg::Replay(ReplayMsg::PickedOthers(Some(Level::Greedy))));
    send(&mut model, Msg::Replay(ReplayMsg::PressedPlayOn));
    let bots: Vec<_> = play(&model).record.opening.players.iter().map(|it| it.bot).collect();
    let people = bots.iter().filter(|bot| bot.is_none()).count();
    assert_eq!((people, bots.len()), (1, 3), "{bots:?}");
    assert!(bots.iter().flatten().all(|level| *level == Level::Greedy), "{bots:?}");
    assert_eq!(play(&model).game, game);
    let mut over = replayed(LINK);
    go(&mut over, ReplayMove::Last);
    assert_eq!(update(&mut over, Msg::Replay(ReplayMsg::PressedPlayOn), NOW), []);
}

#[test]
fn its_keys_lead_through_it_and_are_all_listed() {
    let mut model = replayed(LINK);
    let moves = [
        ("ArrowRight", ReplayMove::On),
        ("ArrowLeft", ReplayMove::Back),
        ("PageDown", ReplayMove::TurnOn),
        ("PageUp", ReplayMove::TurnBack),
        ("Shift+ArrowRight", ReplayMove::TurnOn),
        ("Shift+ArrowLeft", ReplayMove::TurnBack),
        ("m", ReplayMove::MistakeOn),
        ("M", ReplayMove::MistakeBack),
        ("Home", ReplayMove::First),
        ("End", ReplayMove::Last),
    ];
    for (key, to) in moves {
        assert_eq!(key_meaning(&model, key), Some(Msg::Replay(ReplayMsg::Moved(to))), "{key}");
    }
    assert_eq!(key_meaning(&model, " "), Some(Msg::Replay(ReplayMsg::PressedPlay)));
    assert_eq!(key_meaning(&model, "r"), None, "nobody rolls");
    let help = key_meaning(&model, "?").unwrap();
    send(&mut model, help);
    let Some(DialogView::Keys { rows, .. }) = DialogView::of(&model) else { unreachable!() };
    let keys: Vec<&str> = rows.iter().flat_map(|row| row.keys).copied().collect();
    for key in ["←", "→", "M", "Home", "End", "␣"] {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    assert_eq!(key_meaning(&model, "ArrowRight"), None, "something is open");
}

#[test]
fn addresses_of_a_moment_lead_there() {
    for text in ["#/replay/abc", "#/replay/abc?at=12"] {
        assert_eq!(Address::parse(text).unwrap().to_hash(), text);
    }
    assert_eq!(Address::parse("#/replay/"), None);
    assert_eq!(Address::parse("#/replay/ABC"), None);
    let Some(Address::Replay { at, .. }) = Address::parse("#/replay/abc?at=-1") else {
        unreachable!()
    };
    assert_eq!(at, None);
    let mut model = replayed(LINK);
    let id = model.replay.as_ref().unwrap().whole.id.clone();
    let far = Address::Replay { id, at: Some(usize::MAX) };
    send(&mut model, Msg::AddressChanged(far.to_hash()));
    assert!(play(&model).game.is_over(), "no further than its end");
}
