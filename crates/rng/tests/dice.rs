//! Dice: even, portable, and resumable.
//!
//! Every draw here comes from a fixed seed, so these tests give the same answer every time. The limits are those that a
//! fair die exceeds once in a thousand times.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on is a test that failed"
)]

use engine::{Action, Choice, Dice, Edition, Face, Figure, Game, GoldenFaces, Options, Setup};
use rng::DiceRng;
use testing::scenario::{Scenario, TableBuilder, dice, with};

/// Chi-square of the counts against an even spread.
fn chi_square(counts: &[u32]) -> f64 {
    let all: u32 = counts.iter().sum();
    let expected = f64::from(all) / counts.len() as f64;
    counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum()
}

/// The 99.9 % limits for so many degrees of freedom.
const LIMIT_1: f64 = 10.83;
const LIMIT_5: f64 = 20.52;
const LIMIT_6: f64 = 22.46;
const LIMIT_35: f64 = 66.62;

fn roll(rng: &mut DiceRng, game: &Game, count: u8) -> Dice {
    match rng.resolve(game, Choice::Roll(count)) {
        Action::Roll(dice) => dice,
        other => panic!("{other:?} is no roll"),
    }
}

fn new_game() -> Game {
    Game::new(&Setup::new(Edition::Original, 2)).unwrap()
}

#[test]
fn every_face_of_every_die_comes_up_equally_often() {
    let game = new_game();
    let mut rng = DiceRng::from_seed(1);
    let mut counts = [[0_u32; 6]; 8];
    for _ in 0..6_000 {
        for (die, face) in roll(&mut rng, &game, 8).faces().iter().enumerate() {
            counts[die][face.index()] += 1;
        }
    }
    for die in counts {
        assert!(chi_square(&die) < LIMIT_5, "{die:?}");
    }
}

#[test]
fn a_die_does_not_depend_on_the_one_before() {
    let game = new_game();
    let mut rng = DiceRng::from_seed(2);
    let mut pairs = [0_u32; 36];
    for _ in 0..9_000 {
        for pair in roll(&mut rng, &game, 8).faces().chunks(2) {
            pairs[pair[0].index() * 6 + pair[1].index()] += 1;
        }
    }
    assert!(chi_square(&pairs) < LIMIT_35, "{pairs:?}");
}

#[test]
fn the_first_roll_of_different_seeds_is_even_too() {
    // A game draws few dice from its seed: neighbouring seeds must not begin alike.
    let game = new_game();
    let mut counts = [0_u32; 6];
    for seed in 0..6_000 {
        counts[roll(&mut DiceRng::from_seed(seed), &game, 8).faces()[0].index()] += 1;
    }
    assert!(chi_square(&counts) < LIMIT_5, "{counts:?}");
}

#[test]
fn draws_below_a_bound_are_even_and_below_it() {
    let mut rng = DiceRng::from_seed(3);
    let mut counts = [0_u32; 7];
    for _ in 0..14_000 {
        counts[rng.below(7) as usize] += 1;
    }
    assert!(chi_square(&counts) < LIMIT_6, "{counts:?}");
}

#[test]
fn a_bound_that_does_not_divide_the_range_favours_nothing() {
    // Three quarters of the range: without drawing again, the lowest third would come up twice as often.
    let bound = 3 << 30;
    let mut rng = DiceRng::from_seed(4);
    let mut thirds = [0_u32; 3];
    for _ in 0..9_000 {
        thirds[(rng.below(bound) / (1 << 30)) as usize] += 1;
    }
    assert!(chi_square(&thirds) < 13.82, "{thirds:?}");
}

#[test]
fn where_there_is_nothing_to_draw_from_the_draw_is_0() {
    let mut rng = DiceRng::from_seed(5);
    assert_eq!(rng.below(0), 0);
    assert_eq!(rng.position(), 0, "and nothing is used up");
    assert_eq!(rng.below(1), 0);
}

#[test]
fn the_same_seed_gives_the_same_dice_on_every_machine() {
    // Saved games and shared seeds rely on these values: they may never change.
    let game = new_game();
    let mut rng = DiceRng::from_seed(2014);
    let rolls: Vec<String> =
        [8, 8, 5, 1].map(|count| roll(&mut rng, &game, count).to_string()).to_vec();
    assert_eq!(rolls, GOLDEN_ROLLS);
    assert_eq!(rng.position(), 22);
    assert_eq!(rng.seed(), 2014);
    let mut apart = DiceRng::apart_from_dice(2014);
    let draws: Vec<u32> = (0..8).map(|_| apart.below(100)).collect();
    assert_eq!(draws, GOLDEN_DRAWS);
}

const GOLDEN_ROLLS: [&str; 4] = ["WW31W4W2", "11W33514", "51222", "5"];
const GOLDEN_DRAWS: [u32; 8] = [8, 12, 61, 96, 30, 82, 44, 23];

#[test]
fn different_seeds_give_different_dice() {
    let game = new_game();
    let first = |seed| roll(&mut DiceRng::from_seed(seed), &game, 8).to_string();
    let mut rolls: Vec<String> = (0..20).map(first).collect();
    rolls.sort();
    rolls.dedup();
    assert!(rolls.len() > 15);
}

