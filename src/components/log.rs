//! The log of the game on the table.

use leptos::prelude::*;

use crate::{platform::use_app, view_model::turns};

/// All turns in words, newest first. It can be scrolled by keys.
#[component]
pub fn TurnList() -> impl IntoView {
    let app = use_app();
    view! {
        <ol class="turns" reversed tabindex="0">
            {move || {
                let turns = app.read(turns).into_iter();
                turns.map(|words| view! { <Turn words /> }).collect_view()
            }}
        </ol>
    }
}

#[component]
fn Turn(words: String) -> impl IntoView {
    view! { <li>{words}</li> }
}
