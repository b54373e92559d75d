//! Focus is never lost.

use leptos::prelude::{document, request_animation_frame};
use wasm_bindgen::JsCast;

/// A new screen is read from its heading.
pub fn heading() {
    request_animation_frame(|| {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        let heading = document().query_selector("h1[tabindex]").ok().flatten();
        if let Some(heading) = heading.filter(|_| lost)
            && let Ok(heading) = heading.dyn_into::<web_sys::HtmlElement>()
        {
            let _ = heading.focus();
        }
    });
}
