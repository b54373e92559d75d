//! A game from a file.

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use crate::platform::use_app;

/// Opens a game from a file. It can be dropped on the page, too.
#[component]
pub fn OpenFile() -> impl IntoView {
    let app = use_app();
    let open = move |input: HtmlInputElement| {
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            app.open_file(file);
        }
        // The same file may be picked again.
        input.set_value("");
    };
    view! {
        <label class="pill file-button">
            {app.messages().start.open_file}
            <input
                type="file"
                class="visually-hidden"
                accept=".json,application/json"
                data-action="open-file"
                on:change:target=move |event| open(event.target())
            />
        </label>
    }
}
