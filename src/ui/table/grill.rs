//! The grill: every portion in its place.

use leptos::prelude::*;

use crate::{
    engine::{Choice, Edition, Figure, Game, Grill, Tile},
    i18n::{TileState, TileSummary},
    session::Session,
    shell::Store,
    ui::art::{Art, figure},
};

fn summary(session: &Session, tile: Tile) -> TileSummary {
    let Some(play) = &session.play else {
        return TileSummary { tile, state: TileState::Gone, figure: None, claimed: false };
    };
    let game = &play.game;
    let state = if game.grill().open().contains(tile) {
        TileState::Open
    } else if game.grill().down().contains(tile) {
        TileState::Down
    } else {
        TileState::Gone
    };
    let claimed = session.person_is_due() && would_take(game, tile);
    TileSummary { tile, state, figure: game.figure_on(tile), claimed }
}

/// Whether stopping now takes this portion from the grill.
fn would_take(game: &Game, tile: Tile) -> bool {
    game.choices().contains(&Choice::Stop)
        && game.grill().open().contains(tile)
        && game.claim().is_ok_and(|claim| claim.tile() == Some(tile))
}

/// All portions of the edition, in ascending order.
#[component]
pub fn GrillView() -> impl IntoView {
    let store = expect_context::<Store>();
    let messages = store.peek(Session::messages);
    let edition = store.slice(|session| session.play.as_ref().map(|play| play.game.edition()));
    let with_low = move || edition.get().is_some_and(Edition::has_specialists);
    let tiles = move || {
        let tiles = edition.get().map(|edition| Grill::full(edition).open());
        let tiles = tiles.into_iter().flat_map(|tiles| tiles.iter().collect::<Vec<_>>());
        tiles.map(|tile| view! { <Slot tile /> }).collect_view()
    };
    view! {
        <section class="grill" aria-label=messages.table.grill>
            <ol class="tiles" class:with-low=with_low>{tiles}</ol>
        </section>
    }
}

/// The place of one portion, whether it lies there or not.
#[component]
fn Slot(tile: Tile) -> impl IntoView {
    let store = expect_context::<Store>();
    let messages = store.peek(Session::messages);
    let summary = store.slice(move |session| summary(session, tile));
    let handle = move || (summary.get().state != TileState::Gone).then(|| tile.number());
    let state = move || match summary.get().state {
        TileState::Open => Some("open"),
        TileState::Down => Some("down"),
        TileState::Gone => None,
    };
    view! {
        <li
            class="tile"
            class:claimed=move || summary.get().claimed
            data-tile=handle
            data-state=state
        >
            <span class="quiet">{move || (messages.table.tile)(summary.get())}</span>
            {move || match summary.get().state {
                TileState::Open => {
                    view! {
                        <TileFace tile />
                        {summary.get().figure.map(|standing| view! { <FigureToy standing /> })}
                    }
                        .into_any()
                }
                TileState::Down => {
                    view! {
                        <span class="portion" aria-hidden="true">
                            <Art name="tile-back" />
                        </span>
                    }
                        .into_any()
                }
                TileState::Gone => ().into_any(),
            }}
        </li>
    }
}

/// The face of a portion: number and worms.
#[component]
fn TileFace(tile: Tile) -> impl IntoView {
    view! {
        <span class="portion" aria-hidden="true" data-fly=fly_tile(tile)>
            <b>{tile.number()}</b>
            <Art name=format!("worms-{}", tile.worms()) />
        </span>
    }
}

/// The handle by which a portion is found wherever it lies.
pub fn fly_tile(tile: Tile) -> String {
    format!("tile-{}", tile.number())
}

/// A figure, wherever it stands.
#[component]
pub fn FigureToy(standing: Figure) -> impl IntoView {
    let name = standing.name();
    view! {
        <span class="figure" aria-hidden="true" data-figure=name data-fly=format!("figure-{name}")>
            <Art name=figure(standing) />
        </span>
    }
}
