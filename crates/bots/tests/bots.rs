//! How the bots play: always by the rules, to the end, and each after its own aim.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

use std::sync::Arc;

use bots::{BadWeights, Bot, Decider, WinEstimator, play_out};
use engine::{
    Choice, Dice, Edition,
    Face::{Four, One, Three, Two, Worm},
    Figure, Game, Place, Seat, Setup, Start, Tile,
};
use record::Level;
use rng::DiceRng;
use solver::Oddsmaker;
use testing::random_tables::{every_kind_of_table, play_by_lot, scattered};

fn tile(number: u8) -> Tile {
    Tile::new(number).unwrap()
}

/// A player with everything there is to know.
fn bot(level: Level, seed: u64) -> Bot {
    Bot::new(level, seed, Some(WinEstimator::shipped()))
}

fn choose(level: Level, game: &Game) -> Option<Choice> {
    bot(level, 1).choose(game)
}

#[test]
fn what_is_shipped_is_read_and_anything_else_is_refused() {
    let bytes = include_bytes!("../weights.bin");
    assert_eq!(WinEstimator::from_bytes(bytes).map(Arc::new), Ok(WinEstimator::shipped()));
    let (_, cut) = bytes.split_last().unwrap();
    assert_eq!(WinEstimator::from_bytes(cut), Err(BadWeights::Truncated));
    assert_eq!(WinEstimator::from_bytes(&bytes.repeat(2)), Err(BadWeights::Unfit));
    assert_eq!(WinEstimator::from_bytes(&[]), Err(BadWeights::Unfit));
}

#[test]
fn an_expert_who_has_learned_nothing_plays_as_the_greedy_one() {
    let setup = Setup::new(Edition::Extended, 3);
    let mut experts = Bot::new(Level::Expert, 1, None);
    let mut greedy = bot(Level::Greedy, 1);
    let mut learned = bot(Level::Expert, 1);
    let mut otherwise = 0;
    let game = Game::new(&setup).unwrap();
    let decide = |game: &Game| {
        let choice = experts.choose(game);
        assert_eq!(choice, greedy.choose(game));
        otherwise += u32::from(choice != learned.choose(game));
        choice
    };
    play_out(game, &mut DiceRng::from_seed(2), decide, |_, _, _| {});
    assert!(otherwise > 0, "and learning makes a difference");
}

#[test]
fn one_who_decides_for_others_plays_as_an_expert_once_it_has_learned() {
    let mut greedy = bot(Level::Greedy, 1);
    let mut expert = bot(Level::Expert, 1);
    let mut unlearned = Decider::default();
    let mut learned = Decider::default();
    learned.set_estimator(WinEstimator::shipped().as_ref().clone());
    assert!(learned.has_estimator() && !unlearned.has_estimator());
    let mut otherwise = 0;
    let decide = |game: &Game| {
        let before = unlearned.decide(Level::Expert, 1, game);
        let after = learned.decide(Level::Expert, 1, game);
        assert_eq!((before, after), (greedy.choose(game), expert.choose(game)));
        otherwise += u32::from(before != after);
        after
    };
    let game = Game::new(&Setup::new(Edition::Original, 2)).unwrap();
    play_out(game, &mut DiceRng::from_seed(4), decide, |_, _, _| {});
    assert!(otherwise > 0);
}

#[test]
#[should_panic(expected = "Stop: nothing is laid aside yet")]
fn who_insists_on_what_is_not_allowed_is_told() {
    let game = Game::new(&Setup::new(Edition::Original, 2)).unwrap();
    play_out(game, &mut DiceRng::from_seed(1), |_| Some(Choice::Stop), |_, _, _| {});
}

