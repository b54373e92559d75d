//! Everybody's chance to win: lines to look at and to tap, the turning points as buttons, and a table.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::{
    app::{Msg, ReplayMove, ReplayMsg},
    components::written::Written,
    platform::{AppContext, use_app},
    view_model::{ChartView, chart_cursor, chart_place},
};

/// Nothing until something is known.
#[component]
pub fn Chart() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(ChartView::of);
    move || shown.get().map(|chart| view! { <ChartNow chart /> })
}

/// The buttons are written with the rest, so it is heard here which one was pressed.
#[component]
fn ChartNow(chart: ChartView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().replay;
    let go = move |event: ev::MouseEvent| {
        if let Some(at) = place(app, &event) {
            app.send(Msg::Replay(ReplayMsg::Moved(ReplayMove::To(at))));
        }
    };
    view! {
        <section class="chart" on:click=go>
            <h2>{texts.chart}</h2>
            <p>{texts.chart_line}</p>
            <div class="drawing">
                <Written html=chart.drawing() />
                <i class="cursor" style=("--at", move || app.read(chart_cursor).to_string())></i>
            </div>
            <Written html=chart.html(texts) />
        </section>
    }
}

/// Where a tap leads: to the moment of a button, or to the turn below the finger.
fn place(app: AppContext, event: &ev::MouseEvent) -> Option<usize> {
    let target: Element = event.target()?.dyn_into().ok()?;
    if let Ok(Some(button)) = target.closest("[data-at]") {
        return button.get_attribute("data-at")?.parse().ok();
    }
    let drawing = target.closest(".drawing").ok()??;
    // All in it lets taps through, so they are told from its edge.
    let at = event.offset_x() * 1000 / drawing.client_width().max(1);
    app.peek(|model| chart_place(model.replay.as_ref()?, at))
}
