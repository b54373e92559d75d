//! The place that a link asks for.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::writing::Writing;
use crate::{
    app::{BookState, RulesAnchor},
    platform::AppContext,
    view_model::rules_anchor,
};

/// Brings the place that is asked for into sight, and marks it.
pub fn follow(app: AppContext, writing: Writing) {
    let asked = app.memo(|model| {
        rules_anchor(model).filter(|_| matches!(model.rules.book, BookState::Ready(_)))
    });
    Effect::new(move |_| {
        if let Some(anchor) = asked.get() {
            writing.hurry();
            // In the next frame everything is written.
            request_animation_frame(move || show(&anchor));
        }
    });
}

fn show(anchor: &RulesAnchor) {
    for old in found(".rules .asked") {
        let _ = old.class_list().remove_1("asked");
    }
    let places = match anchor {
        RulesAnchor::Rule(rule) => found(&format!(".rules [data-rule~='{rule}']")),
        RulesAnchor::Chapter(id) => found(&format!("#chapter-{id}")),
    };
    for place in &places {
        let _ = place.class_list().add_1("asked");
    }
    if let Some(place) = places.first() {
        let _ = place.focus();
        place.scroll_into_view();
    }
}

fn found(selector: &str) -> Vec<web_sys::HtmlElement> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()).collect()
}
