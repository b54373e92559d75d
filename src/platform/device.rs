//! The way to `public/device.js`, which does what the browser wants done in scripts: service worker, installing, wake lock, sound.
//! Where that file is missing (tests of single components), nobody answers, and the app goes on.

use wasm_bindgen::{closure::Closure, prelude::wasm_bindgen};

use super::AppContext;
use crate::{
    app::{DeviceEvent, Msg},
    view_model::Cue,
};

#[wasm_bindgen]
extern "C" {
    type DeviceBridge;
    #[wasm_bindgen(thread_local_v2, js_name = device)]
    static DEVICE: Option<DeviceBridge>;
    #[wasm_bindgen(method)]
    fn listen(this: &DeviceBridge, hear: &Closure<dyn Fn(String)>);
    #[wasm_bindgen(method)]
    fn ask(this: &DeviceBridge, request: &str);
    #[wasm_bindgen(method)]
    fn give(this: &DeviceBridge, how: &str, link: &str);
    #[wasm_bindgen(method)]
    fn play(this: &DeviceBridge, sound: &str, delay: u32, strength: u8, vibration: u8);
}

/// Listens to what the device has to tell, from the beginning of the page on.
pub(super) fn listen(app: AppContext) {
    let hear = Closure::<dyn Fn(String)>::new(move |word: String| {
        if let Some(event) = DeviceEvent::parse(&word) {
            app.send(Msg::DeviceTold(event));
        }
    });
    DEVICE.with(|device| {
        if let Some(device) = device {
            device.listen(&hear);
        }
    });
    // It listens as long as the page lives.
    hear.forget();
}

/// Asks the device for something, in a word.
pub(super) fn ask(request: &str) {
    DEVICE.with(|device| {
        if let Some(device) = device {
            device.ask(request);
        }
    });
}

/// Copies a link, or lets the device hand it on.
pub(super) fn give(how: &str, link: &str) {
    DEVICE.with(|device| {
        if let Some(device) = device {
            device.give(how, link);
        }
    });
}

/// Lets a sound be heard, and felt where the device can do that.
pub(super) fn play(cue: Cue) {
    DEVICE.with(|device| {
        if let Some(device) = device {
            let Cue { sound, delay, strength } = cue;
            device.play(sound.name(), delay, strength, sound.vibration());
        }
    });
}

/// Keeps the screen on, or lets it go dark as it likes.
pub fn keep_awake(on: bool) {
    ask(if on { "wake" } else { "rest" });
}
