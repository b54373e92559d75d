//! One permanent region that speaks what happened.

use leptos::prelude::*;

/// The live region.
#[component]
pub fn LiveRegion() -> impl IntoView {
    view! { <div class="visually-hidden" data-live=""></div> }
}
