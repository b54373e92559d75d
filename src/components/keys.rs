//! Single keys that play. They can be switched off, and never act while something is typed or open.

use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::JsCast;

use engine::{Choice, Face};
use crate::{app::{Address, Dialog, Msg, Session}, platform::Store};

pub(super) fn listen(store: Store) {
    let _ = window_event_listener(ev::keydown, move |event| {
        let taken =
            event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
        if taken || is_typing(&event) || event.repeat() {
            return;
        }
        if let Some(msg) = store.peek(|session| meaning(session, &event.key())) {
            event.prevent_default();
            store.send(msg);
        }
    });
}

fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()).is_some_and(
        |element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"),
    )
}

fn meaning(session: &Session, key: &str) -> Option<Msg> {
    if !session.settings.keys || session.dialog.is_some() {
        return None;
    }
    let Address::Table(_) = session.address else { return None };
    let key = key.to_ascii_lowercase();
    if key == "?" {
        return Some(Msg::PressedRules);
    }
    if key == "l" {
        return Some(Msg::Opened(Dialog::Log));
    }
    let play = session.play.as_ref()?;
    let choices = play.game.choices();
    let stop = || choices.contains(&Choice::Stop).then_some(Msg::PressedStop);
    match key.as_str() {
        "r" => Some(Msg::PressedRoll),
        "s" | "t" => stop(),
        "u" => Some(Msg::PressedUndo),
        "z" => Some(Msg::PressedWeasel),
        "w" => Some(Msg::PickedFace(Face::Worm)),
        digit => digit.parse().ok().and_then(Face::from_number).map(Msg::PickedFace),
    }
}
