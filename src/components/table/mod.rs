//! The table: everything that decides is in sight at once.

mod actions;
mod bar;
mod closing;
mod grill;
mod seats;
mod tray;

pub(super) use grill::{figure_toy, tile_face, turned_face};
use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::JsCast;

use super::{
    dialogs::{turn_list, turns},
    dom::{El, after, el},
    focus,
};
use engine::Figure;
use crate::{app::Msg, platform::Store};

/// The table screen.
pub fn table_screen(store: Store) -> El {
    after(move |before: Option<(usize, bool)>| {
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

/// A tap on a figure opens its paragraph. For the hand alone: whoever hears the page is told every figure's name, and
/// finds it in the rules. It listens at the window, because a tap may take the table away on its way up.
pub(super) fn listen_for_figures(store: Store) {
    let _ = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let toy = target.and_then(|target| target.closest(".table [data-figure]").ok().flatten());
        let name = toy.and_then(|toy| toy.get_attribute("data-figure"));
        if let Some(figure) = name.and_then(|name| Figure::parse(&name)) {
            store.send(Msg::TappedFigure(figure));
        }
    });
}

/// The log beside the table, where there is room.
fn side_log(store: Store) -> El {
    let words = store.messages().table.log;
    let list = el("div").live(move || store.read(turns), move |turns| vec![turn_list(&turns)]);
    el("aside").class("log").attr("aria-label", words).child(el("h2").text(words)).child(list)
}
