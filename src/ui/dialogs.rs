//! What stands above the screen: questions, the log, the keys.

use leptos::{html, prelude::*};

use super::art::Art;
use crate::{
    engine::{Event, Seat},
    i18n::Messages,
    session::{Dialog, Msg, Session},
    shell::Store,
};

/// What a dialog has to show.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Question { words: &'static str, yes: &'static str, no: &'static str },
    Log { heading: &'static str, close: &'static str, turns: Vec<Vec<String>> },
    Keys { messages: KeyList, close: &'static str },
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct KeyList {
    heading: &'static str,
    rows: Vec<(&'static str, &'static str)>,
    note: &'static str,
}

fn content(session: &Session) -> Option<Content> {
    let messages = session.messages();
    let question = |words, yes| Content::Question { words, yes, no: messages.cancel };
    Some(match session.dialog.as_ref()? {
        Dialog::FailingStop => {
            question(messages.table.failing_stop_question, messages.table.failing_stop_confirm)
        }
        Dialog::ReplaceGame(..) => {
            question(messages.notices.replace_question, messages.notices.replace_confirm)
        }
        Dialog::DeleteGame(_) => {
            question(messages.start.delete_question, messages.start.delete_confirm)
        }
        Dialog::Log => Content::Log {
            heading: messages.table.log,
            close: messages.close,
            turns: turns(session),
        },
        Dialog::Keys => Content::Keys { messages: key_list(messages), close: messages.close },
    })
}

fn key_list(messages: &Messages) -> KeyList {
    let keys = &messages.keys;
    KeyList {
        heading: keys.heading,
        rows: vec![
            ("1 2 3 4 5 W", keys.keep),
            ("R", keys.roll),
            ("S T", keys.stop),
            ("U", keys.undo),
            ("Z", keys.weasel),
            ("L", keys.log),
            ("← →", keys.arrows),
        ],
        note: keys.switch_off,
    }
}

/// The log: the newest turn first, each in sentences.
pub(super) fn turns(session: &Session) -> Vec<Vec<String>> {
    let Some(play) = &session.play else { return Vec::new() };
    let messages = session.messages();
    let names = |seat: Seat| play.name(seat).to_owned();
    let mut turns: Vec<Vec<String>> = vec![Vec::new()];
    for event in &play.events {
        match event {
            Event::TurnBegan { .. } => turns.push(Vec::new()),
            event => {
                if let Some(turn) = turns.last_mut() {
                    turn.push((messages.event)(event, &names));
                }
            }
        }
    }
    turns.retain(|turn| !turn.is_empty());
    turns.reverse();
    turns
}

/// Whatever is open above the screen, as a native dialog: focus stays inside, Escape closes it.
#[component]
pub fn Dialogs() -> impl IntoView {
    let store = expect_context::<Store>();
    let content = store.slice(content);
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = dialog.get() else { return };
        if content.with(Option::is_some) {
            if !element.open() {
                // A dialog that cannot be modal is still shown by its attribute.
                let _ = element.show_modal();
            }
        } else if element.open() {
            element.close();
        }
    });
    view! {
        <dialog
            node_ref=dialog
            class="dialog"
            aria-labelledby="dialog-title"
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                store.send(Msg::Closed);
            }
        >
            {move || content.get().map(|content| show(store, content))}
        </dialog>
    }
}

fn show(store: Store, content: Content) -> AnyView {
    match content {
        Content::Question { words, yes, no } => view! {
            <p id="dialog-title" class="dialog-question">{words}</p>
            <div class="answers">
                <button
                    class="button"
                    data-action="cancel"
                    autofocus=true
                    on:click=move |_| store.send(Msg::Closed)
                >
                    {no}
                </button>
                <button
                    class="button primary"
                    data-action="confirm"
                    on:click=move |_| store.send(Msg::Confirmed)
                >
                    {yes}
                </button>
            </div>
        }
        .into_any(),
        Content::Log { heading, close, turns } => view! {
            <DialogHead heading close />
            <TurnList turns />
        }
        .into_any(),
        Content::Keys { messages, close } => view! {
            <DialogHead heading=messages.heading close />
            <dl class="keys">
                {messages
                    .rows
                    .into_iter()
                    .map(|(keys, meaning)| {
                        let keys = keys.split(' ').map(|key| view! { <kbd>{key}</kbd> }).collect_view();
                        view! { <div><dt>{keys}</dt><dd>{meaning}</dd></div> }
                    })
                    .collect_view()}
            </dl>
            <p>{messages.note}</p>
        }
        .into_any(),
    }
}

/// Heading and close button of a dialog.
#[component]
fn DialogHead(heading: &'static str, close: &'static str) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <header class="dialog-head">
            <h2 id="dialog-title">{heading}</h2>
            <button
                class="tool"
                aria-label=close
                data-action="cancel"
                on:click=move |_| store.send(Msg::Closed)
            >
                <Art name="close" />
            </button>
        </header>
    }
}

/// The turns of a game in words, newest first.
#[component]
pub fn TurnList(turns: Vec<Vec<String>>) -> impl IntoView {
    let turns = turns.into_iter().map(|turn| view! { <li>{turn.join(" ")}</li> });
    view! { <ol class="turns" reversed=true tabindex="0">{turns.collect_view()}</ol> }
}
