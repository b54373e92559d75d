//! The buttons below the tray.

use engine::{
    Choice::{AcceptBust, Roll, Stop, StopLower, Weasel},
    Edition, Figure,
};
use heckmeck::{
    app::{Model, Msg},
    view_model::{
        ActionButton, ActionKind, Tone, bot_plays, headline, is_played_elsewhere, result_address,
    },
};
use testing::scenario::{TableBuilder, with};

use super::{original, owned, table};

/// `stop 25 “Take 25” can`
fn button_words(kind: ActionKind, button: &ActionButton) -> String {
    let ActionButton { words, msg, tone, claim, pressed, target } = button;
    assert!(!target, "there is a target in the guided game alone");
    let claim = claim.as_ref().map_or_else(String::new, |claim| format!(" {claim}"));
    let tone = match (msg, tone) {
        (None, Tone::Plain) => " rests",
        (None, _) => panic!("what rests must not invite: {button:?}"),
        (_, Tone::Plain) => "",
        (_, Tone::Can) => " can",
        (_, Tone::Risks) => " risks",
        (_, Tone::Fails) => " fails",
    };
    let slot = kind.class().rsplit("in-").next().unwrap_or_default();
    let pressed = match pressed {
        None => "",
        Some(true) => " on",
        Some(false) => " off",
    };
    format!("{}{claim} “{words}”{tone}{pressed} [{slot}]", kind.name())
}

#[track_caller]
pub(super) fn check_buttons(model: &Model, expected: &[&str]) {
    let words = |kind| ActionButton::of(model, kind).map(|button| button_words(kind, &button));
    let shown: Vec<String> = ActionKind::ALL.into_iter().filter_map(words).collect();
    assert_eq!(shown, expected);
}

#[test]
fn the_buttons_of_a_turn() {
    let moments = [
        (
            "",
            &[
                "undo “Undo” rests [undo]",
                "roll “Roll 8 dice” can [roll]",
                "stop “Stop” rests [stop]",
            ][..],
        ),
        (
            "roll WWWW1244",
            &["undo “Undo” rests [undo]", "roll “Roll” rests [roll]", "stop “Stop” rests [stop]"],
        ),
        (
            "roll WWWW1244, keep W",
            &[
                "undo “Undo” [undo]",
                "roll “Roll 4 dice” can [roll]",
                "stop “Stop (failed attempt)” fails [stop]",
            ],
        ),
        (
            "roll WWWW1244, keep W, roll 1555, keep 5",
            &[
                "undo “Undo” [undo]",
                "roll “Roll 1 die” risks [roll]",
                "stop 35 “Take 35” can [stop]",
            ],
        ),
        // Nothing is left to roll.
        (
            "roll WWWW1244, keep W, roll 5555, keep 5",
            &["undo “Undo” [undo]", "roll “Roll” rests [roll]", "stop 36 “Take 36” can [stop]"],
        ),
    ];
    for (told, expected) in moments {
        check_buttons(&table("Ann,Ben", &original(), told), expected);
    }
}

#[test]
fn the_stop_says_what_it_takes_and_from_whom() {
    let told = "roll WWWW1244, keep W, roll 1555, keep 5";
    let ben_has_35 = |edition| TableBuilder::stacks(edition, &[&[], &[35]]);
    check_buttons(
        &table("Ann,Ben", &ben_has_35(Edition::Original), told),
        &[
            "undo “Undo” [undo]",
            "roll “Roll 1 die” risks [roll]",
            "stop 35 “Steal 35 from Ben” can [stop]",
        ],
    );
    check_buttons(
        &table("Ann,Ben", &ben_has_35(Edition::Extended).figures(&[(Figure::Hen, with(1))]), told),
        &[
            "undo “Undo” [undo]",
            "roll “Roll 1 die” risks [roll]",
            "stop hen “Take the hen from Ben” can [stop]",
        ],
    );
    check_buttons(
        &table("Ann,Ben", &ben_has_35(Edition::Pickomino2005), told),
        &[
            "undo “Undo” [undo]",
            "roll “Roll 1 die” risks [roll]",
            "stop 35 “Steal 35 from Ben” can [stop]",
            "lower 34 “Take 34” can [special]",
        ],
    );
}

#[test]
fn the_sheet_of_2005_offers_no_stop_that_fails_while_one_can_roll() {
    let lay = TableBuilder::stacks(Edition::Pickomino2005, &[&[], &[]]);
    check_buttons(
        &table("Ann,Ben", &lay, "roll WWWW1244, keep W"),
        &["undo “Undo” [undo]", "roll “Roll 4 dice” can [roll]", "stop “Stop” rests [stop]"],
    );
}

