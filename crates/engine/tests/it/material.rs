//! What lies on the table, what it is worth, and who may sit at it: rules that no played case can show as a whole.

use engine::{
    Action, Choice, Dice, Edition, Face, Figure, Game, Illegal, Options, ParseDiceError, Place,
    Rule, Seat, Setup, SetupError, Tile,
};
use testing::scenario::{Scenario, TableBuilder, dice, grill, seat, tile};

const WITHOUT_FIGURES: [Edition; 2] = [Edition::Original, Edition::Pickomino2005];

#[test]
fn o1_1_there_are_sixteen_tiles_21_to_36_each_once() {
    for edition in WITHOUT_FIGURES {
        let scenario = Scenario::new(edition, 2);
        assert_eq!(scenario.open(), (21..=36).collect::<Vec<u8>>());
        assert_eq!(scenario.open().len(), 16);
    }
}

#[test]
fn o1_2_tiles_21_to_24_carry_one_worm_25_to_28_two_29_to_32_three_33_to_36_four() {
    let worms: Vec<u8> = (21..=36).map(|number| tile(number).worms()).collect();
    assert_eq!(worms, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
}

#[test]
fn o1_3_eight_dice_have_the_faces_1_to_5_and_worm() {
    assert_eq!(Dice::WHITE, 8);
    let numbers = Face::ALL.map(Face::number);
    assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(4), Some(5), None]);
    assert_eq!(Face::from_number(0), None);
    assert_eq!(Face::from_number(6), None, "the worm is no six");
}

#[test]
fn o1_4_at_the_start_every_tile_lies_open_on_the_grill_and_nobody_has_any() {
    for edition in Edition::ALL {
        let scenario = Scenario::new(edition, 7);
        assert!(scenario.open().is_sorted());
        assert!(scenario.down().is_empty());
        assert!((0..7).all(|seat| scenario.stack(seat).is_empty()));
        assert_eq!(scenario.scores(), [0; 7]);
    }
}

#[test]
fn o1_5_two_to_seven_can_play() {
    for edition in Edition::ALL {
        for players in 0..10 {
            let game = Game::new(&Setup::new(edition, players));
            assert_eq!(game.is_ok(), (2..=7).contains(&players), "{players} players");
            if let Err(error) = game {
                assert_eq!(error, SetupError::PlayerCount);
            }
        }
    }
}

#[test]
fn o1_5_anybody_at_the_table_can_begin_and_nobody_else() {
    for players in 2..=7 {
        for first in 0..10 {
            let setup =
                Setup { first_player: seat(first), ..Setup::new(Edition::Original, players) };
            match Game::new(&setup) {
                Ok(game) => assert_eq!(game.current(), seat(first)),
                Err(error) => {
                    assert_eq!(error, SetupError::FirstPlayer);
                    assert!(usize::from(first) >= players);
                }
            }
        }
    }
}

#[test]
fn o1_5_turns_go_round_clockwise() {
    let mut scenario = Scenario::new(Edition::Original, 3);
    for expected in [0, 1, 2, 0, 1, 2, 0] {
        assert_eq!(scenario.current(), expected);
        scenario.rolls("11111111").keeps('1').stops();
    }
}

#[test]
fn o2_1_a_5_and_a_worm_count_the_same_but_are_different_values() {
    assert_ne!(Face::Five, Face::Worm);
    assert_eq!(Face::Five.points(), Face::Worm.points());
    let mut scenario = Scenario::new(Edition::Original, 2);
    scenario.rolls("55WW1234").keeps('5');
    // Only the two fives went; the worms are still to be won.
    scenario.rolls("5WW123").may(&[
        Choice::Keep(Face::One),
        Choice::Keep(Face::Two),
        Choice::Keep(Face::Three),
        Choice::Keep(Face::Worm),
    ]);
}

#[test]
fn o2_2_a_number_counts_as_many_points_as_it_shows() {
    for number in 1..=5 {
        assert_eq!(Face::from_number(number).map(Face::points), Some(number));
    }
}

#[test]
fn o2_3_a_worm_counts_5_points() {
    assert_eq!(Face::Worm.points(), 5);
}

#[test]
fn o3_1_a_turn_begins_with_all_eight_dice_and_nothing_else() {
    let mut scenario = Scenario::new(Edition::Original, 2);
    scenario.may(&[Choice::Roll(8)]);
    for count in 0..=9 {
        let roll = Action::Roll(dice(&"1".repeat(count)));
        let refused = scenario.clone().game.play(roll).err().map(|refusal| refusal.why);
        assert_eq!(refused, (count != 8).then_some(Illegal::DiceCount { expected: 8 }));
    }
}

