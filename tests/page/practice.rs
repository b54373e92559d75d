//! Practising: positions that are the same everywhere, what is asked and answered, and what is remembered.

use std::collections::BTreeSet;

use engine::{Choice, Edition, Face};
use heckmeck::{
    app::{
        Address, DAILY, Difficulty, Effect, Entry, Exercise, Found, GameId, Model, Msg, Notice,
        PracticeEffect, PracticeLog, PracticeMsg, PracticeStage, Round, SavedGame, StorageTrouble,
        Tally, Wanted, daily, day_of, update,
    },
    i18n::Language,
    view_model::{
        ActionButton, ActionKind, Hollow, NoticeView, PracticeNow, PracticeView, Screen, Urgency,
        VerdictRow, VerdictView, Why, key_meaning, practice_headline, prompt, spoken,
    },
    worker::{Question, Thinker},
};
use record::Save;

use super::{
    positions::{answer_to, ask, first_from, thinker},
    support::{at_table, id, opened, play, play_on},
};

// The three of a day.

#[test]
fn todays_three_are_everybodys_until_midnight_here() {
    const HOUR: u64 = 60 * 60 * 1000;
    let noon = 20_000 * 24 * HOUR + 12 * HOUR;
    // Behind and ahead of the universal time, as browsers count it.
    let days = [0, 11 * 60, -11 * 60, 13 * 60, -13 * 60].map(|behind| day_of(noon, behind));
    assert_eq!(days, [20_000, 20_000, 20_000, 19_999, 20_001]);
    assert_eq!(day_of(noon + 12 * HOUR - 1, 0), 20_000);
    assert_eq!(day_of(noon + 12 * HOUR, 0), 20_001);
    assert_eq!(day_of(0, 600), 0, "a clock that was never set");
    let of_days: Vec<[Wanted; DAILY]> = (20_000..20_030).map(daily).collect();
    assert_eq!(daily(20_000), of_days[0]);
    let seeds: BTreeSet<u64> = of_days.iter().flatten().map(|wanted| wanted.seed).collect();
    assert_eq!(seeds.len(), 90);
    for [one, next] in of_days.as_chunks::<2>().0 {
        assert_eq!(one.map(|wanted| wanted.difficulty), Difficulty::ALL);
        assert!(one.iter().all(|wanted| wanted.edition == one[0].edition));
        assert_ne!(one[0].edition, next[0].edition, "another edition every day");
    }
}

// What is remembered.

fn answered(difficulty: Difficulty, right: bool, today: Option<(u32, usize)>) -> Entry {
    Entry::Answered { difficulty, right, today }
}

#[test]
fn what_is_remembered_comes_back_and_nothing_else_is_believed() {
    let mut log = PracticeLog::default();
    log.enter(Entry::Picked(Difficulty::Hard, Edition::Extended));
    log.enter(answered(Difficulty::Hard, true, None));
    log.enter(answered(Difficulty::Easy, false, Some((7, 0))));
    let kept = log.write().unwrap();
    assert_eq!(PracticeLog::read(&kept).unwrap(), log);
    assert_eq!(log.tally(Difficulty::Hard), Tally { asked: 1, right: 1 });
    assert_eq!(log.answers_of(7), [false]);
    assert_eq!(
        kept,
        r#"{"version":1,"difficulty":"hard","edition":"extended","tallies":[{"asked":0,"right":0},{"asked":0,"right":0},{"asked":1,"right":1}],"today":{"day":7,"right":[false]}}"#
            .replace(
                r#"[{"asked":0,"right":0},{"asked":0"#,
                r#"[{"asked":1,"right":0},{"asked":0"#
            )
    );
    for (from, to) in
        [("\"version\":1", "\"version\":2"), ("hard", "harder"), ("1,", "-1,"), ("}", "")]
    {
        assert!(PracticeLog::read(&kept.replace(from, to)).is_err(), "{to} for {from}");
    }
}

#[test]
fn the_first_answers_of_a_day_count() {
    let mut log = PracticeLog::default();
    for (place, right) in [(0, true), (1, false), (0, false), (1, true), (2, true), (3, true)] {
        log.enter(answered(Difficulty::Easy, right, Some((7, place))));
    }
    assert_eq!(log.answers_of(7), [true, false, true]);
    assert_eq!(log.tally(Difficulty::Easy).asked, 6);
    log.enter(answered(Difficulty::Easy, false, Some((8, 0))));
    assert_eq!((log.answers_of(7), log.answers_of(8)), (&[][..], &[false][..]));
}

