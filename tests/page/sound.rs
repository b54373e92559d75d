//! What is heard, when, and who has switched it off.

use std::{fs, path::Path};

use engine::{Choice, Claim, Dice, Event, Face, Failure, Rule, Seat, Tile};
use heckmeck::{
    app::{DeviceRequest, Effect, Msg, Settings, update},
    view_model::{Cue, DialogView, Heard, Sound, cues, key_meaning, sound_switch, sounds},
};
use testing::scenario::{dice, tile};

use super::support::{
    NOW, answer_of_worker, at_table, at_table_with, opened, play, play_on, press, run, send,
};

const ANN: Seat = Seat::new(0);

fn rolled(shown: Dice) -> Event {
    Event::Rolled { seat: ANN, dice: shown, golden: false, weasel: false }
}

fn aside(face: Face, count: u8) -> Event {
    Event::LaidAside { seat: ANN, face, count }
}

fn claimed(claim: Claim) -> Event {
    Event::Claimed { seat: ANN, claim, rule: Rule::O4_3 }
}

fn take(tile: Tile) -> Event {
    claimed(Claim::Take { tile, exact: true })
}

/// Sound, delay and strength of everything that is heard of these events.
fn heard(events: &[Event]) -> Vec<(Sound, u32, u8)> {
    sounds(events, 0).into_iter().map(|cue| (cue.sound, cue.delay, cue.strength)).collect()
}

#[test]
fn a_roll_rattles_with_as_many_dice_as_there_are() {
    for shown in ["1", "WWWW1244"] {
        let count = dice(shown).len();
        assert_eq!(heard(&[rolled(dice(shown))]), [(Sound::Rattle, 0, count)]);
    }
}

#[test]
fn every_die_laid_aside_clacks_where_it_lies_down_and_ticks_with_the_sum() {
    let events = [aside(Face::Worm, 2), aside(Face::Three, 1)];
    assert_eq!(
        heard(&events),
        [
            (Sound::Clack, 220, 1),
            (Sound::Tick, 220, 5),
            (Sound::Clack, 265, 1),
            (Sound::Tick, 265, 10),
            (Sound::Clack, 645, 1),
            (Sound::Tick, 645, 13),
        ]
    );
    // What was heard before still counts, and a new turn begins with nothing.
    let ticks = |events: &[Event], from| {
        let cues = sounds(events, from).into_iter();
        cues.filter(|cue| cue.sound == Sound::Tick).map(|cue| cue.strength).collect::<Vec<_>>()
    };
    assert_eq!(ticks(&events, 1), [13]);
    assert_eq!(ticks(&[events[0], Event::TurnBegan { seat: ANN }, events[1]], 1), [3]);
}

#[test]
fn each_outcome_has_sounds_of_its_own_one_after_the_other() {
    let steal = claimed(Claim::Steal { tile: tile(31), from: Seat::new(1) });
    let hen = claimed(Claim::TakeHen { guarded: tile(31), from: Seat::new(1) });
    let failed = [
        rolled(dice("W")),
        Event::Failed { seat: ANN, why: Failure::DeadRoll, rule: Rule::O5_1 },
        Event::TileReturned { seat: ANN, tile: tile(25) },
        Event::TileTurned { tile: tile(36), rule: Rule::O5_3 },
        Event::TurnBegan { seat: Seat::new(1) },
    ];
    let ended = [take(tile(27)), Event::Ended];
    let check = |events: &[Event], expected: &[(Sound, u32)]| {
        let heard: Vec<_> = heard(events).into_iter().map(|(sound, at, _)| (sound, at)).collect();
        assert_eq!(heard, expected);
    };
    check(&[take(tile(27))], &[(Sound::Peck, 0), (Sound::Sizzle, 90)]);
    check(&[steal], &[(Sound::Cluck, 150)]);
    check(&[hen], &[(Sound::Cluck, 150)]);
    let fall = [
        (Sound::Rattle, 0),
        (Sound::Fizzle, 960),
        (Sound::Clack, 960 + 520 + 380),
        (Sound::Thud, 960 + 520 + 420 + 350),
    ];
    check(&failed, &fall);
    // A turn that goes on by itself waits for nothing.
    let flow = [rolled(dice("44")), aside(Face::Four, 1), rolled(dice("W"))];
    check(
        &flow,
        &[
            (Sound::Rattle, 0),
            (Sound::Clack, 240 + 220),
            (Sound::Tick, 240 + 220),
            (Sound::Rattle, 240 + 220 + 160),
        ],
    );
    check(&ended, &[(Sound::Peck, 0), (Sound::Sizzle, 90), (Sound::Fanfare, 420 + 840)]);
}

#[test]
fn only_what_has_just_happened_is_heard() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    let before = Heard::of(&model);
    assert_eq!(cues(&model, &before), []);
    press(&mut model, Choice::Roll(8));
    let rattle = [Cue { sound: Sound::Rattle, delay: 0, strength: 8 }];
    assert_eq!(cues(&model, &before), rattle);
    assert_eq!(cues(&model, &Heard::of(&model)), [], "a game that is only kept again is silent");
    assert_eq!(cues(&model, &Heard::of(&opened())), [], "a game that was opened is silent");
    model.settings.sound = false;
    assert_eq!(cues(&model, &before), []);
}

