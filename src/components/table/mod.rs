//! The table.

use leptos::prelude::*;

/// The table screen.
#[component]
pub fn TableScreen() -> impl IntoView {
    view! {
        <main class="table">
            <h1 tabindex="-1"></h1>
        </main>
    }
}
