//! The games that are kept.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{
    app::Msg,
    components::{buttons::SendButton, notice::RemedyButton},
    i18n::Language,
    platform::use_app,
    view_model::{Remedy, SavedGameLists, SavedGameRow, SavedGameSummary},
};

/// So many finished games are shown at once; more are folded up.
const FEW: usize = 3;

/// The kept games, or that there are none.
#[component]
pub fn SavedGames() -> impl IntoView {
    let app = use_app();
    move || {
        let SavedGameLists { open, finished } = app.read(SavedGameLists::of);
        let remedy = app.read(Remedy::delete_finished);
        let none = open.is_empty() && finished.is_empty();
        view! {
            {none.then(|| view! { <p>{app.messages().start.no_games}</p> })}
            <GameList rows=open />
            {(!finished.is_empty()).then(|| view! { <FinishedGames rows=finished remedy /> })}
        }
    }
}

/// The games that are over, out of the way of the others.
#[component]
fn FinishedGames(rows: Vec<SavedGameRow>, remedy: Option<Remedy>) -> impl IntoView {
    let texts = &use_app().messages().start;
    let count = rows.len();
    view! {
        <details class="finished-games" open=count <= FEW>
            <summary>{(texts.finished_games)(count)}</summary>
            <GameList rows />
            {remedy.map(|remedy| view! { <RemedyButton remedy /> })}
        </details>
    }
}

#[component]
fn GameList(rows: Vec<SavedGameRow>) -> impl IntoView {
    let rows = rows.into_iter().map(|row| view! { <SavedGame row /> });
    view! { <ul class="games">{rows.collect_view()}</ul> }
}

/// One kept game.
#[component]
fn SavedGame(row: SavedGameRow) -> impl IntoView {
    let texts = &use_app().messages().start;
    let SavedGameRow { id, updated, summary } = row;
    let handle = id.as_str().to_owned();
    view! {
        <li data-game=handle>
            <Summary summary updated />
            <SendButton class="pill" action="export" msg=Msg::PressedExport(id.clone())>
                {texts.export}
            </SendButton>
            <SendButton class="pill" action="delete" msg=Msg::PressedDelete(id)>
                {texts.delete}
            </SendButton>
        </li>
    }
}

/// What is known of a kept game, and the way to it.
#[component]
fn Summary(summary: SavedGameSummary, updated: u64) -> impl IntoView {
    let language = use_app().language();
    match summary {
        SavedGameSummary::Unreadable(why) => view! { <p>{why}</p> }.into_any(),
        SavedGameSummary::Readable { name, standing, address, go } => view! {
            <p>
                <strong>{name}</strong>
                <span class="date">{date(language, updated)}</span>
            </p>
            <p>{standing}</p>
            <a class="pill" href=address>
                {go}
            </a>
        }
        .into_any(),
    }
}

/// Date and time as the language writes them.
fn date(language: Language, milliseconds: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language.code(), &JsValue::UNDEFINED).into()
}
