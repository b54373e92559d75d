//! The exact odds, against plain recursion through the rules themselves and against figures known from elsewhere.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

use std::collections::HashMap;

use bots::{Bot, lead};
use engine::{
    Action, BratwormSource, Choice, Dice, Edition, Event, Face, Figure, Game, GoldenDie,
    GoldenFaces, Grill, Options, Phase, Place, Seat, Setup, Start, Tile,
};
use record::{Level, read};
use rng::DiceRng;
use serde_json::Value;
use solver::{
    Ending, Odds, Oddsmaker, Outlook, PolicyValue, Reach, Solver, TurnPayoffs, best_value,
};
use testing::random_tables::{every_kind_of_table, play_by_lot, scattered};

/// How far two exact figures may be apart.
const EXACT: f64 = 1e-12;

fn odds(game: &Game) -> Odds {
    Oddsmaker::default().odds(game)
}

fn reach(odds: &Odds, number: u8) -> Reach {
    *odds.reach.iter().find(|reach| reach.tile.number() == number).unwrap()
}

#[track_caller]
fn assert_close(found: f64, expected: f64) {
    assert!((found - expected).abs() < EXACT, "{found} instead of {expected}");
}

fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

/// A new table but for what the start says.
fn table(edition: Edition, players: usize, start: Start) -> Game {
    Game::new(&Setup { start: Some(start), ..Setup::new(edition, players) }).unwrap()
}

/// A new extended table of two, with this specialist in the hands of the player to move.
fn with_specialist(figure: Figure, golden_faces: GoldenFaces) -> Game {
    let figures = vec![(figure, Place::Player(Seat::new(0)))];
    let setup = Setup {
        options: Options { golden_faces, ..Options::default() },
        start: Some(Start { figures, ..Start::default() }),
        ..Setup::new(Edition::Extended, 2)
    };
    Game::new(&setup).unwrap()
}

fn roll(game: &mut Game, faces: &str) {
    game.play(Action::Roll(faces.parse().unwrap())).unwrap();
}

fn keep(game: &mut Game, face: Face) {
    game.play(Action::Keep(face)).unwrap();
}

#[test]
fn the_start_of_a_turn_has_the_known_odds() {
    let odds = odds(&Game::new(&Setup::new(Edition::Original, 2)).unwrap());
    let [(Choice::Roll(8), outlook)] = odds.choices[..] else { panic!("{:?}", odds.choices) };
    assert_close(outlook.value, 1.644_729_674_040_101);
    assert_close(outlook.fail, odds.fail);
    assert_close(reach(&odds, 21).at_least, 0.893_026_737_150_746);
    assert_close(reach(&odds, 36).at_least, 0.015_678_145_194);
    assert_close(reach(&odds, 28).exactly, 0.221_484_818_104);
}

#[test]
fn nine_dice_have_the_known_odds_and_eight_are_offered_too_e8_1() {
    let odds = odds(&with_specialist(Figure::Golden, GoldenFaces::Ordinary));
    assert_close(reach(&odds, 21).at_least, 0.959_828_464_281);
    let [(Choice::Roll(8), eight), (Choice::Roll(9), nine)] = odds.choices[..] else {
        panic!("{:?}", odds.choices)
    };
    assert!(nine.value > eight.value);
    assert_close(odds.fail, nine.fail);
}

/// Figures of an independent program: records of every edition, cut at every kind of moment.
#[test]
fn all_odds_agree_with_an_independent_program() {
    let mut oddsmaker = Oddsmaker::default();
    for (number, line) in (1..).zip(include_str!("odds/independent.jsonl").lines()) {
        let line: Value = serde_json::from_str(line).unwrap();
        let (_, game) = read(&line["record"].to_string()).unwrap();
        let odds = oddsmaker.odds(&game);
        let close = |found: f64, expected: &Value, what: &str| {
            let expected = expected.as_f64().unwrap();
            assert!((found - expected).abs() < EXACT, "line {number}, {what}: {found}, {expected}");
        };
        let expected = &line["odds"];
        close(odds.fail, &expected["fail"], "fail");
        for reach in &odds.reach {
            let key = reach.tile.number().to_string();
            close(reach.at_least, &expected["at_least"][&key], &key);
            close(reach.exactly, &expected["exactly"][&key], &key);
        }
        let choices = expected["choices"].as_array().unwrap();
        assert_eq!(odds.choices.len(), choices.len());
        for ((choice, outlook), expected) in odds.choices.iter().zip(choices) {
            close(outlook.value, &expected["value"], &format!("{choice:?}"));
            close(outlook.fail, &expected["fail"], &format!("{choice:?}"));
        }
    }
}

