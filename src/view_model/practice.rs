//! Practising: what there is to choose from, what is asked at the table, and what the answer was worth.

use engine::{Choice, Claim, Edition, Face, Phase};

use super::{
    actions::{ActionButton, ActionKind, Tone},
    live_region::{Spoken, SpokenKey},
    tray::QuestionView,
};
use crate::{
    app::{
        Address, Difficulty, Exercise, Model, Msg, Play, PracticeMsg, PracticeStage, Round,
        RoundKind, SavedGame, Weighed,
    },
    i18n::PracticeTexts,
};

/// What can be practised, and how it went.
#[derive(Clone, Debug, PartialEq)]
pub struct PracticeView {
    pub difficulty: Difficulty,
    pub edition: Edition,
    /// Where the round of ten is.
    pub begin: String,
    /// How many of today's were answered, in words.
    pub today: Option<String>,
    /// Whether there are games of one's own to practise on.
    pub own: bool,
    /// The tally of every difficulty that was practised.
    pub tallies: Vec<(&'static str, String)>,
    pub now: PracticeNow,
}

/// How far the round is that was begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeNow {
    Idle,
    Looking,
    Missing,
    /// The result in words.
    Done(String),
}

impl PracticeView {
    pub fn of(model: &Model) -> PracticeView {
        let messages = model.messages();
        let texts = &messages.practice;
        let log = &model.practice.log;
        let today = log.answers_of(model.practice.day);
        let right = today.iter().filter(|right| **right).count();
        let tallies = Difficulty::ALL.into_iter().zip(texts.difficulties);
        let tallies = tallies.map(|(difficulty, name)| (name, log.tally(difficulty)));
        let tallies = tallies.filter(|(_, tally)| tally.asked > 0);
        let score = |right: u32, of: u32| (texts.score)(right as usize, of as usize);
        PracticeView {
            difficulty: log.difficulty,
            edition: log.edition,
            begin: Address::Practice(Some(RoundKind::Ten(log.difficulty))).to_hash(),
            today: (!today.is_empty()).then(|| (texts.today_done)(today.len(), right)),
            own: model.saved_games.iter().any(SavedGame::is_over),
            tallies: tallies.map(|(name, tally)| (name, score(tally.right, tally.asked))).collect(),
            now: PracticeNow::of(model),
        }
    }

    /// What choosing another difficulty or edition means.
    pub fn pick(difficulty: Difficulty, edition: Edition) -> Msg {
        Msg::Practice(PracticeMsg::Picked(difficulty, edition))
    }
}

impl PracticeNow {
    fn of(model: &Model) -> PracticeNow {
        match model.practice.round.as_ref().map(|round| (round, round.stage)) {
            Some((_, PracticeStage::Looking)) => PracticeNow::Looking,
            Some((_, PracticeStage::Missing)) => PracticeNow::Missing,
            Some((round, PracticeStage::Done)) => PracticeNow::Done(score(model, round)),
            _ => PracticeNow::Idle,
        }
    }
}

fn score(model: &Model, round: &Round) -> String {
    let texts = &model.messages().practice;
    match round.answers.len() {
        0 => texts.own_none.to_owned(),
        answered => (texts.score)(round.right(), answered),
    }
}

/// Which position of the round this is, and what is asked, above the table.
pub fn practice_headline(model: &Model) -> String {
    let number = |round: &Round| format!("{}/{}", round.number(), round.length());
    let number = model.practised_round().map(number).unwrap_or_default();
    format!("{number} · {}", model.messages().practice.question)
}

/// The line in the tray while a position lies on the table; none else.
pub(super) fn practice_prompt(model: &Model) -> Option<String> {
    let texts = &model.messages().practice;
    Some(match model.practised_round()?.stage {
        PracticeStage::Looking => texts.looking.to_owned(),
        PracticeStage::Missing => texts.missing.to_owned(),
        PracticeStage::Answered(_) => VerdictView::of(model)?.headline,
        PracticeStage::Asked | PracticeStage::Done => texts.question.to_owned(),
    })
}

/// The button that goes on, once there is an answer; none of those that play.
pub(super) fn practice_button(
    model: &Model,
    round: &Round,
    kind: ActionKind,
) -> Option<ActionButton> {
    let messages = model.messages();
    let texts = &messages.practice;
    if kind != ActionKind::GoOn {
        return None;
    }
    let next = if round.is_full() { texts.result } else { texts.next };
    match round.stage {
        PracticeStage::Answered(_) => {
            Some(ActionButton::new(next.to_owned(), Msg::PressedGoOn, Tone::Can))
        }
        PracticeStage::Looking => Some(ActionButton::resting(texts.looking)),
        PracticeStage::Missing => {
            let retry = Msg::Practice(PracticeMsg::PressedRetry);
            Some(ActionButton::new(messages.notices.retry.to_owned(), retry, Tone::Can))
        }
        PracticeStage::Asked | PracticeStage::Done => None,
    }
}

