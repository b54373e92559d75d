//! One permanent region that speaks what happened.

use leptos::prelude::*;

use super::rows::{Row, Rows};
use crate::{
    platform::use_app,
    view_model::{Spoken, Urgency, spoken},
};

/// The live region: failed attempts interrupt, the rest waits. What was said stays until a person does something, so only what
/// is new is read out.
#[component]
pub fn LiveRegion() -> impl IntoView {
    view! {
        <div class="visually-hidden" data-live="">
            <div role="log" aria-live="polite">
                <Sayings urgency=Urgency::Polite />
            </div>
            <div role="alert" aria-live="assertive" aria-atomic="false">
                <Sayings urgency=Urgency::Assertive />
            </div>
        </div>
    }
}

/// What is said with this urgency.
#[component]
fn Sayings(urgency: Urgency) -> impl IntoView {
    let app = use_app();
    let row = |Spoken { key, words }| {
        Row::new(format!("{key:?}"), move || view! { <p>{words}</p> }.into_any())
    };
    let rows = move || app.read(|model| spoken(model, urgency)).into_iter().map(row);
    view! { <Rows each=rows /> }
}
