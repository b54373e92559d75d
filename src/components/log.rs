//! The log of the game on the table.

use leptos::prelude::*;

use crate::{platform::use_app, view_model::turns};

/// All turns in words, newest first. It can be scrolled by keys.
#[component]
pub fn TurnList() -> impl IntoView {
    let turns = use_app().memo(turns);
    // Counted from the first turn on, every turn keeps its number, and only the one that is being played is written anew.
    let numbered = move || {
        let turns = turns.get();
        (1..=turns.len()).rev().zip(turns).collect::<Vec<_>>()
    };
    view! {
        <ol class="turns" reversed tabindex="0">
            <For each=numbered key=Clone::clone let((_, words))>
                <li>{words}</li>
            </For>
        </ol>
    }
}
