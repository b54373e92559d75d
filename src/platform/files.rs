//! Files: handing them to the player, and fetching our own.

use js_sys::{Array, Promise, Uint8Array};
use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, File, RequestInit};

use super::AppContext;

#[wasm_bindgen]
extern "C" {
    /// The same in a page and in a worker, which web-sys has as two functions.
    #[wasm_bindgen(catch)]
    fn fetch(address: &str, options: &RequestInit) -> Result<Promise, JsValue>;
}

/// How long a connection that neither answers nor breaks may hold up the game.
const PATIENCE_MS: u32 = 8000;

/// Offers a text as a file to keep.
pub(crate) fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement =
        leptos::prelude::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

/// More than any game takes: what is larger is not even read.
const LARGEST_FILE: f64 = 10e6;

/// The text of a file from the player; nothing if it is too large, or no text.
pub(super) async fn read(file: &File) -> Option<String> {
    if file.size() > LARGEST_FILE {
        return None;
    }
    let bytes = JsFuture::from(file.array_buffer()).await.ok()?;
    String::from_utf8(Uint8Array::new(&bytes).to_vec()).ok()
}

/// A file may be dropped anywhere on the page.
pub(super) fn listen_for_drops(app: AppContext) {
    let _ = window_event_listener(ev::dragover, |event| {
        // Without this the browser would leave the page for the file. Words may still be dragged into a field.
        if event.data_transfer().is_some_and(|dragged| dragged.types().includes(&"Files".into(), 0))
        {
            event.prevent_default();
        }
    });
    let _ = window_event_listener(ev::drop, move |event| {
        let files = event.data_transfer().and_then(|dropped| dropped.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            event.prevent_default();
            app.open_file(file);
        }
    });
}

/// Fetches a text that lies beside the page; nothing if it cannot be had.
pub(crate) async fn fetch_text(name: &str) -> Option<String> {
    String::from_utf8(fetch_bytes(name).await?).ok()
}

/// Fetches a file that lies beside the page; nothing if it cannot be had.
pub(crate) async fn fetch_bytes(name: &str) -> Option<Vec<u8>> {
    let options = RequestInit::new();
    options.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE_MS)));
    let response = JsFuture::from(fetch(name, &options).ok()?).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}
