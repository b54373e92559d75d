//! What the app offers about itself: its new version, and how it gets along with the device.

use leptos::prelude::*;

use super::{
    art::Art,
    buttons::{IconButton, SendButton},
};
use crate::{
    app::{DeviceHint, Install, Model, Msg},
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

/// What is told about the device on the start screen, while it is to be told.
#[component]
pub fn HintPlace() -> impl IntoView {
    let app = use_app();
    move || app.read(Model::device_hint).map(|hint| view! { <HintCard hint /> })
}

/// A hint as a card.
#[component]
fn HintCard(hint: DeviceHint) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.device;
    let (name, words) = match hint {
        DeviceHint::Install(Install::Button) => ("install", texts.install_line),
        DeviceHint::Install(Install::Menu) => ("install", texts.install_by_menu),
        DeviceHint::Offline => ("offline", texts.offline_ready),
    };
    let by_button = hint == DeviceHint::Install(Install::Button);
    view! {
        <section class="device-hint" data-hint=name aria-label=texts.heading>
            <Art name="install" />
            <p>{words}</p>
            {by_button.then(|| view! { <InstallButton /> })}
            <IconButton picture="close" words=messages.close msg=Msg::DismissedDeviceHint(hint) />
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
