//! Which edition is read, and what is searched for.

use engine::Edition;
use leptos::prelude::*;

use crate::{app::Msg, components::written::Written, platform::use_app, view_model::HitsView};

/// The editions and the search field.
#[component]
pub fn ReaderTools() -> impl IntoView {
    let app = use_app();
    view! {
        <search class="reader-tools">
            {move || {
                let (edition, typed) = app.read(|model| (model.edition_read(), model.rules.typed.clone()));
                view! { <Tools edition typed /> }
            }}
        </search>
    }
}

/// The tools as they are now.
#[component]
fn Tools(edition: Edition, typed: String) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().rules;
    let editions = Edition::ALL.map(|offered| {
        let pressed = offered == edition;
        view! { <EditionButton edition=offered pressed /> }
    });
    view! {
        <div class="editions" role="group" aria-label=texts.edition>
            {editions.into_iter().collect_view()}
        </div>
        <input
            type="search"
            aria-label=texts.search
            placeholder=texts.search
            autocomplete="off"
            prop:value=typed
            on:input:target=move |event| app.send(Msg::SearchedRules(event.target().value()))
        />
    }
}

/// How much was found, and what. It stands in place of the book.
#[component]
pub fn Found() -> impl IntoView {
    let app = use_app();
    move || {
        let (found, hits) = app.read(HitsView::of).map(|hits| (hits.found, hits.hits)).unzip();
        view! {
            <p class="found" role="status">
                {found}
            </p>
            {hits.map(|html| view! { <Written html /> })}
        }
    }
}

/// One edition to read about.
#[component]
fn EditionButton(edition: Edition, pressed: bool) -> impl IntoView {
    let app = use_app();
    let name = (app.messages().setup.editions)(edition).name;
    view! {
        <button
            type="button"
            class="pill"
            data-edition=edition.name()
            aria-pressed=pressed.to_string()
            on:click=move |_| app.send(Msg::PickedEditionToRead(edition))
        >
            {name}
        </button>
    }
}
