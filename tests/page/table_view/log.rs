//! The log: a row for every turn.

use engine::{Edition, Face, Figure};
use heckmeck::{
    app::Look,
    view_model::{KeptDice, Price, TilePrice, TurnEnding, turn_spans, turns},
};
use testing::scenario::{TableBuilder, tile};

use super::{original, owned, table};

#[test]
fn the_newest_turn_comes_first_and_tells_its_events_in_order() {
    let told = "roll WWWW1244, keep W, roll 1555, keep 5, stop, roll 11112233";
    let rows = turns(&table("Ann,Ben", &original(), told));
    let sentences: Vec<String> = rows.iter().map(|row| row.sentences.join(" ")).collect();
    assert_eq!(
        sentences,
        [
            "Ben rolls four 1s, two 2s and two 3s.",
            "Ann rolls one 1, one 2, two 4s and four worms. Ann lays aside four worms. \
             Ann rolls one 1 and three 5s. Ann lays aside three 5s. Ann stops at 35. \
             Ann takes portion 35 (four worms).",
        ]
    );
    let labels: Vec<&str> = rows.iter().map(|row| row.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Ben rolls four 1s, two 2s and two 3s.",
            "Ann lays aside four worms. Ann lays aside three 5s. Ann takes portion 35 (four worms).",
        ]
    );
    assert!(turns(&table("Ann,Ben", &original(), "")).is_empty());
}

#[test]
fn a_row_shows_who_kept_what_and_what_came_of_it() {
    let kept = |face, count| KeptDice { face, count, golden: false };
    let take = "roll WWWW1244, keep W, roll 1555, keep 5, stop";
    let rows = turns(&table("Ann,Otto:greedy", &original(), take));
    assert_eq!(rows[0].kept, [kept(Face::Worm, 4), kept(Face::Five, 3)]);
    assert_eq!(rows[0].ending, Some(TurnEnding::Took(tile(35))));
    assert_eq!((rows[0].name.as_str(), rows[0].look.bird, rows[0].bot), ("Ann", 0, false));

    let ben_has_35 = TableBuilder::stacks(Edition::Original, &[&[], &[35]]);
    let rows = turns(&table("Ann,Ben", &ben_has_35, take));
    let from = Look { bird: 1, colour: 1 };
    assert_eq!(rows[0].ending, Some(TurnEnding::Stole { tile: tile(35), from }));

    let ann_has_25 = TableBuilder::stacks(Edition::Original, &[&[25], &[]]);
    let rows = turns(&table("Ann,Ben", &ann_has_25, "roll WWWW1244, keep 4, stop"));
    let ending = rows[0].ending.unwrap();
    assert_eq!((ending.returned(), ending.turned()), (Some(tile(25)), Some(tile(36))));
    let tile_price = TilePrice::ReturnedAndTurned { returned: tile(25), turned: tile(36) };
    assert_eq!(ending, TurnEnding::Failed(Price { tile: tile_price, lost: None }));
    assert_eq!(turns(&table("Otto:naive,Ben", &original(), "roll WWWW1244"))[0].ending, None);
    assert!(turns(&table("Otto:naive,Ben", &original(), "roll WWWW1244"))[0].bot);
}

#[test]
fn bratworms_figures_and_the_golden_die_are_in_the_row() {
    let told = "roll WWW11244, keep W, roll 11123, keep 1, roll 23, keep 3, stop, return weasel";
    let rows = turns(&table("Ann,Ben", &owned(Figure::Weasel, 0), told));
    assert_eq!((rows[0].bratworms, rows[0].figures.as_slice()), (1, &[Figure::Hen][..]));
    let golden = "roll WWWW12445, keep 5, roll WWWW1244, keep W";
    let rows = turns(&table("Ann,Ben", &owned(Figure::Golden, 0), golden));
    let golden: Vec<bool> = rows[0].kept.iter().map(|kept| kept.golden).collect();
    assert_eq!(golden, [true, false]);
}

/// A row is built anew only if something was added to its turn.
#[test]
fn a_turn_that_has_ended_keeps_its_place() {
    let before = "roll WWWW1244, keep W, roll 1555, keep 5, stop, roll 11112233";
    let spans = turn_spans(&table("Ann,Ben", &original(), before));
    let after = turn_spans(&table("Ann,Ben", &original(), &format!("{before}, keep 1")));
    assert_eq!((spans.len(), after.len()), (2, 2));
    assert_eq!(spans[1], after[1]);
    assert_ne!(spans[0], after[0]);
    assert_eq!(after[0].events.end, spans[0].events.end + 1);
}
