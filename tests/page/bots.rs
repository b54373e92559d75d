//! Bots at the table, and the worker that decides for them.

use engine::Choice;
use heckmeck::{
    app::{Address, BotSpeed, Effect, Model, Msg, Notice, Settings, SetupForm, update},
    i18n::Language,
};

use heckmeck::worker::{Answer, Question, Thinker};

const WEIGHTS: &[u8] = include_bytes!("../../crates/bots/weights.bin");

use super::support::{NOW, at_table, play, run, send};

#[test]
fn bots_play_one_step_at_a_time_at_the_chosen_speed() {
    for speed in BotSpeed::ALL {
        let settings = Settings { bot_speed: speed, ..Settings::default() };
        let mut model = Model::new(settings, SetupForm::default(), Language::En);
        let effects = update(
            &mut model,
            Msg::AddressChanged("#/new?players=Otto:naive,Ann&seed=1".to_owned()),
            NOW,
        );
        run(&mut model, effects);
        let asked = update(&mut model, Msg::BotDue(0), NOW);
        assert!(matches!(asked.as_slice(), [Effect::AskBot(_)]), "{asked:?}");
        let chosen = Msg::BotChose { step: 0, choice: Some(0), expert_missing: false };
        let effects = update(&mut model, chosen, NOW);
        assert_eq!(play(&model).record.actions.len(), 1);
        let milliseconds = 500 * speed.percent() / 100;
        let wait = Effect::Wait { milliseconds, step: 1 };
        assert!(effects.contains(&wait), "{effects:?}");
        assert_eq!(update(&mut model, Msg::BotDue(0), NOW), [], "a pause that is long over");
        assert_eq!(
            send(&mut model, Msg::Chose(Choice::Roll(8))).len(),
            0,
            "nobody plays for the bot"
        );
    }
}

#[test]
fn skipping_plays_all_bots_without_pauses_as_one_moment_and_as_they_would_have_played() {
    let link = "edition=extended&players=Otto:greedy,Ida:naive,Ann&seed=11";
    let (mut slow, mut quick) = (at_table(link), at_table(link));
    while play(&slow).bot_is_due() {
        let step = play(&slow).record.actions.len();
        send(&mut slow, Msg::BotDue(step));
    }
    let saves = send(&mut quick, Msg::PressedSkip);
    assert_eq!(saves.len(), play(&quick).record.actions.len(), "every step is saved");
    assert_eq!(play(&quick).record, play(&slow).record);
    assert_eq!(play(&quick).rng, play(&slow).rng);
    assert_eq!(play(&quick).moment(), play(&quick).events.as_slice(), "all of it is one moment");
    assert!(quick.person_is_due() && !quick.skipping);
    assert_eq!(send(&mut quick, Msg::PressedSkip).len(), 0);
}

#[test]
fn one_question_at_a_time_is_asked_while_bots_are_skipped() {
    let mut model = at_table("players=Otto:greedy,Ida:naive,Ann&seed=11");
    let mut effects = update(&mut model, Msg::PressedSkip, NOW);
    assert_eq!(update(&mut model, Msg::PressedSkip, NOW), [], "skipping is on already");
    let mut asked = 0;
    while let Some(Effect::AskBot(question)) = effects.pop() {
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Wait { .. })));
        assert_eq!(question.step, play(&model).record.actions.len());
        asked += 1;
        let answer = Msg::BotChose { step: question.step, choice: Some(0), expert_missing: false };
        effects = update(&mut model, answer, NOW);
    }
    assert!(asked > 2 && model.person_is_due(), "{asked}");
}

#[test]
fn answers_that_come_late_are_for_nobody() {
    let mut model = at_table("players=Otto:greedy,Ann&seed=11");
    let answer = |step| Msg::BotChose { step, choice: Some(0), expert_missing: false };
    assert_eq!(update(&mut model, answer(3), NOW), [], "of a step that is not due");
    assert_eq!(send(&mut model, answer(0)).len(), 1);
    let before = model.clone();
    assert_eq!(update(&mut model, answer(0), NOW), [], "of a step that is done");
    let nonsense = Msg::BotChose { step: 1, choice: Some(99), expert_missing: false };
    assert_eq!(update(&mut model, nonsense, NOW), []);
    assert_eq!(model, before);
    let game = play(&model).id.clone();
    send(&mut model, Msg::OtherTabPlays(game));
    assert_eq!(update(&mut model, answer(1), NOW), [], "while another tab plays");
}

