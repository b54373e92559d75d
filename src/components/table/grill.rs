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
    let shown = use_app().memo(move |model| TileView::of(model, tile));
    move || shown.get().map(|shown| view! { <TileNow shown /> })
}

/// The slot as it is now.
#[component]
fn TileNow(shown: TileView) -> impl IntoView {
    let TileView { tile, state, figure, claimed } = shown;
    let lies = match state {
        TileState::Open => view! { <TileFace tile /> }.into_any(),
        TileState::Down => view! { <TileBack /> }.into_any(),
        TileState::Gone => ().into_any(),
    };
    view! {
        <li
            class="tile"
            class:claimed=claimed
            data-tile=state.name().map(|_| tile.number().to_string())
            data-state=state.name()
        >
            <VisuallyHidden>{(use_app().messages().table.tile)(shown)}</VisuallyHidden>
            {lies}
            {figure.map(|figure| view! { <FigureToy figure /> })}
        </li>
    }
}
