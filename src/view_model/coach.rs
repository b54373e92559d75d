//! What beginners are told at the table: the sentences of the guided game, the line of the coach, and hints.

use engine::{Choice, Claim, Face, Failure, Figure, Phase};

use super::{
    actions::{ActionButton, ActionKind},
    live_region::{Spoken, SpokenKey},
};
use crate::{
    app::{Coach, Hint, Model, Play},
    i18n::CoachTexts,
};

/// Whether the table is that of the guided game.
pub fn is_guided(model: &Model) -> bool {
    model.guide.is_some()
}

/// What the guide points at: `data-coach-at` on the page.
pub fn points_at(model: &Model) -> Option<&'static str> {
    model.guide.as_ref().and_then(|guide| guide.at().name())
}

/// A sentence of the guided game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuideView {
    /// What is said: a kind word, if something else was pressed than what was meant.
    pub words: &'static str,
    /// Whether it is the last one.
    pub done: bool,
    /// Whether it says what came of a turn: then it is not to be seen before that.
    pub closes: bool,
}

impl GuideView {
    pub fn of(model: &Model) -> Option<GuideView> {
        let guide = model.guide.as_ref()?;
        let texts = &model.messages().guide;
        let sentence = || texts.steps.get(guide.step.index()).copied();
        let words = guide.strayed.then_some(texts.strayed).or_else(sentence)?;
        let closes = model.play.as_ref().is_some_and(Play::is_between_turns);
        Some(GuideView { words, done: guide.step.is_last(), closes })
    }
}

/// Whether this button below the tray is what is to be pressed next in the guided game.
pub(super) fn is_target(model: &Model, kind: ActionKind) -> bool {
    match model.guided_choice() {
        Some(Choice::Roll(_)) => kind == ActionKind::Roll,
        Some(Choice::Stop) => kind == ActionKind::Stop,
        Some(_) => false,
        None => matches!(kind, ActionKind::GoOn | ActionKind::Play),
    }
}

/// What is to be pressed next in the guided game, as its button is called.
fn target_words(model: &Model) -> Option<String> {
    let button = |kind| ActionButton::of(model, kind).map(|button| button.words);
    match model.guided_choice() {
        Some(Choice::Keep(face)) => {
            let dice = super::Hollow::of(model, face).dice;
            Some((model.messages().table.keep)(face, dice))
        }
        Some(Choice::Roll(_)) => button(ActionKind::Roll),
        Some(_) => button(ActionKind::Stop),
        None => button(ActionKind::GoOn).or_else(|| button(ActionKind::Play)),
    }
}

/// The sentence of the guided game and what to press, for those who listen: it can be played by that alone.
pub(super) fn guide_spoken(model: &Model) -> Option<Spoken> {
    let guide = model.guide.as_ref()?;
    let GuideView { words, .. } = GuideView::of(model)?;
    let press = target_words(model)?;
    let press = model.messages().guide.press.replace("{}", &press);
    let words = format!("{words} {press}");
    Some(Spoken { key: SpokenKey::Guide(guide.said), words })
}

/// The line of the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachLine {
    pub words: &'static str,
    /// The words of the button that takes the coach away.
    pub close: &'static str,
}

/// What is to be done now and why, as long as the coach is there.
pub fn coach_line(model: &Model) -> Option<CoachLine> {
    let play = model.play.as_ref().filter(|_| model.person_is_due())?;
    let practises = model.practised_round().is_some();
    if model.settings.coach != Coach::Line || model.guide.is_some() || practises {
        return None;
    }
    let texts = &model.messages().coach;
    let words = match play.game.phase() {
        Phase::Deciding(turn) if turn.is_fresh() => texts.roll,
        Phase::Choosing { .. } if play.game.choices().contains(&Choice::AcceptBust) => return None,
        Phase::Choosing { turn, rolled } => {
            let needs_worm = !turn.is_fresh() && !turn.used().contains(Face::Worm);
            let worm = needs_worm && rolled.count(Face::Worm) > 0;
            if worm { texts.keep_worm } else { texts.keep }
        }
        // Nothing more can be rolled, or it would be in vain: the usual line says so.
        Phase::Deciding(turn) if turn.used().is_full() || turn.dice_left() == 0 => return None,
        Phase::Deciding(_) => match play.game.claim() {
            Ok(Claim::Steal { .. }) => texts.steal,
            Ok(_) => texts.take_or_roll,
            Err(Failure::NoWorm { .. }) => texts.no_worm,
            Err(_) => texts.roll_on,
        },
        _ => return None,
    };
    Some(CoachLine { words, close: texts.close })
}

/// A hint over the idle hollows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintView {
    pub hint: Hint,
    pub words: &'static str,
    /// The name of its picture.
    pub picture: &'static str,
    pub close: &'static str,
}

impl HintView {
    pub fn of(model: &Model) -> Option<HintView> {
        let hint = model.hint()?;
        let messages = model.messages();
        let picture = match hint {
            Hint::Figure(figure) => figure.name(),
            Hint::DeadRoll => Figure::Weasel.name(),
            Hint::Steal => "steal",
            Hint::LowTiles => "help",
            Hint::Lost => "warning",
        };
        let words = words(&messages.coach, hint);
        Some(HintView { hint, words, picture, close: messages.close })
    }
}

fn words(texts: &CoachTexts, hint: Hint) -> &'static str {
    texts.hints.get(hint.index()).copied().unwrap_or_default()
}

/// A hint is for those who listen, too.
pub(super) fn hint_spoken(model: &Model) -> Option<Spoken> {
    let hint = model.hint()?;
    let words = words(&model.messages().coach, hint).to_owned();
    Some(Spoken { key: SpokenKey::Hint(hint.index()), words })
}
