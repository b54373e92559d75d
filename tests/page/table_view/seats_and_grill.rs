//! The bar, the seats and the grill.

use engine::{Edition, Figure};
use heckmeck::{
    app::Look,
    view_model::{SeatView, TileState, TileView, headline, look_of_turn, supply},
};
use record::Level;
use testing::scenario::{TableBuilder, seat, tile, with};

use super::{original, table, two_specialists};

#[test]
fn the_bar_says_whose_turn_it_is() {
    let model = table("Ann,Ben", &original().current(1), "");
    assert_eq!(headline(&model), "Ben’s turn");
    assert_eq!(look_of_turn(&model), Look { bird: 1, colour: 1 });
    assert_eq!(supply(&model), None);
    let lay = TableBuilder::stacks(Edition::Extended, &[&[], &[]]).bratworms(&[2, 1]);
    assert_eq!(supply(&table("Ann,Ben", &lay, "")), Some(4));
}

#[test]
fn a_seat_shows_what_its_player_has() {
    let lay = TableBuilder::stacks(Edition::Extended, &[&[22, 31], &[]])
        .figures(&[(Figure::Hen, with(0)), (Figure::Can, with(1))])
        .bratworms(&[2, 0]);
    let model = table("Ann,Otto:greedy", &lay, "");
    let ann = SeatView::of(&model, seat(0)).unwrap();
    let expected = SeatView {
        name: "Ann".to_owned(),
        look: Look { bird: 0, colour: 0 },
        turn: true,
        top: Some(tile(31)),
        tiles: 2,
        worms: 6,
        specialist: Some(Figure::Hen),
        offered: None,
        bratworms: 2,
        bot: None,
    };
    assert_eq!(ann, expected);
    assert!(ann.is_guarded());
    let otto = SeatView::of(&model, seat(1)).unwrap();
    assert_eq!((otto.turn, otto.top, otto.bot), (false, None, Some(Level::Greedy)));
    assert!(!otto.is_guarded());
}

#[test]
fn when_the_game_is_over_nobody_is_to_play() {
    let lay = TableBuilder::stacks(Edition::Original, &[&[22], &[]])
        .down((21..=36).filter(|n| *n != 22 && *n != 35));
    let model = table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5, stop");
    assert!(model.play.as_ref().unwrap().game.is_over());
    for number in 0..2 {
        let shown = SeatView::of(&model, seat(number)).unwrap();
        assert!(!shown.turn && !(model.messages().table.seat)(&shown).contains("to play"));
    }
}

#[test]
fn two_specialists_are_both_shown_until_one_goes_back() {
    let figures = |number| {
        SeatView::of(&two_specialists(), seat(number)).unwrap().figures().collect::<Vec<_>>()
    };
    assert_eq!(figures(0), [Figure::Weasel, Figure::Hen]);
    assert_eq!(figures(1), []);
}

#[test]
fn a_tile_is_open_turned_or_gone_and_lit_if_a_stop_takes_it() {
    let lay = TableBuilder::stacks(Edition::Extended, &[&[], &[34]]).down([36]);
    let model = table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5");
    let view = |number| TileView::of(&model, tile(number)).unwrap();
    let states = [34, 35, 36].map(|number| (view(number).state, view(number).claimed));
    assert_eq!(
        states,
        [(TileState::Gone, false), (TileState::Open, true), (TileState::Down, false)]
    );
    assert_eq!([11, 21, 22].map(|n| view(n).figure), [Some(Figure::Can), Some(Figure::Hen), None]);
    let names = [TileState::Open, TileState::Down, TileState::Gone].map(TileState::name);
    assert_eq!(names, [Some("open"), Some("down"), None]);
    // What a bot could take is not lit for the others.
    let model = table("Otto:greedy,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5");
    assert!(!TileView::of(&model, tile(35)).unwrap().claimed);
}
