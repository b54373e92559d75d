//! The log: what happened, turn by turn.

use leptos::prelude::*;

use crate::{platform::use_app, view_model::turns};

/// The turns of the game in words, newest first; the list can be scrolled by keys.
#[component]
pub fn TurnList() -> impl IntoView {
    let turns = use_app().memo(turns);
    let items =
        move || turns.get().into_iter().map(|turn| view! { <li>{turn}</li> }).collect_view();
    view! {
        <ol class="turns" reversed=true tabindex="0">
            {items}
        </ol>
    }
}