#[test]
fn what_cannot_be_read_is_told() {
    for language in Language::ALL {
        let mut model = opened();
        model.language = language;
        let trouble = StorageTrouble::PracticeUnreadable;
        update(&mut model, Msg::StorageFailed(trouble), 0);
        assert_eq!(model.notice, Some(Notice::Storage(trouble)));
        let told = NoticeView::of(&model).unwrap();
        assert_eq!(told.words, language.messages().notices.practice_unreadable);
    }
}

// At the table.

const DAY: u32 = 20_000;

/// The page with a worker that knows what the expert has learned, and a storage of its own.
struct Page {
    model: Model,
    thinker: Thinker,
    kept: Option<String>,
    games: Vec<(GameId, String)>,
}

impl Page {
    fn at(model: Model, hash: &str) -> Page {
        Page::with(model, hash, Vec::new())
    }

    /// With these games kept.
    fn with(model: Model, hash: &str, games: Vec<(GameId, String)>) -> Page {
        let mut page = Page { model, thinker: thinker(), kept: None, games };
        page.send(Msg::AddressChanged(hash.to_owned()));
        page
    }

    fn send(&mut self, msg: Msg) {
        for effect in update(&mut self.model, msg, 0) {
            match effect {
                Effect::Practice(PracticeEffect::Open) => {
                    let log = self.kept.as_ref().map(|text| PracticeLog::read(text).unwrap());
                    let seed = 4_000;
                    self.send(Msg::Practice(PracticeMsg::Opened { log, day: DAY, seed }));
                }
                Effect::Practice(PracticeEffect::Ask(wanted)) => {
                    let found = ask(&mut self.thinker, wanted);
                    self.send(Msg::Practice(PracticeMsg::Found(found)));
                }
                Effect::Practice(PracticeEffect::AskAbout(id, wanted)) => {
                    let (_, text) = self.games.iter().find(|(kept, _)| *kept == id).unwrap();
                    let (save, _) = Save::read(text).unwrap();
                    let record = serde_json::to_string(&save.record).unwrap();
                    let question = Question::Mistake { wanted, record };
                    let found = answer_to(&mut self.thinker, &question);
                    self.send(Msg::Practice(PracticeMsg::Found(found)));
                }
                Effect::ReadSavedGames => {
                    let games = self.games.iter();
                    let games = games.map(|(id, text)| SavedGame::look_at(id.clone(), text));
                    self.send(Msg::SavedGamesRead(games.collect()));
                }
                Effect::Practice(PracticeEffect::Enter(entry)) => {
                    let kept = self.kept.as_ref().map(|text| PracticeLog::read(text).unwrap());
                    let mut log = kept.unwrap_or_default();
                    log.enter(entry);
                    self.kept = Some(log.write().unwrap());
                }
                Effect::Go { address, .. } => self.send(Msg::AddressChanged(address.to_hash())),
                Effect::Save(..) => panic!("a position was saved as a game"),
                _ => {}
            }
        }
    }

    fn round(&self) -> &Round {
        self.model.practice.round.as_ref().unwrap()
    }

    fn choices(&self) -> Vec<Choice> {
        play(&self.model).game.choices().to_vec()
    }

    fn best(&self) -> usize {
        self.round().exercise.as_ref().unwrap().best().unwrap()
    }

    /// Answers right, or with whatever else there is.
    fn answer(&mut self, right: bool) {
        let best = self.best();
        let place = (0..self.choices().len()).find(|place| (*place == best) == right).unwrap();
        let choice = self.choices()[place];
        self.send(Msg::Chose(choice));
        assert_eq!(self.round().stage, PracticeStage::Answered(place));
    }

    fn button(&self, kind: ActionKind) -> Option<ActionButton> {
        ActionButton::of(&self.model, kind)
    }

    fn said(&self) -> String {
        let said = spoken(&self.model, Urgency::Polite);
        assert_eq!(said.len(), 1, "{said:?}");
        said[0].words.clone()
    }
}