/// What a position is worth in every respect, found by trying everything.
#[derive(Clone)]
struct Found {
    outlook: Outlook,
    /// At least, then exactly, then the claim of each tile of the edition.
    reach: Vec<f64>,
}

impl Found {
    fn or(self, other: &Found) -> Found {
        let (one, two) = (self.outlook, other.outlook);
        let outlook = if (one.value - two.value).abs() <= EXACT {
            Outlook { value: one.value.max(two.value), fail: one.fail.min(two.fail) }
        } else if one.value > two.value {
            one
        } else {
            two
        };
        let pairs = self.reach.iter().zip(&other.reach);
        Found { outlook, reach: pairs.map(|(one, two)| one.max(*two)).collect() }
    }
}

/// Plays every choice and every outcome of every roll with the engine itself, to the end of the turn.
struct EveryWay {
    player: Seat,
    before: f64,
    tiles: Vec<Tile>,
}

impl EveryWay {
    fn from(game: &Game) -> EveryWay {
        EveryWay {
            player: game.current(),
            before: f64::from(game.phase().turn().unwrap().worms_before()),
            tiles: Grill::full(game.edition()).open().iter().collect(),
        }
    }

    fn best(&self, game: &Game) -> Found {
        let choices = game.choices().into_iter().map(|choice| self.after(game, choice));
        choices.reduce(|best, next| best.or(&next)).unwrap()
    }

    fn after(&self, game: &Game, choice: Choice) -> Found {
        let Some(dice) = choice.dice() else {
            let mut next = game.clone();
            let events = next.play(choice.action().unwrap()).unwrap();
            return self.go_on(game, &next, &events);
        };
        let mut total = Found {
            outlook: Outlook { value: 0.0, fail: 0.0 },
            reach: vec![0.0; 3 * self.tiles.len()],
        };
        for (faces, probability) in rolls(game, dice) {
            let mut next = game.clone();
            let events = next.play(choice.with(Dice::new(&faces).unwrap())).unwrap();
            let found = self.go_on(game, &next, &events);
            total.outlook.value += probability * found.outlook.value;
            total.outlook.fail += probability * found.outlook.fail;
            for (sum, reach) in total.reach.iter_mut().zip(&found.reach) {
                *sum += probability * reach;
            }
        }
        total
    }

    fn go_on(&self, before: &Game, game: &Game, events: &[Event]) -> Found {
        let ended = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ended);
        let stopped = |event: &Event| matches!(event, Event::Stopped { .. });
        let failed = events.iter().any(|event| matches!(event, Event::Failed { .. }));
        let mut found = if events.iter().any(ended) {
            let value = f64::from(game.score(self.player)) - self.before;
            let outlook = Outlook { value, fail: if failed { 1.0 } else { 0.0 } };
            Found { outlook, reach: vec![0.0; 3 * self.tiles.len()] }
        } else {
            self.best(game)
        };
        if events.iter().any(stopped) {
            let count = before.count();
            let at_least = self.tiles.iter().map(|tile| count.sum >= tile.number());
            let exactly = self.tiles.iter().map(|tile| count.sum == tile.number());
            let claimed = events.iter().find_map(|event| match event {
                Event::Claimed { claim, .. } => claim.tile(),
                _ => None,
            });
            let claim = self.tiles.iter().map(|tile| claimed == Some(*tile));
            let reach = at_least.chain(exactly).map(|holds| count.worm && holds).chain(claim);
            found.reach = reach.map(|holds| if holds { 1.0 } else { 0.0 }).collect();
        }
        found
    }
}

/// Every roll of so many dice that is different to the rules, and how likely it is.
fn rolls(game: &Game, dice: u8) -> Vec<(Vec<Face>, f64)> {
    let turn = game.phase().turn().unwrap();
    let special = turn.golden() == GoldenDie::Rolling
        && game.options().golden_faces == GoldenFaces::OnesAndWorms;
    let mut all: HashMap<Vec<Face>, f64> = HashMap::from([(Vec::new(), 1.0)]);
    for die in 1..=dice {
        let golden = special && die == dice;
        let sides: &[Face] = if golden { &[Face::One, Face::Worm] } else { &Face::ALL };
        let mut longer = HashMap::new();
        for (faces, probability) in &all {
            let share = probability / sides.len() as f64;
            for side in sides {
                let mut faces = faces.clone();
                faces.push(*side);
                if !golden {
                    faces.sort_unstable();
                }
                *longer.entry(faces).or_insert(0.0) += share;
            }
        }
        all = longer;
    }
    all.into_iter().collect()
}

