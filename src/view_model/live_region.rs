//! What is spoken: what happened in words, for those who listen.

use engine::{Event, Seat};

use super::{
    coach::{guide_spoken, hint_spoken},
    odds::advice_spoken,
    practice::practice_spoken,
};
use crate::app::{Model, Play};

/// How pressing it is to be told (`aria-live`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// When the listener has a moment.
    Polite,
    /// At once: a failed attempt.
    Assertive,
}

/// What something that is said is known by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SpokenKey {
    /// What happened from this event on.
    Events(usize),
    /// The sentence of this number in the guided game.
    Guide(usize),
    /// The hint of this number.
    Hint(usize),
    /// The answer to the question of this number: what is best now.
    Advice(u32),
    /// What was said while practising, by its number.
    Practice(usize),
}

/// One thing that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// What it is known by: where its events begin, or the number of a sentence.
    pub key: SpokenKey,
    pub words: String,
}

/// More events than this are the sum of what several bots did: only what came of it matters.
const MANY: usize = 12;

/// Everything of this urgency that happened since a person last did something, one moment after the other. Bots go on by the
/// clock, but nothing is taken away by it. While bots are skipped nothing is said; then all of it is one moment.
pub fn spoken(model: &Model, urgency: Urgency) -> Vec<Spoken> {
    let practised = practice_spoken(model).filter(|_| urgency == Urgency::Polite);
    if practised.is_some() {
        return practised.into_iter().collect();
    }
    let Some(play) = model.play.as_ref().filter(|_| !model.skipping) else {
        return Vec::new();
    };
    let names = |seat: Seat| play.name(seat).to_owned();
    let ends = play.unheard.iter().skip(1).copied().chain([play.events.len()]);
    let mut said = Vec::new();
    for (&first, end) in play.unheard.iter().zip(ends) {
        let moment = play.events.get(first..end).unwrap_or_default();
        let failed = moment.iter().any(|event| matches!(event, Event::Failed { .. }));
        if failed != (urgency == Urgency::Assertive) {
            continue;
        }
        let many = moment.len() > MANY;
        let heard = moment.iter().filter(|event| is_worth_saying(play, event, many));
        let words: Vec<String> =
            heard.map(|event| (model.messages().event)(event, &names)).collect();
        if !words.is_empty() {
            said.push(Spoken { key: SpokenKey::Events(first), words: words.join(" ") });
        }
    }
    if urgency == Urgency::Polite {
        said.extend(guide_spoken(model));
        said.extend(hint_spoken(model));
        said.extend(advice_spoken(model));
    }
    said
}

/// What people did themselves they know.
fn is_worth_saying(play: &Play, event: &Event, many: bool) -> bool {
    match event {
        Event::LaidAside { seat, .. } => !many && play.bot(*seat).is_some(),
        Event::Rolled { .. } | Event::Stopped { .. } | Event::TurnBegan { .. } => !many,
        _ => true,
    }
}
