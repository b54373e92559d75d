//! What is spoken: the last moment in words, for those who listen.

use engine::{Event, Seat};

use crate::app::{Model, Play};

/// How pressing it is to be told (`aria-live`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// When the listener has a moment.
    Polite,
    /// At once: a failed attempt.
    Assertive,
}

/// More events than this are the sum of what several bots did: only what came of it matters.
const MANY: usize = 12;

/// The words for the last moment, if it has this urgency. While bots are skipped nothing is said; then all of it is one
/// moment.
pub fn spoken(model: &Model, urgency: Urgency) -> String {
    let Some(play) = model.play.as_ref().filter(|_| !model.skipping) else {
        return String::new();
    };
    let moment = play.moment();
    let failed = moment.iter().any(|event| matches!(event, Event::Failed { .. }));
    if failed != (urgency == Urgency::Assertive) {
        return String::new();
    }
    let names = |seat: Seat| play.name(seat).to_owned();
    let said = moment.iter().filter(|event| is_worth_saying(play, event));
    let words: Vec<String> = said.map(|event| (model.messages().event)(event, &names)).collect();
    words.join(" ")
}

/// What people did themselves they know.
fn is_worth_saying(play: &Play, event: &Event) -> bool {
    let many = play.moment().len() > MANY;
    match event {
        Event::LaidAside { seat, .. } => !many && play.bot(*seat).is_some(),
        Event::Rolled { .. } | Event::Stopped { .. } | Event::TurnBegan { .. } => !many,
        _ => true,
    }
}
