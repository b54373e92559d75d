//! The dice tray.

use engine::{Edition, Face, Figure};
use heckmeck::{
    app::Model,
    view_model::{AsideView, Hollow, LyingDie, QuestionView, is_undecided, prompt, waiting_dice},
};
use testing::scenario::{TableBuilder, seat};

use super::{buttons::check_buttons, original, owned, table, two_specialists};

/// The dice aside, as they lie: a blank before a new group, `*` behind the golden one; then the count.
fn aside_words(model: &Model) -> String {
    let aside = AsideView::of(model);
    let lying = |die: &LyingDie| {
        let gap = if die.first { " " } else { "" };
        let face = die.face.number().map_or_else(|| "W".to_owned(), |number| number.to_string());
        let golden = if die.golden { "*" } else { "" };
        format!("{gap}{face}{golden}")
    };
    let dice: String = aside.dice.iter().map(lying).collect();
    let can = if aside.is_canned() { " +can" } else { "" };
    let sum = aside.sum().map_or_else(String::new, |count| {
        format!(" = {} {}", count.sum, if count.worm { "with worm" } else { "no worm" })
    });
    format!("{dice}{can}{sum}").trim().to_owned()
}

#[test]
fn the_dice_aside_and_what_they_count() {
    let new = original();
    let moments = [
        (&new, "", ""),
        (&new, "roll WWWW1244", ""),
        (&new, "roll WWWW1244, keep 4", "44 = 8 no worm"),
        (&new, "roll WWWW1244, keep 4, roll WW1234", "44 = 8 no worm"),
        (&new, "roll WWWW1244, keep 4, roll WW1234, keep W", "44 WW = 18 with worm"),
        // Between turns the last one is still to be seen.
        (&new, "roll WWWW1244, keep W, roll 1555, keep 5, stop", "WWWW 555"),
        (&new, "roll WWWW1244, keep W, roll WWWW", "WWWW"),
        (&owned(Figure::Can, 0), "roll WWWW1244, keep 4", "44 +can = 13 with worm"),
        (&owned(Figure::Can, 0), "roll WWWW1244, keep W", "WWWW = 20 with worm"),
        (&owned(Figure::Golden, 0), "roll WWWW12244, keep 4", "44* = 8 no worm"),
    ];
    for (lay, told, expected) in moments {
        assert_eq!(aside_words(&table("Ann,Ben", lay, told)), expected, "after: {told}");
    }
}

