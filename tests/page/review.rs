//! Luck and skill: the worker's answers by way of the letters, and what the page makes of them.

use engine::Choice;
use heckmeck::{
    app::{
        Address, Effect, Grade, Luck, Model, Msg, Rating, ReviewQuestion, ReviewTrouble,
        ReviewedAccount, ReviewedDecision, update,
    },
    i18n::Language,
    view_model::{ReviewCard, ReviewState},
    worker::{Answer, Letter, Question, Thinker},
};

use super::support::{NOW, at_table, id, play, play_until, send};

const WEIGHTS: &[u8] = include_bytes!("../../crates/bots/weights.bin");

/// What comes back for a question, by way of both letters.
pub(super) fn answered(thinker: &mut Thinker, question: &ReviewQuestion) -> Msg {
    let content = Question::about_game(question).unwrap();
    let text = Letter { ticket: 7, content }.write().unwrap();
    let Letter { ticket, content } = Letter::read(&text).unwrap();
    let content = thinker.answer(&content);
    let text = Letter { ticket, content }.write().unwrap();
    Letter::<Answer>::read(&text).unwrap().content.into()
}

pub(super) fn learned() -> Thinker {
    let mut thinker = Thinker::default();
    assert!(thinker.learn(WEIGHTS));
    thinker
}

/// A game at its end. Bots are played by whoever plays the test.
pub(super) fn ended(link: &str) -> Model {
    let mut model = at_table(link);
    if play(&model).record.opening.players.iter().any(|player| player.bot.is_some()) {
        for step in 0..2000 {
            let (game, len) = (&play(&model).game, play(&model).record.actions.len());
            if game.is_over() {
                break;
            }
            let msg = if play(&model).bot_is_due() {
                Msg::BotDue(len)
            } else {
                Msg::Chose(super::support::decide(&model, step).unwrap())
            };
            send(&mut model, msg);
            if model.dialog.is_some() {
                send(&mut model, Msg::Confirmed);
            }
        }
    } else {
        play_until(&mut model, |model| play(model).game.is_over());
    }
    assert!(matches!(model.address, Address::End(_)), "{:?}", model.address);
    model
}

/// The question that is under way after this message.
fn asked(model: &mut Model, msg: Msg) -> Option<ReviewQuestion> {
    update(model, msg, NOW).into_iter().find_map(|effect| match effect {
        Effect::Review(question) => Some(*question),
        _ => None,
    })
}

/// Reviews the game that is looked at, to its end.
pub(super) fn reviewed(model: &mut Model) {
    let mut thinker = learned();
    // What was asked when the game ended is lost here: the worker is out of order, and tried again.
    let game = model.play.as_ref().unwrap().id.clone();
    update(model, Msg::ReviewFailed(game), NOW);
    let mut question = asked(model, Msg::PressedReview);
    let mut turns = 0;
    while let Some(due) = question {
        question = asked(model, answered(&mut thinker, &due));
        turns += 1;
        assert!(turns < 500, "it never ends");
    }
    assert!(turns > 3 && model.review_at_hand().unwrap().is_done(), "{turns} turns");
}

