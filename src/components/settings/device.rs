//! The app on this device.

use leptos::{either::Either, prelude::*};

use super::OnOff;
use crate::{
    app::Install,
    components::{form::Fieldset, toast::InstallButton},
    platform::use_app,
};

/// Staying awake, working offline, installing.
#[component]
pub fn ThisDevice() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().device;
    let offline = app.memo(|model| model.device.offline);
    let offline_words = move || match offline.get() {
        None => texts.offline_unknown,
        Some(true) => texts.offline_ready,
        Some(false) => texts.offline_refused,
    };
    let install = app.memo(|model| model.device.install);
    let way = move || {
        install.get().map(|way| match way {
            Install::Button => Either::Left(view! { <InstallButton /> }),
            Install::Menu => Either::Right(view! { <p>{texts.install_by_menu}</p> }),
        })
    };
    view! {
        <Fieldset legend=texts.heading>
            <OnOff
                name="awake"
                words=texts.awake
                line=texts.awake_line
                get=|settings| settings.awake
                set=|settings, on| settings.awake = on
            />
            <p data-offline="">{offline_words}</p>
            <div>{way}</div>
        </Fieldset>
    }
}
