//! What failing costs: asked before it is done, and told by the events after.

use bots::{Bot, play_out};
use engine::{Edition, Event, Figure, Game, Options, Setup};
use heckmeck::{
    app::Dialog,
    i18n::Language,
    view_model::{DialogView, Price, TilePrice, bust_price, failing_stop},
};
use record::Level;
use rng::DiceRng;
use testing::scenario::{TableBuilder, tile, with};

use super::{original, owned, table};

#[test]
fn a_failing_stop_says_why_and_what_it_costs() {
    let ann_has_25 = TableBuilder::stacks(Edition::Original, &[&[25], &[]]);
    let ann_has_36 = TableBuilder::stacks(Edition::Original, &[&[36], &[]]);
    let short = TableBuilder::stacks(Edition::Original, &[&[36], &[]])
        .options(Options { short_game: true, ..Options::default() });
    let high = TableBuilder::stacks(Edition::Original, &[&[25], &[]]).down([21, 22, 23, 24]);
    let extended = || TableBuilder::stacks(Edition::Extended, &[&[25], &[]]);
    let weasel = extended().figures(&[(Figure::Weasel, with(0))]);
    let hen = extended().figures(&[(Figure::Hen, with(0))]);
    let no_worm = "There’s no worm among your dice.";
    let moments = [
        (
            &original(),
            "roll WWWW1244, keep 4",
            [no_worm, "Failing costs you nothing but the turn."],
        ),
        (
            &ann_has_25,
            "roll WWWW1244, keep 4",
            [no_worm, "The price of failing: 25 goes back, 36 is turned over."],
        ),
        (
            &ann_has_25,
            "roll WWWW1244, keep W",
            [
                "20 points are too few for any portion.",
                "The price of failing: 25 goes back, 36 is turned over.",
            ],
        ),
        (
            &ann_has_36,
            "roll WWWW1244, keep 4",
            [no_worm, "The price of failing: 36 goes back, none is turned over."],
        ),
        (
            &short,
            "roll WWWW1244, keep 4",
            [no_worm, "The price of failing: 36 goes back and is turned over."],
        ),
        (
            &high,
            "roll WWWW1244, keep W, roll 4123, keep 4",
            [
                "For 24 points there’s nothing to take, on the grill or on a stack.",
                "The price of failing: 25 goes back, 36 is turned over.",
            ],
        ),
        (
            &weasel,
            "roll WWWW1244, keep 4",
            [no_worm, "The price of failing: 25 goes back, 36 is turned over, the weasel is lost."],
        ),
        (
            &hen,
            "roll WWWW1244, keep 4",
            [no_worm, "The price of failing: the hen leaves, the portion stays."],
        ),
        (
            &owned(Figure::Hen, 0),
            "roll WWWW1244, keep 4",
            [no_worm, "Failing costs you nothing but the turn."],
        ),
        // Portions begin at 11 there.
        (
            &owned(Figure::Apple, 0),
            "roll WWWW1244, keep W",
            [
                "For 20 points there’s nothing to take, on the grill or on a stack.",
                "The price of failing: the apple is lost.",
            ],
        ),
    ];
    for (lay, told, expected) in moments {
        let mut model = table("Ann,Ben", lay, told);
        assert_eq!(failing_stop(&model), expected, "after: {told}");
        model.dialog = Some(Dialog::FailingStop);
        let Some(DialogView::Question(asked)) = DialogView::of(&model) else { panic!("asked") };
        assert_eq!(asked.reasons, expected);
        assert!(asked.danger);
    }
}

#[test]
fn accepting_a_dead_roll_has_its_price_too() {
    let lay = TableBuilder::stacks(Edition::Extended, &[&[25], &[]])
        .figures(&[(Figure::Weasel, with(0))]);
    let model = table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll WWWW");
    assert_eq!(
        bust_price(&model).as_deref(),
        Some("The price of failing: 25 goes back, 36 is turned over, the weasel is lost.")
    );
    let model = table("Ann,Ben", &lay, "roll WWWW1244, keep W");
    assert_eq!(bust_price(&model), None);
}

/// The words of every price and every obstacle are there in every language, and no two languages share them.
#[test]
fn every_failure_of_whole_games_has_its_line_in_every_language() {
    let mut failures = 0;
    for edition in Edition::ALL {
        for seed in 0..6 {
            let game = Game::new(&Setup::new(edition, 3)).unwrap();
            let mut bot = Bot::new(Level::Random, seed, None);
            let mut rng = DiceRng::from_seed(seed);
            play_out(
                game,
                &mut rng,
                |game| bot.choose(game),
                |_, _, events| {
                    let failed = events.iter().find_map(|event| match event {
                        Event::Failed { why, .. } => Some(*why),
                        _ => None,
                    });
                    let Some(why) = failed else { return assert_eq!(Price::of(events), None) };
                    let price = Price::of(events).unwrap();
                    let lines = Language::ALL
                        .map(|language| (language.messages().table.failed_line)("Ann", why, price));
                    for line in &lines {
                        assert!(line.contains("Ann") && line.ends_with('.'), "{line}");
                        for event in events {
                            if let Event::TileReturned { tile, .. }
                            | Event::TileTurned { tile, .. } = event
                            {
                                assert!(line.contains(&tile.number().to_string()), "{line}");
                            }
                        }
                    }
                    let [first, rest @ ..] = lines.as_slice() else { return };
                    assert!(!rest.contains(first), "{first}");
                    failures += 1;
                },
            );
        }
    }
    assert!(failures > 100, "{failures}");
    let price = Price { tile: TilePrice::Returned(tile(36)), lost: None };
    assert!(!price.is_the_turn_alone());
}
