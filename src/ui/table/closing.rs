//! How the last turn ended, in one line that explains itself.

use leptos::prelude::*;

use crate::{
    engine::{Dice, Event, Seat, Turn},
    session::{Play, Session},
    shell::Store,
    ui::art::{Art, die},
};

#[derive(Clone, Debug, PartialEq)]
struct Closing {
    heading: String,
    turn: Turn,
    dead: Option<Dice>,
    failed: bool,
    words: String,
}

/// The events that closed the turn: from the stop or the fatal roll to the next turn.
fn closing_events(play: &Play, from: usize) -> impl Iterator<Item = &Event> {
    play.events
        .get(from..)
        .unwrap_or_default()
        .iter()
        .take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::Ended))
        .filter(|event| !matches!(event, Event::Rolled { .. } | Event::Stopped { .. }))
}

fn closing(session: &Session) -> Option<Closing> {
    let play = session.play.as_ref()?;
    let fresh = play.game.is_over() || play.game.phase().turn().is_some_and(Turn::is_fresh);
    let last = play.last_turn.as_ref().filter(|_| fresh && play.game.phase().rolled().is_none())?;
    let messages = session.messages();
    let names = |seat: Seat| play.name(seat).to_owned();
    let words: Vec<String> = closing_events(play, last.closing)
        .map(|event| (messages.event)(event, &names))
        .collect();
    let failed =
        closing_events(play, last.closing).any(|event| matches!(event, Event::Failed { .. }));
    Some(Closing {
        heading: (messages.table.last_turn)(play.name(last.seat)),
        turn: last.turn.clone(),
        dead: last.dead,
        failed,
        words: words.join(" "),
    })
}

/// What came of the turn before, until the next one rolls.
#[component]
pub fn ClosingLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let closing = store.slice(closing);
    move || {
        closing.get().map(|closing| {
            let aside = closing.turn.aside().iter().flat_map(|aside| {
                std::iter::repeat_n(aside.face, usize::from(aside.count))
            });
            let aside = aside.map(|face| view! { <Art name=die(face) class="die" /> }).collect_view();
            let dead = closing.dead.map(|dice| {
                let dice = dice.faces().iter().map(|face| {
                    view! { <Art name=die(*face) class="die dead" /> }
                });
                dice.collect_view()
            });
            view! {
                <div class="closing" class:failed=closing.failed data-closing="">
                    <p class="closing-dice" aria-hidden="true">{aside} {dead}</p>
                    <p class="closing-words">
                        <strong class="sr">{closing.heading}</strong>
                        {closing.words}
                    </p>
                </div>
            }
        })
    }
}