#[test]
fn ten_in_a_row_end_with_a_score() {
    let mut page = Page::at(opened(), "#/practice/medium");
    let mut tables = BTreeSet::new();
    for number in 0..10 {
        assert_eq!(Screen::of(&page.model), Screen::Exercise);
        assert_eq!(page.round().number(), number + 1);
        assert!(practice_headline(&page.model).starts_with(&format!("{}/10 ", number + 1)));
        tables.insert(format!("{:?}", play(&page.model).record));
        page.answer(number % 3 == 0);
        let verdict = VerdictView::of(&page.model).unwrap();
        assert_eq!(verdict.right, number % 3 == 0);
        page.send(Msg::PressedGoOn);
    }
    assert_eq!(tables.len(), 10, "all different");
    assert_eq!(Screen::of(&page.model), Screen::Practice);
    let view = PracticeView::of(&page.model);
    assert_eq!(view.now, PracticeNow::Done("4 of 10 right".to_owned()));
    assert_eq!(view.tallies, [("Medium", "4 of 10 right".to_owned())]);
    assert_eq!(page.said(), "4 of 10 right");
    assert_eq!(page.model.address, Address::Practice(None), "the next ten are another address");
    // By the way to ten more, and by the button beside the result.
    page.send(Msg::AddressChanged("#/practice/medium".to_owned()));
    assert_eq!((page.round().number(), page.round().right()), (1, 0));
    for _ in 0..10 {
        page.answer(true);
        page.send(Msg::PressedGoOn);
    }
    page.send(Msg::Practice(PracticeMsg::PressedAgain));
    assert_eq!((page.round().number(), page.round().right()), (1, 0));
    assert_eq!(Screen::of(&page.model), Screen::Exercise);
}

#[test]
fn nothing_that_is_chosen_is_done_and_only_the_first_answer_counts() {
    let mut page = Page::at(opened(), "#/practice/hard");
    let before = play(&page.model).clone();
    for msg in [Msg::PressedUndo, Msg::Hurried, Msg::PressedGoOn, Msg::PressedSkip] {
        page.send(msg);
        assert_eq!((play(&page.model), page.round().stage), (&before, PracticeStage::Asked));
    }
    page.answer(false);
    let answer = page.round().clone();
    for choice in page.choices() {
        page.send(Msg::Chose(choice));
    }
    assert_eq!((play(&page.model), page.round()), (&before, &answer));
    assert_eq!(page.model.practice.log.tally(Difficulty::Hard), Tally { asked: 1, right: 0 });
    assert_eq!(page.model.dialog, None, "a failing stop is an answer like any other");
}

/// The same buttons and keys as in a game; afterwards only the way on.
#[test]
fn it_is_answered_by_what_plays() {
    let mut page = Page::at(opened(), "#/practice/easy");
    while !page.choices().iter().any(|choice| matches!(choice, Choice::Keep(_))) {
        page.answer(true);
        page.send(Msg::PressedGoOn);
    }
    let choices = page.choices();
    for face in Face::ALL {
        let open = choices.contains(&Choice::Keep(face));
        assert_eq!(Hollow::of(&page.model, face).open, open, "{face:?}");
        let key = face.number().map_or("w".to_owned(), |number| number.to_string());
        let meant = open.then_some(Msg::Chose(Choice::Keep(face)));
        assert_eq!(key_meaning(&page.model, &key), meant, "{key}");
    }
    assert_eq!(page.button(ActionKind::GoOn), None);
    assert_eq!(page.button(ActionKind::Undo).unwrap().msg, None);
    assert_eq!(prompt(&page.model).unwrap(), "What do you do?");
    page.answer(true);
    for kind in ActionKind::ALL {
        let msg = page.button(kind).map(|button| button.msg);
        assert_eq!(msg, (kind == ActionKind::GoOn).then_some(Some(Msg::PressedGoOn)), "{kind:?}");
    }
    assert!(Face::ALL.iter().all(|face| !Hollow::of(&page.model, *face).open));
    assert_eq!(prompt(&page.model).unwrap(), "Right!");
}