/// Why a choice is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Steal,
    /// What can be taken is safe.
    Take,
    /// There is more to be had, at little risk.
    RollOn,
    /// Rolling on is a risk, and still better.
    RollAtRisk,
    /// The first worm.
    Worm,
    FewerDice,
    MorePoints,
    /// All things together.
    Everything,
}

impl Why {
    pub const ALL: [Why; 8] = [
        Why::Steal,
        Why::Take,
        Why::RollOn,
        Why::RollAtRisk,
        Why::Worm,
        Why::FewerDice,
        Why::MorePoints,
        Why::Everything,
    ];

    /// Of two choices the better one, and the one that it is held against.
    pub fn of(play: &Play, best: Choice, fail: f64, other: Choice) -> Why {
        /// What people would take for a small risk.
        const SMALL: f64 = 0.25;
        let game = &play.game;
        match (best, game.phase()) {
            (Choice::Stop, _) => match game.claim() {
                Ok(Claim::Steal { .. }) => Why::Steal,
                Ok(_) => Why::Take,
                Err(_) => Why::Everything,
            },
            (Choice::Roll(_), _) if game.claim().is_ok() => {
                if fail < SMALL {
                    Why::RollOn
                } else {
                    Why::RollAtRisk
                }
            }
            (Choice::Keep(Face::Worm), Phase::Choosing { turn, .. }) if !turn.has_worm() => {
                Why::Worm
            }
            (Choice::Keep(face), Phase::Choosing { rolled, .. }) => {
                let Choice::Keep(against) = other else { return Why::Everything };
                let points = |face: Face| u32::from(face.points()) * u32::from(rolled.count(face));
                if rolled.count(face) < rolled.count(against) {
                    Why::FewerDice
                } else if points(face) > points(against) {
                    Why::MorePoints
                } else {
                    Why::Everything
                }
            }
            _ => Why::Everything,
        }
    }

    /// Its place among all of them.
    const fn index(self) -> usize {
        self as usize
    }
}

/// What the answer was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictView {
    pub right: bool,
    pub headline: String,
    /// Everything that could have been done, the best first.
    pub rows: Vec<VerdictRow>,
    /// By how much it is better, and why.
    pub reason: String,
}

/// A choice and its figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictRow {
    pub words: String,
    /// Chance to win, expected worms, chance to fail.
    pub figures: [String; 3],
    pub best: bool,
    pub chosen: bool,
}

impl VerdictView {
    /// None until there is an answer.
    pub fn of(model: &Model) -> Option<VerdictView> {
        let round = model.practised_round()?;
        let PracticeStage::Answered(chosen) = round.stage else { return None };
        let exercise = round.exercise.as_ref()?;
        let play = model.play.as_ref()?;
        let texts = &model.messages().practice;
        let best = exercise.best()?;
        let choices = play.game.choices();
        let mut order: Vec<(usize, Choice, Weighed)> = choices
            .iter()
            .zip(&exercise.choices)
            .enumerate()
            .map(|(place, (choice, weighed))| (place, *choice, *weighed))
            .collect();
        order.sort_by(|(_, _, one), (_, _, other)| other.win.total_cmp(&one.win));
        let row = |(place, choice, weighed): &(usize, Choice, Weighed)| VerdictRow {
            words: choice_words(model, play, *choice),
            figures: figures(texts, *weighed),
            best: *place == best,
            chosen: *place == chosen,
        };
        let rows: Vec<VerdictRow> = order.iter().map(row).collect();
        let right = chosen == best;
        let headline = match rows.first() {
            Some(first) if !right => (texts.better)(&first.words),
            _ => texts.right.to_owned(),
        };
        let reason = reason(play, exercise, texts, chosen)?;
        Some(VerdictView { right, headline, rows, reason })
    }
}

