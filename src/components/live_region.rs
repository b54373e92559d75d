//! One permanent region that speaks what happened.

use leptos::prelude::*;

use crate::{
    platform::use_app,
    view_model::{Urgency, spoken},
};

/// The live region: failed attempts interrupt, the rest waits.
#[component]
pub fn LiveRegion() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="visually-hidden" data-live="">
            <p role="status" aria-live="polite">{move || app.read(|model| spoken(model, Urgency::Polite))}</p>
            <p role="alert" aria-live="assertive">{move || app.read(|model| spoken(model, Urgency::Assertive))}</p>
        </div>
    }
}
