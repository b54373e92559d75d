//! Looks for positions to practise on: a game of bots, followed turn by turn, for a decision where one choice is clearly best.

use std::sync::Arc;

use analysis::{Decision, Review};
use bots::{Decider, WinEstimator};
use engine::{Action, Choice, Figure, Game, Phase, Seat, Setup, Start, TileSet};
use record::{Level, Opening, Player, Record};
use rng::DiceRng;
use solver::Oddsmaker;

use crate::app::{Difficulty, Exercise, Wanted, Weighed, bot_name};

/// Who plays the games: none of them an expert, so that the tables are as those of people.
const LEVELS: [Level; 3] = [Level::Naive, Level::Careful, Level::Greedy];

/// The most players: of more the chances lie too close together.
const MOST_PLAYERS: u32 = 4;

/// No game of these levels takes as many decisions.
const LONGEST: usize = 4000;

/// So many turns of a game are judged at most: one question must not take long.
const TURNS: usize = 12;

/// Of so many hard positions one may be what it looks like, so that the contrary is no rule to go by.
const HARD_AS_IT_LOOKS: u32 = 4;

/// What a decision has to have cost to be practised on.
const WORTH_A_THOUGHT: f64 = 0.02;

/// By how much its best choice has to lead.
const CLEAR: f64 = 0.005;

/// A turn of the game of bots.
struct Turn {
    before: Game,
    actions: Vec<Action>,
}

/// The position of this seed; none if its game has nothing that suits.
pub(super) fn find(
    decider: &mut Decider,
    estimator: &Arc<WinEstimator>,
    wanted: Wanted,
) -> Option<Exercise> {
    let mut draw = DiceRng::apart_from_dice(wanted.seed);
    let as_it_looks = draw.below(HARD_AS_IT_LOOKS) == 0;
    let players = players(&mut draw);
    let mut turns = play(decider, wanted, &players)?;
    for _ in 0..TURNS.min(turns.len()) {
        let turn = turns.swap_remove(draw.below(turns.len() as u32) as usize);
        let mut found = suited(decider, estimator, wanted.difficulty, &players, &turn)?;
        found.retain(|(_, obvious)| {
            wanted.difficulty != Difficulty::Hard || as_it_looks || !obvious
        });
        if !found.is_empty() {
            let place = draw.below(found.len() as u32) as usize;
            return Some(found.swap_remove(place).0);
        }
    }
    None
}

fn players(draw: &mut DiceRng) -> Vec<Player> {
    let fewest = Seat::FEWEST as u32;
    let count = fewest + draw.below(MOST_PLAYERS + 1 - fewest);
    let player = |seat: u32| {
        let level = LEVELS.get(draw.below(LEVELS.len() as u32) as usize).copied();
        let level = level.unwrap_or(Level::Naive);
        Player { name: bot_name(seat as usize, level).to_owned(), bot: Some(level) }
    };
    (0..count).map(player).collect()
}

/// The game of this seed, turn by turn.
fn play(decider: &mut Decider, wanted: Wanted, players: &[Player]) -> Option<Vec<Turn>> {
    let mut game = Game::new(&Setup::new(wanted.edition, players.len())).ok()?;
    let mut dice = DiceRng::from_seed(wanted.seed);
    let mut turns: Vec<Turn> = Vec::new();
    for _ in 0..LONGEST {
        let Some(level) = players.get(game.current().index()).and_then(|player| player.bot) else {
            break;
        };
        let Some(choice) = decider.decide(level, wanted.seed, &game) else { break };
        if begins(&game) {
            turns.push(Turn { before: game.clone(), actions: Vec::new() });
        }
        let action = dice.resolve(&game, choice);
        game.play(action).ok()?;
        turns.last_mut()?.actions.push(action);
    }
    Some(turns)
}

/// The decisions of a turn that suit, and whether each is what it looks like.
fn suited(
    decider: &mut Decider,
    estimator: &Arc<WinEstimator>,
    difficulty: Difficulty,
    players: &[Player],
    turn: &Turn,
) -> Option<Vec<(Exercise, bool)>> {
    let (least, most) = difficulty.margins();
    let opening = opening(players, &turn.before);
    let mut review = Review::new(&opening.setup(), Arc::clone(estimator)).ok()?;
    let mut found = Vec::new();
    for (done, action) in turn.actions.iter().enumerate() {
        let game = review.game().clone();
        let decision = review.play(*action).ok()?.decision;
        let Some(decision) = decision else { continue };
        let exercise = exercise(opening.clone(), turn.actions.get(..done)?, &game, &decision)?;
        if is_open(&exercise, least, most) {
            let obvious = obvious(decider, &game).and_then(|it| place(&game, it));
            let as_it_looks = obvious == exercise.best();
            found.push((exercise, as_it_looks));
        }
    }
    Some(found)
}

