//! What is told apart adds up, luck is nothing on average, and who plays better has more skill.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

use std::{collections::HashMap, sync::Arc};

use analysis::{Account, Report, Review, Step};
use bots::{Bot, WinEstimator, expert::View, play_out};
use engine::{
    Action, Choice, Dice, Edition, Face, Figure, Game, GoldenFaces, Options, Phase, Place, Seat,
    Setup, Start, Tile,
};
use record::Level;
use rng::DiceRng;
use solver::{Solver, evaluate_choices};
use testing::random_tables::{every_kind_of_table, play_by_lot, scattered};

const LEVELS: [Level; 4] = [Level::Naive, Level::Careful, Level::Greedy, Level::Expert];

fn review(setup: &Setup) -> Review {
    Review::new(setup, WinEstimator::shipped()).unwrap()
}

/// A game of bots, from its beginning to its end.
fn played(setup: &Setup, levels: &[Level], seed: u64) -> Vec<Action> {
    let bot = |level: &Level| Bot::new(*level, seed, Some(WinEstimator::shipped()));
    let mut bots: Vec<Bot> = levels.iter().map(bot).collect();
    let mut actions = Vec::new();
    let game = Game::new(setup).unwrap();
    let decide = |game: &Game| bots[game.current().index()].choose(game);
    play_out(game, &mut DiceRng::from_seed(seed), decide, |_, action, _| actions.push(action));
    actions
}

