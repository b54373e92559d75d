//! The few things that stand on many screens.

use super::{
    art::art,
    dom::{El, el},
};
use crate::{app::Msg, platform::Store};

/// A button that sends a fact.
pub fn button(store: Store, class: &str, msg: impl Fn() -> Msg + 'static) -> El {
    el("button").attr("type", "button").class(class).on("click", move |_| store.send(msg()))
}

/// A small button with a picture; the words are for those who cannot see it.
pub fn tool(store: Store, picture: &str, words: &str, msg: impl Fn() -> Msg + 'static) -> El {
    button(store, "tool", msg).attr("aria-label", words).child(art(picture))
}

/// A small link with a picture.
pub fn tool_link(address: &str, picture: &str, words: &str) -> El {
    el("a").class("tool").attr("href", address).attr("aria-label", words).child(art(picture))
}

/// Words for screen readers alone.
pub fn quiet(words: &str) -> El {
    el("span").class("quiet").text(words)
}

/// The heading of a screen; focus can be set on it when the screen opens.
pub fn heading(words: &str) -> El {
    el("h1").attr("tabindex", "-1").text(words)
}

/// Back button and heading of a page.
pub fn page_head(back: &str, words: &str) -> El {
    el("header").class("page-head").child(tool_link("#/", "back", back)).child(heading(words))
}
