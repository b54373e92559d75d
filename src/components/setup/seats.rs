//! Who sits where.

use engine::Seat;
use leptos::prelude::*;
use record::Level;

use super::{changed, look::LookPicker};
use crate::{
    app::{GameLink, Msg, SeatForm, SetupForm},
    components::{
        art::{Art, Bird},
        buttons::{IconButton, VisuallyHidden},
        form::{Fieldset, Select},
    },
    platform::use_app,
    view_model::{SeatRow, SetupView, offered_levels},
};

/// The seats, one below the other, and a button for one more.
#[component]
pub fn Seats(
    setup: SetupView,
    /// The seat whose bird and colour are being picked.
    picked: Option<usize>,
    picking: RwSignal<Option<usize>>,
) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let SetupView { form, seats } = setup;
    let full = seats.len() >= Seat::MOST;
    let rows = seats.into_iter().enumerate().map(|(index, row)| {
        let is_open = picked == Some(index);
        view! { <SeatFields index row form=form.clone() is_open picking /> }
    });
    let rows = rows.collect_view();
    view! {
        <Fieldset legend=texts.players class="seat-rows">
            <ol>{rows}</ol>
            <button
                type="button"
                class="button wood"
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

/// One seat: its bird, the name, who plays, its place among the others.
#[component]
fn SeatFields(
    /// The place in the form, counted from 0.
    index: usize,
    row: SeatRow,
    form: SetupForm,
    is_open: bool,
    picking: RwSignal<Option<usize>>,
) -> impl IntoView {
    let texts = &use_app().messages().setup;
    let SeatRow { name, usual_name, look, temper } = row;
    let toggle = move |_| picking.set((!is_open).then_some(index));
    view! {
        <li class="seat-row" data-colour=look.colour.to_string()>
            <button
                type="button"
                class="look-button"
                data-look=index.to_string()
                aria-expanded=is_open.to_string()
                aria-label=(texts.look_of)(&name)
                on:click=toggle
            >
                <Bird number=look.bird />
            </button>
            <NameField index usual_name form=form.clone() />
            <KindList index form=form.clone() />
            <Places index name form=form.clone() />
            {temper.map(|(words, strength)| view! { <Temper words strength /> })}
            {is_open.then(|| view! { <LookPicker seat=Seat::new(index as u8) /> })}
        </li>
    }
}

/// What the bot of this seat is like, and how strong.
#[component]
fn Temper(words: &'static str, strength: usize) -> impl IntoView {
    let label = (use_app().messages().setup.strength)(strength);
    let worm = |place: usize| view! { <Art name="worm" class=if place < strength { "lit" } else { "dim" } /> };
    let worms = (0..offered_levels().count()).map(worm);
    view! {
        <p class="temper">
            <span>{words}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span class="strength">{worms.collect_view()}</span>
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

/// One place up or down, or away; two seats stay.
#[component]
fn Places(index: usize, name: String, form: SetupForm) -> impl IntoView {
    let texts = &use_app().messages().setup;
    let last = form.seats.len() - 1;
    view! {
        <span class="places">
            <IconButton
                picture="unfold"
                class="icon-button up"
                words=(texts.move_up)(&name)
                msg=Msg::MovedSeat(index)
                action="up"
                disabled=index == 0
            />
            <IconButton
                picture="unfold"
                words=(texts.move_down)(&name)
                msg=Msg::MovedSeat(index + 1)
                action="down"
                disabled=index == last
            />
            <IconButton
                picture="minus"
                words=(texts.remove_player)(&name)
                msg=Msg::RemovedSeat(index)
                action="remove"
                disabled=form.seats.len() <= Seat::FEWEST
            />
        </span>
    }
}
