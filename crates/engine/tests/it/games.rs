//! What holds in every game, whoever plays and however: games by lot of all editions, options and sizes of table, new
//! ones and ones that begin in the middle.

use engine::{
    Action, Choice, Event, Events, Figure, Game, GoldenDie, GoldenFaces, Illegal, Phase, Place,
    Rule, Setup, Tile,
};
use record::{Opening, Player, Record, read};
use rng::DiceRng;
use testing::{
    random_tables::{every_conceivable_action, every_kind_of_table, play_by_lot, scattered},
    shadow::Shadow,
};

/// So many games of every kind of table, the first of each from a new table. Every one has its own seed.
fn tables(each: u64) -> impl Iterator<Item = (u64, Setup)> {
    let kinds = every_kind_of_table().into_iter().enumerate();
    kinds.flat_map(move |(kind, setup)| {
        (0..each).map(move |number| {
            let seed = kind as u64 * 1000 + number;
            let setup = match number {
                0 => setup.clone(),
                _ => scattered(&setup, &mut DiceRng::from_seed(seed)),
            };
            (seed, setup)
        })
    })
}

/// Plays so many games of every kind and tells every step.
fn in_every_game(each: u64, mut tell: impl FnMut(&Game, Action, &Events, &Game)) {
    for (seed, setup) in tables(each) {
        play_by_lot(&setup, seed, &mut tell);
    }
}

#[test]
fn every_game_ends_and_only_then_it_has_winners() {
    for (seed, setup) in tables(3) {
        let game = play_by_lot(&setup, seed, |before, _, _, after| {
            assert!(before.winners().is_empty() && !before.is_over());
            assert_eq!(after.winners().is_empty(), !after.is_over());
            assert_eq!(after.choices().is_empty(), after.is_over());
        });
        assert!(game.is_over());
        let best = game.seats().map(|seat| game.score(seat)).max();
        assert!(game.winners().iter().all(|winner| Some(game.score(*winner)) == best));
        assert!(game.grill().open().is_empty(), "O6.1");
    }
}

#[test]
fn every_tile_is_always_in_exactly_one_place() {
    in_every_game(2, |_, _, _, game| {
        let grill = game.grill().open().iter().chain(game.grill().down().iter());
        let stacks = game.seats().flat_map(|seat| game.stack(seat).tiles().to_vec());
        let mut found: Vec<u8> = grill.chain(stacks).map(Tile::number).collect();
        found.sort_unstable();
        let low = if game.edition().has_specialists() { vec![11, 13] } else { vec![] };
        let all: Vec<u8> = low.into_iter().chain(21..=36).collect();
        assert_eq!(found, all);
    });
}

#[test]
fn there_are_always_seven_bratworms_or_none_at_all() {
    in_every_game(2, |before, _, _, game| {
        let owned: u8 = game.seats().map(|seat| game.bratworms(seat)).sum();
        let all = if game.edition().has_specialists() { 7 } else { 0 };
        assert_eq!(owned + game.supply(), all);
        for hen in game.seats().filter(|seat| before.specialist(*seat) == Some(Figure::Hen)) {
            assert!(game.bratworms(hen) >= before.bratworms(hen), "E9.6");
        }
    });
}

#[test]
fn every_figure_is_always_in_one_place_of_its_own_and_nobody_owns_the_raven_or_two() {
    in_every_game(2, |_, _, _, game| {
        let places: Vec<(Figure, Place)> =
            Figure::ALL.into_iter().filter_map(|f| Some((f, game.place(f)?))).collect();
        assert_eq!(places.len(), if game.edition().has_specialists() { 6 } else { 0 });
        for (number, (figure, place)) in places.iter().enumerate() {
            let alone = places[..number].iter().all(|(_, other)| other != place);
            assert!(alone || *place == Place::Out, "{figure:?} shares {place:?}");
            match place {
                Place::Grill(tile) => assert!(stands_well(game, *figure, *tile)),
                Place::Player(_) => assert_ne!(*figure, Figure::Raven, "E7.1"),
                Place::Offered(seat) => {
                    assert_ne!(*figure, Figure::Raven, "E7.1");
                    assert!(matches!(game.phase(), Phase::ReturningSpecialist { .. }));
                    assert_eq!(*seat, game.current());
                    assert!(game.specialist(*seat).is_some(), "only the second one is offered");
                }
                Place::Out => {}
            }
        }
    });
}

/// On an open tile; or on the tile just taken, while the raven waits for its taker's choice.
fn stands_well(game: &Game, figure: Figure, tile: Tile) -> bool {
    let raven_waits = figure == Figure::Raven
        && matches!(game.phase(), Phase::TakingBratworm { .. })
        && game.stack(game.current()).top() == Some(tile);
    game.grill().open().contains(tile) || raven_waits
}

#[test]
fn every_legal_choice_is_playable_and_everything_else_refused_with_the_game_untouched() {
    let actions = every_conceivable_action();
    let mut step = 0_u32;
    in_every_game(2, |game, _, _, _| {
        // Every 61st table is plenty, and 61 is in step with nothing.
        step += 1;
        if step.is_multiple_of(61) {
            for action in &actions {
                legal_or_refused(game, *action);
            }
        }
    });
}

