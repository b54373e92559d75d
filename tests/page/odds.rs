//! Odds, hints and reasons: when they are asked for, what is shown of them, and what the worker answers.

use engine::{Choice, Edition, Face, Figure, Seat};
use heckmeck::{
    app::{
        ChoiceOdds, Dialog, Effect, Exact, Findings, Model, Msg, OddsMode, OddsQuestion, Settings,
        TableOdds, Topic, update,
    },
    i18n::Language,
    view_model::{
        ActionKind, AdviceView, ChanceView, DialogView, OddsSwitches, Urgency, WorthView,
        key_meaning, spoken, why_turn,
    },
    worker::{Answer, Question, Thinker},
};
use solver::Oddsmaker;
use testing::scenario::{TableBuilder, tile};

use super::{
    support::{NOW, answer_of_worker, at_table, at_table_with, play, send},
    table_view::{owned, table},
};

const WEIGHTS: &[u8] = include_bytes!("../../crates/bots/weights.bin");

const AGAINST_BOT: &str = "players=Ann,Otto:greedy&seed=11&first=0";

fn with(mode: OddsMode) -> Settings {
    Settings { odds: mode, ..Settings::default() }
}

/// What the worker is asked on this message.
fn asked(model: &mut Model, msg: Msg) -> Vec<OddsQuestion> {
    let questions =
        update(model, msg, NOW + 100_000).into_iter().filter_map(|effect| match effect {
            Effect::Consult(question) => Some(*question),
            _ => None,
        });
    questions.collect()
}

fn answer(question: &OddsQuestion) -> Msg {
    answer_of_worker(Question::about_odds(question).unwrap())
}

/// Presses, and lets the worker answer.
fn tell(model: &mut Model, msg: Msg) -> usize {
    let questions = asked(model, msg);
    for question in &questions {
        let msg = answer(question);
        send(model, msg);
    }
    questions.len()
}

fn worth(model: &Model, face: Face) -> WorthView {
    WorthView::of(model, Choice::Keep(face))
}

#[test]
fn odds_are_off_between_people_and_on_demand_against_bots() {
    let people = at_table("players=Ann,Ben&seed=1");
    assert_eq!(people.odds_mode(), OddsMode::Off);
    let against = at_table(AGAINST_BOT);
    assert_eq!(against.odds_mode(), OddsMode::Demand);
    for model in [&people, &against] {
        assert!(!model.odds_are_on());
        assert_eq!(ChanceView::of(model, tile(21)), None);
    }
    assert!(OddsSwitches::of(&people).hint_rests && !OddsSwitches::of(&against).hint_rests);
    for mode in [OddsMode::Off, OddsMode::Demand, OddsMode::Always] {
        assert_eq!(at_table_with(with(mode), AGAINST_BOT).odds_mode(), mode);
        assert_eq!(at_table_with(with(mode), "players=Ann,Ben").odds_mode(), mode);
    }
}

