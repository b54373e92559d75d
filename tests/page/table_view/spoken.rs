//! What is spoken.

use engine::Edition;
use heckmeck::{
    app::Model,
    view_model::{Urgency, spoken},
};
use testing::scenario::TableBuilder;

use super::{original, table};

#[track_caller]
fn check_spoken(model: &Model, urgency: Urgency, expected: &str) {
    let other = match urgency {
        Urgency::Polite => Urgency::Assertive,
        Urgency::Assertive => Urgency::Polite,
    };
    assert_eq!(spoken(model, urgency), expected);
    assert_eq!(spoken(model, other), "");
}

#[test]
fn what_happened_is_spoken_and_a_failure_interrupts() {
    let moments = [
        ("Ann,Ben", "", Urgency::Polite, ""),
        (
            "Ann,Ben",
            "roll WWWW1244",
            Urgency::Polite,
            "Ann rolls one 1, one 2, two 4s and four worms.",
        ),
        // What people did themselves they know; what a bot did they do not.
        ("Ann,Ben", "roll WWWW1244, keep W", Urgency::Polite, ""),
        ("Otto:greedy,Ben", "roll WWWW1244, keep W", Urgency::Polite, "Otto keeps four worms."),
        (
            "Ann,Ben",
            "roll WWWW1244, keep W, roll 1555, keep 5, stop",
            Urgency::Polite,
            "Ann stops at 35. Ann takes portion 35 (four worms). Ben’s turn.",
        ),
        (
            "Ann,Ben",
            "roll WWWW1244, keep W, roll WWWW",
            Urgency::Assertive,
            "Ann rolls four worms. Failed attempt: Ann rolled only values that were aside already. \
             There is no portion to return, so nothing is turned over. Ben’s turn.",
        ),
    ];
    for (players, told, urgency, expected) in moments {
        check_spoken(&table(players, &original(), told), urgency, expected);
    }
}

#[test]
fn skipped_bots_are_one_moment_told_when_it_is_over() {
    let told = "roll WWWW1244, keep W, roll 1555, keep 5, stop, \
                roll WWWW1244, keep W, roll 5552, keep 5, stop, roll WWWW1244";
    let mut model = table(
        "Otto:greedy,Ida:greedy,Ann",
        &TableBuilder::stacks(Edition::Original, &[&[], &[], &[]]),
        told,
    );
    model.play.as_mut().unwrap().seen = 0;
    model.skipping = true;
    check_spoken(&model, Urgency::Polite, "");
    model.skipping = false;
    // Of so much only what came of it matters.
    check_spoken(
        &model,
        Urgency::Polite,
        "Otto takes portion 35 (four worms). Ida steals portion 35 from Otto.",
    );
}
