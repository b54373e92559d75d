//! A bird and a colour for every seat.

use engine::Seat;
use leptos::prelude::*;

use super::changed;
use crate::{
    app::Settings,
    components::{
        art::Bird,
        form::{Fieldset, Select},
    },
    platform::use_app,
};

/// How the seats look. Taking a bird or a colour gives the other seat what became free.
#[component]
pub fn Looks(settings: Settings) -> impl IntoView {
    let rows = Seat::all(Seat::MOST).map(move |seat| {
        view! { <LookRow seat settings=settings.clone() /> }
    });
    view! {
        <Fieldset legend=use_app().messages().settings.looks class="looks">
            <ol>{rows.collect_view()}</ol>
        </Fieldset>
    }
}

/// The bird and the colour of one seat.
#[component]
fn LookRow(seat: Seat, settings: Settings) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().settings;
    let look = settings.look(seat);
    let pick = move |how: fn(&mut Settings, Seat, u8)| {
        let settings = settings.clone();
        move |value: String| {
            if let Ok(number) = value.parse() {
                app.send(changed(&settings, |settings| how(settings, seat, number)));
            }
        }
    };
    view! {
        <li class="seat-row" data-colour=look.colour.to_string()>
            <Bird number=look.bird />
            <Select
                label=(texts.bird_of_seat)(seat.index() + 1)
                options=numbered(&texts.birds)
                chosen=look.bird.to_string()
                on_pick=pick(Settings::swap_bird)
            />
            <Select
                label=(texts.colour_of_seat)(seat.index() + 1)
                options=numbered(&texts.colours)
                chosen=look.colour.to_string()
                on_pick=pick(Settings::swap_colour)
            />
        </li>
    }
}

fn numbered(words: &[&'static str]) -> Vec<(String, String)> {
    let numbered = words.iter().enumerate();
    numbered.map(|(number, words)| (number.to_string(), (*words).to_owned())).collect()
}
