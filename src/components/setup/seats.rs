//! Who sits where.

use engine::Seat;
use leptos::prelude::*;
use record::Level;

use super::change;
use crate::{
    app::{GameLink, SeatForm, SetupForm},
    components::{
        art::{Art, Bird},
        form::{Fieldset, Select},
        rows::{Row, Rows},
    },
    platform::{AppContext, use_app},
    view_model::{offered_levels, usual_name},
};

/// The seats, one below the other, and a button for one more.
#[component]
pub fn Seats() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let count = app.memo(|model| model.form.seats.len());
    let full = app.memo(|model| model.form.seats.len() >= Seat::MOST);
    view! {
        <Fieldset legend=texts.players class="seat-rows">
            <ol>
                <Rows each=move || (0..count.get()).map(seat_row) />
            </ol>
            <button
                type="button"
                class="button"
                data-action="add-player"
                disabled=move || full.get()
                on:click=move |_| change(app, SetupForm::add_seat)
            >
                <Art name="plus" />
                {texts.add_player}
            </button>
        </Fieldset>
    }
}

fn seat_row(index: usize) -> Row {
    Row::new(index.to_string(), move || view! { <SeatRow index /> })
}

/// One seat: its bird, the name, who plays.
#[component]
fn SeatRow(
    /// The place in the form, counted from 0.
    index: usize,
) -> impl IntoView {
    let app = use_app();
    let look = app.peek(|model| model.settings.looks.get(index).copied().unwrap_or_default());
    view! {
        <li class="seat-row" data-colour=look.colour>
            <Bird number=look.bird />
            <NameField index />
            <KindList index />
            <RemoveButton index />
        </li>
    }
}

/// Changes one seat of the form.
fn change_seat(app: AppContext, index: usize, how: impl FnOnce(&mut SeatForm)) {
    change(app, |form| {
        if let Some(seat) = form.seats.get_mut(index) {
            how(seat);
        }
    });
}

/// The name, as it is typed.
#[component]
fn NameField(index: usize) -> impl IntoView {
    let app = use_app();
    let name = app.memo(move |model| {
        model.form.seats.get(index).map(|seat| seat.name.clone()).unwrap_or_default()
    });
    let usual = app.memo(move |model| usual_name(model, index));
    view! {
        <input
            type="text"
            maxlength=GameLink::LONGEST_NAME
            autocomplete="off"
            aria-label=(app.messages().setup.name_of_seat)(index + 1)
            placeholder=move || usual.get()
            prop:value=move || name.get()
            on:input:target=move |event| {
                change_seat(app, index, |seat| seat.name = event.target().value());
            }
        />
    }
}

/// A person, or a bot of some level.
#[component]
fn KindList(index: usize) -> impl IntoView {
    const PERSON: &str = "person";
    let app = use_app();
    let messages = app.messages();
    let levels = offered_levels().map(|level| (level.name().to_owned(), (messages.level)(level)));
    let options = std::iter::once((PERSON.to_owned(), messages.setup.person)).chain(levels);
    let chosen = app.memo(move |model| {
        let bot = model.form.seats.get(index).and_then(|seat| seat.bot);
        bot.map_or(PERSON, Level::name).to_owned()
    });
    let pick = move |value: String| {
        change_seat(app, index, |seat| seat.bot = Level::parse(&value));
    };
    view! {
        <Select
            data_kind=index
            label=(messages.setup.kind_of_seat)(index + 1)
            options=options.collect()
            chosen
            on_pick=pick
        />
    }
}

/// Takes the seat away; two stay.
#[component]
fn RemoveButton(index: usize) -> impl IntoView {
    let app = use_app();
    let words = app.messages().setup.remove_player;
    let label = app.memo(move |model| words(&usual_name(model, index)));
    let needed = app.memo(|model| model.form.seats.len() <= Seat::FEWEST);
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=move || label.get()
            disabled=move || needed.get()
            on:click=move |_| change(app, |form| form.remove_seat(index))
        >
            <Art name="minus" />
        </button>
    }
}
