//! The dice tray.

use engine::{Edition, Figure};
use heckmeck::{
    app::Model,
    view_model::{AsideView, FaceGroup, LyingDie, QuestionView, RollView},
};
use testing::scenario::{TableBuilder, seat};

use super::{buttons::check_buttons, original, owned, table, two_specialists};

/// The dice aside, as they lie: a blank before a new group, `*` behind the golden one, `†` behind dead ones; then the count.
fn aside_words(model: &Model) -> String {
    let aside = AsideView::of(model);
    let lying = |die: &LyingDie| {
        let gap = if die.first { " " } else { "" };
        let face = die.face.number().map_or_else(|| "W".to_owned(), |number| number.to_string());
        let golden = if die.golden { "*" } else { "" };
        let dead = if die.dead { "†" } else { "" };
        format!("{gap}{face}{golden}{dead}")
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
        // Between turns the last one is still to be seen, with the roll that ended it.
        (&new, "roll WWWW1244, keep W, roll 1555, keep 5, stop", "WWWW 555"),
        (&new, "roll WWWW1244, keep W, roll WWWW", "WWWW W†W†W†W†"),
        (&owned(Figure::Can, 0), "roll WWWW1244, keep 4", "44 +can = 13 with worm"),
        (&owned(Figure::Can, 0), "roll WWWW1244, keep W", "WWWW = 20 with worm"),
        (&owned(Figure::Golden, 0), "roll WWWW12244, keep 4", "44* = 8 no worm"),
    ];
    for (lay, told, expected) in moments {
        assert_eq!(aside_words(&table("Ann,Ben", lay, told)), expected, "after: {told}");
    }
}

/// `1×2 W×1 used golden`: what is not open is in brackets.
fn roll_words(model: &Model) -> String {
    let group = |group: &FaceGroup| {
        let face = group.face.number().map_or_else(|| "W".to_owned(), |face| face.to_string());
        let used = if group.used { " used" } else { "" };
        let golden = if group.golden { " golden" } else { "" };
        let words = format!("{face}×{}{used}{golden}", group.count);
        if group.open { words } else { format!("({words})") }
    };
    RollView::of(model).groups.iter().map(group).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_roll_by_values() {
    let new = original();
    let golden = owned(Figure::Golden, 0);
    let moments = [
        (&new, "", ""),
        (&new, "roll WWWW1244", "1×1 2×1 4×2 W×4"),
        // What is left waits to be rolled again.
        (&new, "roll WWWW1244, keep 4", "(1×1) (2×1) (W×4)"),
        (&new, "roll WWWW1244, keep 4, roll WW1244", "1×1 2×1 (4×2 used) W×2"),
        (&new, "roll WWWW1244, keep 4, roll WW1244, keep W", "(1×1) (2×1) (4×2 used)"),
        (&new, "roll WWWW1244, keep W, roll 5555, keep 5", ""),
        (&new, "roll WWWW1244, keep W, roll 1555, keep 5, stop", ""),
        (&golden, "roll WWWW12244", "1×1 2×2 4×2 golden W×4"),
        (&golden, "roll WWWW12244, keep W", "(1×1) (2×2) (4×2 golden)"),
        (&golden, "roll WWWW12244, keep 4, roll WWWW122", "1×1 2×2 W×4"),
    ];
    for (lay, told, expected) in moments {
        assert_eq!(roll_words(&table("Ann,Ben", lay, told)), expected, "after: {told}");
    }
    let mut model = table("Ann,Ben", &new, "roll WWWW1244");
    (model.occupied, model.watching) = (false, true);
    assert_eq!(roll_words(&model), "(1×1) (2×1) (4×2) (W×4)");
    assert_eq!(
        roll_words(&table("Otto:greedy,Ben", &new, "roll WWWW1244")),
        "(1×1) (2×1) (4×2) (W×4)"
    );
}

#[test]
fn the_dice_of_another_roll_are_others() {
    let rolls = |told| {
        let roll = RollView::of(&table("Ann,Ben", &owned(Figure::Weasel, 0), told));
        (roll.undecided, roll.groups.iter().map(|group| group.roll).collect::<Vec<_>>())
    };
    assert_eq!(rolls("roll WWWW1111"), (true, vec![1, 1]));
    assert_eq!(rolls("roll WWWW1111, keep W"), (false, vec![1]));
    assert_eq!(rolls("roll WWWW1111, weasel WWWW1111"), (true, vec![2, 2]));
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
    check_buttons(&model, &["undo “Undo” narrow", "roll “Roll” rests", "stop “Stop” rests"]);
    assert_eq!(QuestionView::of(&table("Otto:greedy,B,C,D", &lay, "roll WWWW1144, keep 1")), None);
}

#[test]
fn which_specialist_goes_back_is_asked() {
    let question = QuestionView::of(&two_specialists()).unwrap();
    assert_eq!(question.words, "Which specialist goes back to the grill?");
    let answers: Vec<_> =
        question.answers.iter().map(|a| (a.words.as_str(), a.specialist())).collect();
    assert_eq!(
        answers,
        [
            ("The sitting hen goes back", Some(Figure::Hen)),
            ("The weasel goes back", Some(Figure::Weasel)),
        ]
    );
    assert_eq!(QuestionView::of(&table("Ann,Ben", &original(), "")), None);
}
