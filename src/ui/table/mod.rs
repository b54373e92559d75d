//! The table: everything that decides is in sight at once.

mod actions;
mod bar;
mod closing;
mod grill;
mod seats;
mod tray;

pub(super) use grill::{figure_toy, tile_face, turned_face};
use leptos::prelude::Effect;

use super::{
    dialogs::{turn_list, turns},
    dom::{El, el},
    focus,
};
use crate::shell::Store;

/// The table screen.
pub fn table_screen(store: Store) -> El {
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = store.read(|session| {
            let moves = session.play.as_ref().map_or(0, |play| play.record.actions.len());
            (moves, session.dialog.is_some())
        });
        if before != Some(now) {
            focus::next_action();
        }
        now
    });
    el("main")
        .class("table")
        .child(bar::bar(store))
        .child(bar::watching(store))
        .child(seats::seats(store))
        .child(grill::grill(store))
        .child(tray::tray(store))
        .child(actions::actions(store))
        .child(side_log(store))
}

/// The log beside the table, where there is room.
fn side_log(store: Store) -> El {
    let words = store.messages().table.log;
    let list = el("div").live(move || store.read(turns), move |turns| vec![turn_list(&turns)]);
    el("aside").class("log").attr("aria-label", words).child(el("h2").text(words)).child(list)
}
