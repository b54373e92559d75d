//! The table: everything that decides is in sight at once.

mod actions;
mod closing;
mod grill;
mod seats;
mod tray;

use leptos::prelude::*;

use self::{actions::Actions, grill::GrillView, seats::SeatsView, tray::Tray};
use super::{
    art::Art,
    dialogs::{TurnList, turns},
    focus,
};
use crate::{
    engine::Seat,
    session::{Address, Dialog, Msg, Session},
    shell::Store,
};

/// Who is to play, in words.
fn headline(session: &Session) -> String {
    let messages = session.messages();
    match &session.play {
        Some(play) if !play.game.is_over() => {
            (messages.table.turn_of)(play.name(play.game.current()))
        }
        _ => messages.table.over.to_owned(),
    }
}

/// The table screen.
#[component]
pub fn TableScreen() -> impl IntoView {
    let store = expect_context::<Store>();
    let language = store.slice(|session| session.language);
    let extended = store.slice(|session| {
        session.play.as_ref().is_some_and(|play| play.game.edition().has_specialists())
    });
    let players =
        store.slice(|session| session.play.as_ref().map_or(0, |play| play.game.player_count()));
    let moves = store.slice(|session| {
        session.play.as_ref().map(|play| (play.record.actions.len(), session.dialog.is_some()))
    });
    Effect::new(move |_| {
        moves.track();
        focus::next_action();
    });
    view! {
        <main class="table" class:extended=extended data-players=players>
            {move || {
                let _ = language.get();
                view! {
                    <Bar />
                    <SeatsView />
                    <GrillView />
                    <Tray />
                    <Actions />
                    <SideLog />
                }
            }}
        </main>
    }
}

/// Whose turn it is, and the small buttons.
#[component]
fn Bar() -> impl IntoView {
    let store = expect_context::<Store>();
    let headline = store.slice(headline);
    let messages = store.peek(Session::messages);
    let texts = &messages.table;
    let watching = store.slice(|session| {
        let playing = session.play.as_ref().is_some_and(|play| !play.game.is_over());
        session.watching && playing
    });
    let look = store.slice(|session| {
        let seat = session.play.as_ref().map_or(Seat::new(0), |play| play.game.current());
        session.settings.look(seat)
    });
    let supply = store.slice(|session| {
        let play = session.play.as_ref()?;
        play.game.edition().has_specialists().then(|| play.game.supply())
    });
    view! {
        <header class="bar">
            <a class="tool" href=Address::Start.to_hash() aria-label=messages.back>
                <Art name="back" />
            </a>
            <h1 class="turn" tabindex="-1" data-colour=move || look.get().colour>
                {move || view! { <Art name=format!("bird-{}", look.get().bird) /> }}
                <span>{headline}</span>
            </h1>
            {move || {
                supply
                    .get()
                    .map(|supply| {
                        view! {
                            <p class="supply" data-supply=supply>
                                <span class="quiet">{(texts.supply)(supply)}</span>
                                <span aria-hidden="true">{format!("{supply}×")}</span>
                                <Art name="bratworm" />
                            </p>
                        }
                    })
            }}
            <button
                class="tool"
                aria-label=texts.keys
                on:click=move |_| store.send(Msg::Opened(Dialog::Keys))
            >
                <Art name="help" />
            </button>
            <button
                class="tool"
                aria-label=texts.log
                data-action="log"
                on:click=move |_| store.send(Msg::Opened(Dialog::Log))
            >
                <Art name="log" />
            </button>
        </header>
        {move || {
            watching
                .get()
                .then(|| {
                    view! {
                        <div class="watching" role="status">
                            <p>{texts.watching}</p>
                            <button
                                class="button primary"
                                data-action="take-over"
                                on:click=move |_| store.send(Msg::PressedTakeOver)
                            >
                                {texts.take_over}
                            </button>
                        </div>
                    }
                })
        }}
    }
}

/// The log beside the table, where there is room.
#[component]
fn SideLog() -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &store.peek(Session::messages).table;
    let turns = store.slice(turns);
    view! {
        <aside class="log" aria-label=texts.log>
            <h2>{texts.log}</h2>
            {move || view! { <TurnList turns=turns.get() /> }}
        </aside>
    }
}
