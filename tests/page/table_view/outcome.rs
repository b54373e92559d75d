//! How the turn before ended.

use engine::{Edition, Figure, Options, Rule};
use heckmeck::{
    app::Model,
    view_model::{OutcomeTone, OutcomeView},
};
use testing::scenario::{TableBuilder, grill};

use super::{original, owned, table};

/// The result with its rule, then what followed, each with its own.
fn outcome_words(model: &Model) -> Vec<String> {
    let Some(outcome) = OutcomeView::of(model) else { return Vec::new() };
    let kind = match outcome.tone {
        OutcomeTone::Failed => "failed",
        OutcomeTone::Claimed => "claimed",
        OutcomeTone::Stolen => "stolen",
    };
    let mut lines = vec![
        format!("{}, {kind}", outcome.whose),
        format!("{} {}", outcome.result, outcome.rule.number()),
    ];
    lines.extend(outcome.details.iter().map(|detail| {
        let rule = detail.rule.map_or("", Rule::number);
        format!("{} {rule}", detail.words).trim().to_owned()
    }));
    lines
}

#[test]
fn the_outcome_of_a_turn_with_its_rules() {
    let ben_has_35 = TableBuilder::stacks(Edition::Original, &[&[], &[35]]);
    let ann_has_25 = TableBuilder::stacks(Edition::Original, &[&[25], &[]]);
    let ann_has_36 = TableBuilder::stacks(Edition::Original, &[&[36], &[]]);
    let take_35 = "roll WWWW1244, keep W, roll 1555, keep 5, stop";
    let dead = "roll WWWW1244, keep W, roll WWWW";
    let moments = [
        (&original(), "", &[][..]),
        (
            &original(),
            take_35,
            &[
                "Just now: Ann, claimed",
                "Ann takes portion 35 (four worms). O4.3",
                "Ann stops at 35. O4.3",
            ],
        ),
        (
            &ben_has_35,
            take_35,
            &[
                "Just now: Ann, stolen",
                "Ann steals portion 35 from Ben. O4.4",
                "Ann stops at 35. O4.4",
            ],
        ),
        (
            &original(),
            dead,
            &[
                "Just now: Ann, failed",
                "Ann fails, no new value: nothing to lose. O5.1",
                "Failed attempt: Ann rolled only values already taken. O5.1",
                "There’s no portion to return, so none is turned over. O5.5",
            ],
        ),
        (
            &ann_has_25,
            "roll WWWW1244, keep 4, stop",
            &[
                "Just now: Ann, failed",
                "Ann fails, no worm: 25 goes back, 36 is turned over. O4.2",
                "Ann stops at 8.",
                "Failed attempt: Ann stopped at 8 without a worm. O4.2",
                "Ann returns portion 25. O5.2",
                "Portion 36, the highest open one, is turned over. O5.3",
            ],
        ),
        (
            &ann_has_36,
            dead,
            &[
                "Just now: Ann, failed",
                "Ann fails, no new value: 36 goes back, none is turned over. O5.1",
                "Failed attempt: Ann rolled only values already taken. O5.1",
                "Ann returns portion 36. O5.2",
                "It’s the highest open portion itself, so none is turned over. O5.4",
            ],
        ),
        // The next turn has begun: its dice take the place.
        (&original(), "roll WWWW1244, keep W, roll WWWW, roll 11112222", &[]),
    ];
    for (lay, told, expected) in moments {
        assert_eq!(outcome_words(&table("Ann,Ben", lay, told)), expected, "after: {told}");
    }
}

#[test]
fn the_choice_of_a_specialist_belongs_to_the_outcome() {
    let told = "roll WWW11244, keep W, roll 11123, keep 1, roll 23, keep 3, stop, return weasel";
    let model = table("Ann,Ben", &owned(Figure::Weasel, 0), told);
    let lines = outcome_words(&model);
    // The double 1 of the turn belongs to what it brought, and so does the hen.
    assert_eq!(
        lines[1],
        "Ann takes portion 21 (one worm). Ann gets a bratworm for the double 1. \
         The sitting hen goes to Ann. O4.3"
    );
    assert!(lines.iter().any(|line| line.starts_with("The weasel goes to portion")), "{lines:#?}");
}

/// The raven's bratworm comes from the supply as long as there is one, then from whoever has one.
#[test]
fn where_a_bratworm_comes_from_has_its_rule() {
    let told = "roll WWWW1234, keep W, roll 1233, keep 3, stop";
    for (bratworms, rule) in [(&[0, 1], "E4.3"), (&[0, 7], "E4.4")] {
        let lay = TableBuilder::stacks(Edition::Extended, &[&[], &[]])
            .figures(&[(Figure::Raven, grill(26))])
            .bratworms(bratworms);
        let lines = outcome_words(&table("Ann,Ben", &lay, told));
        assert!(lines.iter().any(|line| line.ends_with(&format!(". {rule}"))), "{lines:#?}");
    }
}

#[test]
fn the_short_game_says_so() {
    let lay = TableBuilder::stacks(Edition::Original, &[&[36], &[]])
        .options(Options { short_game: true, ..Options::default() });
    let lines = outcome_words(&table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll WWWW"));
    assert_eq!(
        lines.last().map(String::as_str),
        Some("Portion 36 is itself the highest, so in the short game it’s turned over. L5")
    );
}
