//! Whose turn it is, and the small buttons.

use leptos::prelude::*;

use super::odds::OddsTools;
use crate::{
    app::{Address, Dialog, Look, Msg},
    components::{
        art::Bird,
        buttons::{IconButton, IconLink, SendButton},
    },
    platform::use_app,
    view_model::{headline, is_played_elsewhere, look_of_turn, sound_switch},
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
            <OddsTools />
            {move || {
                let (picture, pressed) = app.read(sound_switch);
                view! { <IconButton picture words=texts.sound msg=Msg::ToggledSound action="sound" pressed /> }
            }}
            <IconButton picture="help" words=texts.rules msg=Msg::PressedRules action="rules" />
            <IconButton
                picture="keys"
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
