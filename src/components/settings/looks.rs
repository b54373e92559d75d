//! A bird and a colour for every seat.

use engine::Seat;
use leptos::prelude::*;

use super::change;
use crate::{
    app::Look,
    components::{
        art::Bird,
        form::{Fieldset, Select},
    },
    platform::use_app,
};

/// How the seats look. Taking a bird or a colour gives the other seat what became free.
#[component]
pub fn Looks() -> impl IntoView {
    let rows = Seat::all(Seat::MOST).map(|seat| view! { <LookRow seat /> });
    view! {
        <Fieldset legend=use_app().messages().settings.looks class="looks">
            <ol>{rows.collect_view()}</ol>
        </Fieldset>
    }
}

/// The place of one seat.
#[component]
fn LookRow(seat: Seat) -> impl IntoView {
    let look = use_app().memo(move |model| model.settings.look(seat));
    move || view! { <LookNow seat look=look.get() /> }
}

/// The bird and the colour of one seat.
#[component]
fn LookNow(seat: Seat, look: Look) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().settings;
    let pick_bird = move |value: String| {
        if let Ok(bird) = value.parse() {
            change(app, |settings| settings.swap_bird(seat, bird));
        }
    };
    let pick_colour = move |value: String| {
        if let Ok(colour) = value.parse() {
            change(app, |settings| settings.swap_colour(seat, colour));
        }
    };
    view! {
        <li class="seat-row" data-colour=look.colour.to_string()>
            <Bird number=look.bird />
            <Select
                label=(texts.bird_of_seat)(seat.index() + 1)
                options=numbered(&texts.birds)
                chosen=look.bird.to_string()
                on_pick=pick_bird
            />
            <Select
                label=(texts.colour_of_seat)(seat.index() + 1)
                options=numbered(&texts.colours)
                chosen=look.colour.to_string()
                on_pick=pick_colour
            />
        </li>
    }
}

fn numbered(words: &[&'static str]) -> Vec<(String, &'static str)> {
    words.iter().enumerate().map(|(number, words)| (number.to_string(), *words)).collect()
}
