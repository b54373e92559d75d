//! Positions to practise on, as the worker finds them.

use std::{collections::BTreeSet, fs, path::Path};

use analysis::Review;
use bots::{Decider, WinEstimator};
use engine::Edition;
use heckmeck::{
    app::{Difficulty, Exercise, Found, Wanted},
    worker::{Answer, Question, Thinker, obvious},
};
use record::{Player, Record};
use solver::Oddsmaker;

use super::support::{at_table, play, play_on};

/// A worker with what the expert has learned.
pub(super) fn thinker() -> Thinker {
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/bots/weights.bin");
    let mut thinker = Thinker::default();
    assert!(thinker.learn(&fs::read(weights).unwrap()));
    thinker
}

pub(super) fn ask(thinker: &mut Thinker, wanted: Wanted) -> Found {
    answer_to(thinker, &Question::Practice(wanted))
}

pub(super) fn answer_to(thinker: &mut Thinker, question: &Question) -> Found {
    match thinker.answer(question) {
        Answer::Practice(found) => found,
        other => panic!("{other:?}"),
    }
}

/// The first position from this seed on, as the page looks for it.
pub(super) fn first_from(thinker: &mut Thinker, mut wanted: Wanted) -> Found {
    for _ in 0..30 {
        let found = ask(thinker, wanted);
        assert_eq!((found.wanted, found.expert_missing), (wanted, false));
        if found.exercise.is_some() {
            return found;
        }
        wanted.seed += 1;
    }
    panic!("nothing from {wanted:?} on");
}

/// Some of every edition and difficulty.
fn some_of_all() -> Vec<(Wanted, Exercise)> {
    let mut thinker = thinker();
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for difficulty in Difficulty::ALL {
            for seed in [100, 200, 300, 400] {
                let found = first_from(&mut thinker, Wanted { seed, difficulty, edition });
                all.push((found.wanted, found.exercise.unwrap()));
            }
        }
    }
    all
}

#[test]
fn without_what_the_expert_has_learned_there_is_nothing_to_practise() {
    let wanted = Wanted { seed: 1, difficulty: Difficulty::Easy, edition: Edition::Original };
    assert!(Thinker::default().wants_weights(&Question::Practice(wanted)));
    let found = ask(&mut Thinker::default(), wanted);
    assert_eq!(found, Found { wanted, exercise: None, expert_missing: true });
    assert!(!thinker().wants_weights(&Question::Practice(wanted)));
}

/// Another worker, which has thought about something else before.
#[test]
fn the_same_seed_gives_the_same_position() {
    let all = some_of_all();
    let mut other = thinker();
    for (wanted, exercise) in all.iter().rev() {
        assert_eq!(ask(&mut other, *wanted).exercise.as_ref(), Some(exercise), "{wanted:?}");
    }
    let records: BTreeSet<&str> = all.iter().map(|(_, it)| it.record.as_str()).collect();
    assert_eq!(records.len(), all.len(), "two are the same");
}

/// Judged once more by the analysis, from the record alone.
#[test]
fn the_margins_hold_when_they_are_worked_out_again() {
    for (wanted, exercise) in some_of_all() {
        let (record, game) = record::read(&exercise.record).unwrap();
        assert_eq!(game.edition(), wanted.edition);
        assert!((2..=4).contains(&game.player_count()));
        let review = Review::of(&record, WinEstimator::shipped());
        let prospects = review.unwrap().choices();
        assert_eq!(prospects.len(), exercise.choices.len());
        let own = game.current().index();
        for (prospect, weighed) in prospects.iter().zip(&exercise.choices) {
            assert!(
                (prospect.chances[own] - weighed.win).abs() < 1e-9,
                "{prospect:?}, {weighed:?}"
            );
        }
        let mut wins: Vec<f64> = prospects.iter().map(|it| it.chances[own]).collect();
        wins.sort_by(f64::total_cmp);
        let margin = wins[wins.len() - 1] - wins[wins.len() - 2];
        let (least, most) = wanted.difficulty.margins();
        assert!((least - 1e-9..most + 1e-9).contains(&margin), "{margin} in {wanted:?}");
        assert!((exercise.margin().unwrap() - margin).abs() < 1e-9);
        let odds = Oddsmaker::default().choices(&game);
        for (choice, weighed) in odds.iter().zip(&exercise.choices) {
            assert_eq!((choice.1.value, choice.1.fail), (weighed.worms, weighed.fail));
        }
        let second = exercise.choices[exercise.second().unwrap()];
        assert!(second.fail < 0.999, "there is but one thing to do: {exercise:?}");
    }
}

