//! Our own pictures, from the one sprite in the page.

use super::dom::{El, svg};
use engine::Face;

/// A picture of the sprite, by its name without the prefix: `die-5`, `hen`, `bird-0`. What it means is said in
/// words beside it.
pub fn art(name: &str) -> El {
    // The back of a portion fills whatever box it is given.
    let slice = (name == "tile-back").then_some("xMidYMid slice");
    svg("svg")
        .attr("viewBox", view_box(name))
        .maybe("preserveAspectRatio", slice)
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .child(svg("use").attr("href", &format!("#a-{name}")))
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

/// A die, golden or white.
pub fn die(face: Face, golden: bool) -> El {
    let name =
        face.number().map_or_else(|| "die-worm".to_owned(), |number| format!("die-{number}"));
    art(&name).class(if golden { "die is-golden" } else { "die" })
}

/// A face as the page's handles name it.
pub fn face_handle(face: Face) -> String {
    face.number().map_or_else(|| "W".to_owned(), |number| number.to_string())
}

/// The bird of a seat.
pub fn bird(number: u8) -> El {
    art(&format!("bird-{number}")).class("bird")
}
