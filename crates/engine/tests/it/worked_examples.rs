//! Whole turns, told from the first roll to the last tile in its place: how the rules work together.

use engine::{
    BratwormSource::{DoubleOne, Raven},
    Choice, Claim, Edition, Event, Face, Failure, Figure, GoldenFaces, Options, Place, Rule,
};
use testing::scenario::{Scenario, TableBuilder, dice, grill, seat, tile, with};

fn keep(faces: &str) -> Vec<Choice> {
    faces.chars().map(|shown| Choice::Keep(testing::scenario::face(shown))).collect()
}

#[test]
fn original_three_rolls_make_26_and_win_the_tile() {
    let mut table = Scenario::new(Edition::Original, 3);
    table.may(&[Choice::Roll(8)]);
    table.rolls("11344WWW").may(&keep("134W"));
    table.keeps('W').has(15).may(&[Choice::Roll(5), Choice::Stop]);
    // Worms are used up, so the second roll offers only the rest.
    table.rolls("WW245").may(&keep("245"));
    table.keeps('5').has(20);
    table.rolls("3325").may(&keep("23"));
    table.keeps('3').has(26).may(&[Choice::Roll(2), Choice::Stop]);
    table.stops().so(&[
        Event::Stopped { seat: seat(0), sum: 26, canned: false },
        Event::Claimed {
            seat: seat(0),
            claim: Claim::Take { tile: tile(26), exact: true },
            rule: Rule::O4_3,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.stack(0), [26]);
    assert!(!table.is_open(26));
    assert_eq!(table.scores(), [2, 0, 0]);
    table.may(&[Choice::Roll(8)]);
}

#[test]
fn original_one_roll_too_many_costs_a_tile_and_turns_the_highest() {
    let mut table = TableBuilder::stacks(Edition::Original, &[&[22, 25], &[30]]).begin();
    table.rolls("WWWW5533").keeps('W').rolls("5532").keeps('5').has(30);
    // 30 could be stolen now, but the player wants more and rolls nothing new.
    assert_eq!(table.game.claim(), Ok(Claim::Steal { tile: tile(30), from: seat(1) }));
    table.rolls("5W").so(&[
        Event::Rolled { seat: seat(0), dice: dice("5W"), golden: false, weasel: false },
        Event::Failed { seat: seat(0), why: Failure::DeadRoll, rule: Rule::O5_1 },
        Event::TileReturned { seat: seat(0), tile: tile(25) },
        Event::TileTurned { tile: tile(36), rule: Rule::O5_3 },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.stack(0), [22], "only the top tile is lost");
    assert!(table.is_open(25));
    assert_eq!(table.down(), [36]);
}

#[test]
fn original_a_tile_is_stolen_and_stolen_back() {
    let mut table = TableBuilder::stacks(Edition::Original, &[&[], &[23, 24]]).begin();
    table.rolls("WWWW1234").keeps('W').rolls("4122").keeps('4').has(24).stops();
    assert_eq!((table.stack(0), table.stack(1)), (vec![24], vec![23]));
    table.rolls("WWWW1234").keeps('W').rolls("4122").keeps('4').stops().so(&[
        Event::Stopped { seat: seat(1), sum: 24, canned: false },
        Event::Claimed {
            seat: seat(1),
            claim: Claim::Steal { tile: tile(24), from: seat(0) },
            rule: Rule::O4_4,
        },
        Event::TurnBegan { seat: seat(0) },
    ]);
    assert_eq!((table.stack(0), table.stack(1)), (vec![], vec![23, 24]));
}

#[test]
fn original_thirty_two_points_without_a_worm_are_worth_nothing() {
    let mut table = Scenario::new(Edition::Original, 2);
    table.rolls("5555512W").keeps('5').rolls("41W").keeps('4').rolls("3W").keeps('3').has(32);
    // The last die could still be a worm.
    table.rolls("3").so(&[
        Event::Rolled { seat: seat(0), dice: dice("3"), golden: false, weasel: false },
        Event::Failed { seat: seat(0), why: Failure::DeadRoll, rule: Rule::O5_1 },
        Event::NothingTurned { rule: Rule::O5_5 },
        Event::TurnBegan { seat: seat(1) },
    ]);
}

#[test]
fn original_the_last_open_tile_ends_the_game_and_the_highest_tile_breaks_the_tie() {
    let stacks: [&[u8]; 2] = [&[33], &[25, 26]];
    let down = [22, 23, 24].into_iter().chain(27..=32).chain(34..=36);
    let mut table = TableBuilder::stacks(Edition::Original, &stacks).down(down).begin();
    assert_eq!(table.open(), [21]);
    // Seat 0 fails: 33 comes back, is itself the highest, and stays.
    table.rolls("11111111").keeps('1').stops();
    assert_eq!(table.open(), [21, 33]);
    table.rolls("WWWW1234").keeps('W').rolls("1552").keeps('1').has(21).stops();
    assert_eq!(table.stack(1), [25, 26, 21]);
    table.rolls("WWWWWW12").keeps('W').rolls("22").keeps('2').has(34).stops();
    assert!(matches!(table.events.last(), Some(Event::Ended)));
    assert_eq!(table.scores(), [4, 5]);
    assert_eq!(table.winners(), [1]);
    assert_eq!(table.current(), 0, "whose turn ended it");
    table.may(&[]);
}

#[test]
fn extended_a_double_1_and_a_tile_with_its_specialist_in_one_turn() {
    let mut table = Scenario::new(Edition::Extended, 2);
    table.rolls("111WW245").keeps('1').so(&[
        Event::LaidAside { seat: seat(0), face: Face::One, count: 3 },
        Event::BratwormGained { seat: seat(0), from: None, source: DoubleOne },
    ]);
    table.rolls("WWWW5").keeps('W').has(23);
    // 23 has the raven on it; with another 4 it would be 27 and the golden die.
    table.rolls("4").keeps('4').has(27).may(&[Choice::Stop]);
    table.stops().so(&[
        Event::Stopped { seat: seat(0), sum: 27, canned: false },
        Event::Claimed {
            seat: seat(0),
            claim: Claim::Take { tile: tile(27), exact: true },
            rule: Rule::O4_3,
        },
        Event::FigureMoved {
            figure: Figure::Golden,
            from: grill(27),
            to: with(0),
            rule: Rule::E5_1,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.scores(), [3, 0]);
    // The other player has eight dice as ever; the owner has the choice in the next turn.
    table.may(&[Choice::Roll(8)]).rolls("11111111").keeps('1').stops();
    table.may(&[Choice::Roll(8), Choice::Roll(9)]);
}

#[test]
fn extended_the_raven_is_fed_by_a_neighbour_and_flies_to_the_lowest_free_tile() {
    let mut table =
        TableBuilder::stacks(Edition::Extended, &[&[], &[26], &[]]).bratworms(&[1, 4, 2]).begin();
    table.rolls("WWWW1233").keeps('W').rolls("3114").keeps('3').has(23).stops();
    // The tile is already there, the raven still in its place, and the supply empty.
    assert_eq!(table.stack(0), [23]);
    assert_eq!(table.place(Figure::Raven), Some(grill(23)));
    table.may(&[Choice::TakeBratworm(seat(1)), Choice::TakeBratworm(seat(2))]);
    table.takes_bratworm_of(1).so(&[
        Event::BratwormGained { seat: seat(0), from: Some(seat(1)), source: Raven },
        Event::FigureMoved {
            figure: Figure::Raven,
            from: grill(23),
            to: grill(13),
            rule: Rule::E7_3,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.bratworms(), [2, 3, 2]);
}

#[test]
fn extended_a_thief_with_a_specialist_has_to_part_with_one_of_two() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[22], &[30]])
        .figures(&[(Figure::Weasel, with(0)), (Figure::Apple, with(1))])
        .begin();
    table.rolls("WWWW1255").keeps('W').rolls("5512").keeps('5').has(30).stops();
    assert_eq!(table.place(Figure::Apple), Some(Place::Offered(seat(0))));
    assert_eq!(table.scores(), [4, 0], "an apple on offer counts for nobody");
    table.may(&[Choice::ReturnFigure(Figure::Weasel), Choice::ReturnFigure(Figure::Apple)]);
    table.returns(Figure::Weasel).so(&[
        Event::FigureMoved {
            figure: Figure::Weasel,
            from: with(0),
            to: grill(13),
            rule: Rule::E5_5,
        },
        Event::FigureMoved {
            figure: Figure::Apple,
            from: Place::Offered(seat(0)),
            to: with(0),
            rule: Rule::E5_5,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.scores(), [7, 0]);
}

#[test]
fn extended_the_hen_goes_instead_of_the_tile_and_the_next_thief_gets_the_tile() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[], &[], &[24]])
        .figures(&[(Figure::Hen, with(2))])
        .begin();
    table.rolls("WWWW1234").keeps('W').rolls("4112").keeps('4').has(24).stops().so(&[
        Event::Stopped { seat: seat(0), sum: 24, canned: false },
        Event::Claimed {
            seat: seat(0),
            claim: Claim::TakeHen { guarded: tile(24), from: seat(2) },
            rule: Rule::E9_2,
        },
        Event::FigureMoved { figure: Figure::Hen, from: with(2), to: with(0), rule: Rule::E9_2 },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!((table.stack(0), table.stack(2)), (vec![], vec![24]));
    // Now nobody guards it.
    table.rolls("WWWW1234").keeps('W').rolls("4112").keeps('4').stops();
    assert_eq!((table.stack(1), table.stack(2)), (vec![24], vec![]));
    assert_eq!(table.place(Figure::Hen), Some(with(0)));
}

#[test]
fn extended_the_hen_takes_the_blame_for_a_failure() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[21, 33], &[]])
        .figures(&[(Figure::Hen, with(0))])
        .begin();
    table.rolls("11223345").keeps('5').stops().so(&[
        Event::Stopped { seat: seat(0), sum: 5, canned: false },
        Event::Failed { seat: seat(0), why: Failure::NoWorm { sum: 5 }, rule: Rule::O4_2 },
        Event::FigureMoved { figure: Figure::Hen, from: with(0), to: grill(13), rule: Rule::E9_3 },
        Event::NothingTurned { rule: Rule::E9_3 },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.stack(0), [21, 33]);
}

#[test]
fn extended_a_failure_moves_tile_then_own_figure_then_the_displaced_one() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[24], &[]])
        .figures(&[(Figure::Golden, with(0)), (Figure::Raven, grill(36))])
        .begin();
    table.rolls("11223345").keeps('5').rolls("1122334").keeps('4').rolls("55444W");
    table.keeps('W').stops().so(&[
        Event::Stopped { seat: seat(0), sum: 14, canned: false },
        Event::Failed { seat: seat(0), why: Failure::NoTile { sum: 14 }, rule: Rule::O4_7 },
        Event::TileReturned { seat: seat(0), tile: tile(24) },
        Event::TileTurned { tile: tile(36), rule: Rule::O5_3 },
        Event::FigureMoved {
            figure: Figure::Golden,
            from: with(0),
            to: grill(13),
            rule: Rule::E6_3,
        },
        Event::FigureMoved {
            figure: Figure::Raven,
            from: grill(36),
            to: grill(22),
            rule: Rule::E7_4,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
}

#[test]
fn extended_the_weasel_saves_a_dead_roll_once_and_the_second_one_is_final() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[], &[]])
        .figures(&[(Figure::Weasel, with(0))])
        .begin();
    table.rolls("WWWW1234").may(&[&keep("1234W")[..], &[Choice::Weasel(8)]].concat());
    table.keeps('W').rolls("WWWW").may(&[Choice::Weasel(4), Choice::AcceptBust]);
    table.weasels("1WWW").may(&keep("1"));
    table.keeps('1').has(21).rolls("11W").so(&[
        Event::Rolled { seat: seat(0), dice: dice("11W"), golden: false, weasel: false },
        Event::Failed { seat: seat(0), why: Failure::DeadRoll, rule: Rule::O5_1 },
        Event::NothingTurned { rule: Rule::O5_5 },
        Event::FigureMoved {
            figure: Figure::Weasel,
            from: with(0),
            to: grill(13),
            rule: Rule::E6_3,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
}

#[test]
fn extended_the_canned_worm_stands_in_and_brings_its_owner_to_13() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[11], &[]])
        .figures(&[(Figure::Can, with(0))])
        .begin();
    table.rolls("22223345").keeps('2').has(13).stops().so(&[
        Event::Stopped { seat: seat(0), sum: 13, canned: true },
        Event::Claimed {
            seat: seat(0),
            claim: Claim::Take { tile: tile(13), exact: true },
            rule: Rule::E3_2,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!(table.stack(0), [11, 13]);
}

#[test]
fn extended_nine_dice_with_the_golden_one_of_ones_and_worms() {
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[], &[]])
        .figures(&[(Figure::Golden, with(0))])
        .options(Options { golden_faces: GoldenFaces::OnesAndWorms, ..Options::default() })
        .begin();
    table.may(&[Choice::Roll(8), Choice::Roll(9)]);
    // One white 1 and the golden 1 make a double 1.
    table.rolls("1WWWW5551").keeps('W').rolls("15551").keeps('1');
    assert_eq!(table.bratworms(), [1, 0]);
    table.may(&[Choice::Roll(3), Choice::Stop]).rolls("555").keeps('5').has(37).stops();
    assert_eq!(table.stack(0), [36]);
}

#[test]
fn extended_the_last_tile_still_brings_its_figure_and_the_other_one_leaves_the_game() {
    let gone = [13].into_iter().chain(21..=28).chain(30..=36);
    let mut table = TableBuilder::stacks(Edition::Extended, &[&[], &[11]])
        .down(gone)
        .figures(&[(Figure::Weasel, with(0)), (Figure::Apple, grill(29))])
        .begin();
    table.rolls("WWWW1255").keeps('W').rolls("5521").keeps('5').has(30).stops();
    assert!(!table.game.is_over(), "a choice is still pending");
    table.returns(Figure::Weasel);
    assert_eq!(table.place(Figure::Weasel), Some(Place::Out));
    assert_eq!(table.scores(), [6, 1]);
    assert_eq!(table.winners(), [0]);
}

#[test]
fn sheet_of_2005_no_stop_until_there_is_something_to_stop_for() {
    let mut table = Scenario::new(Edition::Pickomino2005, 2);
    table.rolls("WWWW1234").keeps('W').has(20).may(&[Choice::Roll(4)]);
    table.rolls("1122").keeps('1').has(22).may(&[Choice::Roll(2), Choice::Stop]);
    table.stops();
    assert_eq!(table.stack(0), [22]);
}

#[test]
fn sheet_of_2005_a_steal_is_left_for_the_next_lower_tile() {
    let mut table = TableBuilder::stacks(Edition::Pickomino2005, &[&[], &[26]]).down([25]).begin();
    table.rolls("WWWW1233").keeps('W').rolls("3311").keeps('3').has(26);
    table.may(&[Choice::Roll(2), Choice::Stop, Choice::StopLower]);
    table.leaves_the_steal().so(&[
        Event::Stopped { seat: seat(0), sum: 26, canned: false },
        Event::Claimed {
            seat: seat(0),
            claim: Claim::Take { tile: tile(24), exact: false },
            rule: Rule::L3_3,
        },
        Event::TurnBegan { seat: seat(1) },
    ]);
    assert_eq!((table.stack(0), table.stack(1)), (vec![24], vec![26]));
}

#[test]
fn sheet_of_2005_six_values_aside_leave_nothing_but_the_stop() {
    let mut table = TableBuilder::stacks(Edition::Pickomino2005, &[&[36], &[]]).begin();
    table.rolls("W1234555").keeps('W').rolls("1234555").keeps('1').rolls("234555").keeps('2');
    table.rolls("34555").keeps('3').rolls("4555").keeps('4').rolls("511").keeps('5').has(20);
    // Two dice are left and may not be rolled; the stop fails, and 36 stays open as the highest.
    table.may(&[Choice::Stop]).stops().so(&[
        Event::Stopped { seat: seat(0), sum: 20, canned: false },
        Event::Failed { seat: seat(0), why: Failure::NoTile { sum: 20 }, rule: Rule::O4_7 },
        Event::TileReturned { seat: seat(0), tile: tile(36) },
        Event::NothingTurned { rule: Rule::O5_4 },
        Event::TurnBegan { seat: seat(1) },
    ]);
}

#[test]
fn sheet_of_2005_in_the_short_game_the_returned_tile_is_turned_itself() {
    let options = Options { short_game: true, ..Options::default() };
    let mut table =
        TableBuilder::stacks(Edition::Pickomino2005, &[&[36], &[]]).options(options).begin();
    table.rolls("WW111111").keeps('1').rolls("11").so(&[
        Event::Rolled { seat: seat(0), dice: dice("11"), golden: false, weasel: false },
        Event::Failed { seat: seat(0), why: Failure::DeadRoll, rule: Rule::O5_1 },
        Event::TileReturned { seat: seat(0), tile: tile(36) },
        Event::TileTurned { tile: tile(36), rule: Rule::L5 },
        Event::TurnBegan { seat: seat(1) },
    ]);
}