/// Where a person has lost most in this game; none if that was little.
pub(super) fn mistake(estimator: &Arc<WinEstimator>, record: &str) -> Option<Exercise> {
    let (record, _) = record::read(record).ok()?;
    let players = &record.opening.players;
    let is_person = |seat: Seat| players.get(seat.index()).is_some_and(|it| it.bot.is_none());
    let mut review = Review::new(&record.opening.setup(), Arc::clone(estimator)).ok()?;
    let mut turn = (review.game().clone(), 0);
    let (mut worst, mut lost) = (None, WORTH_A_THOUGHT);
    for (done, action) in record.actions.iter().enumerate() {
        let game = review.game().clone();
        if begins(&game) {
            turn = (game.clone(), done);
        }
        let decision = review.play(*action).ok()?.decision;
        let costly = decision.filter(|it| it.loss() > lost && is_person(game.current()));
        let Some(decision) = costly else { continue };
        let actions = record.actions.get(turn.1..done)?;
        let exercise = exercise(opening(players, &turn.0), actions, &game, &decision)?;
        if is_open(&exercise, CLEAR, f64::INFINITY) {
            lost = decision.loss();
            worst = Some(exercise);
        }
    }
    worst
}

/// The table as it lay at the beginning of a turn.
fn opening(players: &[Player], before: &Game) -> Opening {
    Opening {
        edition: before.edition(),
        options: before.options(),
        players: players.to_vec(),
        first_player: before.current(),
        start: Some(start_of(before)),
    }
}

/// A decision as a position: what was done before it in its turn, and what everything is worth.
fn exercise(
    opening: Opening,
    actions: &[Action],
    game: &Game,
    decision: &Decision,
) -> Option<Exercise> {
    let own = game.current().index();
    let wins = decision.choices().iter().map(|it| it.chances.get(own).copied());
    let choices = weigh(game, &wins.collect::<Option<Vec<_>>>()?)?;
    let record = Record { opening, actions: actions.to_vec() };
    Some(Exercise { record: serde_json::to_string(&record).ok()?, choices })
}

fn begins(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deciding(turn) if turn.is_fresh())
}

/// What each choice is worth, with its chance to win known already.
fn weigh(game: &Game, wins: &[f64]) -> Option<Vec<Weighed>> {
    let outlooks = Oddsmaker::default().choices(game);
    let weighed = game.choices().into_iter().zip(wins).map(|(choice, win)| {
        let (_, outlook) = outlooks.iter().find(|(other, _)| *other == choice)?;
        Some(Weighed { win: *win, worms: outlook.value, fail: outlook.fail })
    });
    weighed.collect()
}

/// The margin is right, and there is more than one thing to do: what is sure to fail is none.
fn is_open(exercise: &Exercise, least: f64, most: f64) -> bool {
    const SURE: f64 = 0.999;
    let margin = exercise.margin().is_some_and(|margin| (least..most).contains(&margin));
    let second = exercise.second().and_then(|place| exercise.choices.get(place));
    margin && second.is_some_and(|second| second.fail < SURE)
}

/// What comes to mind first: the most points, and stopping as soon as there is something to take.
pub fn obvious(decider: &mut Decider, game: &Game) -> Option<Choice> {
    decider.decide(Level::Naive, 0, game)
}

fn place(game: &Game, choice: Choice) -> Option<usize> {
    game.choices().iter().position(|legal| *legal == choice)
}

/// The table between two turns, so that nothing of the game before has to be told.
fn start_of(game: &Game) -> Start {
    let listed = |tiles: TileSet| Some(tiles.iter().collect());
    let places = Figure::ALL.into_iter();
    let places = places.filter_map(|figure| Some((figure, game.place(figure)?)));
    let extended = game.edition().has_specialists();
    Start {
        current: Some(game.current()),
        grill_open: listed(game.grill().open()),
        grill_down: listed(game.grill().down()),
        stacks: Some(game.seats().map(|seat| game.stack(seat).tiles().to_vec()).collect()),
        figures: places.collect(),
        bratworms: extended.then(|| game.seats().map(|seat| game.bratworms(seat)).collect()),
        supply: extended.then(|| game.supply()),
    }
}
