//! What the app offers about itself: its new version, and a place on the home screen.

use leptos::prelude::*;

use super::{art::Art, buttons::IconButton};
use crate::{
    app::{Install, Model, Msg},
    platform::use_app,
};

/// The offer of a new version, at the edge of the page until it is taken or put off.
#[component]
pub fn UpdateToast() -> impl IntoView {
    let app = use_app();
    let offered = app.memo(|model| model.offers_update().then_some(model.language));
    let toast = move || {
        offered.get().map(|language| {
            let messages = language.messages();
            view! {
                <div class="toast" data-toast="update">
                    <button
                        type="button"
                        class="pill"
                        data-action="update"
                        on:click=move |_| app.send(Msg::PressedUpdate)
                    >
                        {messages.device.update}
                    </button>
                    <IconButton picture="close" words=messages.close msg=Msg::DismissedUpdate />
                </div>
            }
        })
    };
    view! { <div role="status">{toast}</div> }
}

/// The hint that the app can be installed, a card on the start screen.
#[component]
pub fn InstallHint() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.device;
    let way = app.memo(Model::hints_at_install);
    move || {
        way.get().map(|way| {
            let (words, button) = match way {
                Install::Button => (texts.install_line, Some(view! { <InstallButton /> })),
                Install::Menu => (texts.install_by_menu, None),
            };
            view! {
                <section class="hint" data-hint="install" aria-label=texts.install>
                    <Art name="logo" />
                    <p>{words}</p>
                    {button}
                    <IconButton picture="close" words=messages.close msg=Msg::DismissedInstall />
                </section>
            }
        })
    }
}

/// Installs the app.
#[component]
pub fn InstallButton() -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class="pill"
            data-action="install"
            on:click=move |_| app.send(Msg::PressedInstall)
        >
            {app.messages().device.install}
        </button>
    }
}
