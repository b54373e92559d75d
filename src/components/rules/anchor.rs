//! The place that a link asks for.

use std::cell::RefCell;

use engine::Edition;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::{
    app::{BookState, Model, RulesAnchor},
    platform::AppContext,
    view_model::rules_anchor,
};

/// Brings the place that is asked for into sight, and marks it; again when the book was written anew.
pub fn follow(app: AppContext) {
    let gone_to = RefCell::new(None);
    app.follow(asked, move |asked| {
        let Some((anchor, _)) = asked.clone() else { return };
        let is_new = gone_to.replace(Some(anchor.clone())).as_ref() != Some(&anchor);
        // In the next frame everything is written.
        request_animation_frame(move || {
            let places = mark(&anchor);
            if let Some(place) = places.first().filter(|_| is_new).cloned() {
                let _ = place.focus();
                place.scroll_into_view();
                // WebKit brings what is focused into sight in its own way, a frame later.
                request_animation_frame(move || place.scroll_into_view());
            }
        });
    });
}

/// The place that is asked for, and what decides how the book is written, once it is here.
fn asked(model: &Model) -> Option<(RulesAnchor, Edition)> {
    let is_here = matches!(model.rules.book, BookState::Ready(_));
    rules_anchor(model).filter(|_| is_here).map(|anchor| (anchor, model.edition_read()))
}

/// Marks the place and nothing else, wherever the book tells of it.
fn mark(anchor: &RulesAnchor) -> Vec<web_sys::HtmlElement> {
    for old in found(".rules .asked") {
        let _ = old.class_list().remove_1("asked");
    }
    let places = match anchor {
        RulesAnchor::Rule(rule) => found(&format!(".book [data-rule~='{rule}']")),
        RulesAnchor::Place(name) => found(&format!(".book [data-place='{name}']")),
    };
    for place in &places {
        let _ = place.class_list().add_1("asked");
    }
    places
}

pub(super) fn found(selector: &str) -> Vec<web_sys::HtmlElement> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()).collect()
}
