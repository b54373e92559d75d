//! Who begins.

use engine::Seat;
use leptos::prelude::*;

use super::change;
use crate::{
    app::Starter,
    components::{
        form::SelectOption,
        rows::{Row, Rows},
    },
    platform::use_app,
    view_model::seat_names,
};

const LOT: &str = "lot";

/// A list of the players, and the lot. The names follow what is typed above.
#[component]
pub fn WhoBegins() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let names = app.memo(seat_names);
    let chosen = app.memo(|model| match model.form.starter {
        Starter::Lot => LOT.to_owned(),
        Starter::Seat(seat) => seat.number().to_string(),
    });
    let chosen = Signal::from(chosen);
    let pick = move |value: String| {
        let seat = value.parse().ok().map(Seat::new);
        change(app, |form| form.starter = seat.map_or(Starter::Lot, Starter::Seat));
    };
    let player = move |index: usize| {
        Row::new(index.to_string(), move || view! { <PlayerOption index names chosen /> })
    };
    view! {
        <div class="line who-begins">
            <strong>{texts.starter}</strong>
            <select
                data-starter=""
                aria-label=texts.starter
                on:change:target=move |event| pick(event.target().value())
            >
                <SelectOption value=LOT.to_owned() chosen>
                    {texts.starter_lot}
                </SelectOption>
                <Rows each=move || (0..names.with(Vec::len)).map(player) />
            </select>
        </div>
    }
}

/// One player; the words are the name as it is now.
#[component]
fn PlayerOption(index: usize, names: Memo<Vec<String>>, chosen: Signal<String>) -> impl IntoView {
    view! {
        <SelectOption value=index.to_string() chosen>
            {move || names.with(|names| names.get(index).cloned())}
        </SelectOption>
    }
}