/// Hard is what is not what it looks like, most of the time; but not always.
#[test]
fn what_is_hard_is_seldom_what_it_looks_like() {
    let mut thinker = thinker();
    let mut decider = Decider::default();
    let mut share = |difficulty| {
        let mut as_it_looks = 0;
        for seed in (0..1600).step_by(40) {
            let wanted = Wanted { seed, difficulty, edition: Edition::Original };
            let exercise = first_from(&mut thinker, wanted).exercise.unwrap();
            let (_, game) = record::read(&exercise.record).unwrap();
            let obvious = obvious(&mut decider, &game);
            let best = exercise.best().map(|place| game.choices()[place]);
            as_it_looks += usize::from(obvious == best);
        }
        as_it_looks
    };
    let (easy, hard) = (share(Difficulty::Easy), share(Difficulty::Hard));
    assert!(hard > 0 && hard < 10, "{hard} of 40 hard ones are what they look like");
    assert!(easy > hard, "{easy} of the easy ones, {hard} of the hard ones");
}

/// A whole game of two people who play sensibly most of the time, or of a person and a bot.
fn game_over(seed: u64, bot: Option<record::Level>) -> Record {
    let mut model = at_table(&format!("players=Ann,Ben&seed={seed}"));
    play_on(&mut model, 2000);
    assert!(play(&model).game.is_over());
    let mut record = play(&model).record.clone();
    record.opening.players[1] = Player { name: "Ben".to_owned(), bot };
    record
}

fn mistake_in(thinker: &mut Thinker, record: &Record) -> Option<Exercise> {
    let wanted = Wanted { seed: 0, difficulty: Difficulty::Easy, edition: Edition::Original };
    let record = serde_json::to_string(record).unwrap();
    let found = answer_to(thinker, &Question::Mistake { wanted, record });
    assert_eq!((found.wanted, found.expert_missing), (wanted, false));
    found.exercise
}

/// What a person has lost most by, and nothing of what a bot has.
#[test]
fn the_costliest_decision_of_a_person_is_found() {
    let mut thinker = thinker();
    let mut persons = BTreeSet::new();
    for seed in 1..6 {
        for bot in [None, Some(record::Level::Naive)] {
            let record = game_over(seed, bot);
            let exercise = mistake_in(&mut thinker, &record).unwrap();
            let (position, game) = record::read(&exercise.record).unwrap();
            let own = game.current().index();
            persons.insert((bot.is_some(), own));
            assert_eq!(position.opening.players[own].bot, None);
            let review = Review::of(&record, WinEstimator::shipped()).unwrap();
            let mistakes = &review.report().players[own].mistakes;
            let best = exercise.best().unwrap();
            let lost = exercise.choices.iter().map(|it| exercise.choices[best].win - it.win);
            let lost: Vec<f64> = lost.collect();
            let meant = mistakes.iter().take(5).any(|mistake| {
                mistake.best == game.choices()[best]
                    && lost.iter().any(|lost| (lost - mistake.loss).abs() < 1e-9)
            });
            assert!(meant, "{lost:?} is none of {mistakes:?}");
        }
    }
    assert!(persons.contains(&(false, 1)), "both people err: {persons:?}");
    assert!(!persons.contains(&(true, 1)), "a bot was asked to think again: {persons:?}");
}

#[test]
fn what_is_no_game_has_no_mistakes() {
    let mut thinker = thinker();
    let wanted = Wanted { seed: 3, difficulty: Difficulty::Hard, edition: Edition::Extended };
    for record in ["", "{}", "null"] {
        let question = Question::Mistake { wanted, record: record.to_owned() };
        let none = Found { wanted, exercise: None, expert_missing: false };
        assert_eq!(thinker.answer(&question), Answer::Practice(none), "{record}");
    }
    let untouched = Record { actions: Vec::new(), ..game_over(1, None) };
    assert_eq!(mistake_in(&mut thinker, &untouched), None);
}