/// `1×2 W×1 used golden`: what is not open is in brackets, what is dead has a `†`; hollows without dice or use are left out.
fn hollow_words(model: &Model) -> String {
    let words = |face: Face| {
        let hollow = Hollow::of(model, face);
        let face = face.number().map_or_else(|| "W".to_owned(), |face| face.to_string());
        let used = if hollow.used { " used" } else { "" };
        let golden = if hollow.golden { " golden" } else { "" };
        let dead = if hollow.dead { "†" } else { "" };
        let words = format!("{face}×{}{used}{golden}{dead}", hollow.dice);
        let is_empty = hollow.is_bare() && !hollow.used;
        (!is_empty).then(|| if hollow.open { words } else { format!("({words})") })
    };
    Face::ALL.into_iter().filter_map(words).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_value_has_its_hollow() {
    let new = original();
    let golden = owned(Figure::Golden, 0);
    let moments = [
        (&new, "", ""),
        (&new, "roll WWWW1244", "1×1 2×1 4×2 W×4"),
        // What is left waits to be rolled again.
        (&new, "roll WWWW1244, keep 4", "(1×1) (2×1) (4×0 used) (W×4)"),
        (&new, "roll WWWW1244, keep 4, roll WW1244", "1×1 2×1 (4×2 used) W×2"),
        (&new, "roll WWWW1244, keep 4, roll WW1244, keep W", "(1×1) (2×1) (4×2 used) (W×0 used)"),
        (&new, "roll WWWW1244, keep W, roll 5555, keep 5", "(5×0 used) (W×0 used)"),
        (&new, "roll WWWW1244, keep W, roll 1555, keep 5, stop", ""),
        // The roll that ended a turn lies there until the next one.
        (&new, "roll WWWW1244, keep W, roll WWWW", "(W×4 used†)"),
        (&golden, "roll WWWW12244", "1×1 2×2 4×2 golden W×4"),
        (&golden, "roll WWWW12244, keep W", "(1×1) (2×2) (4×2 golden) (W×0 used)"),
        (&golden, "roll WWWW12244, keep 4, roll WWWW122", "1×1 2×2 (4×0 used) W×4"),
        (&owned(Figure::Weasel, 0), "roll WWWW1244, keep W, roll WWWW", "(W×4 used†)"),
    ];
    for (lay, told, expected) in moments {
        assert_eq!(hollow_words(&table("Ann,Ben", lay, told)), expected, "after: {told}");
    }
    let mut model = table("Ann,Ben", &new, "roll WWWW1244");
    (model.occupied, model.watching) = (false, true);
    assert_eq!(hollow_words(&model), "(1×1) (2×1) (4×2) (W×4)");
    assert_eq!(
        hollow_words(&table("Otto:greedy,Ben", &new, "roll WWWW1244")),
        "(1×1) (2×1) (4×2) (W×4)"
    );
}

#[test]
fn the_dice_of_another_roll_are_others() {
    let roll = |told| {
        let model = table("Ann,Ben", &owned(Figure::Weasel, 0), told);
        (is_undecided(&model), Hollow::of(&model, Face::One).roll)
    };
    assert_eq!(roll("roll WWWW1111"), (true, 1));
    assert_eq!(roll("roll WWWW1111, keep W"), (false, 1));
    assert_eq!(roll("roll WWWW1111, weasel WWWW1111"), (true, 2));
}

#[test]
fn dice_wait_for_the_first_roll_of_a_turn() {
    let waiting = |lay: &TableBuilder, told| waiting_dice(&table("Ann,Ben", lay, told));
    assert_eq!(waiting(&original(), ""), Some((8, false)));
    assert_eq!(waiting(&original(), "roll WWWW1244"), None);
    assert_eq!(waiting(&original(), "roll WWWW1244, keep W"), None);
    assert_eq!(
        waiting(&original(), "roll WWWW1244, keep W, roll 1555, keep 5, stop"),
        Some((8, false))
    );
    assert_eq!(
        waiting(&original(), "roll WWWW1244, keep W, roll WWWW"),
        None,
        "dead dice lie there"
    );
    assert_eq!(waiting(&owned(Figure::Golden, 0), ""), Some((9, true)));
    let mut model = table("Ann,Ben", &owned(Figure::Golden, 0), "");
    model.golden = false;
    assert_eq!(waiting_dice(&model), Some((8, false)));
}

#[test]
fn one_line_says_what_is_to_be_done() {
    let said = |lay: &TableBuilder, told| prompt(&table("Ann,Ben", lay, told)).unwrap_or_default();
    for (told, expected) in [
        ("", "Your turn: roll the dice."),
        ("roll WWWW1244", "Lay aside all the dice of one value."),
        ("roll WWWW1244, keep 4", "No worm yet: roll on."),
        ("roll WWWW1244, keep W", "Nothing to take yet: roll on."),
        ("roll WWWW1244, keep W, roll 1555, keep 5", "Take it, or roll on for more."),
        ("roll WWWW1244, keep W, roll 5555, keep 5", "You can’t do any better: take it."),
        (
            "roll 1W234555, keep 1, roll 2334455, keep 2, roll 344455, keep 3, roll 4555W, keep 4, roll 5WWW, keep 5, roll W11, keep W",
            "You have all six values: another roll is sure to fail.",
        ),
    ] {
        assert_eq!(said(&original(), told), expected, "after: {told}");
    }
    assert_eq!(
        said(&owned(Figure::Weasel, 0), "roll WWWW1244, keep W, roll WWWW"),
        "Weasel or failed attempt? The price of failing: the weasel is lost."
    );
    assert_eq!(
        prompt(&table("Otto:greedy,Ben", &original(), "")).as_deref(),
        Some("Otto is playing")
    );
}

#[test]
fn whose_bratworm_is_asked_once_the_supply_is_empty() {
    let lay =
        TableBuilder::stacks(Edition::Extended, &[&[], &[], &[], &[]]).bratworms(&[1, 3, 1, 2]);
    let model = table("Ann,Ben,Cleo,Dora", &lay, "roll WWWW1144, keep 1");
    let question = QuestionView::of(&model).unwrap();
    assert_eq!(question.words, "Whose bratworm do you take?");
    let answers: Vec<_> =
        question.answers.iter().map(|a| (a.words.as_str(), a.picture, a.seat())).collect();
    let expected = [("Ben (3)", 1), ("Cleo (1)", 2), ("Dora (2)", 3)];
    assert_eq!(answers, expected.map(|(words, who)| (words, "bratworm", Some(seat(who)))));
    // The laying-aside that brought it can still be taken back.
    check_buttons(
        &model,
        &["undo “Undo” [undo]", "roll “Roll” rests [roll]", "stop “Stop” rests [stop]"],
    );
    assert_eq!(QuestionView::of(&table("Otto:greedy,B,C,D", &lay, "roll WWWW1144, keep 1")), None);
}

#[test]
fn which_specialist_is_kept_is_asked() {
    let question = QuestionView::of(&two_specialists()).unwrap();
    assert_eq!(question.words, "Which specialist do you keep?");
    // What is kept is named and shown, what goes back for it is the handle.
    let answers: Vec<_> = question
        .answers
        .iter()
        .map(|a| (a.words.as_str(), a.more.unwrap(), a.picture, a.specialist().unwrap()))
        .collect();
    assert_eq!(
        answers,
        [
            ("Keep the weasel", "Re-rolls once a turn", "weasel", Figure::Hen),
            ("Keep the sitting hen", "Guards your top portion", "hen", Figure::Weasel),
        ]
    );
    assert_eq!(QuestionView::of(&table("Ann,Ben", &original(), "")), None);
}