#[test]
fn taking_back_is_silent() {
    let mut model = at_table("players=Ann,Ben&seed=5");
    press(&mut model, Choice::Roll(8));
    let keep = play(&model).game.choices()[0];
    press(&mut model, keep);
    let before = Heard::of(&model);
    send(&mut model, Msg::PressedUndo);
    assert!(play(&model).can_undo() || Heard::of(&model) != before, "nothing was taken back");
    assert_eq!(cues(&model, &before), []);
}

#[test]
fn bots_are_heard_step_by_step_and_when_they_are_skipped_by_the_last_outcome_alone() {
    let link = "players=Otto:greedy,Ida:naive,Ann&seed=11";
    let mut watched = at_table(link);
    let before = Heard::of(&watched);
    send(&mut watched, Msg::BotDue(0));
    assert_eq!(cues(&watched, &before)[0].sound, Sound::Rattle);

    for bots_in_page in [false, true] {
        let mut skipped = at_table(link);
        skipped.bots_in_page = bots_in_page;
        let mut heard = Vec::new();
        let mut messages = vec![Msg::PressedSkip];
        while let Some(msg) = messages.pop() {
            let before = Heard::of(&skipped);
            let effects = update(&mut skipped, msg, NOW);
            heard.extend(cues(&skipped, &before));
            for effect in effects {
                match effect {
                    // The answers come one by one, as from the worker.
                    Effect::AskBot(question) => messages.push(answer(&question)),
                    other => drop(run(&mut skipped, vec![other])),
                }
            }
        }
        assert!(skipped.person_is_due());
        let last = play(&skipped).last_turn.as_ref().unwrap().closing;
        assert_eq!(heard, sounds(&play(&skipped).events, last), "in the page: {bots_in_page}");
        assert!(!heard.is_empty());
        assert!(heard.iter().filter(|cue| cue.sound == Sound::Rattle).count() < 2, "{heard:?}");
    }
}

fn answer(question: &heckmeck::app::BotQuestion) -> Msg {
    answer_of_worker(heckmeck::worker::Question::about_bot(question).unwrap())
}

#[test]
fn a_whole_game_ends_with_the_fanfare_and_names_only_sounds_that_are_made() {
    let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("public/sound.js"));
    let script = script.unwrap();
    let mut model = at_table("edition=extended&players=Ann,Ben,Cleo&seed=7");
    play_on(&mut model, 3000);
    let all = sounds(&play(&model).events, 0);
    assert_eq!(all.last().map(|cue| cue.sound), Some(Sound::Fanfare));
    let every = [
        Sound::Rattle,
        Sound::Clack,
        Sound::Tick,
        Sound::Peck,
        Sound::Sizzle,
        Sound::Cluck,
        Sound::Fizzle,
        Sound::Thud,
        Sound::Pop,
        Sound::Fanfare,
    ];
    for sound in every {
        assert!(all.iter().any(|cue| cue.sound == sound), "{sound:?} is never heard");
        assert!(script.contains(&format!("\n  {}(out, at", sound.name())), "{sound:?}");
    }
    let felt = every.map(Sound::vibration);
    assert_eq!(felt.iter().filter(|time| **time > 0).count(), 3);
    assert_eq!(
        (Sound::Clack.vibration(), Sound::Thud.vibration(), Sound::Fizzle.vibration()),
        (10, 25, 40)
    );
}

#[test]
fn sound_is_switched_at_the_table_by_button_and_key_and_remembered() {
    let mut model = at_table_with(Settings::default(), "players=Ann,Ben&seed=5");
    assert_eq!(sound_switch(&model), ("sound", true));
    assert_eq!(key_meaning(&model, "m"), Some(Msg::ToggledSound));
    let effects = update(&mut model, Msg::ToggledSound, NOW);
    assert_eq!(effects, [Effect::SaveSettings]);
    assert_eq!(sound_switch(&model), ("sound-off", false));
    // Whoever switches it on has touched the page: from now on it may be heard.
    let effects = update(&mut model, Msg::ToggledSound, NOW);
    assert_eq!(effects, [Effect::SaveSettings, Effect::Ask(DeviceRequest::Sound)]);
    assert!(model.settings.sound);

    model.dialog = Some(heckmeck::app::Dialog::Keys);
    let Some(DialogView::Keys { rows, .. }) = DialogView::of(&model) else { panic!("no keys") };
    assert!(rows.iter().any(|row| row.keys == ["M"]), "{rows:?}");
}

#[test]
fn settings_from_before_there_was_sound_are_read_and_heard() {
    let silent = Settings { sound: false, ..Settings::default() };
    let text = silent.write().unwrap();
    assert!(!Settings::read(&text).unwrap().sound);
    let earlier = text.replace("\"sound\":false,", "");
    assert_ne!(earlier, text);
    assert!(Settings::read(&earlier).unwrap().sound);
}
