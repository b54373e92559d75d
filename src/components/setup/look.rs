//! A bird and a colour for a seat, picked where it sits.

use engine::Seat;
use leptos::prelude::*;

use crate::{
    app::{Msg, Settings},
    components::{
        art::Bird,
        buttons::VisuallyHidden,
        form::{Fieldset, Radio},
    },
    platform::use_app,
};

const NUMBERS: [&str; Seat::MOST] = ["0", "1", "2", "3", "4", "5", "6"];

/// All birds and all colours. Taking one gives the other seat what became free.
#[component]
pub fn LookPicker(seat: Seat) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().settings;
    let settings = app.peek(|model| model.settings.clone());
    let look = settings.look(seat);
    let pick = move |how: fn(&mut Settings, Seat, u8), number| {
        let mut settings = settings.clone();
        how(&mut settings, seat, number);
        Msg::ChangedSettings(settings)
    };
    let swatches = (0_u8..).zip(NUMBERS);
    let pick_bird = pick.clone();
    let birds = swatches.clone().zip(texts.birds).map(move |((number, value), words)| {
        view! {
            <Radio
                class="swatch"
                group="bird"
                value
                checked=look.bird == number
                msg=pick_bird(Settings::swap_bird, number)
            >
                <Bird number />
                <VisuallyHidden>{words}</VisuallyHidden>
            </Radio>
        }
    });
    let birds = birds.collect_view();
    let colours = swatches.zip(texts.colours).map(move |((number, value), words)| {
        view! {
            <Radio
                class="swatch"
                group="colour"
                value
                checked=look.colour == number
                msg=pick(Settings::swap_colour, number)
            >
                <span class="dab" data-colour=value></span>
                <VisuallyHidden>{words}</VisuallyHidden>
            </Radio>
        }
    });
    view! {
        <div class="looks">
            <Fieldset legend=texts.bird>{birds}</Fieldset>
            <Fieldset legend=texts.colour>{colours.collect_view()}</Fieldset>
        </div>
    }
}
