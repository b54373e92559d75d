//! Roll, stop, and whatever else can be done now.

use leptos::prelude::*;

use super::odds::{Worth, WorthWords};
use crate::{
    app::Model,
    components::{art::Art, focus},
    platform::use_app,
    view_model::{
        ActionButton, ActionKind, Tone, WorthView, has_special_slot, look_of_turn, result_address,
    },
};

/// The row of buttons below the tray, in the colour of whose turn it is. Every button has its slot.
#[component]
pub fn Actions() -> impl IntoView {
    let slots = ActionKind::ALL.map(|kind| view! { <ActionSlot kind /> });
    let app = use_app();
    // A game keeps its edition.
    let special = app.peek(has_special_slot);
    view! {
        <div
            class="actions"
            class:with-special=special
            data-area="actions"
            data-colour=move || app.read(look_of_turn).colour.to_string()
            on:keydown=|event| focus::rove(&event)
        >
            {slots.collect_view()}
            {move || app.read(result_address).map(|address| view! { <ToResult address /> })}
        </div>
    }
}

/// The place of a button, whether it is there or not. A button that stays keeps the focus, whatever changes about it.
#[component]
fn ActionSlot(kind: ActionKind) -> impl IntoView {
    let app = use_app();
    move || {
        let now = |model: &Model| {
            Some((ActionButton::of(model, kind)?, WorthView::of_action(model, kind)))
        };
        app.read(now).map(|(button, worth)| view! { <ActionButtonNow kind button worth /> })
    }
}

/// The button as it is now.
#[component]
fn ActionButtonNow(kind: ActionKind, button: ActionButton, worth: WorthView) -> impl IntoView {
    let app = use_app();
    let ActionButton { words, msg, tone, claim, pressed, target } = button;
    let rests = msg.is_none();
    let (value, fail) = worth.exact();
    let advised = worth.advised.then_some("");
    let press = move |_| {
        if let Some(msg) = msg.clone() {
            app.send(msg);
        }
    };
    view! {
        <button
            type="button"
            class=kind.class()
            class:can=tone == Tone::Can
            class:risks=tone == Tone::Risks
            class:fail=tone == Tone::Fails
            data-action=kind.name()
            data-claim=claim
            data-odds-value=value
            data-odds-fail=fail
            data-advised=advised
            data-coach-target=target.then_some("")
            aria-pressed=pressed.map(|pressed| pressed.to_string())
            disabled=rests
            on:click=press
        >
            <Art name=kind.picture() />
            <span>{words} <WorthWords worth=worth.clone() /> <Worth worth /></span>
        </button>
    }
}

/// After the end the table can still be looked at.
#[component]
fn ToResult(address: String) -> impl IntoView {
    view! {
        <a class="action can in-stop" href=address>
            <span>{use_app().messages().table.see_result}</span>
        </a>
    }
}