/// By how much the best choice is better than what it is held against, and why.
fn reason(
    play: &Play,
    exercise: &Exercise,
    texts: &PracticeTexts,
    chosen: usize,
) -> Option<String> {
    let best = exercise.best()?;
    let right = chosen == best;
    let other = if right { exercise.second()? } else { chosen };
    let weighed = |place: usize| exercise.choices.get(place);
    let by = tenths(texts, 100.0 * (weighed(best)?.win - weighed(other)?.win));
    let margin = if right { (texts.leads)(&by) } else { (texts.costs)(&by) };
    let choices = play.game.choices();
    let choice = |place: usize| choices.get(place).copied();
    let why = Why::of(play, choice(best)?, weighed(best)?.fail, choice(other)?);
    let why = texts.whys.get(why.index()).copied()?;
    Some(format!("{margin} {why}"))
}

fn figures(texts: &PracticeTexts, Weighed { win, worms, fail }: Weighed) -> [String; 3] {
    let worms = tenths(texts, worms);
    let worms =
        if worms.starts_with('-') { worms.replace('-', "−") } else { format!("+{worms}") };
    [percent(texts, win), worms, percent(texts, fail)]
}

fn percent(texts: &PracticeTexts, chance: f64) -> String {
    format!("{}{}", tenths(texts, chance * 100.0), texts.percent)
}

/// With one digit behind the point; nothing is never less than nothing.
fn tenths(texts: &PracticeTexts, number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0 + 0.0;
    format!("{rounded:.1}").replace('.', texts.point.encode_utf8(&mut [0; 4]))
}

/// What doing this is called on its button.
fn choice_words(model: &Model, play: &Play, choice: Choice) -> String {
    let texts = &model.messages().table;
    let names = |seat| play.name(seat).to_owned();
    let game = &play.game;
    match choice {
        Choice::Roll(dice) => (texts.roll)(dice),
        Choice::Weasel(dice) => (texts.weasel)(dice),
        Choice::Keep(face) => {
            (texts.keep)(face, game.phase().rolled().map_or(0, |rolled| rolled.count(face)))
        }
        Choice::Stop => match game.claim() {
            Ok(claim) => (texts.stop)(&claim, &names),
            Err(_) => texts.stop_failing.to_owned(),
        },
        Choice::StopLower => {
            let tile = game.lower_claim().and_then(Claim::tile);
            tile.map(texts.lower).unwrap_or_default()
        }
        Choice::AcceptBust => texts.bust.to_owned(),
        Choice::TakeBratworm(seat) => (texts.giver)(play.name(seat), game.bratworms(seat)),
        Choice::ReturnFigure(goes) => {
            let stays = game.choices().into_iter().find_map(|other| match other {
                Choice::ReturnFigure(figure) if figure != goes => Some(figure),
                _ => None,
            });
            stays.map(texts.keep_figure).unwrap_or_default()
        }
    }
}

/// The position and the question, or the answer and its figures, for those who listen.
pub(super) fn practice_spoken(model: &Model) -> Option<Spoken> {
    let round = model.practice.round.as_ref()?;
    let texts = &model.messages().practice;
    let words = match round.stage {
        PracticeStage::Looking => return None,
        PracticeStage::Missing => texts.missing.to_owned(),
        PracticeStage::Asked => position_words(model)?,
        PracticeStage::Answered(_) => verdict_words(model)?,
        PracticeStage::Done => score(model, round),
    };
    Some(Spoken { key: SpokenKey::Practice(round.said), words })
}

fn position_words(model: &Model) -> Option<String> {
    let play = model.play.as_ref()?;
    let messages = model.messages();
    let names = |seat| play.name(seat).to_owned();
    let mut said = vec![(messages.table.turn_of)(play.name(play.game.current())) + "."];
    if let Some(turn) = play.game.phase().turn().filter(|turn| !turn.is_fresh()) {
        said.push((messages.table.aside_label)(&play.game.count(), turn.points() == 0) + ".");
    }
    if let (Phase::Choosing { .. }, Some(rolled)) = (play.game.phase(), play.events.last()) {
        said.push((messages.event)(rolled, &names));
    }
    said.extend(QuestionView::of(model).map(|asked| asked.words.to_owned()));
    let round = model.practised_round()?;
    let texts = &messages.practice;
    said.push((texts.number)(round.number(), round.length()) + ".");
    said.push(texts.question.to_owned());
    Some(said.join(" "))
}

fn verdict_words(model: &Model) -> Option<String> {
    let texts = &model.messages().practice;
    let VerdictView { headline, rows, reason, .. } = VerdictView::of(model)?;
    let rows = rows.iter().map(|VerdictRow { words, figures: [win, worms, fail], .. }| {
        (texts.figures)(words, [win, worms, fail])
    });
    let rows: Vec<String> = rows.collect();
    let end = if headline.ends_with(['!', '.']) { "" } else { "." };
    Some(format!("{headline}{end} {reason} {}", rows.join(" ")))
}
