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
    let polite = app.memo(|model| spoken(model, Urgency::Polite));
    let assertive = app.memo(|model| spoken(model, Urgency::Assertive));
    view! {
        <div class="visually-hidden" data-live="">
            <p role="status" aria-live="polite">{polite}</p>
            <p role="alert" aria-live="assertive">{assertive}</p>
        </div>
    }
}
