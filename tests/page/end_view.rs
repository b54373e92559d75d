//! The end: stacks, sums and deeds, held against a count of their own over whole games.

use engine::{Edition, Figure, Game, Place, Seat};
use heckmeck::{
    app::{Address, Model, Msg, Play},
    i18n::Language,
    view_model::{Deeds, EndView},
};

use super::support::{at_table, play, play_on, press, send};

/// A game of people, played to its end.
fn ended(edition: Edition, players: &str, seed: u64) -> Model {
    let mut model = at_table(&format!("edition={}&players={players}&seed={seed}", edition.name()));
    play_on(&mut model, 4000);
    assert!(play(&model).game.is_over(), "{edition:?} {seed}");
    model
}

fn games() -> impl Iterator<Item = Model> {
    let seeds =
        Edition::ALL.into_iter().flat_map(|edition| (1..9).map(move |seed| (edition, seed)));
    seeds.map(|(edition, seed)| ended(edition, "Ann,Ben,Cleo", seed))
}

/// What everybody did, seen from the stacks before and after every action, without a look at the events.
fn deeds_by_stacks(play: &Play) -> Vec<Deeds> {
    let mut game = play.record.opening.game().unwrap();
    let mut deeds = vec![Deeds::default(); game.player_count()];
    let mut began = game.clone();
    let mut took_hen = false;
    for action in &play.record.actions {
        let (before, seat) = (game.clone(), game.current());
        game.play(*action).unwrap();
        for victim in game.seats().filter(|other| *other != seat) {
            let lost = before.stack(victim).top().filter(|tile| !has(&game, victim, *tile));
            if lost.is_some_and(|tile| has(&game, seat, tile)) {
                deeds[seat.index()].steals += 1;
                deeds[victim.index()].robbed += 1;
            }
        }
        let has_hen = |game: &Game| {
            let place = game.place(Figure::Hen);
            place == Some(Place::Player(seat)) || place == Some(Place::Offered(seat))
        };
        took_hen |= has_hen(&game) && !has_hen(&began);
        if game.current() != seat || game.is_over() {
            let tiles = |game: &Game| game.stack(seat).tiles().len();
            deeds[seat.index()].failures += usize::from(tiles(&game) <= tiles(&began) && !took_hen);
            began = game.clone();
            took_hen = false;
        }
    }
    deeds
}

fn has(game: &Game, seat: Seat, tile: engine::Tile) -> bool {
    game.stack(seat).tiles().contains(&tile)
}

#[test]
fn deeds_are_what_the_stacks_have_seen() {
    let mut all = Deeds::default();
    for model in games() {
        let expected = deeds_by_stacks(play(&model));
        for row in EndView::of(&model).unwrap().rows {
            assert_eq!(row.deeds, expected[row.standing.seat.index()], "{}", row.name);
            all.steals += row.deeds.steals;
            all.robbed += row.deeds.robbed;
            all.failures += row.deeds.failures;
        }
    }
    assert!(all.steals > 50 && all.failures > 100, "{all:?}");
    assert_eq!(all.steals, all.robbed);
}

#[test]
fn every_stack_lies_there_and_is_counted_to_its_worms() {
    for model in games() {
        let game = &play(&model).game;
        let mut counted = 0;
        for row in EndView::of(&model).unwrap().rows {
            let standing = row.standing;
            assert_eq!(row.tiles, game.stack(standing.seat).tiles());
            assert_eq!(row.sums.last().copied().unwrap_or(0), standing.worms());
            assert!(row.sums.is_sorted());
            let extras = usize::from(standing.bratworms > 0) + usize::from(standing.apple > 0);
            assert_eq!(row.sums.len(), row.tiles.len() + extras);
            // One after the other, the winner first.
            assert_eq!(row.counted_before, counted);
            counted += row.sums.len();
            for tile in row.tiles {
                assert!(row.stack_label.contains(&tile.number().to_string()));
            }
        }
    }
}

#[test]
fn it_is_celebrated_once_and_only_for_people() {
    let model = ended(Edition::Original, "Ann,Ben", 3);
    let end = EndView::of(&model).unwrap();
    assert!(end.just_ended && end.celebrates);
    assert_eq!(end.winners.len(), 1);
    assert!(matches!(model.address, Address::End(_)));
    // Looked at later, everything lies there counted.
    let mut later = model.clone();
    later.play.as_mut().unwrap().seen = play(&model).events.len();
    let end = EndView::of(&later).unwrap();
    assert!(!end.just_ended && !end.celebrates);
    // Nobody is glad for a bot.
    let mut bots = model;
    for player in &mut bots.play.as_mut().unwrap().record.opening.players {
        player.bot = Some(record::Level::Naive);
    }
    let end = EndView::of(&bots).unwrap();
    assert!(end.just_ended && !end.celebrates);
}

#[test]
fn a_stack_is_told_in_every_language() {
    let mut model = ended(Edition::Original, "Ann,Ben", 3);
    let mut told = std::collections::BTreeSet::new();
    for language in Language::ALL {
        model.language = language;
        let end = EndView::of(&model).unwrap();
        assert!(told.insert(end.rows[0].stack_label.clone()), "{:?}", end.rows[0].stack_label);
        assert!(end.rows[0].stack_label.contains(&end.rows[0].name));
    }
}

#[test]
fn after_the_end_the_same_table_begins_again() {
    let mut model = ended(Edition::Original, "Ann,Ben", 3);
    let first = play(&model).record.opening.first_player;
    send(&mut model, Msg::PressedRematch);
    assert!(matches!(model.address, Address::Table(_)));
    assert_ne!(play(&model).record.opening.first_player, first);
    let choice = play(&model).game.choices()[0];
    press(&mut model, choice);
    assert!(!EndView::of(&model).unwrap().just_ended);
}