#[track_caller]
fn assert_exact(game: &Game) {
    let odds = odds(game);
    let every_way = EveryWay::from(game);
    let after_stop = matches!(
        game.phase(),
        Phase::ReturningSpecialist { .. }
            | Phase::TakingBratworm { source: BratwormSource::Raven, .. }
    );
    assert_eq!(odds.choices.len(), game.choices().len());
    for (choice, outlook) in &odds.choices {
        let found = every_way.after(game, *choice).outlook;
        let near = |one: f64, two: f64| (one - two).abs() < EXACT;
        let agree = near(found.value, outlook.value) && near(found.fail, outlook.fail);
        assert!(agree, "{choice:?}: {outlook:?} instead of {found:?}\n{game:?}");
    }
    let found = every_way.best(game);
    assert_close(odds.fail, found.outlook.fail);
    if !after_stop {
        let at_least = odds.reach.iter().map(|reach| reach.at_least);
        let exactly = odds.reach.iter().map(|reach| reach.exactly);
        let all = at_least.chain(exactly).chain(odds.reach.iter().map(|reach| reach.claim));
        for (reach, found) in all.zip(found.reach) {
            assert!((reach - found).abs() < EXACT, "{reach} instead of {found}\n{game:?}");
        }
    }
}

fn phase_name(game: &Game) -> &'static str {
    match game.phase() {
        Phase::Deciding(_) => "Deciding",
        Phase::Choosing { .. } => "Choosing",
        Phase::TakingBratworm { .. } => "TakingBratworm",
        Phase::ReturningSpecialist { .. } => "ReturningSpecialist",
        Phase::Over => "Over",
    }
}

#[test]
fn with_few_dice_left_all_odds_agree_with_trying_everything() {
    let most = |game: &Game| match game.phase() {
        Phase::Deciding(turn) | Phase::TakingBratworm { turn, .. } => {
            let doubling = !turn.used().contains(Face::One) && turn.dice_left() > 1;
            if turn.is_fresh() { 9 } else { turn.dice_left() + u8::from(doubling) }
        }
        Phase::Choosing { rolled, .. } => rolled.len() + u8::from(game.weasel_ready()),
        _ => 0,
    };
    let mut seen: HashMap<&str, u32> = HashMap::new();
    for (kind, setup) in every_kind_of_table().into_iter().enumerate() {
        let table = scattered(&setup, &mut DiceRng::from_seed(kind as u64));
        let few = if kind % 4 == 0 { 3 } else { 2 };
        // Some of every phase: those in which a choice is pending are rare.
        let mut left = HashMap::from([("Deciding", 2), ("Choosing", 1)]);
        play_by_lot(&table, kind as u64, |_, _, _, game| {
            let name = phase_name(game);
            let left = left.entry(name).or_insert(2);
            if *left > 0 && !game.is_over() && most(game) <= few {
                assert_exact(game);
                *left -= 1;
                *seen.entry(name).or_default() += 1;
            }
        });
    }
    for phase in ["Deciding", "Choosing", "TakingBratworm", "ReturningSpecialist"] {
        assert!(seen.get(phase).is_some_and(|count| *count >= 3), "{seen:?}");
    }
}

/// The value of a choice and the probability to fail.
fn outlook(game: &Game, choice: Choice) -> Outlook {
    let choices = odds(game).choices;
    choices.iter().find(|(offered, _)| *offered == choice).unwrap().1
}

#[test]
fn when_the_game_is_over_there_is_nothing_to_expect() {
    let down: Vec<Tile> = (21..=36).map(tile).collect();
    let start = Start { grill_open: Some(vec![]), grill_down: Some(down), ..Start::default() };
    let odds = odds(&table(Edition::Original, 2, start));
    assert_close(odds.fail, 0.0);
    assert!(odds.choices.is_empty());
    assert!(
        odds.reach
            .iter()
            .all(|reach| { reach.at_least == 0.0 && reach.exactly == 0.0 && reach.claim == 0.0 })
    );
}

