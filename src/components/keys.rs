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
        if taken || is_typing(&event) || event.repeat() {
            return;
        }
        if let Some(msg) = app.peek(|model| key_meaning(model, &event.key())) {
            event.prevent_default();
            app.send(msg);
        }
    });
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}