#[test]
fn whatever_happens_a_bot_makes_a_legal_choice() {
    for (kind, setup) in every_kind_of_table().into_iter().enumerate() {
        let mut rng = DiceRng::from_seed(kind as u64);
        let setup = scattered(&setup, &mut rng);
        let mut bots = Level::ALL.map(|level| bot(level, 5));
        let mut left = 12;
        play_by_lot(&setup, kind as u64, |_, _, _, game| {
            // Choices of specialists and givers are rare; everything else is soon seen.
            let rare = game
                .choices()
                .iter()
                .any(|choice| matches!(choice, Choice::ReturnFigure(_) | Choice::TakeBratworm(_)));
            if left > 0 || rare {
                left -= i32::from(!rare);
                for bot in &mut bots {
                    let choice = bot.choose(game);
                    let legal = match choice {
                        Some(choice) => game.choices().contains(&choice),
                        None => game.is_over(),
                    };
                    assert!(legal, "{bot:?} wants {choice:?}\n{game:?}");
                }
            }
        });
    }
}

#[test]
fn games_of_every_level_end() {
    for edition in Edition::ALL {
        for level in Level::ALL {
            let setup = Setup::new(edition, 3);
            let mut bot = bot(level, 3);
            let mut rng = DiceRng::from_seed(3);
            let game = Game::new(&setup).unwrap();
            let game = play_out(game, &mut rng, |game| bot.choose(game), |_, _, _| {});
            assert!(game.is_over(), "{edition:?} {level:?}");
        }
    }
}

/// Only 11 and 13 lie open, and nothing can be stolen.
fn only_low_tiles() -> Game {
    let stack = (21..=36).map(tile).collect();
    let figures =
        [(Figure::Hen, Place::Player(Seat::new(0))), (Figure::Raven, Place::Out)].to_vec();
    let others = [Figure::Weasel, Figure::Golden, Figure::Apple].map(|figure| (figure, Place::Out));
    let start = Start {
        current: Some(Seat::new(0)),
        grill_open: Some(vec![Tile::ELEVEN, Tile::THIRTEEN]),
        stacks: Some(vec![stack, vec![]]),
        figures: figures.into_iter().chain(others).collect(),
        ..Start::default()
    };
    Game::new(&Setup { start: Some(start), ..Setup::new(Edition::Extended, 2) }).unwrap()
}

#[test]
fn with_only_11_and_13_open_bots_aim_for_exactly_those_e3_2() {
    let mut oddsmaker = Oddsmaker::default();
    let mut rng = DiceRng::from_seed(1);
    for level in [Level::Naive, Level::Careful, Level::Greedy] {
        for _ in 0..3 {
            let mut game = only_low_tiles();
            while game.current() == Seat::new(0) && !game.is_over() {
                let choice = choose(level, &game).unwrap();
                let wanted = |sum| sum == 11 || sum == 13;
                let possible = oddsmaker.probability(&game, wanted);
                if choice.dice().is_none() && level != Level::Greedy {
                    let mut next = game.clone();
                    next.play(choice.action().unwrap()).unwrap();
                    if next.current() == Seat::new(0) && !next.is_over() {
                        let kept = oddsmaker.probability(&next, wanted);
                        assert!((kept - possible).abs() < 1e-9, "{choice:?} in {game:?}");
                    }
                }
                let action = rng.resolve(&game, choice);
                game.play(action).unwrap();
            }
        }
    }
}

/// A table of two on which the player to move has laid aside five worms and a four, and three dice are left.
fn with_29(stacks: Vec<Vec<Tile>>, edition: Edition) -> Game {
    let owned: Vec<Tile> = stacks.iter().flatten().copied().collect();
    let open = (21..=36).map(tile).filter(|tile| !owned.contains(tile)).collect();
    let players = stacks.len();
    let start = Start { grill_open: Some(open), stacks: Some(stacks), ..Start::default() };
    let setup = Setup { start: Some(start), ..Setup::new(edition, players) };
    let mut game = Game::new(&setup).unwrap();
    let first = Dice::new(&[Worm, Worm, Worm, Worm, Worm, Two, Two, Three]).unwrap();
    game.play(Choice::Roll(8).with(first)).unwrap();
    game.play(Choice::Keep(Worm).with(first)).unwrap();
    let second = Dice::new(&[Four, One, One]).unwrap();
    game.play(Choice::Roll(3).with(second)).unwrap();
    game.play(Choice::Keep(Four).with(second)).unwrap();
    game
}

