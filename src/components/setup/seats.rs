//! Who sits where.

use engine::Seat;
use leptos::prelude::*;
use record::Level;

use super::changed;
use crate::{
    app::{GameLink, SeatForm, SetupForm},
    components::{
        art::{Art, Bird},
        form::{Fieldset, Select},
    },
    platform::use_app,
    view_model::{SeatRow, SetupView, offered_levels},
};

/// The seats, one below the other, and a button for one more.
#[component]
pub fn Seats(setup: SetupView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let SetupView { form, seats } = setup;
    let full = seats.len() >= Seat::MOST;
    let rows = seats.into_iter().enumerate().map(|(index, row)| {
        view! { <SeatFields index row form=form.clone() /> }
    });
    let rows = rows.collect_view();
    view! {
        <Fieldset legend=texts.players class="seat-rows">
            <ol>{rows}</ol>
            <button
                type="button"
                class="button"
                data-action="add-player"
                disabled=full
                on:click=move |_| app.send(changed(&form, SetupForm::add_seat))
            >
                <Art name="plus" />
                {texts.add_player}
            </button>
        </Fieldset>
    }
}

/// One seat: its bird, the name, who plays.
#[component]
fn SeatFields(
    /// The place in the form, counted from 0.
    index: usize,
    row: SeatRow,
    form: SetupForm,
) -> impl IntoView {
    let SeatRow { name, usual_name, look, temper } = row;
    view! {
        <li class="seat-row" data-colour=look.colour.to_string()>
            <Bird number=look.bird />
            <NameField index usual_name form=form.clone() />
            <KindList index form=form.clone() />
            <RemoveButton index name form=form.clone() />
            {temper.map(|words| view! { <Temper words /> })}
        </li>
    }
}

/// What the bot of this seat is like.
#[component]
fn Temper(words: &'static str) -> impl IntoView {
    view! {
        <p class="temper">
            <Art name="robot" />
            <span>{words}</span>
        </p>
    }
}

/// Changes one seat of the form.
fn change_seat(form: &mut SetupForm, index: usize, how: impl FnOnce(&mut SeatForm)) {
    if let Some(seat) = form.seats.get_mut(index) {
        how(seat);
    }
}

/// The name, as it is typed.
#[component]
fn NameField(index: usize, usual_name: String, form: SetupForm) -> impl IntoView {
    let app = use_app();
    let typed = form.seats.get(index).map(|seat| seat.name.clone()).unwrap_or_default();
    let change = move |name: String| {
        app.send(changed(&form, |form| change_seat(form, index, |seat| seat.name = name)));
    };
    view! {
        <input
            type="text"
            maxlength=GameLink::LONGEST_NAME.to_string()
            autocomplete="off"
            aria-label=(app.messages().setup.name_of_seat)(index + 1)
            placeholder=usual_name
            prop:value=typed
            on:input:target=move |event| change(event.target().value())
        />
    }
}

/// A person, or a bot of some level.
#[component]
fn KindList(index: usize, form: SetupForm) -> impl IntoView {
    const PERSON: &str = "person";
    let app = use_app();
    let messages = app.messages();
    let bot = form.seats.get(index).and_then(|seat| seat.bot);
    let level = |level: Level| (level.name().to_owned(), (messages.level)(level).to_owned());
    let person = (PERSON.to_owned(), messages.setup.person.to_owned());
    let options = std::iter::once(person).chain(offered_levels().map(level));
    let pick = move |value: String| {
        let bot = Level::parse(&value);
        app.send(changed(&form, |form| change_seat(form, index, |seat| seat.bot = bot)));
    };
    view! {
        <Select
            data_kind=index.to_string()
            label=(messages.setup.kind_of_seat)(index + 1)
            options=options.collect()
            chosen=bot.map_or(PERSON, Level::name).to_owned()
            on_pick=pick
        />
    }
}

/// Takes the seat away; two stay.
#[component]
fn RemoveButton(index: usize, name: String, form: SetupForm) -> impl IntoView {
    let app = use_app();
    let needed = form.seats.len() <= Seat::FEWEST;
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=(app.messages().setup.remove_player)(&name)
            disabled=needed
            on:click=move |_| app.send(changed(&form, |form| form.remove_seat(index)))
        >
            <Art name="minus" />
        </button>
    }
}
