//! What is heard of the game. Which sounds those are is [`crate::view_model`]'s to say, `public/sound.js` makes them.

use leptos::{ev, prelude::window_event_listener};

use super::{AppContext, device};
use crate::{
    app::{DeviceRequest, Model},
    view_model::{Heard, cues},
};

/// Makes ready to be heard as soon as somebody touches the page who wants to hear. Earlier no browser allows it; later touches
/// wake what the browser has put to sleep meanwhile.
pub(super) fn listen(app: AppContext) {
    let touched = move || {
        if app.peek(|model| model.settings.sound) {
            device::ask(DeviceRequest::Sound.word());
        }
    };
    // These listeners live as long as the page. A finger counts for browsers when it is lifted.
    let _ = window_event_listener(ev::pointerup, move |_| touched());
    let _ = window_event_listener(ev::keydown, move |_| touched());
}

/// Lets everything be heard that has happened since.
pub(super) fn play(model: &Model, heard: &Heard) {
    cues(model, heard).into_iter().for_each(device::play);
}