#[test]
fn the_greedy_one_leaves_no_good_steal() {
    let stacks = vec![vec![], vec![tile(29)]];
    let game = with_29(stacks, Edition::Pickomino2005);
    assert_eq!(choose(Level::Greedy, &game), Some(Choice::Stop));
}

#[test]
fn the_naive_one_stops_at_the_first_claim_and_the_careful_one_when_it_is_certain() {
    let game = with_29(vec![vec![], vec![]], Edition::Original);
    assert_eq!(choose(Level::Naive, &game), Some(Choice::Stop));
    assert_eq!(choose(Level::Careful, &game), Some(Choice::Stop));
}

#[test]
fn the_greedy_one_plays_for_the_value_of_the_odds_where_nothing_can_be_stolen() {
    let mut oddsmaker = Oddsmaker::default();
    let mut lot = DiceRng::from_seed(9);
    for seed in 0..3 {
        let mut game = Game::new(&Setup::new(Edition::Original, 2)).unwrap();
        let mut rng = DiceRng::from_seed(seed);
        while game.current() == Seat::new(0) {
            let wanted = choose(Level::Greedy, &game).unwrap();
            let choices = oddsmaker.choices(&game);
            let best = choices.iter().map(|(_, outlook)| outlook.value).fold(f64::MIN, f64::max);
            let chosen = choices.iter().find(|(choice, _)| *choice == wanted).unwrap().1.value;
            assert!((best - chosen).abs() < 1e-9);
            // Any way on will do.
            let pick = lot.below(u32::try_from(choices.len()).unwrap()) as usize;
            let action = rng.resolve(&game, choices[pick].0);
            game.play(action).unwrap();
        }
    }
}

/// Whom a player asks for a bratworm, counted in steps clockwise. The player has just laid aside two 1s, the supply is
/// empty, and all three others have two bratworms (E4.4) and, clockwise, these tiles.
fn who_is_asked(level: Level, player: u8, stacks: &[u8]) -> Option<u8> {
    let others = [1, 2, 3].map(|step| (player + step) % 4);
    let mut owned = vec![vec![]; 4];
    for (seat, number) in others.into_iter().zip(stacks) {
        owned[usize::from(seat)].push(tile(*number));
    }
    let open = [11, 13].into_iter().chain(21..=36).filter(|number| !stacks.contains(number));
    let mut bratworms = vec![2; 4];
    bratworms[usize::from(player)] = 1;
    let start = Start {
        current: Some(Seat::new(player)),
        grill_open: Some(open.map(tile).collect()),
        stacks: Some(owned),
        bratworms: Some(bratworms),
        supply: Some(0),
        ..Start::default()
    };
    let setup = Setup { start: Some(start), ..Setup::new(Edition::Extended, 4) };
    let mut game = Game::new(&setup).unwrap();
    let rolled = Dice::new(&[One, One, Two, Two, Three, Three, Four, Worm]).unwrap();
    game.play(Choice::Roll(8).with(rolled)).unwrap();
    game.play(Choice::Keep(One).with(rolled)).unwrap();
    match choose(level, &game) {
        Some(Choice::TakeBratworm(giver)) => Some((giver.number() + 4 - player) % 4),
        _ => None,
    }
}

