//! Pictures of the book: dice, tiles and figures. The caption says everything they show.

use engine::Face;
use leptos::prelude::*;

use crate::{
    components::art::{Die, FigureToy, TileBack, TileFace},
    rulebook::PicturedTile,
};

/// A picture and its caption.
#[component]
pub fn Picture(caption: AnyView, children: Children) -> impl IntoView {
    view! {
        <figure class="picture">
            {children()} <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// Dice side by side, golden or not.
#[component]
pub fn DiceRow(
    /// `dice`, or `dice kept` for those laid aside.
    class: &'static str,
    dice: Vec<(Face, bool)>,
    /// Hidden from screen readers, where nothing around it is.
    #[prop(optional)]
    aria_hidden: Option<&'static str>,
) -> impl IntoView {
    let dice = dice.into_iter().map(|(face, golden)| view! { <DieInRow face golden /> });
    view! {
        <ul class=class aria-hidden=aria_hidden>
            {dice.collect_view()}
        </ul>
    }
}

#[component]
fn DieInRow(face: Face, golden: bool) -> impl IntoView {
    view! {
        <li>
            <Die face golden />
        </li>
    }
}

/// Tiles side by side, as they lie on the grill.
#[component]
pub fn TileRow(tiles: Vec<PicturedTile>) -> impl IntoView {
    let tiles = tiles.into_iter().map(|pictured| view! { <TileInRow pictured /> });
    view! {
        <ul class="portions" aria-hidden="true">
            {tiles.collect_view()}
        </ul>
    }
}

#[component]
fn TileInRow(pictured: PicturedTile) -> impl IntoView {
    let PicturedTile { tile, down, figure } = pictured;
    view! {
        <li class="tile" data-state=down.then_some("down")>
            {if down { view! { <TileBack /> }.into_any() } else { view! { <TileFace tile /> }.into_any() }}
            {figure.map(|figure| view! { <FigureToy figure /> })}
        </li>
    }
}
