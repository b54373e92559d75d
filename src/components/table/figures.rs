//! Taps on figures.

use engine::Figure;
use leptos::{ev, prelude::window_event_listener};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::{app::Msg, platform::AppContext};

/// A tap on a figure opens its paragraph. For the hand alone: whoever hears the page is told every figure's name, and
/// finds it in the rules. It listens at the window, as long as the page lives: a tap may take the table away on its way up.
pub fn listen_for_figures(app: AppContext) {
    let _ = window_event_listener(ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let toy = target.and_then(|target| target.closest(".table [data-figure]").ok().flatten());
        let name = toy.and_then(|toy| toy.get_attribute("data-figure"));
        if let Some(figure) = name.and_then(|name| Figure::parse(&name)) {
            app.send(Msg::TappedFigure(figure));
        }
    });
}
