//! The bar, the seats and the grill.

use engine::{Choice, Edition, Figure};
use heckmeck::{
    app::{Look, Model, Msg, update},
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
        acts: true,
        steal: None,
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

/// The table belongs to whoever failed until that has been seen; whose turn it is in truth is known all the time.
#[test]
fn a_turn_that_ends_is_looked_at_to_its_end() {
    let mut model = table("Ann,Ben", &original(), "roll WWWW1244, keep W, roll WWWW");
    let shown = |model: &Model| {
        let seats = [0, 1].map(|number| SeatView::of(model, seat(number)).unwrap());
        (headline(model), look_of_turn(model).bird, seats.map(|seat| (seat.acts, seat.turn)))
    };
    let after = ("Ben’s turn".to_owned(), 1, [(false, false), (true, true)]);
    assert_eq!(shown(&model), after);
    assert_eq!(update(&mut model, Msg::TurnEndBegan, 0), []);
    assert_eq!(shown(&model), ("Ann’s turn".to_owned(), 0, [(true, false), (false, true)]));
    assert_eq!(update(&mut model, Msg::TurnEndSeen, 0), []);
    assert_eq!(shown(&model), after);
}

#[test]
fn when_the_game_is_over_nobody_is_to_play() {
    let lay = TableBuilder::stacks(Edition::Original, &[&[22], &[]])
        .down((21..=36).filter(|n| *n != 22 && *n != 35));
    let model = table("Ann,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5, stop");
    assert!(model.play.as_ref().unwrap().game.is_over());
    for number in 0..2 {
        let shown = SeatView::of(&model, seat(number)).unwrap();
        assert!(!shown.turn && !(model.messages().table.seat)(&shown).contains("their turn"));
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
    let states = [34, 35, 36].map(|number| (view(number).state, view(number).take));
    assert_eq!(
        states,
        [(TileState::Gone, None), (TileState::Open, Some(Choice::Stop)), (TileState::Down, None)]
    );
    assert_eq!([11, 21, 22].map(|n| view(n).figure), [Some(Figure::Can), Some(Figure::Hen), None]);
    let names = [TileState::Open, TileState::Down, TileState::Gone].map(TileState::name);
    assert_eq!(names, [Some("open"), Some("down"), None]);
    // What a bot could take is not lit for the others.
    let model = table("Otto:greedy,Ben", &lay, "roll WWWW1244, keep W, roll 1555, keep 5");
    assert_eq!(TileView::of(&model, tile(35)).unwrap().take, None);
}

#[test]
fn a_top_tile_that_can_be_stolen_is_lit_in_the_colour_of_the_thief() {
    let told = "roll WWWW1244, keep W, roll 1555, keep 5";
    let steals = |players, edition| {
        let lay = TableBuilder::stacks(edition, &[&[], &[35]]);
        let model = table(players, &lay, told);
        let lower = TileView::of(&model, tile(34)).unwrap().take;
        (SeatView::of(&model, seat(1)).unwrap().steal, lower)
    };
    let ann = Look { bird: 0, colour: 0 };
    assert_eq!(steals("Ann,Ben", Edition::Original), (Some((Choice::Stop, ann)), None));
    // By the sheet of 2005 the steal may be left for the next lower tile (L3.3): both are lit.
    assert_eq!(
        steals("Ann,Ben", Edition::Pickomino2005),
        (Some((Choice::Stop, ann)), Some(Choice::StopLower))
    );
    assert_eq!(steals("Otto:greedy,Ben", Edition::Original), (None, None));
}

#[test]
fn after_the_end_it_is_nobody_s_turn() {
    let lay = TableBuilder::stacks(Edition::Original, &[&[36], &[35]]).down([34]);
    let model = table("Ann,Ben", &lay, "");
    assert!(SeatView::of(&model, seat(0)).unwrap().turn);
    let mut over = super::super::support::at_table("players=Ann,Ben&seed=5&short_game=1");
    super::super::support::play_on(&mut over, 10_000);
    let turns = [0, 1].map(|number| SeatView::of(&over, seat(number)).unwrap().turn);
    assert_eq!(turns, [false, false]);
}
