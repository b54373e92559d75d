//! How the last turn ended, in one line that explains itself.

use leptos::prelude::*;

use crate::{
    engine::{Event, Seat},
    session::{Play, Session},
    shell::Store,
    ui::art::Art,
};

#[derive(Clone, Debug, PartialEq)]
struct Closing {
    whose: String,
    failed: bool,
    /// What came of it: the portion, or the cause of the failure.
    result: String,
    /// What followed: what was returned, turned or moved, or why nothing was.
    details: Vec<String>,
}

/// The events that closed the turn: from the stop or the fatal roll to the next turn.
fn closing_events(play: &Play, from: usize) -> impl Iterator<Item = &Event> {
    play.events
        .get(from..)
        .unwrap_or_default()
        .iter()
        .take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::Ended))
}

fn closing(session: &Session) -> Option<Closing> {
    let play = session.play.as_ref()?;
    let last = play.last_turn.as_ref().filter(|_| play.is_between_turns())?;
    let messages = session.messages();
    let names = |seat: Seat| play.name(seat).to_owned();
    let is_result = |event: &&Event| matches!(event, Event::Failed { .. } | Event::Claimed { .. });
    let result = closing_events(play, last.closing).find(is_result)?;
    let details = closing_events(play, last.closing)
        .filter(|event| !is_result(event) && !matches!(event, Event::Rolled { .. }))
        .map(|event| (messages.event)(event, &names))
        .collect();
    Some(Closing {
        whose: (messages.table.last_turn)(play.name(last.seat)),
        failed: matches!(result, Event::Failed { .. }),
        result: (messages.event)(result, &names),
        details,
    })
}

/// What came of the turn before, until the next one rolls. It unfolds by a tap.
#[component]
pub fn ClosingLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let closing = store.slice(closing);
    move || {
        closing.get().map(|closing| {
            let details = closing.details.into_iter().map(|words| view! { <p>{words}</p> });
            let art = if closing.failed { "warning" } else { "check" };
            view! {
                <details class="closing" class:failed=closing.failed data-closing="">
                    <summary>
                        <Art name=art />
                        <span class="quiet">{closing.whose}</span>
                        <span>{closing.result}</span>
                    </summary>
                    {details.collect_view()}
                </details>
            }
        })
    }
}