/// What has to be true of every report of a game that is over.
fn adds_up(report: &Report) {
    let result = report.result.as_ref().unwrap();
    assert!((report.start.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{report:?}");
    assert!((result.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{report:?}");
    for (seat, account) in report.players.iter().enumerate() {
        let end = report.start[seat] + account.sum();
        assert!((end - result[seat]).abs() < 1e-9, "{account:?}");
        assert!(account.skill <= 1e-9, "{account:?}");
        assert!(account.mistakes.len() <= account.decisions);
        assert!(account.mistakes.iter().all(|mistake| mistake.loss > Account::MISTAKE));
        assert!(account.mistakes.is_sorted_by(|worse, other| worse.loss >= other.loss));
        let losses: f64 = account.mistakes.iter().map(|mistake| mistake.loss).sum();
        assert!(losses <= 1e-9 - account.skill, "{account:?}");
    }
}

#[test]
fn games_of_every_kind_add_up_and_skill_ranks_as_the_bots_do() {
    let mut skill: HashMap<Level, (f64, f64)> = HashMap::new();
    let mut luck = Vec::new();
    for (edition, seed) in Edition::ALL.into_iter().zip(0_u64..) {
        for players in Seat::FEWEST..=Seat::MOST {
            for game in 0..3 {
                let seed = seed * 1000 + players as u64 * 10 + game;
                let level = |seat: usize| LEVELS[(seat * 3 + seed as usize) % LEVELS.len()];
                let levels: Vec<Level> = (0..players).map(level).collect();
                let first_player = Seat::new((seed % players as u64) as u8);
                let setup = Setup { first_player, ..Setup::new(edition, players) };
                let mut review = review(&setup);
                for action in played(&setup, &levels, seed) {
                    review.play(action).unwrap();
                }
                let report = review.report();
                adds_up(&report);
                for (level, account) in levels.iter().zip(&report.players) {
                    let (count, sum) = skill.entry(*level).or_default();
                    *count += 1.0;
                    *sum += account.skill;
                    luck.push(account.luck);
                }
            }
        }
    }
    let mean = |level: Level| skill[&level].1 / skill[&level].0;
    let means = LEVELS.map(mean);
    assert!(means.is_sorted(), "{means:?}");
    let mean = luck.iter().sum::<f64>() / luck.len() as f64;
    let spread = luck.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / luck.len() as f64;
    let error = (spread / luck.len() as f64).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} +- {error}");
}

#[test]
fn games_by_lot_from_any_table_add_up() {
    for (number, setup) in (0..).zip(every_kind_of_table()).step_by(2) {
        let mut rng = DiceRng::from_seed(number);
        let setup = scattered(&setup, &mut rng);
        let mut review = review(&setup);
        let mut decisions = vec![0; setup.players];
        play_by_lot(&setup, number, |before, action, _, after| {
            let player = before.current();
            decisions[player.index()] += usize::from(before.choices().len() > 1);
            let step = review.play(action).unwrap();
            assert_eq!(review.game(), after);
            assert_eq!((step.player, step.action), (player, action));
            assert_eq!(step.decision.is_some(), before.choices().len() > 1);
            assert!((step.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{step:?}");
            assert!(step.chances.iter().all(|chance| (-1e-9..=1.0 + 1e-9).contains(chance)));
            if let Some(decision) = &step.decision {
                assert_eq!(decision.chosen().choice, action.choice());
                assert!(decision.loss() >= 0.0);
            }
        });
        let report = review.report();
        adds_up(&report);
        let counted: Vec<usize> = report.players.iter().map(|account| account.decisions).collect();
        assert_eq!(counted, decisions);
    }
}

/// Every way so many dice can fall.
fn all_rolls(dice: u8) -> Vec<Dice> {
    (0..6_usize.pow(u32::from(dice)))
        .map(|number| {
            let face = |die| Face::ALL[number / 6_usize.pow(u32::from(die)) % 6];
            Dice::new(&(0..dice).map(face).collect::<Vec<_>>()).unwrap()
        })
        .collect()
}

/// The mean luck of everything that can come of this choice.
fn mean_luck(review: &Review, choice: Choice) -> f64 {
    // A golden die that knows only 1s and worms shows no others: those are refused.
    let play = |dice| review.clone().play(choice.with(dice)).ok().map(|step| step.luck);
    let luck: Vec<f64> = choice.dice().into_iter().flat_map(all_rolls).filter_map(play).collect();
    assert!(luck.len() > 1);
    luck.iter().sum::<f64>() / luck.len() as f64
}

#[test]
fn over_all_rolls_that_can_come_luck_is_nothing() {
    for (number, setup) in (0..).zip(every_kind_of_table()).step_by(3) {
        let mut rng = DiceRng::from_seed(900 + number);
        let setup = scattered(&setup, &mut rng);
        let mut review = review(&setup);
        let mut left = 3;
        play_by_lot(&setup, number, |before, action, _, _| {
            let choice = action.choice();
            if left > 0 && choice.dice().is_some_and(|dice| (1..=3).contains(&dice)) {
                left -= 1;
                let luck = mean_luck(&review, choice);
                assert!(luck.abs() < 1e-12, "{choice:?}: {luck}\n{before:?}");
            }
            review.play(action).unwrap();
        });
    }
}

#[test]
fn with_the_weasel_too_luck_is_nothing_over_all_rolls() {
    let figures = vec![(Figure::Weasel, Place::Player(Seat::new(0)))];
    let start = Start { figures, ..Start::default() };
    let setup = Setup { start: Some(start), ..Setup::new(Edition::Extended, 3) };
    let mut review = review(&setup);
    for action in [Action::Roll("WWWWWW12".parse().unwrap()), Action::Keep(Face::Worm)] {
        review.play(action).unwrap();
    }
    let roll = mean_luck(&review, Choice::Roll(2));
    review.play(Action::Roll("1W".parse().unwrap())).unwrap();
    let weasel = mean_luck(&review, Choice::Weasel(2));
    assert!(roll.abs() < 1e-12 && weasel.abs() < 1e-12, "{roll} {weasel}");
}

#[test]
fn what_a_choice_is_worth_is_what_the_solver_says() {
    let estimator = WinEstimator::shipped();
    let options = Options { golden_faces: GoldenFaces::OnesAndWorms, ..Options::default() };
    for players in [2, 3, 5] {
        let setup = Setup { options, ..Setup::new(Edition::Extended, players) };
        let mut solver = Solver::default();
        let mut review = review(&setup);
        for action in played(&setup, &vec![Level::Greedy; players], 3).into_iter().take(60) {
            let game = review.game().clone();
            let player = game.current();
            assert_ne!(View::of(&game), View::Duel, "where the next turn is thought through, too");
            let mut value_of = |after: &Game, _| estimator.chances(after)[player.index()];
            let scored = evaluate_choices(&game, &mut solver, &mut value_of);
            let Step { decision, .. } = review.play(action).unwrap();
            let Some(decision) = decision else { continue };
            for ((choice, value), prospect) in scored.into_iter().zip(decision.choices()) {
                assert_eq!(prospect.choice, choice);
                let off = prospect.chances[player.index()] - value;
                assert!(off.abs() < 1e-9, "{choice:?} {off}\n{game:?}");
            }
        }
    }
}

/// The hen with this player, all others out of the game.
fn figures(edition: Edition, owner: Seat) -> Vec<(Figure, Place)> {
    let place = |figure| match figure {
        Figure::Hen => Place::Player(owner),
        _ => Place::Out,
    };
    let all = edition.has_specialists().then_some(Figure::ALL);
    all.into_iter().flatten().map(|figure| (figure, place(figure))).collect()
}

#[test]
fn wherever_the_players_sit_their_chances_are_the_same() {
    let estimator = WinEstimator::shipped();
    let tile = |number| Tile::new(number).unwrap();
    for (players, edition) in
        [(2, Edition::Original), (2, Edition::Extended), (4, Edition::Extended)]
    {
        let chances = |shift: usize| {
            let seat = |of: usize| Seat::new(((of + shift) % players) as u8);
            let mut stacks = vec![Vec::new(); players];
            stacks[seat(0).index()] = vec![tile(21), tile(34)];
            stacks[seat(1).index()] = vec![tile(25)];
            let owned: Vec<Tile> = stacks.concat();
            let low = if edition.has_specialists() { vec![11, 13] } else { vec![] };
            let open = low.into_iter().chain(21..=36).map(tile);
            let start = Start {
                current: Some(seat(1)),
                grill_open: Some(open.filter(|tile| !owned.contains(tile)).collect()),
                stacks: Some(stacks),
                figures: figures(edition, seat(0)),
                ..Start::default()
            };
            let setup = Setup { start: Some(start), ..Setup::new(edition, players) };
            let mut chances = estimator.chances(&Game::new(&setup).unwrap());
            chances[..players].rotate_left(shift);
            chances
        };
        for shift in 1..players {
            for (one, other) in chances(0).iter().zip(chances(shift)) {
                assert!((one - other).abs() < 1e-6, "{edition:?} {players} {shift}");
            }
        }
    }
}

#[test]
fn a_turn_ends_a_refusal_changes_nothing_and_a_game_that_is_over_is_its_own_result() {
    let setup = Setup::new(Edition::Pickomino2005, 3);
    let actions = played(&setup, &[Level::Naive; 3], 4);
    let mut by_turn = review(&setup);
    let mut at_once = review(&setup);
    let mut rest = actions.as_slice();
    while !rest.is_empty() {
        let player = by_turn.game().current();
        let steps = by_turn.turn(rest).unwrap();
        assert!(steps.iter().all(|step| step.player == player));
        assert!(
            matches!(by_turn.game().phase(), Phase::Deciding(turn) if turn.is_fresh())
                || by_turn.game().is_over()
        );
        for (step, action) in steps.iter().zip(rest) {
            assert_eq!(at_once.play(*action).as_ref(), Ok(step));
        }
        rest = &rest[steps.len()..];
    }
    assert_eq!(by_turn.report(), at_once.report());
    let over = by_turn.clone().report();
    assert!(by_turn.play(Action::Stop).is_err());
    assert!(by_turn.choices().is_empty());
    assert_eq!(by_turn.report(), over);

    let all = (21..=36).filter_map(Tile::new).collect();
    let start =
        Start { grill_open: Some(vec![]), stacks: Some(vec![vec![], all]), ..Start::default() };
    let setup = Setup { start: Some(start), ..Setup::new(Edition::Original, 2) };
    let report = Review::new(&setup, Arc::clone(&WinEstimator::shipped())).unwrap().report();
    assert_eq!(
        (report.start.as_slice(), report.result.as_deref()),
        (&[0.0, 1.0][..], Some(&[0.0, 1.0][..]))
    );
    assert!(report.players.iter().all(|account| account.sum() == 0.0));
}

#[test]
fn what_may_be_done_can_be_looked_at_before_it_is_done() {
    let setup = Setup::new(Edition::Extended, 4);
    let mut review = review(&setup);
    for action in played(&setup, &[Level::Expert; 4], 8).into_iter().take(80) {
        let before = review.report();
        let choices = review.choices();
        assert_eq!(review.report(), before);
        let step = review.play(action).unwrap();
        if let Some(decision) = step.decision {
            assert_eq!(decision.choices(), choices);
        }
    }
}

/// One position alone is judged as it is in the course of its game.
#[test]
fn a_position_alone_is_judged_as_within_its_game() {
    let mut seen = 0;
    for (edition, players, seed) in
        [(Edition::Original, 2, 5), (Edition::Extended, 2, 6), (Edition::Pickomino2005, 4, 7)]
    {
        let setup = Setup::new(edition, players);
        let mut review = review(&setup);
        for (number, action) in
            played(&setup, &LEVELS[..2].repeat(2)[..players], seed).into_iter().enumerate()
        {
            if number % 5 < 2 {
                let alone = analysis::prospects(review.game(), WinEstimator::shipped());
                let within = review.choices();
                assert_eq!(alone.len(), within.len());
                // A bratworm in the middle of a turn is worth what the solution of the whole turn made of it.
                let counts_bratworms = edition.has_specialists();
                let near = if counts_bratworms { 0.02 } else { 1e-9 };
                for (alone, within) in alone.iter().zip(&within) {
                    assert_eq!(alone.choice, within.choice);
                    for (one, other) in alone.chances.iter().zip(&within.chances) {
                        assert!((one - other).abs() < near, "{alone:?} {within:?}");
                    }
                }
                seen += 1;
            }
            review.play(action).unwrap();
        }
    }
    assert!(seen > 60, "{seen}");
}