#[test]
fn o3_3_a_value_is_aside_once_in_a_turn_and_free_again_in_the_next() {
    let mut scenario = Scenario::new(Edition::Original, 2);
    scenario.rolls("WWW12345").keeps('W').rolls("WW123");
    let refusal = scenario.game.play(Action::Keep(Face::Worm)).unwrap_err();
    assert_eq!((refusal.why, refusal.why.rule()), (Illegal::FaceAlreadyKept, Rule::O3_3));
    scenario.keeps('3').stops();
    scenario.rolls("WWW12345").keeps('W');
}

#[test]
fn o4_1_there_is_no_stop_before_anything_is_aside_or_while_a_roll_lies_there() {
    let mut scenario = Scenario::new(Edition::Original, 2);
    let stop =
        |scenario: &mut Scenario| scenario.game.play(Action::Stop).err().map(|refusal| refusal.why);
    assert_eq!(stop(&mut scenario), Some(Illegal::NothingLaidAside));
    scenario.rolls("WWW12345");
    assert_eq!(stop(&mut scenario), Some(Illegal::NotNow));
    scenario.keeps('W').rolls("11234");
    assert_eq!(stop(&mut scenario), Some(Illegal::NotNow));
    scenario.keeps('1').stops();
}

#[test]
fn o5_1_the_first_roll_of_a_turn_is_never_dead() {
    for shown in "12345W".chars() {
        let mut scenario = Scenario::new(Edition::Original, 2);
        scenario.rolls(&shown.to_string().repeat(8)).keeps(shown).may(&[Choice::Stop]);
    }
}

#[test]
fn o6_2_the_worms_of_a_whole_stack_count_and_those_face_down_belong_to_nobody() {
    let scenario =
        TableBuilder::stacks(Edition::Original, &[&[36, 21], &[29]]).down([35, 34]).begin();
    assert_eq!(scenario.scores(), [5, 3]);
    assert_eq!(scenario.winners(), Vec::<u8>::new(), "not yet");
}

#[test]
fn o6_3_the_standings_rank_by_worms_then_by_the_highest_tile() {
    let stacks: [&[u8]; 4] = [&[33], &[21, 29], &[34], &[]];
    let gone = (21..=36).filter(|number| ![33, 21, 29, 34].contains(number));
    let scenario = TableBuilder::stacks(Edition::Original, &stacks).down(gone).begin();
    let ranks: Vec<u8> = scenario.game.standings().iter().map(|standing| standing.rank).collect();
    assert_eq!(scenario.scores(), [4, 4, 4, 0]);
    assert_eq!(ranks, [2, 3, 1, 4]);
    assert_eq!(scenario.winners(), [2]);
}

#[test]
fn e1_1_the_extended_game_has_11_and_13_at_the_low_end_as_well() {
    let scenario = Scenario::new(Edition::Extended, 2);
    let expected: Vec<u8> = [11, 13].into_iter().chain(21..=36).collect();
    assert_eq!(scenario.open(), expected);
    assert_eq!(expected.len(), 18);
    let others: Vec<u8> = (0..=u8::MAX).filter(|n| Tile::new(*n).is_some()).collect();
    assert_eq!(others, expected, "no edition has any other tile");
}

#[test]
fn e1_2_11_and_13_carry_one_worm_each() {
    assert_eq!([tile(11).worms(), tile(13).worms()], [1, 1]);
}

#[test]
fn e1_3_every_figure_stands_on_its_tile_and_13_is_free() {
    let scenario = Scenario::new(Edition::Extended, 2);
    let home = [
        (Figure::Can, 11),
        (Figure::Hen, 21),
        (Figure::Raven, 23),
        (Figure::Weasel, 25),
        (Figure::Golden, 27),
        (Figure::Apple, 29),
    ];
    for (figure, number) in home {
        assert_eq!(scenario.place(figure), Some(grill(number)));
        assert_eq!(scenario.game.figure_on(tile(number)), Some(figure));
    }
    assert_eq!(home.map(|(figure, _)| figure), Figure::ALL);
    assert_eq!(scenario.game.figure_on(tile(13)), None);
}

#[test]
fn e1_4_seven_bratworms_lie_in_the_supply_and_nobody_has_one() {
    let scenario = Scenario::new(Edition::Extended, 4);
    assert_eq!(scenario.game.supply(), 7);
    assert_eq!(scenario.bratworms(), [0; 4]);
}

#[test]
fn e1_5_without_its_extras_the_extended_game_is_the_original() {
    for edition in WITHOUT_FIGURES {
        let mut scenario = Scenario::new(edition, 2);
        assert!(Figure::ALL.iter().all(|figure| scenario.place(*figure).is_none()));
        assert_eq!(scenario.game.supply(), 0);
        scenario.rolls("11WW2345").keeps('1');
        assert_eq!(scenario.bratworms(), [0, 0], "no double 1");
    }
}