#[test]
fn dice_resumed_at_any_position_go_on_as_if_nothing_had_happened() {
    let game = new_game();
    let mut rng = DiceRng::from_seed(6);
    for count in [8, 7, 3, 1, 5, 8, 2, 8, 6, 4].repeat(8) {
        let mut resumed = DiceRng::resume(rng.seed(), rng.position());
        assert_eq!(resumed, rng);
        let expected = roll(&mut rng, &game, count);
        assert_eq!(roll(&mut resumed, &game, count), expected);
        assert_eq!(resumed.position(), rng.position());
    }
}

#[test]
fn what_is_drawn_apart_from_the_dice_changes_no_die() {
    let draws = |mut rng: DiceRng| (0..16).map(move |_| rng.below(6)).collect::<Vec<_>>();
    assert_ne!(draws(DiceRng::from_seed(7)), draws(DiceRng::apart_from_dice(7)));
}

#[test]
fn chance_has_no_say_where_no_dice_are_rolled() {
    let mut scenario = Scenario::new(Edition::Original, 2);
    scenario.rolls("WWWW1234");
    let mut rng = DiceRng::from_seed(8);
    let action = rng.resolve(&scenario.game, Choice::Keep(Face::Worm));
    assert_eq!(action, Action::Keep(Face::Worm));
    assert_eq!(rng.position(), 0);
}

fn golden_table(golden_faces: GoldenFaces) -> Scenario {
    TableBuilder::stacks(Edition::Extended, &[&[], &[]])
        .figures(&[(Figure::Golden, with(0))])
        .options(Options { golden_faces, ..Options::default() })
        .begin()
}

/// How often each face came up on the last die and on all others.
fn last_and_others(game: &Game, count: u8, seed: u64) -> ([u32; 6], [u32; 6]) {
    let mut rng = DiceRng::from_seed(seed);
    let (mut golden, mut white) = ([0; 6], [0; 6]);
    for _ in 0..3_000 {
        let dice = roll(&mut rng, game, count);
        let (last, others) = dice.faces().split_last().unwrap();
        golden[last.index()] += 1;
        for face in others {
            white[face.index()] += 1;
        }
    }
    (golden, white)
}

#[test]
fn e8_2_a_golden_die_of_ones_and_worms_shows_nothing_else_and_both_equally_often() {
    let scenario = golden_table(GoldenFaces::OnesAndWorms);
    let (golden, white) = last_and_others(&scenario.game, 9, 9);
    assert_eq!(golden[1..5], [0; 4]);
    assert!(chi_square(&[golden[0], golden[5]]) < LIMIT_1, "{golden:?}");
    assert!(chi_square(&white) < LIMIT_5, "the white dice are as ever: {white:?}");
}

#[test]
fn e8_2_it_keeps_its_faces_in_every_later_roll_until_it_is_aside() {
    let mut scenario = golden_table(GoldenFaces::OnesAndWorms);
    scenario.rolls("22345555W").keeps('2');
    let (golden, _) = last_and_others(&scenario.game, 7, 10);
    assert_eq!(golden[1..5], [0; 4]);
    // Once it is aside, only white dice are left.
    scenario.rolls("345555W").keeps('W');
    let (last, _) = last_and_others(&scenario.game, 6, 11);
    assert!(chi_square(&last) < LIMIT_5, "{last:?}");
}

#[test]
fn e8_2_an_ordinary_golden_die_is_like_the_white_ones_and_so_are_eight_dice_without_it() {
    let ordinary = golden_table(GoldenFaces::Ordinary);
    let (golden, _) = last_and_others(&ordinary.game, 9, 12);
    assert!(chi_square(&golden) < LIMIT_5, "{golden:?}");
    let left_out = golden_table(GoldenFaces::OnesAndWorms);
    let (last, _) = last_and_others(&left_out.game, 8, 13);
    assert!(chi_square(&last) < LIMIT_5, "{last:?}");
}

#[test]
fn e11_5_the_weasel_rolls_as_many_dice_again() {
    let mut scenario = TableBuilder::stacks(Edition::Extended, &[&[], &[]])
        .figures(&[(Figure::Weasel, with(0))])
        .begin();
    scenario.rolls("22345555").keeps('2').rolls("345555");
    let action = DiceRng::from_seed(14).resolve(&scenario.game, Choice::Weasel(6));
    let Action::Weasel(again) = action else { panic!("{action:?}") };
    assert_eq!(again.len(), dice("345555").len());
    scenario.play(action);
}

#[test]
fn a_choice_that_is_not_offered_becomes_an_action_that_is_refused() {
    let mut game = new_game();
    for choice in [Choice::Roll(0), Choice::Roll(9), Choice::Roll(u8::MAX), Choice::Weasel(8)] {
        let action = DiceRng::from_seed(15).resolve(&game, choice);
        assert!(game.play(action).is_err(), "{choice:?}");
    }
}
