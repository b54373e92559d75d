//! Single keys that play.

use engine::{
    Choice::{Keep, Roll, Stop, Weasel},
    Face, Figure,
};
use heckmeck::{
    app::{Address, Dialog, Msg},
    view_model::key_meaning,
};

use super::{original, owned, table};

#[test]
fn keys_mean_what_can_be_done_now() {
    let fresh = table("Ann,Ben", &original(), "");
    let rolled = table("Ann,Ben", &owned(Figure::Weasel, 0), "roll WWWW1244");
    let kept = table("Ann,Ben", &original(), "roll WWWW1244, keep W");
    let cases = [
        (&fresh, "r", Some(Msg::Chose(Roll(8)))),
        (&fresh, "R", Some(Msg::Chose(Roll(8)))),
        (&fresh, "s", None),
        (&fresh, "1", None),
        (&rolled, "r", None),
        (&rolled, "1", Some(Msg::Chose(Keep(Face::One)))),
        (&rolled, "3", None),
        (&rolled, "6", None),
        (&rolled, "w", Some(Msg::Chose(Keep(Face::Worm)))),
        (&rolled, "z", Some(Msg::Chose(Weasel(8)))),
        (&kept, "r", Some(Msg::Chose(Roll(4)))),
        (&kept, "z", None),
        (&kept, "s", Some(Msg::Chose(Stop))),
        (&kept, "t", Some(Msg::Chose(Stop))),
        (&kept, "u", Some(Msg::PressedUndo)),
        (&kept, "?", Some(Msg::PressedRules)),
        (&kept, "l", Some(Msg::Opened(Dialog::Log))),
        (&kept, "x", None),
        (&kept, "Enter", None),
    ];
    for (model, key, expected) in cases {
        assert_eq!(key_meaning(model, key), expected, "{key}");
    }
}

#[test]
fn the_roll_key_follows_the_golden_switch() {
    let mut model = table("Ann,Ben", &owned(Figure::Golden, 0), "");
    assert_eq!(key_meaning(&model, "r"), Some(Msg::Chose(Roll(9))));
    model.golden = false;
    assert_eq!(key_meaning(&model, "r"), Some(Msg::Chose(Roll(8))));
}

#[test]
fn keys_rest_while_something_is_open_or_they_are_switched_off() {
    let here = table("Ann,Ben", &original(), "");
    let mut dialog = here.clone();
    dialog.dialog = Some(Dialog::Keys);
    let mut off = here.clone();
    off.settings.keys = false;
    let mut elsewhere = here.clone();
    elsewhere.address = Address::Settings;
    let mut watching = here.clone();
    (watching.occupied, watching.watching) = (false, true);
    assert!(key_meaning(&here, "r").is_some());
    for model in [&dialog, &off, &elsewhere, &watching] {
        assert_eq!(key_meaning(model, "r"), None);
    }
    assert_eq!(key_meaning(&dialog, "?"), None);
    let bot = table("Otto:greedy,Ben", &original(), "");
    assert_eq!(key_meaning(&bot, "r"), None);
    assert_eq!(key_meaning(&bot, "l"), Some(Msg::Opened(Dialog::Log)));
}