#[test]
fn the_choice_is_remembered_and_older_settings_are_read() {
    let written = with(OddsMode::Always).write().unwrap();
    assert_eq!(Settings::read(&written).unwrap().odds, OddsMode::Always);
    let older = written.replace(r#","odds":"always""#, "");
    assert_ne!(older, written);
    assert_eq!(Settings::read(&older).unwrap().odds, OddsMode::Auto);
}

#[test]
fn on_demand_they_are_there_until_the_turn_ends() {
    let mut model = at_table(AGAINST_BOT);
    assert_eq!(tell(&mut model, Msg::PressedOdds), 1);
    assert!(model.odds_are_on() && model.table_odds().is_some());
    assert_eq!(tell(&mut model, Msg::Chose(Choice::Roll(8))), 1, "every step is asked about");
    assert_eq!(tell(&mut model, Msg::PressedOdds), 0);
    assert!(model.table_odds().is_none(), "pressed again");
    tell(&mut model, Msg::PressedOdds);
    let turn = play(&model).turn_number();
    while play(&model).turn_number() == turn {
        let choices = play(&model).game.choices();
        let choice = *choices.iter().find(|it| **it == Choice::Stop).unwrap_or(&choices[0]);
        tell(&mut model, Msg::Chose(choice));
        tell(&mut model, Msg::Confirmed);
    }
    assert!(!model.odds_are_on() && model.table_odds().is_none());
    send(&mut model, Msg::PressedSkip);
    assert!(model.person_is_due() && !model.odds_are_on(), "nor in the next turn");
}

#[test]
fn always_and_off_can_be_switched_at_the_table() {
    let mut always = at_table_with(with(OddsMode::Always), "players=Ann,Ben&seed=1");
    assert!(always.odds_are_on());
    send(&mut always, Msg::PressedOdds);
    assert!(!always.odds_are_on());
    let mut off = at_table_with(with(OddsMode::Off), "players=Ann,Ben&seed=1");
    assert!(!off.advice_is_allowed() && key_meaning(&off, "h").is_none());
    assert_eq!(key_meaning(&off, "O"), Some(Msg::PressedOdds));
    send(&mut off, Msg::PressedOdds);
    assert!(off.odds_are_on() && off.advice_is_allowed());
    assert_eq!(key_meaning(&off, "h"), Some(Msg::PressedHint));
    assert!(!at_table_with(with(OddsMode::Off), "players=Ann,Ben&seed=2").odds_are_on());
}

#[test]
fn nothing_is_asked_for_while_a_bot_plays_or_nobody_looks() {
    let mut model =
        at_table_with(with(OddsMode::Always), "players=Otto:greedy,Ann&seed=11&first=0");
    assert_eq!(asked(&mut model, Msg::PressedPause).len(), 0);
    assert_eq!(asked(&mut model, Msg::PressedPause).len(), 0);
    send(&mut model, Msg::PressedSkip);
    assert!(model.person_is_due());
    let elsewhere = Msg::AddressChanged("#/settings".to_owned());
    assert_eq!(asked(&mut model, elsewhere).len(), 0);
    assert!(model.table_odds().is_none());
    let mut guided = at_table_with(with(OddsMode::Always), AGAINST_BOT);
    send(&mut guided, Msg::AddressChanged("#/guide".to_owned()));
    assert!(guided.guide.is_some() && !guided.odds_are_on() && !guided.can_hint());
}

#[test]
fn answers_that_come_late_are_for_nobody_even_after_an_undo() {
    let mut model = at_table(AGAINST_BOT);
    send(&mut model, Msg::Chose(Choice::Roll(8)));
    let faces: Vec<Choice> = play(&model).game.choices().into_iter().collect();
    let early = asked(&mut model, Msg::PressedOdds);
    let first = asked(&mut model, Msg::Chose(faces[0]));
    asked(&mut model, Msg::PressedUndo);
    let second = asked(&mut model, Msg::Chose(faces[1]));
    assert_eq!((early.len(), first.len(), second.len()), (1, 1, 1));
    assert_eq!(first[0].about.step, second[0].about.step, "the same step, another moment");
    for late in [&early[0], &first[0]] {
        send(&mut model, answer(late));
        assert!(model.table_odds().is_none());
    }
    send(&mut model, answer(&second[0]));
    assert!(model.table_odds().is_some());
}

#[test]
fn a_worker_out_of_order_is_told_once_and_asked_again_when_the_button_is_pressed() {
    let mut model = at_table(AGAINST_BOT);
    let questions = asked(&mut model, Msg::PressedOdds);
    let failed = Msg::OddsTold { about: questions[0].about.clone(), found: None };
    send(&mut model, failed);
    let texts = &Language::En.messages().odds;
    assert_eq!(AdviceView::of(&model).unwrap().words, texts.unavailable);
    assert_eq!(model.notice, None);
    assert_eq!(asked(&mut model, Msg::Chose(Choice::Roll(8))).len(), 0);
    assert!(!worth(&model, Face::Worm).shown);
    assert_eq!(asked(&mut model, Msg::PressedOdds).len(), 0);
    assert_eq!(AdviceView::of(&model), None);
    assert_eq!(tell(&mut model, Msg::PressedOdds), 1);
    assert!(model.table_odds().is_some());
}

/// Ann at her fourth decision, with the bot's 24 in reach and all odds known.
fn late_in_a_turn() -> Model {
    let lay = TableBuilder::stacks(Edition::Original, &[&[22], &[24]]);
    let mut model = table("Ann,Otto:expert", &lay, "roll WWW11224, keep W, roll 44123");
    tell(&mut model, Msg::PressedOdds);
    model
}

#[test]
fn what_is_shown_is_what_the_solver_says() {
    let model = late_in_a_turn();
    let game = &play(&model).game;
    let odds = Oddsmaker::default().odds(game);
    for reach in &odds.reach {
        let shown = ChanceView::of(&model, reach.tile).unwrap();
        assert!((shown.exact.parse::<f64>().unwrap() - reach.claim).abs() < 1e-11);
        let lies_open = game.grill().open().contains(reach.tile) || reach.tile == tile(24);
        assert_eq!(shown.short.is_some(), lies_open, "{}", reach.tile.number());
    }
    let shown = odds.choices.iter().map(|(choice, outlook)| {
        let exact = WorthView::of(&model, *choice).exact();
        let number = |text: Option<String>| text.unwrap().parse::<f64>().unwrap();
        assert!((number(exact.0) - outlook.value).abs() < 1e-11);
        assert!((number(exact.1) - outlook.fail).abs() < 1e-11);
    });
    assert_eq!(shown.count(), game.choices().len());
    assert_eq!(worth(&model, Face::Five), WorthView::default(), "not rolled");
}

#[test]
fn figures_are_short_and_said_in_every_language() {
    let mut model = late_in_a_turn();
    let about = asked(&mut model, Msg::Chose(Choice::Keep(Face::Four))).remove(0).about;
    let odds =
        |value, fail| ChoiceOdds { value: Exact::of(value), fail: Exact::of(fail), win: None };
    let claims = [(21, 0.0), (22, 1.0), (23, 0.004), (24, 0.2249), (25, 0.9999), (26, 0.5)];
    let claims = claims.map(|(number, chance)| (number, Exact::of(chance))).to_vec();
    let choices = vec![odds(1.894, 0.2204), odds(-0.52, 1.0)];
    let found = Some(Findings::Moment(TableOdds { claims, choices }));
    send(&mut model, Msg::OddsTold { about, found });
    let chance = |model: &Model, number| ChanceView::of(model, tile(number)).unwrap();
    let short = |number| chance(&model, number).short;
    assert_eq!(short(21).as_deref(), Some("0%"));
    assert_eq!(short(22), None, "her own");
    assert_eq!(short(23).as_deref(), Some("<1%"));
    assert_eq!(short(24).as_deref(), Some("22%"));
    assert_eq!(short(25).as_deref(), Some(">99%"));
    assert_eq!(chance(&model, 24).words, "22% chance to get it");
    let roll = WorthView::of_action(&model, ActionKind::Roll).figures.unwrap();
    assert_eq!(roll.short, ("+1.9".to_owned(), "22%".to_owned()));
    assert_eq!(roll.words, "+1.9 worms expected, 22% to fail");
    let stop = WorthView::of_action(&model, ActionKind::Stop).figures.unwrap();
    assert_eq!(stop.short, ("−0.5".to_owned(), "100%".to_owned()));
    let mut said = vec![roll.words];
    for (language, value) in
        [(Language::De, "+1,9"), (Language::It, "+1,9"), (Language::Fr, "+1,9")]
    {
        model.language = language;
        let roll = WorthView::of_action(&model, ActionKind::Roll).figures.unwrap();
        assert_eq!(roll.short.0, value);
        assert!(roll.words.contains(&roll.short.1), "{}", roll.words);
        said.push(roll.words);
    }
    said.dedup();
    assert_eq!(said.len(), 4);
}

#[test]
fn numbers_keep_twelve_digits_and_are_rounded_as_usual() {
    let digits = |number| Exact::of(number).digits();
    assert_eq!(digits(0.893_026_737_150_746), "0.893026737151");
    assert_eq!(digits(-12.25), "-12.250000000000");
    assert_eq!(digits(-0.000_5), "-0.000500000000");
    let hundredths =
        [0.005, 0.004_9, -0.005, -1.994_9, 2.675].map(|it| Exact::of(it).in_parts(100));
    assert_eq!(hundredths, [1, 0, -1, -199, 268]);
    assert!(Exact::of(0.995).is_within(995, 1000) && !Exact::of(1.0).is_within(995, 1000));
    assert!(Exact::of(-0.5) < Exact::ZERO);
}

#[test]
fn the_golden_die_is_counted_in_while_it_is_switched_on() {
    let mut model = table("Ann,Otto:naive", &owned(Figure::Golden, 0), "");
    tell(&mut model, Msg::PressedOdds);
    let nine = WorthView::of_action(&model, ActionKind::Roll);
    send(&mut model, Msg::ToggledGolden);
    let eight = WorthView::of_action(&model, ActionKind::Roll);
    assert!(nine.figures.is_some() && eight.figures.is_some() && nine != eight);
    assert_eq!(nine, WorthView::of(&model, Choice::Roll(9)));
    assert_eq!(WorthView::of_action(&model, ActionKind::Golden), WorthView::default());
}

/// The hint, from a worker that has learned what the expert knows.
fn learned_hint(model: &mut Model) {
    let question = asked(model, Msg::PressedHint).remove(0);
    assert_eq!(question.about.topic, Topic::Hint);
    let question = Question::about_odds(&question).unwrap();
    let mut thinker = Thinker::default();
    assert!(thinker.wants_weights(&question) && thinker.learn(WEIGHTS));
    send(model, thinker.answer(&question).into());
}

#[test]
fn a_hint_names_the_best_choice_marks_it_and_is_said() {
    let mut model = late_in_a_turn();
    learned_hint(&mut model);
    let words = AdviceView::of(&model).unwrap().words;
    let best = model.advised().unwrap();
    let choice = play(&model).game.choices()[best];
    assert!(WorthView::of(&model, choice).advised);
    let advised =
        play(&model).game.choices().iter().filter(|it| WorthView::of(&model, **it).advised).count();
    assert_eq!(advised, 1);
    assert!(words.starts_with("Best: ") && words.contains(" to win, "), "{words}");
    assert!(words.len() < 130, "{words}");
    let heard = spoken(&model, Urgency::Polite).into_iter().any(|said| said.words == words);
    assert!(heard, "{words}");
    let mut all = vec![words];
    for language in Language::ALL {
        model.language = language;
        all.push(AdviceView::of(&model).unwrap().words);
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4, "{all:?}");
    send(&mut model, Msg::PressedHint);
    assert_eq!((AdviceView::of(&model), model.advised()), (None, None), "closed");
    learned_hint(&mut model);
    send(&mut model, Msg::Chose(Choice::Keep(Face::Four)));
    assert_eq!(AdviceView::of(&model), None, "the game has gone on");
}

#[test]
fn without_what_the_expert_has_learned_the_most_worms_count_and_that_is_said() {
    let mut model = late_in_a_turn();
    tell(&mut model, Msg::PressedHint);
    let words = AdviceView::of(&model).unwrap().words;
    assert!(words.starts_with("Most worms: "), "{words}");
    assert!(words.ends_with(Language::En.messages().odds.unlearned), "{words}");
    let game = &play(&model).game;
    let choices = Oddsmaker::default().choices(game);
    let most = choices.iter().map(|(_, outlook)| outlook.value).fold(f64::MIN, f64::max);
    assert!((choices[model.advised().unwrap()].1.value - most).abs() < 1e-12);
}

#[test]
fn why_tells_of_every_decision_of_a_bots_turn() {
    let told = "roll WWW11244, keep W, roll 55123, keep 5, stop";
    let lay = TableBuilder::stacks(Edition::Original, &[&[], &[]]).current(1);
    let mut model = table("Ann,Otto:greedy", &lay, told);
    assert_eq!(why_turn(&model), Some(0));
    let question = asked(&mut model, Msg::PressedWhy(0)).remove(0);
    assert_eq!(model.dialog, Some(Dialog::Why(0)));
    let question = Question::about_odds(&question).unwrap();
    let mut thinker = Thinker::default();
    assert!(thinker.learn(WEIGHTS));
    send(&mut model, thinker.answer(&question).into());
    let Some(DialogView::Why { why, .. }) = DialogView::of(&model) else { panic!("no reasons") };
    assert_eq!(why.goal, "Otto: plays for the most worms this turn, stolen ones above all.");
    let firsts: Vec<&str> =
        why.decisions.iter().filter_map(|words| words.split('.').next()).collect();
    assert_eq!(
        firsts,
        ["Choice: worms", "Choice: roll 5 dice", "Choice: 5s", "Choice: stop"],
        "{why:?}"
    );
    send(&mut model, Msg::Closed);
    assert_eq!(model.dialog, None);
    assert_eq!(why_turn(&table("Otto:greedy,Ann", &lay, told)), None, "a person has no reasons");
}

#[test]
fn every_level_says_what_it_plays_for() {
    for language in Language::ALL {
        let goal = language.messages().odds.goal;
        let mut goals: Vec<&str> = record::Level::ALL.iter().map(|level| goal(*level)).collect();
        assert!(goals.iter().all(|words| words.ends_with('.')));
        goals.sort_unstable();
        goals.dedup();
        assert_eq!(goals.len(), record::Level::ALL.len());
    }
}

#[test]
fn every_choice_has_a_name_in_every_language() {
    let names = |_: Seat| "Ben".to_owned();
    let mut choices: Vec<Choice> = Face::ALL.map(Choice::Keep).to_vec();
    choices.extend(Figure::ALL.map(Choice::ReturnFigure));
    choices.extend([Choice::Roll(1), Choice::Roll(5), Choice::Weasel(3), Choice::AcceptBust]);
    choices.extend([Choice::Stop, Choice::StopLower, Choice::TakeBratworm(Seat::new(1))]);
    for language in Language::ALL {
        let name = language.messages().odds.choice;
        let mut all: Vec<String> = choices.iter().map(|choice| name(*choice, &names)).collect();
        assert!(all.iter().all(|name| !name.is_empty() && name.chars().count() <= 30), "{all:?}");
        all.sort();
        all.dedup();
        assert_eq!(all.len(), choices.len(), "{language:?}");
    }
}

#[test]
fn questions_that_make_no_sense_are_answered_with_nothing() {
    let mut model = at_table(AGAINST_BOT);
    let question = asked(&mut model, Msg::PressedOdds).remove(0);
    let Ok(Question::Odds { about, .. }) = Question::about_odds(&question) else { panic!() };
    for topic in [Topic::Odds, Topic::Hint, Topic::Turn(3)] {
        let about = heckmeck::app::Inquiry { topic, ..about.clone() };
        let question = Question::Odds { about, record: "{}".to_owned() };
        let answer = Thinker::default().answer(&question);
        assert!(matches!(answer, Answer::Odds { found: None, .. }), "{answer:?}");
    }
}
