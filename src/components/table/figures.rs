//! Taps that ask for a rule: on figures, and on links to the rules.

use engine::Figure;
use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::{
    app::{Address, Msg},
    platform::AppContext,
};

/// A tap on a figure, or on a link to the rules at the table or in what lies over it, opens the paragraph there. It listens at
/// the window, as long as the page lives: a tap may take the table away on its way up.
pub fn listen_for_figures(app: AppContext) {
    let _ = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(msg) = target.filter(|_| is_plain(&event)).and_then(|target| asked(&target)) {
            event.prevent_default();
            app.send(msg);
        }
    });
}

/// Whoever opens a link in another tab leaves the table where it is, too.
fn is_plain(event: &MouseEvent) -> bool {
    !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key())
}

fn asked(target: &Element) -> Option<Msg> {
    let nearest = |selector: &str| target.closest(selector).ok().flatten();
    if let Some(toy) = nearest(".table [data-figure]") {
        return Figure::parse(&toy.get_attribute("data-figure")?).map(Msg::TappedFigure);
    }
    let link = nearest(".table a[href^='#/rules/'], [data-sheet] a[href^='#/rules/']")?;
    match Address::parse(&link.get_attribute("href")?)? {
        Address::Rules { place: Some(place), .. } => Some(Msg::LookedUp(place)),
        _ => None,
    }
}