#[test]
fn those_who_count_worms_take_the_bratworm_from_the_leader_wherever_it_sits_e4_4() {
    for level in [Level::Naive, Level::Careful, Level::Greedy] {
        for player in 0..4 {
            assert_eq!(who_is_asked(level, player, &[22, 34, 24]), Some(2), "{level:?} {player}");
            assert_eq!(who_is_asked(level, player, &[35, 22, 24]), Some(1), "{level:?} {player}");
            // As many worms, but the higher tile: that decides ties (O6.3).
            assert_eq!(who_is_asked(level, player, &[33, 34, 36]), Some(3), "{level:?} {player}");
            // Equal in everything: whoever plays next.
            assert_eq!(who_is_asked(level, player, &[]), Some(1), "{level:?} {player}");
        }
    }
}

/// The share of games the first level wins against the second; who starts alternates.
fn share(levels: [Level; 2], edition: Edition, games: u64) -> f64 {
    let wins = (0..games).map(|number| {
        let mut bots = levels.map(|level| bot(level, number));
        let first_player = Seat::new(u8::try_from(number % 2).unwrap());
        let game = Game::new(&Setup { first_player, ..Setup::new(edition, 2) }).unwrap();
        let decide = |game: &Game| bots[game.current().index()].choose(game);
        let game = play_out(game, &mut DiceRng::from_seed(number), decide, |_, _, _| {});
        let winners = game.winners();
        if winners.contains(&Seat::new(0)) { 1.0 / winners.len() as f64 } else { 0.0 }
    });
    wins.sum::<f64>() / games as f64
}

// Where two levels are far apart, some dozens of games tell them apart: the bounds are well below what matches of
// thousands of games show. Where they are close, only those tell.

#[test]
fn the_greedy_one_beats_the_naive_one() {
    let share = share([Level::Greedy, Level::Naive], Edition::Original, 120);
    assert!(share > 0.6, "{share}");
}

#[test]
fn the_careful_one_sits_between_them() {
    let share_of_greedy = share([Level::Greedy, Level::Careful], Edition::Original, 120);
    assert!(share_of_greedy > 0.5, "{share_of_greedy}");
    let share_of_careful = share([Level::Careful, Level::Naive], Edition::Original, 120);
    assert!(share_of_careful > 0.5, "{share_of_careful}");
}

#[test]
fn the_expert_beats_the_naive_one() {
    let share = share([Level::Expert, Level::Naive], Edition::Original, 40);
    assert!(share > 0.55, "{share}");
}

#[test]
fn the_expert_knows_what_specialists_are_worth() {
    let share = share([Level::Expert, Level::Greedy], Edition::Extended, 100);
    assert!(share > 0.55, "{share}");
}

#[test]
fn asked_one_decision_at_a_time_a_bot_plays_the_same() {
    for level in [Level::Greedy, Level::Expert] {
        // Two games by turns: what was thought about one must not be taken for the other.
        // One of them is nearly over, where the expert thinks further.
        let setup = Setup::new(Edition::Original, 2);
        let late = Start {
            grill_open: Some((27..=33).map(tile).collect()),
            stacks: Some(vec![(21..=26).map(tile).collect(), (34..=36).map(tile).collect()]),
            ..Start::default()
        };
        let late = Setup { start: Some(late), ..Setup::new(Edition::Pickomino2005, 2) };
        let mut games = [setup, late].map(|setup| Game::new(&setup).unwrap());
        let mut bots = [1, 2].map(|seed| bot(level, seed));
        let mut decider = Decider::default();
        decider.set_estimator(WinEstimator::shipped().as_ref().clone());
        let mut rng = DiceRng::from_seed(9);
        for step in 0..60 {
            for (game, bot) in games.iter_mut().zip(&mut bots) {
                let choice = bot.choose(game);
                assert_eq!(choice, decider.decide(level, 1, game), "{level:?}");
                // Also one who comes to the table in the middle of a turn.
                if step % 4 == 0 {
                    assert_eq!(choice, choose(level, game), "{level:?}");
                }
                if let Some(choice) = choice {
                    let action = rng.resolve(game, choice);
                    game.play(action).unwrap();
                }
            }
        }
    }
}