#[test]
fn the_sums_of_a_whole_game_lead_to_its_result() {
    for link in ["players=Ann,Otto:naive&seed=3&short_game=1", "players=Ann,Ben,Otto:naive&seed=5"]
    {
        let mut model = ended(link);
        reviewed(&mut model);
        let standings = play(&model).game.standings();
        let winners = standings.iter().filter(|standing| standing.rank == 1).count();
        let review = model.review_at_hand().unwrap();
        assert_eq!(review.steps.len(), play(&model).record.actions.len());
        for standing in &standings {
            let account = review.accounts[standing.seat.index()];
            let sum = review.start[standing.seat.index()]
                + account.luck
                + account.skill
                + account.others
                + account.model;
            let result = if standing.rank == 1 { 1.0 / winners as f64 } else { 0.0 };
            assert!((sum - result).abs() < 1e-9, "{link}: {sum} instead of {result}");
        }
        for step in &review.steps {
            assert!((step.chances.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        }
        let losses: f64 = review
            .steps
            .iter()
            .filter(|step| step.player == 0)
            .filter_map(|step| step.decision.as_ref().map(ReviewedDecision::loss))
            .sum();
        assert!((losses + review.accounts[0].skill).abs() < 1e-9, "{losses}");
    }
}

#[test]
fn one_turn_is_answered_at_a_time_and_a_worker_started_anew_begins_anew() {
    let mut model = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    let game = play(&model).id.clone();
    update(&mut model, Msg::ReviewFailed(game), NOW);
    let mut thinker = learned();
    let first = asked(&mut model, Msg::PressedReview).unwrap();
    assert_eq!(first.done, 0);
    let second = asked(&mut model, answered(&mut thinker, &first)).unwrap();
    let turn = model.review_at_hand().unwrap().steps.len();
    assert_eq!(second.done, turn);
    let stops = |step: &engine::Action| step.choice() == Choice::Stop;
    assert!(second.record.actions[..turn - 1].iter().all(|step| !stops(step)), "more than a turn");
    let third = asked(&mut model, answered(&mut learned(), &second)).unwrap();
    assert_eq!(third.done, turn, "the new worker told the first turn once more");
    asked(&mut model, answered(&mut thinker, &third)).unwrap();
    assert!(model.review_at_hand().unwrap().steps.len() > turn);
}

#[test]
fn answers_to_earlier_questions_or_about_other_games_change_nothing() {
    let mut model = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    let game = play(&model).id.clone();
    update(&mut model, Msg::ReviewFailed(game), NOW);
    let mut thinker = learned();
    let first = asked(&mut model, Msg::PressedReview).unwrap();
    let second = asked(&mut model, answered(&mut thinker, &first)).unwrap();
    let late = answered(&mut thinker, &second);
    asked(&mut model, late.clone()).unwrap();
    let before = model.clone();
    assert_eq!(asked(&mut model, late), None, "the same answer once more");
    let other = ReviewQuestion { game: id("fff"), ..first };
    assert_eq!(asked(&mut model, answered(&mut learned(), &other)), None);
    assert_eq!(asked(&mut model, Msg::ReviewFailed(id("fff"))), None);
    assert_eq!(model, before);
}

#[test]
fn without_what_the_expert_has_learned_it_is_told_and_tried_again() {
    let mut model = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    let game = play(&model).id.clone();
    update(&mut model, Msg::ReviewFailed(game), NOW);
    let question = asked(&mut model, Msg::PressedReview).unwrap();
    let thinker = Thinker::default();
    assert!(thinker.wants_weights(&Question::about_game(&question).unwrap()));
    let answer = answered(&mut Thinker::default(), &question);
    assert_eq!(asked(&mut model, answer), None, "it would go on for ever");
    assert_eq!(model.review_at_hand().unwrap().trouble, Some(ReviewTrouble::Weights));
    for language in Language::ALL {
        model.language = language;
        let words = language.messages().review.no_weights;
        assert_eq!(ReviewCard::of(&model).unwrap().state, ReviewState::Trouble(words));
    }
    assert_eq!(asked(&mut model, Msg::PressedReview), Some(question));
}

#[test]
fn nonsense_is_answered_without_a_review() {
    for record in ["", "{}", "[1]"] {
        let (game, record) = ("abc".to_owned(), record.to_owned());
        let answer = learned().answer(&Question::Review { game, record, done: 0 });
        assert!(matches!(answer, Answer::Review(told) if told.part.is_none()));
    }
}

#[test]
fn against_bots_it_is_told_by_itself_and_between_people_only_if_somebody_wants_to_know() {
    let with_bot = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    assert!(matches!(ReviewCard::of(&with_bot).unwrap().state, ReviewState::Working(_)));
    let mut people = ended("players=Ann,Ben&seed=3&short_game=1");
    let card = ReviewCard::of(&people).unwrap();
    assert_eq!((card.state, card.rows.len()), (ReviewState::Offered, 0));
    assert!(people.review.is_none());
    let question = asked(&mut people, Msg::PressedReview).unwrap();
    assert_eq!(question.done, 0);
    assert_eq!(ReviewCard::of(&people).unwrap().rows.len(), 2, "their place is kept");
}

#[test]
fn the_card_says_it_in_words_and_leads_to_the_moments() {
    let mut model = ended("players=Ann,Otto:naive&seed=3&short_game=1");
    reviewed(&mut model);
    for language in Language::ALL {
        model.language = language;
        let card = ReviewCard::of(&model).unwrap();
        assert_eq!(card.state, ReviewState::Ready);
        for row in &card.rows {
            assert!(!row.words.is_empty() && !row.rating_words.is_empty(), "{row:?}");
            assert!(row.sums.contains(['+', '−', '0']), "{row:?}");
        }
        assert!(!card.moments.is_empty(), "a game without a decision");
        for moment in &card.moments {
            let Some(Address::Replay { id, at: Some(at) }) = Address::parse(&moment.address) else {
                unreachable!("{}", moment.address)
            };
            assert_eq!(id, play(&model).id);
            let review = model.review_at_hand().unwrap();
            assert!(review.decision(at - 1).is_some(), "no decision before {at}");
            assert_eq!(review.steps[at - 1].player, 0, "bots need no praise");
        }
    }
}

#[test]
fn grades_and_ratings_go_by_what_was_lost() {
    let lost = |loss| {
        Grade::of(&ReviewedDecision { chosen: 0.5 - loss, best: 0.5, other: 0.1, best_choice: 0 })
    };
    let losses = [0.0, 0.005, 0.02, 0.05, 0.2];
    assert_eq!(losses.map(lost), Grade::ALL);
    assert_eq!(losses.map(|loss| lost(loss).is_mistake()), [false, false, false, true, true]);
    let account =
        |skill, luck| ReviewedAccount { skill, luck, decisions: 10, ..ReviewedAccount::default() };
    let rated = |skill| Rating::of(&account(skill, 0.0)).unwrap();
    assert_eq!([-0.003, -0.01, -0.02, -0.05, -0.5].map(rated), Rating::ALL);
    assert_eq!(Rating::of(&ReviewedAccount::default()), None, "nobody is rated for nothing");
    let fell = |luck| Luck::of(&account(0.0, luck));
    assert_eq!([0.2, 0.05, -0.2].map(fell), Luck::ALL);
}