fn legal_or_refused(game: &Game, action: Action) {
    let offered = game.choices().contains(&action.choice());
    let possible = !shows_foreign_golden_face(game, action);
    let mut tried = game.clone();
    match tried.play(action) {
        Ok(events) => {
            assert!(offered && possible, "{action:?} was not offered");
            assert!(!events.is_empty() && tried != *game, "{action:?} did nothing");
        }
        Err(refusal) => {
            assert!(!(offered && possible), "{refusal}, though it was offered");
            assert_eq!(tried, *game, "a refusal changed the game");
            assert_eq!(refusal.action, action);
            assert_eq!(refusal.why == Illegal::GoldenFace, offered);
            assert_eq!(refusal.why == Illegal::GameOver, game.is_over());
        }
    }
}

fn shows_foreign_golden_face(game: &Game, action: Action) -> bool {
    let (Action::Roll(dice) | Action::Weasel(dice)) = action else { return false };
    let golden = dice.len() == 9
        || game.phase().turn().is_some_and(|turn| turn.golden() == GoldenDie::Rolling);
    let known = dice.last().is_some_and(|face| "1W".contains(face.symbol()));
    golden && game.options().golden_faces == GoldenFaces::OnesAndWorms && !known
}

#[test]
fn no_action_is_possible_when_the_game_is_over() {
    for (seed, setup) in tables(1) {
        let over = play_by_lot(&setup, seed, |_, _, _, _| {});
        for action in every_conceivable_action() {
            let mut tried = over.clone();
            assert_eq!(tried.play(action).map_err(|refusal| refusal.why), Err(Illegal::GameOver));
            assert_eq!(tried, over);
        }
    }
}

#[test]
fn choices_are_listed_once_and_in_their_order() {
    let rank = |choice: &Choice| match *choice {
        Choice::Roll(dice) => (0, usize::from(dice)),
        Choice::Keep(face) => (1, face.index()),
        Choice::Weasel(dice) => (2, usize::from(dice)),
        Choice::AcceptBust => (3, 0),
        Choice::Stop => (4, 0),
        Choice::StopLower => (5, 0),
        Choice::TakeBratworm(seat) => (6, seat.index()),
        Choice::ReturnFigure(figure) => (7, figure as usize),
    };
    in_every_game(2, |game, _, _, _| {
        let ranks: Vec<_> = game.choices().iter().map(rank).collect();
        assert!(ranks.is_sorted_by(|one, next| one < next), "{:?}", game.choices());
    });
}

#[test]
fn the_events_alone_tell_how_the_table_changed() {
    for (seed, setup) in tables(2) {
        let mut shadow: Option<Shadow> = None;
        play_by_lot(&setup, seed, |before, action, events, after| {
            let shadow = shadow.get_or_insert_with(|| Shadow::of(before));
            for event in events {
                shadow.follow(event);
            }
            assert_eq!(*shadow, Shadow::of(after), "after {action:?}, told as {events:?}");
        });
    }
}

#[test]
fn the_player_to_move_changes_only_when_a_turn_begins() {
    in_every_game(2, |before, _, events, after| {
        let began: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { seat } => Some(*seat),
                _ => None,
            })
            .collect();
        match began.as_slice() {
            [] => assert_eq!(before.current(), after.current()),
            [next] => {
                assert_eq!(*next, before.current().next(before.player_count()), "O3.6");
                assert_eq!(after.current(), *next);
                assert!(matches!(events.last(), Some(Event::TurnBegan { .. })));
            }
            _ => panic!("two turns began at once: {events:?}"),
        }
    });
}

#[test]
fn every_reason_given_is_a_rule_of_the_edition() {
    let mut seen = Vec::new();
    in_every_game(3, |game, _, events, _| {
        for event in events {
            let (Event::Claimed { rule, .. }
            | Event::Failed { rule, .. }
            | Event::TileTurned { rule, .. }
            | Event::NothingTurned { rule }
            | Event::FigureMoved { rule, .. }) = *event
            else {
                continue;
            };
            assert!(rule.belongs_to(game.edition()), "{rule} in {:?}", game.edition());
            if !seen.contains(&rule) {
                seen.push(rule);
            }
        }
    });
    // So the games went into the corners, too.
    let corners = [Rule::E3_2, Rule::E5_2, Rule::E6_2, Rule::E7_3, Rule::E7_4, Rule::E9_2];
    for rule in corners.into_iter().chain([Rule::E9_3, Rule::E9_4, Rule::L3_3, Rule::L5]) {
        assert!(seen.contains(&rule), "no game came to {rule}");
    }
}

#[test]
fn a_failure_never_ends_the_game() {
    in_every_game(2, |_, _, events, after| {
        let failed = events.iter().any(|event| matches!(event, Event::Failed { .. }));
        assert!(!(failed && after.is_over()), "O6.1");
    });
}

#[test]
fn a_record_written_and_read_again_is_the_same_game() {
    for (seed, setup) in tables(2) {
        let mut actions = Vec::new();
        let game = play_by_lot(&setup, seed, |_, action, _, _| actions.push(action));
        let player = |number| Player { name: format!("Player \"{number}\" ä☃\n"), bot: None };
        let record = Record {
            opening: Opening {
                edition: setup.edition,
                options: setup.options,
                players: (0..setup.players).map(player).collect(),
                first_player: setup.first_player,
                start: setup.start.clone(),
            },
            actions,
        };
        let line = record.to_json();
        assert!(!line.contains('\n'), "a record is one line");
        assert_eq!(read(&line), Ok((record, game)));
    }
}
