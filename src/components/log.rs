//! The log of the game on the table.

use leptos::prelude::*;

use crate::{platform::use_app, view_model::turns};

/// All turns in words, newest first. It can be scrolled by keys.
#[component]
pub fn TurnList() -> impl IntoView {
    let turns = use_app().memo(turns);
    let rows =
        move || turns.get().into_iter().map(|words| view! { <li>{words}</li> }).collect_view();
    view! {
        <ol class="turns" reversed tabindex="0">
            {rows}
        </ol>
    }
}
