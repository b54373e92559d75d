//! Handing files to the player.

use wasm_bindgen::{JsCast, JsValue};

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
