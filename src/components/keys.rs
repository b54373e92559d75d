//! The keyboard, for those who play with single keys.

use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use crate::{platform::AppContext, view_model::key_meaning};

/// Listens as long as the page lives.
pub fn listen_for_keys(app: AppContext) {
    let _ = window_event_listener(ev::keydown, move |event| {
        let taken =
            event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
        if taken || is_typing(&event) || is_pressing(&event) || event.repeat() {
            return;
        }
        if let Some(msg) = app.peek(|model| key_meaning(model, &key(&event))) {
            event.prevent_default();
            app.send(msg);
        }
    });
}

/// The key, and with an arrow whether Shift is held.
fn key(event: &KeyboardEvent) -> String {
    let key = event.key();
    if event.shift_key() && key.starts_with("Arrow") { format!("Shift+{key}") } else { key }
}

/// A slider takes no letters: its keys are ours.
fn is_typing(event: &KeyboardEvent) -> bool {
    target(event).is_some_and(|element| {
        let types = matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA");
        types && !element.matches("[type=range]").unwrap_or(false)
    })
}

/// The space bar presses what has the focus.
fn is_pressing(event: &KeyboardEvent) -> bool {
    let presses = |element: Element| element.matches("button, a, summary").unwrap_or(false);
    event.key() == " " && target(event).is_some_and(presses)
}

fn target(event: &KeyboardEvent) -> Option<Element> {
    event.target().and_then(|target| target.dyn_into().ok())
}
