//! Which edition is read, and what is searched for.

use engine::Edition;
use leptos::prelude::*;

use crate::{app::Msg, platform::use_app, view_model::BookView};

/// The editions, the search field, and how much was found.
#[component]
pub fn ReaderTools() -> impl IntoView {
    let app = use_app();
    view! {
        <search class="reader-tools">
            {move || view! { <Tools book=app.read(BookView::of) /> }}
        </search>
    }
}

/// The tools as they are now.
#[component]
fn Tools(book: BookView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().rules;
    let editions = Edition::ALL.map(|edition| {
        view! { <EditionButton edition pressed=edition == book.edition /> }
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
            prop:value=book.typed.clone()
            on:input:target=move |event| app.send(Msg::SearchedRules(event.target().value()))
        />
        <p class="found" role="status">
            {book.passages().map(texts.found)}
        </p>
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
