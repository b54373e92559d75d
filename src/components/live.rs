//! One permanent region that speaks what happened.

use super::dom::{El, el};
use engine::{Event, Seat};
use crate::{app::{Play, Session}, platform::Store};

/// The words for the last moment, if its urgency is this one: failed attempts interrupt, the rest waits.
fn spoken(session: &Session, urgent: bool) -> String {
    let Some(play) = &session.play else { return String::new() };
    let failed = play.moment().iter().any(|event| matches!(event, Event::Failed { .. }));
    if failed != urgent {
        return String::new();
    }
    let names = |seat: Seat| play.name(seat).to_owned();
    let messages = session.messages();
    let words: Vec<String> = play
        .moment()
        .iter()
        .filter(|event| is_worth_saying(play, event))
        .map(|event| (messages.event)(event, &names))
        .collect();
    words.join(" ")
}

/// What a person did himself he knows; when bots were skipped, only what came of it matters.
fn is_worth_saying(play: &Play, event: &Event) -> bool {
    let many = play.moment().len() > 12;
    match event {
        Event::LaidAside { seat, .. } => !many && play.bot(*seat).is_some(),
        Event::Rolled { .. } | Event::Stopped { .. } | Event::TurnBegan { .. } => !many,
        _ => true,
    }
}

/// The live region.
pub fn live_region(store: Store) -> El {
    let part = |role: &str, urgency: &str, urgent: bool| {
        el("p")
            .attr("role", role)
            .attr("aria-live", urgency)
            .live_text(move || store.read(|session| spoken(session, urgent)))
    };
    el("div")
        .class("quiet")
        .attr("data-live", "")
        .child(part("status", "polite", false))
        .child(part("alert", "assertive", true))
}
