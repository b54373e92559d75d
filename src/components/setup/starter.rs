//! Who begins.

use engine::Seat;
use leptos::prelude::*;

use super::changed;
use crate::{app::Starter, components::form::Select, platform::use_app, view_model::SetupView};

const LOT: &str = "lot";

/// A list of the players, and the lot. The names follow what is typed above.
#[component]
pub fn WhoBegins(setup: SetupView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let SetupView { form, seats } = setup;
    let chosen = match form.starter {
        Starter::Lot => LOT.to_owned(),
        Starter::Seat(seat) => seat.number().to_string(),
    };
    let players = seats.into_iter().enumerate();
    let players = players.map(|(index, seat)| (index.to_string(), seat.name));
    let options = std::iter::once((LOT.to_owned(), texts.starter_lot.to_owned())).chain(players);
    let pick = move |value: String| {
        let seat = value.parse().ok().map(Seat::new);
        let starter = seat.map_or(Starter::Lot, Starter::Seat);
        app.send(changed(&form, |form| form.starter = starter));
    };
    view! {
        <div class="line who-begins">
            <strong>{texts.starter}</strong>
            <Select
                data_starter=""
                label=texts.starter.to_owned()
                options=options.collect()
                chosen
                on_pick=pick
            />
        </div>
    }
}
