//! One permanent region that speaks what happened.

use leptos::prelude::*;

use crate::{
    engine::{Event, Seat},
    session::{Play, Session},
    shell::Store,
};

/// The words for the last moment, and whether it was a failed attempt, which interrupts.
fn spoken(session: &Session) -> (String, bool) {
    let Some(play) = &session.play else { return (String::new(), false) };
    let names = |seat: Seat| play.name(seat).to_owned();
    let messages = session.messages();
    let words: Vec<String> = play
        .moment()
        .iter()
        .filter(|event| is_worth_saying(play, event))
        .map(|event| (messages.event)(event, &names))
        .collect();
    let failed = play.moment().iter().any(|event| matches!(event, Event::Failed { .. }));
    (words.join(" "), failed)
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
#[component]
pub fn LiveRegion() -> impl IntoView {
    let store = expect_context::<Store>();
    let spoken = store.slice(spoken);
    let polite =
        move || spoken.with(|(words, failed)| if *failed { String::new() } else { words.clone() });
    let assertive =
        move || spoken.with(|(words, failed)| if *failed { words.clone() } else { String::new() });
    view! {
        <div class="quiet" data-live="">
            <p role="status" aria-live="polite">{polite}</p>
            <p role="alert" aria-live="assertive">{assertive}</p>
        </div>
    }
}