#[test]
fn the_weasel_takes_the_place_of_the_roll() {
    let lay = owned(Figure::Weasel, 0);
    let weasel = "weasel “Weasel: re-roll 8” risks [roll]";
    check_buttons(
        &table("Ann,Ben", &lay, "roll WWWW1244"),
        &["undo “Undo” rests [undo]", "stop “Stop” rests [stop]", weasel],
    );
    check_buttons(
        &table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll WWWW"),
        &[
            "undo “Undo” rests [undo]",
            "bust “Accept the failed attempt” fails [stop]",
            "weasel “Weasel: re-roll 4” can [roll]",
        ],
    );
}

#[test]
fn every_button_holds_what_it_means() {
    let meant = |model: &Model, kind| ActionButton::of(model, kind).unwrap().msg;
    let kept = table("Ann,Ben", &original(), "roll WWWW1244, keep W");
    assert_eq!(meant(&kept, ActionKind::Undo), Some(Msg::PressedUndo));
    assert_eq!(meant(&kept, ActionKind::Roll), Some(Msg::Chose(Roll(4))));
    assert_eq!(meant(&kept, ActionKind::Stop), Some(Msg::Chose(Stop)));
    let dead = table("Ann,Ben", &owned(Figure::Weasel, 0), "roll WWWW1244, keep W, roll WWWW");
    assert_eq!(meant(&dead, ActionKind::Bust), Some(Msg::Chose(AcceptBust)));
    assert_eq!(meant(&dead, ActionKind::Weasel), Some(Msg::Chose(Weasel(4))));
    let lay = TableBuilder::stacks(Edition::Pickomino2005, &[&[], &[35]]);
    let steal = table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5");
    assert_eq!(meant(&steal, ActionKind::Lower), Some(Msg::Chose(StopLower)));
}

#[test]
fn the_golden_die_is_rolled_as_it_is_switched() {
    let mut model = table("Ann,Ben", &owned(Figure::Golden, 0), "");
    let golden = |model: &Model| ActionButton::of(model, ActionKind::Golden);
    let switch = |now| format!("golden “Golden die” {now} [special]");
    check_buttons(
        &model,
        &[
            &switch("on"),
            "undo “Undo” rests [undo]",
            "roll “Roll 9 dice” can [roll]",
            "stop “Stop” rests [stop]",
        ],
    );
    assert_eq!(golden(&model).unwrap().msg, Some(Msg::ToggledGolden));
    model.golden = false;
    check_buttons(
        &model,
        &[
            &switch("off"),
            "undo “Undo” rests [undo]",
            "roll “Roll 8 dice” can [roll]",
            "stop “Stop” rests [stop]",
        ],
    );
    // Once it is decided, the switch is gone.
    assert_eq!(golden(&table("Ann,Ben", &owned(Figure::Golden, 0), "roll WWWW12445")), None);
    assert_eq!(golden(&table("Ann,Ben", &owned(Figure::Golden, 1), "")), None);
    assert_eq!(golden(&table("Otto:greedy,Ben", &owned(Figure::Golden, 0), "")), None);
}

#[test]
fn a_bot_can_be_held_or_skipped_and_another_tab_leaves_no_buttons() {
    let mut model = table("Otto:greedy,Ben", &original(), "");
    let (resting, skip) = ("step “Next step” rests [roll]", "skip “Skip to my turn” [stop]");
    check_buttons(&model, &["pause “Pause” [undo]", resting, skip]);
    model.paused = true;
    check_buttons(&model, &["pause “Go on” [undo]", "step “Next step” [roll]", skip]);
    assert_eq!(bot_plays(&model).as_deref(), Some("Otto is playing"));
    (model.occupied, model.watching) = (false, true);
    check_buttons(&model, &[]);
    assert_eq!(bot_plays(&model), None);
    let mut model = table("Ann,Ben", &original(), "");
    assert_eq!(bot_plays(&model), None);
    assert!(!is_played_elsewhere(&model));
    (model.occupied, model.watching) = (false, true);
    check_buttons(&model, &[]);
    assert!(is_played_elsewhere(&model));
}

/// Only 36 is left, and Ann takes it.
fn over() -> Model {
    let lay = original().down(21..=35);
    table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll 5555, keep 5, stop")
}

#[test]
fn after_the_end_only_the_result_is_left() {
    let mut model = over();
    check_buttons(&model, &[]);
    assert_eq!(result_address(&model).as_deref(), Some("#/end/abc"));
    assert_eq!(headline(&model), "The game is over");
    (model.occupied, model.watching) = (false, true);
    assert!(!is_played_elsewhere(&model));
    assert_eq!(result_address(&table("Ann,Ben", &original(), "")), None);
}
