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

/// Fetches texts that lie beside the page; nothing if one of them cannot be had.
pub(super) fn fetch_texts(names: [String; 2], then: impl FnOnce(Option<[String; 2]>) + 'static) {
    spawn_local(async move {
        let mut texts = Vec::with_capacity(names.len());
        for name in &names {
            let bytes = fetched(name).await;
            texts.extend(bytes.and_then(|bytes| String::from_utf8(bytes).ok()));
        }
        then(texts.try_into().ok());
    });
}

/// Fetches a file that lies beside the page; nothing if it cannot be had.
pub(super) fn fetch_bytes(name: &'static str, then: impl FnOnce(Option<Vec<u8>>) + 'static) {
    spawn_local(async move { then(fetched(name).await) });
}

async fn fetched(name: &str) -> Option<Vec<u8>> {
    let answer = JsFuture::from(web_sys::window()?.fetch_with_str(name)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let bytes = JsFuture::from(answer.array_buffer().ok()?).await.ok()?;
    Some(js_sys::Uint8Array::new(&bytes).to_vec())
}
