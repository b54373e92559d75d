//! Whose turn it is, and the small buttons.

use engine::Seat;
use crate::{app::{Address, Dialog, Msg, Session}, platform::Store, components::{
        art::{art, bird},
        dom::{El, el},
        widgets::{button, quiet, tool, tool_link},
    }};

/// Who is to play, in words.
fn headline(session: &Session) -> String {
    let texts = &session.messages().table;
    match &session.play {
        Some(play) if !play.game.is_over() => (texts.turn_of)(play.name(play.game.current())),
        _ => texts.over.to_owned(),
    }
}

/// The bar.
pub fn bar(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.table;
    let look = move || {
        store.read(|session| {
            let seat = session.play.as_ref().map_or(Seat::new(0), |play| play.game.current());
            session.settings.look(seat)
        })
    };
    let turn = el("h1")
        .class("turn")
        .attr("tabindex", "-1")
        .live_attr("data-colour", move || Some(look().colour.to_string()))
        .child(el("span").class("whose").live(move || look().bird, |number| vec![bird(number)]))
        .child(el("span").class("words").live_text(move || store.read(headline)));
    el("header")
        .class("bar")
        .child(tool_link(&Address::Start.to_hash(), "back", messages.back))
        .child(turn)
        .child(supply(store))
        .child(tool(store, "help", texts.rules, || Msg::PressedRules).attr("data-action", "rules"))
        .child(
            tool(store, "more", texts.keys, || Msg::Opened(Dialog::Keys)).class("tool keys-tool"),
        )
        .child(
            tool(store, "log", texts.log, || Msg::Opened(Dialog::Log)).attr("data-action", "log"),
        )
}

/// The bratworms that nobody has yet (E1.4).
fn supply(store: Store) -> El {
    let texts = &store.messages().table;
    let left = move || {
        store.read(|session| {
            let play = session.play.as_ref()?;
            play.game.edition().has_specialists().then(|| play.game.supply())
        })
    };
    el("p").class("supply").live(left, move |left| {
        left.map_or_else(Vec::new, |left| {
            let count = el("span").attr("aria-hidden", "true").text(&format!("{left}×"));
            vec![
                quiet(&(texts.supply)(left)),
                count.attr("data-supply", &left.to_string()),
                art("bratworm"),
            ]
        })
    })
}

/// Another tab plays this game; it can be played here instead.
pub fn watching(store: Store) -> El {
    let texts = &store.messages().table;
    let watching = move || {
        store.read(|session| {
            session.watching && session.play.as_ref().is_some_and(|play| !play.game.is_over())
        })
    };
    el("div").class("watching-place").attr("role", "status").live(watching, move |watching| {
        if !watching {
            return Vec::new();
        }
        let take_over = button(store, "button primary", || Msg::PressedTakeOver)
            .attr("data-action", "take-over")
            .text(texts.take_over);
        vec![el("div").class("watching").child(el("p").text(texts.watching)).child(take_over)]
    })
}
