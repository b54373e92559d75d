//! The rules, to be read at leisure or looked up in the middle of a game.

mod anchor;
mod book;
mod contents;
mod example;
mod tools;
mod whereabouts;

use leptos::prelude::*;

use self::{
    book::BookText,
    contents::Contents,
    tools::{Found, ReaderTools},
};
use super::buttons::IconLink;
use crate::{
    platform::use_app,
    view_model::{BookView, way_back},
};

/// The rules screen.
#[component]
pub fn RulesScreen() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().rules;
    let chapters = app.memo(|model| BookView::of(model).chapters());
    anchor::follow(app);
    view! {
        <main class="page rules">
            <header class="reader-bar">
                {move || {
                    view! { <IconLink href=app.read(way_back) picture="back" words=texts.to_table /> }
                }}
                <h1 tabindex="-1">{texts.heading}</h1>
                <ReaderTools />
            </header>
            <Found />
            <Contents chapters />
            <BookText chapters />
        </main>
    }
}
