//! The grill: the tiles in the middle of the table.

use engine::{Choice, Edition, Tile, TileSet};
use leptos::prelude::*;

use super::odds::Chance;
use crate::{
    app::Msg,
    components::{
        art::{Art, FigureToy, TileBack, TileFace},
        buttons::VisuallyHidden,
    },
    platform::use_app,
    view_model::{ChanceView, TileState, TileView, claim_words, supply},
};

/// All tiles of the edition, in ascending order: a row of the grill has as many worms as its number.
#[component]
pub fn Grill() -> impl IntoView {
    let app = use_app();
    // A game keeps its edition.
    let edition = app.peek(|model| model.play.as_ref().map(|play| play.game.edition()));
    let tiles = edition.map_or(TileSet::EMPTY, |edition| engine::Grill::full(edition).open());
    let extended = edition.is_some_and(Edition::has_specialists);
    view! {
        <section class="grill" data-area="grill" aria-label=app.messages().table.grill>
            <ol class="bars" class:with-low=extended>
                {tiles.iter().map(|tile| view! { <TileSlot tile /> }).collect_view()}
                {extended.then(|| view! { <Supply /> })}
            </ol>
        </section>
    }
}

/// The slot of one tile, whether the tile lies there or not.
#[component]
fn TileSlot(tile: Tile) -> impl IntoView {
    let shown = use_app().memo(move |model| {
        TileView::of(model, tile).map(|shown| (shown, ChanceView::of(model, tile)))
    });
    move || shown.get().map(|(shown, chance)| view! { <TileNow shown chance /> })
}

/// The slot as it is now.
#[component]
fn TileNow(shown: TileView, chance: Option<ChanceView>) -> impl IntoView {
    let TileView { tile, state, figure, take } = shown;
    let lies_here = state != TileState::Gone;
    let chance = chance.filter(|_| lies_here);
    let exact = chance.as_ref().map(|chance| chance.exact.clone());
    // That a turned tile cannot be had is known.
    let words = chance.as_ref().filter(|chance| chance.short.is_some());
    let words = words.map(|chance| format!(", {}", chance.words));
    let lies = match state {
        TileState::Open => view! {
            <TileFace tile />
            <Chance chance />
        }
        .into_any(),
        TileState::Down => view! { <TileBack tile /> }.into_any(),
        TileState::Gone => ().into_any(),
    };
    let toy = figure.map(|figure| view! { <FigureToy figure /> });
    let tile_here = match (take, state) {
        (Some(choice), _) => view! { <TakeButton choice>{lies}</TakeButton> }.into_any(),
        (None, TileState::Gone) => ().into_any(),
        (None, _) => view! { <span class="tile">{lies}</span> }.into_any(),
    };
    view! {
        <li
            class="spot"
            class:has-figure=figure.is_some()
            data-tile=state.name().map(|_| tile.number().to_string())
            data-state=state.name()
            data-odds=exact
        >
            <VisuallyHidden>{(use_app().messages().table.tile)(shown)} {words}</VisuallyHidden>
            {tile_here}
            {toy}
        </li>
    }
}

/// The tile that can be taken now: a tap on it is as good as one on the button below the tray.
#[component]
pub fn TakeButton(choice: Choice, children: Children) -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class="tile lit"
            data-can-take=""
            aria-label=app.peek(|model| claim_words(model, choice))
            on:click=move |_| app.send(Msg::Chose(choice))
        >
            {children()}
            <span class="mark" aria-hidden="true">
                <Art name="check" />
            </span>
        </button>
    }
}

/// The bratworms that nobody has yet (E1.4), on their plate.
#[component]
fn Supply() -> impl IntoView {
    let app = use_app();
    let left = move || app.read(supply).unwrap_or_default();
    view! {
        <li class="supply">
            <VisuallyHidden>{move || (app.messages().table.supply)(left())}</VisuallyHidden>
            <span class="plate" aria-hidden="true" data-supply=move || left().to_string()>
                <Art name="bratworm" />
                <b>{move || left().to_string()}</b>
            </span>
        </li>
    }
}
