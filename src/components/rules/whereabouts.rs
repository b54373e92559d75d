//! Where in the book the reader is, marked in the contents.

use std::{cell::Cell, rc::Rc};

use leptos::{ev, prelude::*};
use web_sys::HtmlElement;

use super::{anchor::found, contents::is_wide};
use crate::view_model::ChapterView;

/// Marks the place that is read: now, whenever the book was written anew, and while it is scrolled.
pub fn follow(chapters: Memo<Vec<ChapterView>>) {
    let waits = Rc::new(Cell::new(false));
    // Once a frame is enough.
    let soon = move || {
        if !waits.replace(true) {
            let waits = waits.clone();
            request_animation_frame(move || {
                waits.set(false);
                mark();
            });
        }
    };
    let now = soon.clone();
    Effect::new(move |_| {
        chapters.track();
        now();
    });
    let listener = window_event_listener(ev::scroll, move |_| soon());
    on_cleanup(move || listener.remove());
}

/// The last heading above the line of reading is where the reader is; before the first one, the first.
fn mark() {
    let headings = found(".book section > h2, .book section h3[data-place]");
    let shown = headings.iter().filter(|heading| heading.offset_parent().is_some());
    let shown: Vec<&HtmlElement> = shown.collect();
    let line = line_of_reading();
    let is_above = |heading: &&&HtmlElement| heading.get_bounding_client_rect().top() <= line;
    let here = shown.iter().rfind(is_above).or(shown.first());
    let place = here.and_then(|heading| heading.get_attribute("data-place"));
    for entry in found(".contents [data-to]") {
        let is_here = entry.get_attribute("data-to") == place;
        let marked = entry.has_attribute("aria-current");
        // Attributes that are right already are left alone: this runs while the page scrolls.
        if is_here && !marked {
            let _ = entry.set_attribute("aria-current", "location");
            show_in_its_list(&entry);
        } else if !is_here && marked {
            let _ = entry.remove_attribute("aria-current");
        }
    }
    let words = here.and_then(|heading| heading.text_content()).unwrap_or_default();
    for line in found("[data-here]") {
        if line.text_content().as_deref() != Some(&*words) {
            line.set_text_content(Some(&words));
        }
    }
}

/// A little below what stays on top while the page is scrolled: there links stop, too.
fn line_of_reading() -> f64 {
    const BELOW: f64 = 40.0;
    let on_top = if is_wide() { ".reader-bar" } else { ".reader-bar, .contents summary" };
    let bottoms = found(on_top).into_iter().map(|bar| bar.get_bounding_client_rect().bottom());
    bottoms.fold(0.0, f64::max) + BELOW
}

/// A long list is scrolled, never the page.
fn show_in_its_list(entry: &HtmlElement) {
    let Ok(Some(list)) = entry.closest(".entries") else { return };
    let (own, around) = (entry.get_bounding_client_rect(), list.get_bounding_client_rect());
    if own.top() < around.top() || own.bottom() > around.bottom() {
        let middle = (own.top() - around.top()) - around.height() / 2.0;
        #[allow(clippy::cast_possible_truncation, reason = "pixels")]
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
}
