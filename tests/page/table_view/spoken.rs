//! What is spoken.

use engine::Edition;
use heckmeck::{
    app::Model,
    view_model::{Urgency, spoken},
};
use testing::scenario::TableBuilder;

use super::{original, table};

/// What is said of the last moment.
fn newest(model: &Model, urgency: Urgency) -> String {
    let last = model.play.as_ref().and_then(|play| play.unheard.last().copied());
    let said = spoken(model, urgency).into_iter().find(|saying| Some(saying.first) == last);
    said.map_or_else(String::new, |saying| saying.words)
}

#[track_caller]
fn check_spoken(model: &Model, urgency: Urgency, expected: &str) {
    let other = match urgency {
        Urgency::Polite => Urgency::Assertive,
        Urgency::Assertive => Urgency::Polite,
    };
    assert_eq!(newest(model, urgency), expected);
    assert_eq!(newest(model, other), "");
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
        (
            "Otto:greedy,Ben",
            "roll WWWW1244, keep W",
            Urgency::Polite,
            "Otto lays aside four worms.",
        ),
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
            "Ann rolls four worms. Failed attempt: Ann rolled only values already taken. \
             There’s no portion to return, so none is turned over. Ben’s turn.",
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
    let play = model.play.as_mut().unwrap();
    (play.seen, play.unheard) = (0, vec![0]);
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

#[test]
fn no_clock_takes_away_what_was_said() {
    let fails = "roll WWWW1244, keep W, roll WWWW";
    let goes_on = "roll WWWW1244, keep W, roll 1555, keep 5";
    let failed = table("Ann,Otto:greedy", &original(), fails);
    let later = table("Ann,Otto:greedy", &original(), &format!("{fails}, {goes_on}"));
    let alarm = spoken(&failed, Urgency::Assertive);
    assert!(alarm.len() == 1 && alarm[0].words.starts_with("Ann rolls"), "{alarm:?}");
    assert_eq!(spoken(&later, Urgency::Assertive), alarm, "the bot has played on");
    // One after the other, each under its own name, so that only what is new is read out.
    let said = spoken(&later, Urgency::Polite);
    assert_eq!(said.len(), 4, "{said:?}");
    assert!(said.is_sorted_by_key(|saying| saying.first));
    // The next person takes it up.
    let next =
        table("Ann,Otto:greedy", &original(), &format!("{fails}, {goes_on}, stop, roll 11112233"));
    assert_eq!(spoken(&next, Urgency::Assertive), []);
    assert_eq!(spoken(&next, Urgency::Polite).len(), 1);
}
