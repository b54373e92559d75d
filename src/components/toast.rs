//! What the app offers about itself: its new version, and a place on the home screen.

use leptos::prelude::*;

use super::{
    art::Art,
    buttons::{IconButton, SendButton},
};
use crate::{
    app::{Install, Model, Msg},
    i18n::Language,
    platform::use_app,
};

/// Where the offer of a new version comes up. The place is always there: what comes into it is spoken.
#[component]
pub fn ToastPlace() -> impl IntoView {
    let app = use_app();
    let offered = move || app.read(|model| model.offers_update().then_some(model.language));
    view! {
        <div role="status">
            {move || offered().map(|language| view! { <UpdateToast language /> })}
        </div>
    }
}

/// The offer of a new version, at the edge of the page until it is taken or put off.
#[component]
fn UpdateToast(language: Language) -> impl IntoView {
    let messages = language.messages();
    view! {
        <div class="toast" data-toast="update">
            <SendButton class="pill" action="update" msg=Msg::PressedUpdate>
                {messages.device.update}
            </SendButton>
            <IconButton picture="close" words=messages.close msg=Msg::DismissedUpdate />
        </div>
    }
}

/// The hint that the app can be installed, while it is to be given.
#[component]
pub fn InstallHint() -> impl IntoView {
    let app = use_app();
    move || app.read(Model::hints_at_install).map(|way| view! { <InstallCard way /> })
}

/// The hint as a card.
#[component]
fn InstallCard(way: Install) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.device;
    let words = match way {
        Install::Button => texts.install_line,
        Install::Menu => texts.install_by_menu,
    };
    view! {
        <section class="hint" data-hint="install" aria-label=texts.install>
            <Art name="logo" />
            <p>{words}</p>
            {(way == Install::Button).then(|| view! { <InstallButton /> })}
            <IconButton picture="close" words=messages.close msg=Msg::DismissedInstall />
        </section>
    }
}

/// Installs the app.
#[component]
pub fn InstallButton() -> impl IntoView {
    view! {
        <SendButton class="pill" action="install" msg=Msg::PressedInstall>
            {use_app().messages().device.install}
        </SendButton>
    }
}