#[test]
fn e5_6_no_table_can_be_laid_on_which_somebody_owns_two() {
    let two = [(Figure::Can, Place::Player(seat(1))), (Figure::Apple, Place::Player(seat(1)))];
    let lay = TableBuilder::stacks(Edition::Extended, &[&[], &[]]).figures(&two);
    assert!(Game::new(&lay.setup()).is_err());
}

#[test]
fn e7_1_no_table_can_be_laid_on_which_somebody_owns_the_raven() {
    let lay = TableBuilder::stacks(Edition::Extended, &[&[], &[]])
        .figures(&[(Figure::Raven, Place::Player(seat(0)))]);
    assert!(Game::new(&lay.setup()).is_err());
}

#[test]
fn e12_3_players_equal_in_everything_share_the_win() {
    let down = [11, 13].into_iter().chain(21..=36);
    let scenario = TableBuilder::stacks(Edition::Extended, &[&[], &[], &[]])
        .down(down)
        .bratworms(&[3, 3, 1])
        .begin();
    assert_eq!(scenario.winners(), [0, 1]);
}

#[test]
fn l1_in_2005_too_whoever_was_chosen_begins() {
    // Who did the best turkey is for the players to say; any of them may have.
    for first in Seat::all(7) {
        let setup = Setup { first_player: first, ..Setup::new(Edition::Pickomino2005, 7) };
        assert_eq!(Game::new(&setup).map(|game| game.current()), Ok(first));
    }
}

#[test]
fn l5_the_short_game_is_offered_in_every_edition_and_off_unless_chosen() {
    assert!(!Options::default().short_game);
    for edition in Edition::ALL {
        for short_game in [false, true] {
            let options = Options { short_game, ..Options::default() };
            let mut scenario =
                TableBuilder::stacks(edition, &[&[36], &[]]).options(options).begin();
            scenario.rolls("11111111").keeps('1').stops();
            assert_eq!(scenario.is_open(36), !short_game);
            assert_eq!(scenario.down(), if short_game { vec![36] } else { vec![] });
        }
    }
}

#[test]
fn l2_1_and_l2_2_hold_nowhere_but_on_the_sheet_of_2005() {
    for edition in Edition::ALL {
        let mut scenario = Scenario::new(edition, 2);
        // Twenty points and four dice left: in 2005 there is nothing to stop for.
        scenario.rolls("WWWW1234").keeps('W').has(20);
        let sheet = edition == Edition::Pickomino2005;
        assert_eq!(scenario.game.choices().contains(&Choice::Stop), !sheet);
        // All six values aside and two dice left: in 2005 there is nothing to roll for.
        let mut scenario = Scenario::new(edition, 2);
        scenario
            .rolls("W1234555")
            .keeps('W')
            .rolls("1234555")
            .keeps('1')
            .rolls("234555")
            .keeps('2');
        scenario.rolls("34555").keeps('3').rolls("4555").keeps('4').rolls("544").keeps('5').has(20);
        assert_eq!(scenario.game.choices().contains(&Choice::Roll(2)), !sheet);
        assert!(scenario.game.choices().contains(&Choice::Stop));
    }
}

#[test]
fn what_is_written_by_its_name_is_read_by_its_name_and_by_no_other() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    for figure in Figure::ALL {
        assert_eq!(figure.to_string().parse(), Ok(figure));
    }
    for face in Face::ALL {
        assert_eq!(face.to_string().parse(), Ok(face));
    }
    for rule in Rule::ALL {
        assert_eq!(rule.to_string().parse(), Ok(*rule));
    }
    for other in ["", "Original", "original ", "6", "w", "WW", "O5", "Hen"] {
        assert!(other.parse::<Edition>().is_err(), "{other}");
        assert!(other.parse::<Figure>().is_err(), "{other}");
        assert!(other.parse::<Face>().is_err(), "{other}");
        assert!(other.parse::<Rule>().is_err(), "{other}");
    }
    assert_eq!("WW123451W".parse::<Dice>().map(|dice| dice.to_string()), Ok("WW123451W".into()));
    assert_eq!("1111111111".parse::<Dice>(), Err(ParseDiceError::TooMany));
    assert_eq!("126".parse::<Dice>(), Err(ParseDiceError::Face));
}

#[test]
fn every_refusal_ends_with_its_rule() {
    let count = Illegal::DiceCount { expected: 5 };
    assert_eq!(count.to_string(), "5 dice are to be rolled (O3.4)");
    for why in [Illegal::GameOver, Illegal::NotNow, Illegal::WeaselNotReady, Illegal::MustRoll] {
        assert!(why.to_string().ends_with(&format!(" ({})", why.rule())), "{why}");
    }
}
