//! The address bar: the part after the `#`, and the history.

use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::JsValue;

use crate::{app::Address, i18n::Language};

/// What stands behind the `#` now.
pub(super) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The whole address of the page with this behind its `#`, as others would open it.
pub fn for_others(hash: &str) -> String {
    let location = window().location();
    let page = location.origin().ok().zip(location.pathname().ok());
    page.map_or_else(String::new, |(origin, path)| format!("{origin}{path}{hash}"))
}

/// The language in which `public/shell.js` has greeted the reader: it looks at the address, the settings and the browser before
/// the program is here, and nobody else has to.
pub(super) fn language() -> Language {
    let root = document().document_element();
    root.and_then(|root| Language::parse(&root.get_attribute("lang")?)).unwrap_or_default()
}

/// The language that was picked before the program was here, to be remembered.
pub(super) fn picked_language() -> Option<Language> {
    Language::parse(&document().document_element()?.get_attribute("data-picked")?)
}

/// Shows an address as a new step of the history; the browser answers with a `hashchange`.
pub(super) fn show(address: &Address) {
    // An address that cannot be shown leaves the players where they are.
    let _ = window().location().set_hash(&address.to_hash());
}

/// Shows an address instead of the present one. The browser tells nobody.
pub(super) fn replace(address: &Address) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address.to_hash()));
    }
}

/// A step of the history for what stands above the screen, so that the back button closes it.
pub(super) fn push_layer() {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&hash()));
    }
}

/// Prints the page. What is asked for is marked in the next frame, so it has to be the one after.
pub(super) fn print() {
    request_animation_frame(|| {
        request_animation_frame(|| {
            // Where there is no printer the players go on reading.
            let _ = window().print();
        });
    });
}

/// One step back.
pub(super) fn back() {
    if let Ok(history) = window().history() {
        let _ = history.back();
    }
}
