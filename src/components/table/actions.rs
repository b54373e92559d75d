//! Roll, stop, and whatever else can be done now.

use leptos::prelude::*;

use crate::{
    app::Msg,
    components::{
        art::Art,
        focus,
        follow::{follow, is},
    },
    platform::use_app,
    view_model::{ActionButton, ActionKind, Tone, bot_plays, offers_golden, result_address},
};

/// The row of buttons below the tray.
#[component]
pub fn Actions() -> impl IntoView {
    let slots = ActionKind::ALL.map(|kind| view! { <ActionSlot kind /> });
    view! {
        <div class="actions" data-area="actions" on:keydown=|event| focus::rove(&event)>
            <GoldenSwitch />
            {slots.collect_view()}
            <BotPlays />
            <ToResult />
        </div>
    }
}

/// The place of a button, whether it is there or not. A button that stays keeps the focus, whatever changes about it.
#[component]
fn ActionSlot(kind: ActionKind) -> impl IntoView {
    let app = use_app();
    let button = app.memo(move |model| ActionButton::of(model, kind));
    let press = move |_| {
        if let Some(msg) = button.with_untracked(|button| button.as_ref()?.msg.clone()) {
            app.send(msg);
        }
    };
    view! {
        <Show when=move || button.with(Option::is_some)>
            <button
                type="button"
                class="action"
                class:can=is(button, |button| button.tone == Tone::Can)
                class:fail=is(button, |button| button.tone == Tone::Fails)
                class:narrow=kind.is_narrow()
                data-action=kind.name()
                data-claim=follow(button, |button| button.claim.clone())
                disabled=is(button, |button| button.msg.is_none())
                on:click=press
            >
                <Art name=kind.picture() />
                <span>{follow(button, |button| Some(button.words.clone()))}</span>
            </button>
        </Show>
    }
}

/// The golden die lies beside the white ones, on by default (E8.1).
#[component]
fn GoldenSwitch() -> impl IntoView {
    let app = use_app();
    let words = app.messages().table.golden;
    let offered = app.memo(offers_golden);
    let on = app.memo(|model| model.golden);
    view! {
        <Show when=move || offered.get()>
            <button
                type="button"
                class="action narrow golden-switch"
                data-action="golden"
                aria-pressed=move || on.get().to_string()
                on:click=move |_| app.send(Msg::ToggledGolden)
            >
                <Art name="golden" />
                <span>{words}</span>
            </button>
        </Show>
    }
}

/// While a bot plays, the others can look, or skip.
#[component]
fn BotPlays() -> impl IntoView {
    let app = use_app();
    let skip = app.messages().table.skip;
    let words = app.memo(bot_plays);
    view! {
        <Show when=move || words.with(Option::is_some)>
            <p class="bot-plays">
                <Art name="robot" />
                <span>{words}</span>
            </p>
            <button
                type="button"
                class="action"
                data-action="skip"
                on:click=move |_| app.send(Msg::PressedSkip)
            >
                <Art name="skip" />
                <span>{skip}</span>
            </button>
        </Show>
    }
}

/// After the end the table can still be looked at.
#[component]
fn ToResult() -> impl IntoView {
    let app = use_app();
    let words = app.messages().table.see_result;
    let address = app.memo(result_address);
    view! {
        <Show when=move || address.with(Option::is_some)>
            <a class="action can" href=address>
                <span>{words}</span>
            </a>
        </Show>
    }
}
