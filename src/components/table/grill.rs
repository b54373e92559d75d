//! The grill: the tiles in the middle of the table.

use engine::{Edition, Tile, TileSet};
use leptos::prelude::*;

use crate::{
    components::{
        art::{FigureToy, TileBack, TileFace},
        buttons::VisuallyHidden,
    },
    platform::use_app,
    view_model::{TileState, TileView},
};

/// All tiles of the edition, in ascending order.
#[component]
pub fn Grill() -> impl IntoView {
    let app = use_app();
    // A game keeps its edition.
    let edition = app.peek(|model| model.play.as_ref().map(|play| play.game.edition()));
    let tiles = edition.map_or(TileSet::EMPTY, |edition| engine::Grill::full(edition).open());
    view! {
        <section class="grill" data-area="grill" aria-label=app.messages().table.grill>
            <ol class="tiles" class:with-low=edition.is_some_and(Edition::has_specialists)>
                {tiles.iter().map(|tile| view! { <TileSlot tile /> }).collect_view()}
            </ol>
        </section>
    }
}

/// The slot of one tile, whether the tile lies there or not.
#[component]
fn TileSlot(tile: Tile) -> impl IntoView {
    let app = use_app();
    let label = app.messages().table.tile;
    let shown = app.memo(move |model| TileView::of(model, tile));
    let figure = move || shown.get().and_then(|tile| tile.figure);
    let state = move || shown.get().map_or(TileState::Gone, |tile| tile.state);
    view! {
        <li
            class="tile"
            class:claimed=move || shown.get().is_some_and(|tile| tile.claimed)
            data-tile=move || state().name().map(|_| tile.number())
            data-state=move || state().name()
        >
            <VisuallyHidden>{move || shown.get().map(label)}</VisuallyHidden>
            <Show when=move || state() == TileState::Open>
                <TileFace tile />
            </Show>
            <Show when=move || state() == TileState::Down>
                <TileBack />
            </Show>
            {move || figure().map(|figure| view! { <FigureToy figure /> })}
        </li>
    }
}
