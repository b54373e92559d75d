//! The part of the address after the `#`.

use crate::app::Address;

/// What stands there now.
pub(super) fn hash() -> String {
    web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// What is asked for before the `#`: `?lang=it`.
pub(super) fn query(name: &str) -> Option<String> {
    let search = web_sys::window()?.location().search().ok()?;
    let pairs = search.trim_start_matches('?').split('&');
    pairs
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.to_owned())
}

/// Shows an address as a new step of the history; the browser answers with a `hashchange`.
pub(super) fn show(address: &Address) {
    if let Some(window) = web_sys::window() {
        // An address that cannot be shown leaves the player where he is.
        let _ = window.location().set_hash(&address.to_hash());
    }
}

/// Shows an address instead of the present one. The browser tells nobody.
pub(super) fn replace(address: &Address) {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let nothing = wasm_bindgen::JsValue::NULL;
        let _ = history.replace_state_with_url(&nothing, "", Some(&address.to_hash()));
    }
}

/// A step of the history for what stands above the screen, so that the back button closes it.
pub(super) fn push_layer() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&hash()));
    }
}

/// One step back.
pub(super) fn back() {
    let history = web_sys::window().and_then(|window| window.history().ok());
    if let Some(history) = history {
        let _ = history.back();
    }
}
