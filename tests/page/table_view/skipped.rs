//! What happened while turns were skipped.

use engine::Edition;
use heckmeck::{
    app::{Model, Msg, update},
    view_model::{OutcomeTone, SkipSummary},
};
use testing::scenario::TableBuilder;

use super::table;

/// Otto fails, Ida steals from Ann: all of it one moment, and Ann is due.
fn skipped() -> Model {
    let lay = TableBuilder::stacks(Edition::Original, &[&[35], &[25], &[]]).current(1);
    let told = "roll WWWW1244, keep 4, stop, roll WWWW1244, keep W, roll 1555, keep 5, stop";
    let mut model = table("Ann,Otto:greedy,Ida:naive", &lay, told);
    if let Some(play) = &mut model.play {
        play.seen = 0;
    }
    model
}

#[test]
fn what_was_done_to_people_comes_first() {
    let summary = SkipSummary::of(&skipped()).unwrap();
    let turns: Vec<(&str, u8, OutcomeTone, bool)> = summary
        .turns
        .iter()
        .map(|turn| (turn.words.as_str(), turn.look.bird, turn.tone, turn.hits_person))
        .collect();
    assert_eq!(
        turns,
        [
            ("Ida steals portion 35 from Ann.", 2, OutcomeTone::Stolen, true),
            (
                "Otto fails, no worm: 25 goes back, 36 is turned over.",
                1,
                OutcomeTone::Failed,
                false
            ),
        ]
    );
}

#[test]
fn it_goes_when_it_is_closed_or_something_is_done() {
    let mut model = skipped();
    update(&mut model, Msg::ClosedSummary, 0);
    assert_eq!(SkipSummary::of(&model), None);
    let mut model = skipped();
    model.skipping = true;
    assert_eq!(SkipSummary::of(&model), None, "it is still going on");
    model.skipping = false;
    assert!(SkipSummary::of(&model).is_some());
    let roll = model.play.as_ref().unwrap().game.choices()[0];
    update(&mut model, Msg::Chose(roll), 1_000_000);
    assert_eq!(SkipSummary::of(&model), None);
    // The next summary is another one.
    let mut model = skipped();
    model.summary_closed = Some(99);
    assert!(SkipSummary::of(&model).is_some());
}

#[test]
fn a_single_turn_is_told_by_the_line_in_the_tray() {
    let lay = TableBuilder::stacks(Edition::Original, &[&[35], &[25]]).current(1);
    let mut model = table("Ann,Otto:greedy", &lay, "roll WWWW1244, keep 4, stop");
    if let Some(play) = &mut model.play {
        play.seen = 0;
    }
    assert_eq!(SkipSummary::of(&model), None);
}
