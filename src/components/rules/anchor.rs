//! The place that a link asks for.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::{
    app::{BookState, RulesAnchor},
    platform::AppContext,
    view_model::{ChapterView, rules_anchor},
};

/// Brings the place that is asked for into sight, and marks it; again when its chapter was written anew.
pub fn follow(app: AppContext, chapters: Memo<Vec<ChapterView>>) {
    let asked = app.memo(|model| {
        rules_anchor(model).filter(|_| matches!(model.rules.book, BookState::Ready(_)))
    });
    Effect::new(move |before: Option<Option<RulesAnchor>>| {
        chapters.track();
        let anchor = asked.get();
        if let Some(anchor) = anchor.clone() {
            let gone_to = before.flatten().as_ref() == Some(&anchor);
            // In the next frame everything is written.
            request_animation_frame(move || {
                let places = mark(&anchor);
                if let Some(place) = places.first().filter(|_| !gone_to) {
                    let _ = place.focus();
                    place.scroll_into_view();
                }
            });
        }
        anchor
    });
}

/// Marks the place and nothing else, wherever the book tells of it.
fn mark(anchor: &RulesAnchor) -> Vec<web_sys::HtmlElement> {
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
    places
}

fn found(selector: &str) -> Vec<web_sys::HtmlElement> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()).collect()
}