#[test]
fn the_canned_worm_counts_for_the_sums_in_reach_e10_1() {
    let mut game = with_specialist(Figure::Can, GoldenFaces::Ordinary);
    roll(&mut game, "44443211");
    keep(&mut game, Face::Four);
    let odds = odds(&game);
    assert_close(reach(&odds, 21).exactly, 1.0);
    assert_close(reach(&odds, 21).at_least, 1.0);
    // The hen stands on 21 and counts nothing.
    assert_eq!(outlook(&game, Choice::Stop), Outlook { value: 1.0, fail: 0.0 });
}

#[test]
fn a_failure_costs_the_top_tile_and_the_apple_e6_4() {
    let open = (21..=35).chain([11, 13]).map(tile).collect();
    let start = Start {
        grill_open: Some(open),
        stacks: Some(vec![vec![tile(36)], vec![]]),
        figures: vec![(Figure::Apple, Place::Player(Seat::new(0)))],
        ..Start::default()
    };
    let mut game = table(Edition::Extended, 2, start);
    roll(&mut game, "55555432");
    keep(&mut game, Face::Five);
    assert_eq!(outlook(&game, Choice::Stop), Outlook { value: -7.0, fail: 1.0 });
}

#[test]
fn the_failure_of_the_hens_owner_costs_no_worms_e9_3() {
    let open = (21..=35).chain([11, 13]).map(tile).collect();
    let start = Start {
        grill_open: Some(open),
        stacks: Some(vec![vec![tile(36)], vec![]]),
        figures: vec![(Figure::Hen, Place::Player(Seat::new(0)))],
        ..Start::default()
    };
    let mut game = table(Edition::Extended, 2, start);
    roll(&mut game, "55555432");
    keep(&mut game, Face::Five);
    assert_eq!(outlook(&game, Choice::Stop), Outlook { value: 0.0, fail: 1.0 });
}

#[test]
fn only_a_bratworm_really_gained_counts_e4_5() {
    let after_double_one = |own: u8, supply: u8| {
        let start =
            Start { bratworms: Some(vec![own, 0]), supply: Some(supply), ..Start::default() };
        let mut game = table(Edition::Extended, 2, start);
        roll(&mut game, "11W55432");
        keep(&mut game, Face::One);
        game
    };
    let gained = outlook(&after_double_one(6, 1), Choice::Roll(6));
    let missed = outlook(&after_double_one(7, 0), Choice::Roll(6));
    assert_close(gained.value, missed.value + 1.0);
    assert_close(gained.fail, missed.fail);
}

#[test]
fn the_sheet_of_2005_does_not_let_a_player_stop_for_a_sum_alone_l2_1() {
    let game = |edition| {
        let start = Start {
            grill_open: Some(vec![tile(36)]),
            grill_down: Some((21..36).map(tile).collect()),
            ..Start::default()
        };
        let mut game = table(edition, 2, start);
        roll(&mut game, "WWWWW432");
        keep(&mut game, Face::Worm);
        game
    };
    assert_close(reach(&odds(&game(Edition::Original)), 25).exactly, 1.0);
    let odds = odds(&game(Edition::Pickomino2005));
    assert!(reach(&odds, 25).exactly < 0.01);
    assert_eq!(odds.choices.len(), 1);
}

#[test]
fn after_the_stop_the_sum_is_certain_and_the_specialist_to_return_is_valued_e5_5() {
    let mut game = with_specialist(Figure::Weasel, GoldenFaces::Ordinary);
    roll(&mut game, "WWWWW432");
    keep(&mut game, Face::Worm);
    roll(&mut game, "411");
    keep(&mut game, Face::Four);
    game.play(Action::Stop).unwrap();
    // 29 and the apple.
    let odds = odds(&game);
    assert_close(reach(&odds, 29).exactly, 1.0);
    assert_close(reach(&odds, 30).at_least, 0.0);
    let claims: Vec<u8> =
        odds.reach.iter().filter(|r| r.claim > 0.0).map(|r| r.tile.number()).collect();
    assert_eq!(claims, [29]);
    assert_close(odds.fail, 0.0);
    assert_close(outlook(&game, Choice::ReturnFigure(Figure::Weasel)).value, 6.0);
    assert_close(outlook(&game, Choice::ReturnFigure(Figure::Apple)).value, 3.0);
}

