//! Roll, stop, and whatever else can be done now.

use leptos::prelude::*;

use crate::{
    app::Msg,
    components::{art::Art, focus, keyed::row},
    platform::use_app,
    view_model::{ActionButton, Tone, action_buttons, bot_plays, offers_golden, result_address},
};

/// The row of buttons below the tray.
#[component]
pub fn Actions() -> impl IntoView {
    let buttons = use_app().memo(action_buttons);
    view! {
        <div class="actions" data-area="actions" on:keydown=|event| focus::rove(&event)>
            <GoldenSwitch />
            <For each=move || buttons.get() key=action let:button>
                <PlayButton button=row(buttons, button, action) />
            </For>
            <BotPlays />
            <ToResult />
        </div>
    }
}

fn action(button: &ActionButton) -> &'static str {
    button.action
}

/// One button. It stays as long as its action is there, and with it the focus; words and looks change in place.
#[component]
fn PlayButton(button: Memo<ActionButton>) -> impl IntoView {
    let app = use_app();
    let ActionButton { action, picture, .. } = button.get_untracked();
    let has = move |tone: Tone| move || button.with(|button| button.tone == tone);
    let press = move |_| {
        if let Some(msg) = button.with_untracked(|button| button.msg.clone()) {
            app.send(msg);
        }
    };
    view! {
        <button
            type="button"
            class="action"
            class:can=has(Tone::Can)
            class:fail=has(Tone::Fails)
            class:narrow=move || button.with(|button| button.narrow)
            data-action=action
            data-claim=move || button.with(|button| button.claim.clone())
            disabled=move || button.with(|button| button.msg.is_none())
            on:click=press
        >
            <Art name=picture />
            <span>{move || button.with(|button| button.words.clone())}</span>
        </button>
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