#[test]
fn without_a_worker_bots_decide_in_the_page_and_it_is_told_once() {
    let mut model = at_table("players=Otto:expert,Ida:careful,Ann&seed=11");
    assert_eq!(send(&mut model, Msg::WorkerFailed(0)).len(), 1, "the bot has played all the same");
    assert_eq!(model.notice, Some(Notice::BotsInPage));
    send(&mut model, Msg::DismissedNotice);
    send(&mut model, Msg::WorkerFailed(1));
    assert_eq!(model.notice, None, "told twice");
    send(&mut model, Msg::PressedSkip);
    assert!(model.person_is_due());
    let mut greedy = at_table("players=Otto:greedy,Ida:careful,Ann&seed=11");
    send(&mut greedy, Msg::PressedSkip);
    assert_eq!(play(&model).record.actions, play(&greedy).record.actions, "the expert as greedy");
}

#[test]
fn that_the_expert_has_learned_nothing_is_told_until_it_has() {
    let mut model = at_table("players=Otto:expert,Ida:expert,Ann&seed=11");
    let answer = |step, expert_missing| Msg::BotChose { step, choice: Some(0), expert_missing };
    send(&mut model, answer(0, true));
    assert_eq!(model.notice, Some(Notice::ExpertMissing));
    send(&mut model, Msg::DismissedNotice);
    send(&mut model, answer(1, true));
    assert_eq!(model.notice, None, "told once");
    send(&mut model, answer(2, false));
    send(&mut model, answer(3, true));
    assert_eq!(model.notice, Some(Notice::ExpertMissing), "lost again, told again");
}

#[test]
fn the_worker_answers_questions_that_make_no_sense_without_a_choice() {
    let question = |level: &str, record: &str| Question::Bot {
        step: 7,
        level: level.to_owned(),
        bot_seed: 1,
        record: record.to_owned(),
    };
    let record = serde_json::to_string(&play(&at_table("players=Ann,Ben&seed=1")).record).unwrap();
    for question in [question("genius", &record), question("naive", "{}"), question("", "")] {
        let answer = Thinker::default().answer(&question);
        assert!(matches!(answer, Answer::Bot { step: 7, choice: None, .. }), "{question:?}");
    }
    let answer = Thinker::default().answer(&question("naive", &record));
    assert!(matches!(answer, Answer::Bot { choice: Some(0), .. }), "{answer:?}");
}

#[test]
fn an_expert_knows_what_it_lacks() {
    let record = serde_json::to_string(&play(&at_table("players=Ann,Ben&seed=1")).record).unwrap();
    let question = Question::Bot { step: 0, level: "expert".to_owned(), bot_seed: 1, record };
    let mut thinker = Thinker::default();
    let expert_missing = |answer| matches!(answer, Answer::Bot { expert_missing: true, .. });
    assert!(thinker.wants_weights(&question) && expert_missing(thinker.answer(&question)));
    assert!(!thinker.learn(b"nonsense") && thinker.wants_weights(&question));
    assert!(thinker.learn(WEIGHTS) && !expert_missing(thinker.answer(&question)));
}

#[test]
fn bots_rest_while_nobody_looks_at_the_table() {
    let mut model = at_table("players=Otto:naive,Ann&seed=1");
    let effects = update(&mut model, Msg::AddressChanged("#/settings".to_owned()), NOW);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Wait { .. })), "{effects:?}");
    let back = play(&model).id.clone();
    let effects = update(&mut model, Msg::AddressChanged(Address::Table(back).to_hash()), NOW);
    assert!(matches!(effects.as_slice(), [Effect::Wait { step: 0, .. }]), "{effects:?}");
}