#[test]
fn whoever_takes_the_hen_claims_no_tile_e9_2() {
    let figures = [(Figure::Hen, 1), (Figure::Can, 0)];
    let start = Start {
        grill_open: Some((21..=28).chain(30..=36).chain([11, 13]).map(tile).collect()),
        stacks: Some(vec![vec![], vec![tile(29)]]),
        figures: figures
            .map(|(figure, seat)| (figure, Place::Player(Seat::new(seat))))
            .into_iter()
            .chain([(Figure::Apple, Place::Grill(tile(13)))])
            .collect(),
        ..Start::default()
    };
    let mut game = table(Edition::Extended, 2, start);
    assert_close(reach(&odds(&game), 29).claim, 0.0);
    roll(&mut game, "WWWWW422");
    keep(&mut game, Face::Worm);
    roll(&mut game, "411");
    keep(&mut game, Face::Four);
    let before = odds(&game);
    assert_close(reach(&before, 29).exactly, 1.0);
    assert_close(reach(&before, 29).claim, 0.0);
    assert_close(reach(&before, 28).claim, 0.0);
    game.play(Action::Stop).unwrap();
    assert!(matches!(game.phase(), Phase::ReturningSpecialist { .. }));
    assert!(odds(&game).reach.iter().all(|reach| reach.claim == 0.0));
}

#[test]
fn a_tile_can_be_claimed_with_a_higher_sum_and_by_a_steal_o4_4_o4_5() {
    let start = Start {
        grill_open: Some(vec![tile(24)]),
        grill_down: Some((21..=36).map(tile).filter(|t| ![24, 30].contains(&t.number())).collect()),
        stacks: Some(vec![vec![], vec![tile(30)]]),
        ..Start::default()
    };
    let odds = odds(&table(Edition::Original, 2, start));
    assert_close(reach(&odds, 30).claim, reach(&odds, 30).exactly);
    // Every sum but 30 that is high enough gives 24.
    let found = reach(&odds, 24);
    assert!(found.exactly < found.claim && found.claim < found.at_least, "{found:?}");
    assert!(odds.reach.iter().all(|r| [24, 30].contains(&r.tile.number()) || r.claim == 0.0));
}

#[test]
fn a_steal_may_be_worth_leaving_l3_3() {
    let start = Start {
        grill_open: Some((21..=28).chain(30..=36).map(tile).collect()),
        stacks: Some(vec![vec![], vec![tile(29)]]),
        ..Start::default()
    };
    let mut game = table(Edition::Pickomino2005, 2, start);
    roll(&mut game, "WWWWW422");
    keep(&mut game, Face::Worm);
    roll(&mut game, "411");
    keep(&mut game, Face::Four);
    assert_eq!(outlook(&game, Choice::Stop), Outlook { value: 3.0, fail: 0.0 });
    assert_eq!(outlook(&game, Choice::StopLower), Outlook { value: 2.0, fail: 0.0 });
}

/// A turn that is played for the lead in worms, and judged by the probability to fail.
#[test]
fn a_turn_played_for_one_aim_is_judged_by_another() {
    let failing = |ending: Ending| f64::from(u8::from(ending == Ending::Failure));
    for edition in Edition::ALL {
        let game = Game::new(&Setup::new(edition, 2)).unwrap();
        let player = game.current();
        let payoffs = TurnPayoffs::of_table(&game, &mut |after, ending| PolicyValue {
            objective: lead(after, player),
            win_probability: failing(ending),
        });
        let judged = best_value(&game, &mut Solver::default(), &payoffs).win_probability;
        // The same by the greedy one's own hand, game after game.
        let games = 500_u32;
        let mut failed = 0.0;
        for seed in 0..u64::from(games) {
            let mut bot = Bot::new(Level::Greedy, seed, None);
            let mut rng = DiceRng::from_seed(seed);
            let mut game = game.clone();
            while let Some(choice) = bot.choose(&game).filter(|_| game.current() == player) {
                let action = rng.resolve(&game, choice);
                let events = game.play(action).unwrap();
                if events.iter().any(|event| matches!(event, Event::Failed { .. })) {
                    failed += 1.0;
                }
            }
        }
        let share = failed / f64::from(games);
        let error = (judged * (1.0 - judged) / f64::from(games)).sqrt();
        assert!((share - judged).abs() < 4.0 * error, "{share}, not {judged}");
        // Playing for one thing can not be better at another than playing for that.
        let payoffs = TurnPayoffs::of_table(&game, &mut |_, ending| failing(ending));
        assert!(best_value(&game, &mut Solver::default(), &payoffs) > judged);
    }
}
