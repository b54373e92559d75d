//! What stands above the screen: questions, the log, the keys.

use wasm_bindgen::JsCast;

use super::{
    dom::{El, after, el},
    widgets::{button, tool},
};
use engine::{Event, Seat};
use crate::{app::{Dialog, Msg, Session}, platform::Store};

/// What a dialog has to show.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Question { words: &'static str, yes: &'static str, no: &'static str },
    Log { heading: &'static str, close: &'static str, turns: Vec<String> },
    Keys { close: &'static str },
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
        Dialog::Keys => Content::Keys { close: messages.close },
    })
}

/// The log: the newest turn first, each in sentences.
pub fn turns(session: &Session) -> Vec<String> {
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
    turns.into_iter().rev().filter(|turn| !turn.is_empty()).map(|turn| turn.join(" ")).collect()
}

/// The turns of a game in words, newest first; it can be scrolled by keys.
pub fn turn_list(turns: &[String]) -> El {
    el("ol")
        .class("turns")
        .attr("reversed", "")
        .attr("tabindex", "0")
        .children(turns.iter().map(|turn| el("li").text(turn)))
}

/// Whatever is open above the screen, as a native dialog: focus stays inside, Escape closes it.
pub fn dialogs(store: Store) -> El {
    let dialog = el("dialog")
        .class("dialog")
        .attr("aria-labelledby", "dialog-title")
        .on("cancel", move |event| {
            event.prevent_default();
            store.send(Msg::Closed);
        })
        .live(
            move || store.read(content),
            move |content| content.map_or_else(Vec::new, |content| show(store, content)),
        );
    let element = dialog.element().clone();
    after(move |_: Option<()>| {
        let open = store.read(|session| session.dialog.is_some());
        let Some(dialog) = element.dyn_ref::<web_sys::HtmlDialogElement>() else { return };
        if open && !dialog.open() {
            // A dialog that cannot be modal would still be read; the game goes on without it.
            let _ = dialog.show_modal();
        } else if !open && dialog.open() {
            dialog.close();
        }
    });
    dialog
}

fn show(store: Store, content: Content) -> Vec<El> {
    match content {
        Content::Question { words, yes, no } => {
            let no = button(store, "button", || Msg::Closed).attr("data-action", "cancel").text(no);
            let yes = button(store, "button primary", || Msg::Confirmed)
                .attr("data-action", "confirm")
                .text(yes);
            vec![
                el("p").class("dialog-question").attr("id", "dialog-title").text(words),
                el("div").class("answers").child(no).child(yes),
            ]
        }
        Content::Log { heading, close, turns } => {
            vec![dialog_head(store, heading, close), turn_list(&turns)]
        }
        Content::Keys { close } => keys(store, close),
    }
}

fn keys(store: Store, close: &str) -> Vec<El> {
    let texts = &store.messages().keys;
    let rows = [
        ("1 2 3 4 5 W", texts.keep),
        ("R", texts.roll),
        ("S T", texts.stop),
        ("U", texts.undo),
        ("Z", texts.weasel),
        ("?", texts.rules),
        ("L", texts.log),
        ("← →", texts.arrows),
    ];
    let rows = rows.map(|(keys, meaning)| {
        let keys = keys.split(' ').map(|key| el("kbd").text(key));
        el("div").child(el("dt").children(keys)).child(el("dd").text(meaning))
    });
    vec![
        dialog_head(store, texts.heading, close),
        el("dl").class("keys").children(rows),
        el("p").text(texts.switch_off),
    ]
}

fn dialog_head(store: Store, heading: &str, close: &str) -> El {
    el("header")
        .class("dialog-head")
        .child(el("h2").attr("id", "dialog-title").text(heading))
        .child(tool(store, "close", close, || Msg::Closed).attr("data-action", "cancel"))
}
