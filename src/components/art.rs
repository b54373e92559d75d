//! Our own pictures, from the one sprite in the page, and the pieces of the game that are made of them. What they mean is
//! said in words beside them.

use engine::{Face, Figure, Tile};
use leptos::prelude::*;

use crate::{
    platform::{figure_handle, tile_handle},
    view_model::{aspect_ratio, die_picture, view_box},
};

/// A picture of the sprite, by its name without the prefix: `die-5`, `hen`, `bird-0`.
#[component]
#[expect(clippy::needless_pass_by_value, reason = "components own what they show")]
pub fn Art(
    #[prop(into)] name: String,
    #[prop(optional)] class: Option<&'static str>,
) -> impl IntoView {
    view! {
        <svg
            class=class
            viewBox=view_box(&name)
            preserveAspectRatio=aspect_ratio(&name)
            aria-hidden="true"
            focusable="false"
        >
            <use href=format!("#a-{name}")></use>
        </svg>
    }
}

/// A die on the table, golden or white.
#[component]
pub fn Die(face: Face, #[prop(optional)] golden: bool) -> impl IntoView {
    view! {
        <span class=if golden { "die is-golden" } else { "die" } data-die=face_handle(face)>
            <Art name=die_picture(face) />
        </span>
    }
}

/// The bird of a seat, by its number.
#[component]
pub fn Bird(number: u8) -> impl IntoView {
    view! { <Art name=format!("bird-{number}") class="bird" /> }
}

/// The face of a tile: number and worms.
#[component]
pub fn TileFace(tile: Tile) -> impl IntoView {
    view! {
        <span class="portion" aria-hidden="true" data-fly=tile_handle(tile)>
            <Numeral number=tile.number() />
            <Art name=format!("worms-{}", tile.worms()) class="worms" />
        </span>
    }
}

/// The back of a tile. Which one it is was seen by everybody, and stays in sight.
#[component]
pub fn TileBack(tile: Tile) -> impl IntoView {
    view! {
        <span class="portion back" aria-hidden="true" data-fly=tile_handle(tile)>
            <Art name="tile-back" />
            <Numeral number=tile.number() />
        </span>
    }
}

/// A number of two digits, engraved: a light copy below, a dark one above.
#[component]
pub fn Numeral(number: u8) -> impl IntoView {
    let digit = |digit: u8, x| view! { <use href=format!("#a-n{digit}") x=x></use> };
    let digits = move || [digit(number / 10, "0"), digit(number % 10, "19")].collect_view();
    view! {
        <svg class="numeral" viewBox="0 0 39 28" aria-hidden="true" focusable="false">
            <g class="groove">{digits()}</g>
            <g>{digits()}</g>
        </svg>
    }
}

/// A figure, wherever it stands. A tap on it opens its paragraph of the rules.
#[component]
pub fn FigureToy(figure: Figure, #[prop(default = "figure")] class: &'static str) -> impl IntoView {
    view! {
        <span class=class aria-hidden="true" data-figure=figure.name() data-fly=figure_handle(figure)>
            <Art name=figure.name() />
        </span>
    }
}

/// A face as the page's handles name it: `[data-face="4"]`, `[data-face="W"]`.
pub fn face_handle(face: Face) -> String {
    face.number().map_or_else(|| "W".to_owned(), |number| number.to_string())
}