#[test]
fn the_verdict_tells_every_choice_and_those_who_listen_hear_all_of_it() {
    for hash in ["#/practice/easy", "#/practice/medium", "#/practice/hard", "#/practice/today"] {
        for right in [true, false] {
            let mut page = Page::at(opened(), hash);
            let asked = page.said();
            assert!(asked.ends_with("What do you do?"), "{asked}");
            page.answer(right);
            let exercise = page.round().exercise.clone().unwrap();
            let verdict = VerdictView::of(&page.model).unwrap();
            assert_eq!(verdict.rows.len(), exercise.choices.len());
            assert_eq!(verdict.rows.iter().filter(|row| row.chosen).count(), 1);
            assert!(verdict.rows[0].best && (verdict.rows[0].chosen == right));
            let best = exercise.choices[exercise.best().unwrap()];
            assert_eq!(verdict.rows[0].figures[0], format!("{:.1}%", best.win * 100.0));
            if !right {
                assert_eq!(verdict.headline, format!("Better: {}", verdict.rows[0].words));
            }
            let heard = page.said();
            for VerdictRow { words, figures: [win, worms, fail], .. } in &verdict.rows {
                let figures = format!("{words}: win {win}, worms {worms}, fail {fail}.");
                assert!(heard.contains(&figures), "{figures} in {heard}");
            }
            assert!(heard.contains(&verdict.reason), "{heard}");
        }
    }
}

#[test]
fn a_game_that_is_on_lies_there_again() {
    let mut model = at_table("edition=extended&players=Ann,Ben&seed=7");
    play_on(&mut model, 5);
    let before = play(&model).clone();
    let mut page = Page::at(model, "#/practice/easy");
    assert_ne!(play(&page.model), &before);
    assert_eq!(page.model.running_game(), Some(&before.id), "it can be gone on with");
    page.send(Msg::AddressChanged("#/rules".to_owned()));
    page.send(Msg::AddressChanged("#/practice/easy".to_owned()));
    assert_eq!(page.round().stage, PracticeStage::Asked, "whoever looks something up comes back");
    page.send(Msg::AddressChanged("#/practice".to_owned()));
    assert_eq!(Screen::of(&page.model), Screen::Practice);
    assert_eq!((play(&page.model), page.model.practice.round.clone()), (&before, None));
    assert!(!page.model.occupied, "it is read anew when somebody plays on");
}

#[test]
fn answers_to_what_is_no_longer_asked_are_for_nobody() {
    let mut page = Page::at(opened(), "#/practice/easy");
    let before = page.model.clone();
    let wanted = Wanted { seed: 1, ..page.round().wanted };
    let found = first_from(&mut page.thinker, wanted);
    page.send(Msg::Practice(PracticeMsg::Found(found.clone())));
    page.send(Msg::Practice(PracticeMsg::Failed));
    assert_eq!(page.model, before);
    page.send(Msg::AddressChanged("#/".to_owned()));
    page.send(Msg::Practice(PracticeMsg::Found(found)));
    assert_eq!((&page.model.play, &page.model.practice.round), (&None, &None));
}

/// What the expert has learned is out of reach, and comes.
#[test]
fn without_a_worker_it_is_told_and_tried_again() {
    let mut model = opened();
    update(&mut model, Msg::AddressChanged("#/practice/easy".to_owned()), 0);
    let opened = PracticeMsg::Opened { log: None, day: DAY, seed: 5 };
    let asked = update(&mut model, Msg::Practice(opened), 0);
    assert!(matches!(asked[..], [Effect::Practice(PracticeEffect::Ask(_))]), "{asked:?}");
    assert_eq!(PracticeView::of(&model).now, PracticeNow::Looking);
    update(&mut model, Msg::Practice(PracticeMsg::Failed), 0);
    assert_eq!(PracticeView::of(&model).now, PracticeNow::Missing);
    assert_eq!(Screen::of(&model), Screen::Practice);
    let again = update(&mut model, Msg::Practice(PracticeMsg::PressedRetry), 0);
    assert_eq!(again, asked);
}

