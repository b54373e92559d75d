//! Our own pictures, from the one sprite in the page.

use leptos::prelude::*;

use crate::engine::{Face, Figure};

/// A picture of the sprite. What it means is said in words beside it.
#[component]
pub fn Art(
    /// The name without its prefix: `die-5`, `hen`, `bird-0`.
    #[prop(into)]
    name: String,
    /// How it is sized and coloured.
    #[prop(into, optional)]
    class: String,
) -> impl IntoView {
    let class = format!("art {class}");
    let address = format!("#a-{name}");
    let view_box = view_box(&name);
    view! {
        <svg class=class viewBox=view_box aria-hidden="true" focusable="false">
            <use_ href=address />
        </svg>
    }
}

/// The box a picture was drawn in, so that it keeps its proportions at every size.
fn view_box(name: &str) -> &'static str {
    match name {
        "logo" => "0 0 160 120",
        "tile-back" => "0 0 48 48",
        _ if name.starts_with("worms-") => "0 0 48 24",
        "bratworm" | "can" | "hen" | "raven" | "weasel" | "golden" | "apple" => "0 0 32 32",
        _ if name.starts_with("die-") || name.starts_with("bird-") => "0 0 32 32",
        _ => "0 0 24 24",
    }
}

/// The picture of a die.
pub fn die(face: Face) -> String {
    face.number().map_or_else(|| "die-worm".to_owned(), |number| format!("die-{number}"))
}

/// A face as the page's handles name it.
pub fn face_handle(face: Face) -> String {
    face.number().map_or_else(|| "W".to_owned(), |number| number.to_string())
}

/// The picture of a figure.
pub fn figure(figure: Figure) -> String {
    figure.name().to_owned()
}
