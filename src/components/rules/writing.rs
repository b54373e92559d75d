//! Putting the book on the page.
//!
//! It is long: all at once, it would hold up a small phone for the better part of a second. So the first pages are there at
//! once and the rest follows piece by piece, unless somebody is already looking for a place further down.

use std::{cell::Cell, rc::Rc};

use js_sys::Promise;
use leptos::{
    prelude::{Owner, window},
    task::spawn_local,
};
use wasm_bindgen_futures::JsFuture;

use super::{Shown, blocks};
use crate::{rulebook::Query, app::OpenBook, platform::Store, components::dom::{El, el}};

/// More than any screen shows without scrolling.
const PIECES_AT_ONCE: usize = 8;

/// Whether the rest of the book is wanted at once.
#[derive(Clone, Debug, Default)]
pub(super) struct Haste(Rc<Cell<bool>>);

impl Haste {
    pub(super) fn set(&self, now: bool) {
        self.0.set(now);
    }
}

/// The chapters, so far with nothing but their headings; they are written as soon as they are on the page.
pub(super) fn write(
    store: Store,
    book: &El,
    open: &OpenBook,
    shown: &Shown,
    haste: &Haste,
) -> Vec<El> {
    let chapters = open.book.shown(shown.edition, &Query::new(&shown.typed));
    let sections: Vec<El> = chapters
        .iter()
        .map(|(chapter, _)| {
            let id = format!("chapter-{}", chapter.id);
            el("section")
                .attr("aria-labelledby", &id)
                .attr("data-chapter", &chapter.id)
                .child(el("h2").attr("id", &id).attr("tabindex", "-1").text(&chapter.heading))
        })
        .collect();
    // What the blocks bind to the session has to end with their chapters.
    let owner = Owner::current().unwrap_or_default();
    let (shown, haste, to_write) = (shown.clone(), haste.clone(), sections.clone());
    let book = book.clone().attr("aria-busy", "true");
    spawn_local(async move {
        if fill(store, &owner, &to_write, &shown, &haste).await.is_some() {
            let _ = book.element().remove_attribute("aria-busy");
        }
    });
    sections
}

/// Gives nothing if the chapters were taken away before all was written.
async fn fill(
    store: Store,
    owner: &Owner,
    sections: &[El],
    shown: &Shown,
    haste: &Haste,
) -> Option<()> {
    let open = shown.open()?;
    let query = Query::new(&shown.typed);
    let mut pieces = 0;
    for (section, (_, blocks)) in sections.iter().zip(open.book.shown(shown.edition, &query)) {
        for piece in blocks::pieces(&blocks) {
            pieces += 1;
            if pieces > PIECES_AT_ONCE && !haste.0.get() {
                pause().await;
            }
            if !section.element().is_connected() {
                return None;
            }
            let content = owner.with(|| blocks::show(store, piece, &open.examples, &query));
            let _ = section.clone().children(content);
        }
    }
    Some(())
}

/// Lets the page do other things.
async fn pause() {
    let wait = Promise::new(&mut |done, _| {
        // Without a timer nobody would ever go on; then there is no pause.
        if window().set_timeout_with_callback(&done).is_err() {
            let _ = done.call0(&done);
        }
    });
    let _ = JsFuture::from(wait).await;
}
