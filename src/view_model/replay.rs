//! A moment of the replay: where it is, what was done, and how good it was.

use super::{
    choice::choice_words,
    outcome::{TurnResult, tell},
};
use crate::{
    app::{
        BotSpeed, GameReview, Grade, Model, Play, Replay, ReplayMove, ReplayMsg, ReviewedDecision,
    },
    i18n::Messages,
};

/// What the controls of the replay show.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayView {
    /// Which turn it is, and of how many.
    pub position: String,
    /// How many actions are done, and how many there are.
    pub at: usize,
    pub last: usize,
    /// What was done last, in words.
    pub words: String,
    /// How good it was; none where there was nothing to choose, or nobody wants to know.
    pub verdict: Option<Verdict>,
    /// The chance to win of who did it, unless the verdict names it.
    pub chance: Option<String>,
    pub buttons: Vec<ReplayButton>,
    /// What the button for the pace shows and is called.
    pub speed: (&'static str, String),
}

/// How good a decision was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub grade: Grade,
    pub name: &'static str,
    /// What would have been better, and by how much.
    pub better: Option<String>,
}

/// A button that leads through the replay.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayButton {
    /// The handle of the button.
    pub action: &'static str,
    pub picture: &'static str,
    pub words: &'static str,
    /// What pressing it means.
    pub msg: ReplayMsg,
    /// Whether it leads nowhere now.
    pub rests: bool,
    /// Whether its picture looks back.
    pub back: bool,
}

impl ReplayView {
    /// None while nothing is replayed.
    pub fn of(model: &Model) -> Option<ReplayView> {
        let replay = model.replay.as_ref()?;
        let play = model.play.as_ref()?;
        let messages = model.messages();
        let review = model.review_at_hand();
        let action = replay.at.checked_sub(1);
        let decision = action.and_then(|action| review?.decision(action));
        let verdict = decision.map(|it| Verdict::of(model, replay, it));
        let bettered = verdict.as_ref().is_some_and(|verdict| verdict.better.is_some());
        let turns = replay.turns.len().saturating_sub(1);
        Some(ReplayView {
            position: (messages.replay.turn_of)(replay.turn().min(turns), turns),
            at: replay.at,
            last: replay.len(),
            words: words(model, play),
            chance: review.filter(|_| !bettered).and_then(|it| chance(messages, replay, it)),
            verdict,
            buttons: buttons(model, replay),
            speed: speed(messages, replay.speed),
        })
    }
}

/// What was done last: at the end of a turn what came of it.
fn words(model: &Model, play: &Play) -> String {
    let moment = play.moment();
    if let Some(result) = TurnResult::of(model, play, moment) {
        return result.words;
    }
    let beginning = || model.messages().replay.beginning.to_owned();
    moment.first().map_or_else(beginning, |event| tell(model, play, event))
}

/// After a moment the chance of who has acted; at the beginning that of who begins.
fn chance(messages: &Messages, replay: &Replay, review: &GameReview) -> Option<String> {
    let acted = replay.at.checked_sub(1).and_then(|action| review.steps.get(action));
    let first = replay.whole.record.opening.first_player;
    let seat = acted.map_or(first.index(), |step| step.player);
    let chance = review.chances(replay.at)?.get(seat)?;
    let player = replay.whole.record.opening.players.get(seat)?;
    Some((messages.replay.chance)(&player.name, &percent(messages, *chance)))
}

impl Verdict {
    fn of(model: &Model, replay: &Replay, decision: &ReviewedDecision) -> Verdict {
        let messages = model.messages();
        let grade = Grade::of(decision);
        let better = || {
            let before = replay.table_before()?;
            let best = *before.game.choices().get(decision.best_choice)?;
            let words = choice_words(messages, &before, best);
            let chance = |chance| percent(messages, chance);
            let texts = &messages.replay;
            Some((texts.better)(&words, &chance(decision.best), &chance(decision.chosen)))
        };
        let better = if grade > Grade::Good { better() } else { None };
        Verdict { grade, name: (messages.replay.grade)(grade), better }
    }
}

/// A chance in percent. What is not quite nothing or everything is not called so.
pub fn percent(messages: &Messages, chance: f64) -> String {
    let words = match chance * 100.0 {
        few if few > 1e-9 && few < 1.0 => "<1".to_owned(),
        most if most > 99.0 && most < 100.0 - 1e-9 => ">99".to_owned(),
        some => (some.round() as i32).to_string(),
    };
    (messages.review.percent)(&words)
}

fn buttons(model: &Model, replay: &Replay) -> Vec<ReplayButton> {
    use ReplayMove::{Back, First, Last, MistakeBack, MistakeOn, On, TurnBack, TurnOn};
    let texts = &model.messages().replay;
    let moves = |to, action, picture, words, back| {
        let rests = model.replay_target(to).is_none();
        ReplayButton { action, picture, words, msg: ReplayMsg::Moved(to), rests, back }
    };
    let (action, words) =
        if replay.playing { ("pause", texts.pause) } else { ("play", texts.play) };
    let play = ReplayButton {
        action: "replay-play",
        picture: action,
        words,
        msg: ReplayMsg::PressedPlay,
        rests: replay.is_empty(),
        back: false,
    };
    vec![
        moves(First, "replay-first", "skip", texts.first, true),
        moves(MistakeBack, "replay-mistake-back", "warning", texts.mistake_back, true),
        moves(TurnBack, "replay-turn-back", "step", texts.turn_back, true),
        moves(Back, "replay-back", "back", texts.back, false),
        play,
        moves(On, "replay-on", "back", texts.on, true),
        moves(TurnOn, "replay-turn-on", "step", texts.turn_on, false),
        moves(MistakeOn, "replay-mistake-on", "warning", texts.mistake_on, false),
        moves(Last, "replay-last", "skip", texts.last, false),
    ]
}

fn speed(messages: &Messages, speed: BotSpeed) -> (&'static str, String) {
    let (sign, words) = match speed {
        BotSpeed::Slow => ("½×", messages.settings.slow),
        BotSpeed::Normal => ("1×", messages.settings.normal),
        BotSpeed::Fast => ("2×", messages.settings.fast),
    };
    (sign, format!("{}: {words}, {sign}", messages.replay.speed))
}

/// Who could play the other seats, for the list to pick from: values, words, and the one in force.
pub fn others_to_pick(model: &Model) -> (Vec<(String, String)>, String) {
    let messages = model.messages();
    let texts = &messages.replay;
    let bots = super::offered_levels()
        .map(|level| (level.name().to_owned(), (texts.others_bots)((messages.level)(level))));
    let same = (String::new(), texts.others_same.to_owned());
    let chosen = model.replay.as_ref().and_then(|replay| replay.others);
    let chosen = chosen.map_or_else(String::new, |level| level.name().to_owned());
    (std::iter::once(same).chain(bots).collect(), chosen)
}

/// Whether somebody can play on from what is shown.
pub fn can_play_on(model: &Model) -> bool {
    let shown = model.play.as_ref().filter(|_| model.replay.is_some());
    shown.is_some_and(|play| !play.game.is_over())
}