/// A worker of another mind cannot harm the page.
#[test]
fn what_is_no_position_is_passed_over() {
    let mut page = Page::at(opened(), "#/practice/easy");
    let exercise = page.round().exercise.clone().unwrap();
    page.answer(true);
    let effects = update(&mut page.model, Msg::PressedGoOn, 0);
    assert_eq!(effects.len(), 1);
    let wanted = page.round().wanted;
    for damaged in [
        Exercise { record: "{}".to_owned(), ..exercise.clone() },
        Exercise { choices: Vec::new(), ..exercise },
    ] {
        let wanted = page.round().wanted;
        let found = Found { wanted, exercise: Some(damaged), expert_missing: false };
        let next = update(&mut page.model, Msg::Practice(PracticeMsg::Found(found)), 0);
        assert!(matches!(next[..], [Effect::Practice(PracticeEffect::Ask(_))]), "{next:?}");
    }
    assert_eq!(page.round().wanted.seed, wanted.seed + 2);
}

#[test]
fn todays_three_are_remembered() {
    let mut page = Page::at(opened(), "#/practice/today");
    for right in [true, false, true] {
        page.answer(right);
        page.send(Msg::PressedGoOn);
    }
    let view = PracticeView::of(&page.model);
    assert_eq!(view.now, PracticeNow::Done("2 of 3 right".to_owned()));
    assert_eq!(view.today.as_deref(), Some("Done today: 3 of 3, 2 right."));
    let kept = PracticeLog::read(page.kept.as_ref().unwrap()).unwrap();
    assert_eq!(kept, page.model.practice.log);
    assert_eq!(kept.answers_of(DAY), [true, false, true]);
}

/// Every reason is given for something, and none for what it is not.
#[test]
fn every_reason_comes_up() {
    let mut thinker = thinker();
    let mut given = BTreeSet::new();
    for edition in [Edition::Original, Edition::Extended] {
        for seed in 0..100 {
            let difficulty = [Difficulty::Medium, Difficulty::Hard][seed as usize % 2];
            let wanted = Wanted { seed: seed * 50, difficulty, edition };
            let Some(exercise) = ask(&mut thinker, wanted).exercise else { continue };
            let mut model = opened();
            let (record, game) = record::read(&exercise.record).unwrap();
            let save = Save { created: 0, updated: 0, seed: 0, position: 0, record };
            let id = id("a");
            model.play = Some(heckmeck::app::Play::restore(id, save).unwrap());
            let choices = game.choices();
            let (best, second) = (exercise.best().unwrap(), exercise.second().unwrap());
            let fail = exercise.choices[best].fail;
            let why = Why::of(play(&model), choices[best], fail, choices[second]);
            let stops = matches!(choices[best], Choice::Stop);
            assert_eq!(stops, matches!(why, Why::Steal | Why::Take), "{why:?}");
            given.insert(format!("{why:?}"));
        }
    }
    let all: BTreeSet<String> = Why::ALL.iter().map(|why| format!("{why:?}")).collect();
    assert_eq!(given, all);
}

/// One position of every kept game that is over; none of those that are not.
#[test]
fn ones_own_games_are_practised_on() {
    let kept = |seed: u64, steps: usize| {
        let mut model = at_table(&format!("players=Ann,Ben&seed={seed}"));
        play_on(&mut model, steps);
        let save = play(&model).save(seed);
        (id(&format!("a{seed}")), save.to_json().unwrap())
    };
    let games = vec![kept(1, 2000), kept(2, 20), kept(3, 2000)];
    let mut page = Page::with(opened(), "#/practice/own", games);
    for number in 1..=2 {
        assert_eq!(practice_headline(&page.model), format!("{number}/2 · What do you do?"));
        assert!(["Ann", "Ben"].contains(&play(&page.model).name(play(&page.model).game.current())));
        page.answer(number == 1);
        page.send(Msg::PressedGoOn);
    }
    let view = PracticeView::of(&page.model);
    assert_eq!((view.now, view.own), (PracticeNow::Done("1 of 2 right".to_owned()), true));
    assert_eq!(page.kept, None, "it leaves no tally");

    let mut page = Page::with(opened(), "#/practice/own", vec![kept(2, 20)]);
    let none = page.model.messages().practice.own_none.to_owned();
    let view = PracticeView::of(&page.model);
    assert_eq!((view.now, view.own), (PracticeNow::Done(none.clone()), false));
    assert_eq!(page.said(), none);
    for hash in ["#/", "#/practice"] {
        page.send(Msg::AddressChanged(hash.to_owned()));
    }
    assert_eq!(PracticeView::of(&page.model).now, PracticeNow::Idle);
}
