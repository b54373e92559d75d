//! The games that are kept.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::OpenFile;
use crate::{
    app::Msg,
    components::{
        art::{Art, Bird},
        buttons::{SendButton, VisuallyHidden},
        notice::RemedyButton,
    },
    i18n::Language,
    platform::use_app,
    view_model::{
        GrillPicture, Remedy, SavedGameLists, SavedGameRow, SavedGameSummary, SavedSeatRow,
    },
};

/// So many finished games are shown at once; more are folded up.
const FEW: usize = 3;

/// The kept games; nothing at all where there are none.
#[component]
pub fn SavedGames() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().start;
    move || {
        let SavedGameLists { open, finished } = app.read(SavedGameLists::of);
        let remedy = app.read(Remedy::delete_finished);
        let none = open.is_empty() && finished.is_empty();
        (!none).then(|| {
            view! {
                <section class="saved-games" aria-labelledby="saved-games-title">
                    <h2 id="saved-games-title">{texts.kept_games}</h2>
                    <GameList rows=open />
                    {(!finished.is_empty()).then(|| view! { <FinishedGames rows=finished remedy /> })}
                    <OpenFile />
                </section>
            }
        })
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
        SavedGameSummary::Readable { name, grill, seats, address, go, replay } => view! {
            <SmallGrill grill />
            <div class="game-table">
                <p>
                    <strong>{name}</strong>
                    <span class="date">{date(language, updated)}</span>
                </p>
                <ul>{seats.into_iter().map(|row| view! { <SmallSeat row /> }).collect_view()}</ul>
            </div>
            <a class="pill" href=address>
                {go}
            </a>
            {replay.map(|replay| view! { <ToReplay replay /> })}
        }
        .into_any(),
    }
}

/// The game once more.
#[component]
fn ToReplay(replay: String) -> impl IntoView {
    view! {
        <a class="pill" data-action="replay" href=replay>
            {use_app().messages().replay.heading}
        </a>
    }
}

/// Which tiles are left on the grill, by their places.
#[component]
fn SmallGrill(grill: GrillPicture) -> impl IntoView {
    view! {
        <svg class="small-grill" viewBox="0 0 68 52" aria-hidden="true" focusable="false">
            <path d=grill.open></path>
            <path class="down" d=grill.down></path>
        </svg>
    }
}

/// A player with the top of their stack and all their worms.
#[component]
fn SmallSeat(row: SavedSeatRow) -> impl IntoView {
    let SavedSeatRow { seat, look, label } = row;
    let top =
        seat.top.map(|tile| view! { <span class="log-tile">{tile.number().to_string()}</span> });
    let class = if seat.won { "small-seat won" } else { "small-seat" };
    view! {
        <li class=class data-colour=look.colour.to_string()>
            <VisuallyHidden>{label}</VisuallyHidden>
            <span aria-hidden="true">
                <Bird number=look.bird />
                <span class="turn-name">{seat.name}</span>
                {top}
                <b>{seat.worms.to_string()}</b>
                <Art name="worm" />
                {seat.won.then(|| view! { <Art name="trophy" /> })}
            </span>
        </li>
    }
}

/// Date and time as the language writes them; nobody counts the seconds.
fn date(language: Language, milliseconds: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let style = js_sys::JSON::parse(r#"{"dateStyle":"medium","timeStyle":"short"}"#);
    date.to_locale_string(language.code(), &style.unwrap_or_default()).into()
}
