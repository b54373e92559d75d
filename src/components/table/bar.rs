//! Whose turn it is, and the small buttons.

use leptos::prelude::*;

use crate::{
    app::{Address, Dialog, Look, Msg},
    components::{
        art::{Art, Bird},
        buttons::{IconButton, IconLink, SendButton, VisuallyHidden},
    },
    platform::use_app,
    view_model::{headline, is_played_elsewhere, look_of_turn, sound_switch, supply},
};

/// The bar above the table.
#[component]
pub fn Bar() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.table;
    view! {
        <header class="bar">
            <IconLink href=Address::Start.to_hash() picture="back" words=messages.back />
            {move || {
                let (words, look) = app.read(|model| (headline(model), look_of_turn(model)));
                view! { <TurnHeading words look /> }
            }}
            <Supply />
            {move || {
                let (picture, pressed) = app.read(sound_switch);
                view! { <IconButton picture words=texts.sound msg=Msg::ToggledSound action="sound" pressed /> }
            }}
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

/// Whose turn it is.
#[component]
fn TurnHeading(words: String, look: Look) -> impl IntoView {
    view! {
        <h1 class="turn" tabindex="-1" data-colour=look.colour.to_string()>
            <Bird number=look.bird />
            <span class="words">{words}</span>
        </h1>
    }
}

/// The bratworms that nobody has yet (E1.4).
#[component]
fn Supply() -> impl IntoView {
    let app = use_app();
    view! {
        <p class="supply">{move || app.read(supply).map(|left| view! { <BratwormsLeft left /> })}</p>
    }
}

#[component]
fn BratwormsLeft(left: u8) -> impl IntoView {
    let words = (use_app().messages().table.supply)(left);
    view! {
        <VisuallyHidden>{words}</VisuallyHidden>
        <span aria-hidden="true" data-supply=left.to_string()>
            {format!("{left}×")}
        </span>
        <Art name="bratworm" />
    }
}

/// Another tab plays this game; it can be played here instead. The region is there before it speaks, else nobody would hear it.
#[component]
pub fn PlayedElsewhere() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="watching-status" role="status">
            {move || app.read(is_played_elsewhere).then(|| view! { <TakeOver /> })}
        </div>
    }
}

#[component]
fn TakeOver() -> impl IntoView {
    let texts = &use_app().messages().table;
    view! {
        <div class="watching">
            <p>{texts.watching}</p>
            <SendButton class="button primary" action="take-over" msg=Msg::PressedTakeOver>
                {texts.take_over}
            </SendButton>
        </div>
    }
}
