//! The games that are kept.

use leptos::{either::Either, prelude::*};
use wasm_bindgen::JsValue;

use crate::{
    app::Msg,
    i18n::Language,
    platform::use_app,
    view_model::{SavedGameRow, SavedGameSummary, saved_game_rows},
};

/// The list of kept games, or that there are none.
#[component]
pub fn SavedGames() -> impl IntoView {
    let app = use_app();
    let rows = app.memo(saved_game_rows);
    let none = app.messages().start.no_games;
    let list = move || rows.get().into_iter().map(|row| view! { <SavedGame row /> }).collect_view();
    view! {
        <Show when=move || rows.with(|rows| !rows.is_empty()) fallback=move || view! { <p>{none}</p> }>
            <ul class="games">{list}</ul>
        </Show>
    }
}

/// One kept game.
#[component]
fn SavedGame(row: SavedGameRow) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().start;
    let SavedGameRow { id, summary } = row;
    let (handle, export, delete) = (id.as_str().to_owned(), id.clone(), id);
    view! {
        <li data-game=handle>
            <Summary summary />
            <button
                type="button"
                class="pill"
                data-action="export"
                on:click=move |_| app.send(Msg::PressedExport(export.clone()))
            >
                {texts.export}
            </button>
            <button
                type="button"
                class="pill"
                data-action="delete"
                on:click=move |_| app.send(Msg::PressedDelete(delete.clone()))
            >
                {texts.delete}
            </button>
        </li>
    }
}

/// What is known of a kept game, and the way to it.
#[component]
fn Summary(summary: SavedGameSummary) -> impl IntoView {
    let language = use_app().language();
    match summary {
        SavedGameSummary::Unreadable(why) => Either::Left(view! { <p>{why}</p> }),
        SavedGameSummary::Readable { name, updated, standing, address, go } => {
            Either::Right(view! {
                <p>
                    <strong>{name}</strong>
                    <span class="date">{date(language, updated)}</span>
                </p>
                <p>{standing}</p>
                <a class="pill" href=address>
                    {go}
                </a>
            })
        }
    }
}

/// Date and time as the language writes them.
fn date(language: Language, milliseconds: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language.code(), &JsValue::UNDEFINED).into()
}
