//! Whose turn it is, and the small buttons.

use leptos::prelude::*;

use crate::{
    app::{Address, Dialog, Msg},
    components::{
        art::{Art, Bird},
        buttons::{IconButton, IconLink, VisuallyHidden},
    },
    platform::use_app,
    view_model::{headline, is_played_elsewhere, look_of_turn, supply},
};

/// The bar above the table.
#[component]
pub fn Bar() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.table;
    let headline = app.memo(headline);
    let look = app.memo(look_of_turn);
    view! {
        <header class="bar">
            <IconLink href=Address::Start.to_hash() picture="back" words=messages.back />
            <h1 class="turn" tabindex="-1" data-colour=move || look.get().colour>
                <Bird number=Signal::derive(move || look.get().bird) />
                <span class="words">{headline}</span>
            </h1>
            <Supply />
            <IconButton picture="help" words=texts.rules msg=Msg::PressedRules action="rules" />
            <IconButton
                picture="more"
                words=texts.keys
                msg=Msg::Opened(Dialog::Keys)
                class="icon-button keys-button"
            />
            <IconButton picture="log" words=texts.log msg=Msg::Opened(Dialog::Log) action="log" />
        </header>
    }
}

/// The bratworms that nobody has yet (E1.4).
#[component]
fn Supply() -> impl IntoView {
    let app = use_app();
    let words = app.messages().table.supply;
    let left = app.memo(supply);
    view! {
        <p class="supply">
            {move || {
                left.get()
                    .map(|left| {
                        view! {
                            <VisuallyHidden>{words(left)}</VisuallyHidden>
                            <span aria-hidden="true" data-supply=left>{format!("{left}×")}</span>
                            <Art name="bratworm" />
                        }
                    })
            }}
        </p>
    }
}

/// Another tab plays this game; it can be played here instead. The region is there before it speaks, else nobody would hear it.
#[component]
pub fn PlayedElsewhere() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().table;
    let elsewhere = app.memo(is_played_elsewhere);
    view! {
        <div class="watching-status" role="status">
            <Show when=move || elsewhere.get()>
                <div class="watching">
                    <p>{texts.watching}</p>
                    <button
                        type="button"
                        class="button primary"
                        data-action="take-over"
                        on:click=move |_| app.send(Msg::PressedTakeOver)
                    >
                        {texts.take_over}
                    </button>
                </div>
            </Show>
        </div>
    }
}
