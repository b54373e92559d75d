//! The app on this device.

use leptos::prelude::*;

use super::changed;
use crate::{
    app::{Install, Settings},
    components::{
        form::{Fieldset, Switch},
        start::OpenFile,
        toast::InstallButton,
    },
    platform::use_app,
};

/// Staying awake, working offline, installing.
#[component]
pub fn ThisDevice(settings: Settings) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().device;
    let offline = move || match app.read(|model| model.device.offline) {
        None => texts.offline_unknown,
        Some(true) => texts.offline_ready,
        Some(false) => texts.offline_refused,
    };
    let install = move || app.read(|model| model.device.install);
    view! {
        <Fieldset legend=texts.heading>
            <Switch
                name="awake"
                words=texts.awake
                line=texts.awake_line
                checked=settings.awake
                msg=changed(&settings, |settings| settings.awake = !settings.awake)
            />
            <p data-offline="">{move || offline().to_owned()}</p>
            <OpenFile />
            <div>{move || install().map(|way| view! { <InstallOffer way /> })}</div>
        </Fieldset>
    }
}

/// How the app can be installed here.
#[component]
fn InstallOffer(way: Install) -> impl IntoView {
    match way {
        Install::Button => view! { <InstallButton /> }.into_any(),
        Install::Menu => view! { <p>{use_app().messages().device.install_by_menu}</p> }.into_any(),
    }
}
