//! Files: handing them to the player, and fetching our own.

use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Offers a text as a file to keep.
pub(super) fn offer(name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts).ok()?;
    let address = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let document = web_sys::window()?.document()?;
    let link: web_sys::HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let _ = web_sys::Url::revoke_object_url(&address);
    Some(())
}

/// Fetches a text that lies beside the page; nothing if it cannot be had.
pub(super) fn fetch_text(name: &'static str, then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(text(name).await) });
}

async fn text(name: &str) -> Option<String> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(name)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
