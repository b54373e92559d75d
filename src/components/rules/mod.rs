//! The rules, to be read at leisure or looked up in the middle of a game.

mod blocks;
mod example;
mod writing;

use std::cell::Cell;

use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::JsCast;

use super::{
    dom::{El, after, el},
    widgets::{button, heading, tool_link},
};
use engine::Edition;
use crate::{rulebook::Query, app::{Address, Msg, OpenBook, Session, Spot, Volume}, platform::Store};

use writing::{Haste, write};

/// What of the book is shown.
#[derive(Clone, Debug, PartialEq, Default)]
struct Shown {
    volume: Volume,
    edition: Edition,
    typed: String,
}

impl Shown {
    fn open(&self) -> Option<&OpenBook> {
        match &self.volume {
            Volume::Open(open) => Some(open),
            _ => None,
        }
    }
}

fn shown(session: &Session) -> Shown {
    Shown {
        volume: session.reading.volume.clone(),
        edition: session.edition_read(),
        typed: session.reading.typed.clone(),
    }
}

/// Where the way back leads: to the game, if one is on the table.
fn way_back(session: &Session) -> String {
    let table = session.play.as_ref().map(|play| Address::Table(play.id.clone()));
    table.unwrap_or(Address::Start).to_hash()
}

/// The rules screen.
pub fn rules_screen(store: Store) -> El {
    let texts = &store.messages().rules;
    let haste = Haste::default();
    follow_spot(store, haste.clone());
    let impatient = haste.clone();
    let head = el("header").class("page-head").live(
        move || store.read(way_back),
        move |back| vec![tool_link(&back, "back", texts.to_table), heading(texts.heading)],
    );
    let contents = el("nav").class("contents").attr("aria-label", texts.contents).live(
        move || store.read(shown),
        move |shown| shown.open().map(|open| contents(store, open, &shown)).unwrap_or_default(),
    );
    let book = el("div").class("book");
    let place = book.clone();
    let opened = Cell::new(false);
    let book = book.live(
        move || store.read(shown),
        move |shown| {
            // Whatever was being written is not wanted any more.
            let _ = place.element().remove_attribute("aria-busy");
            match &shown.volume {
                Volume::Unread => vec![el("p").attr("role", "status").text(texts.loading)],
                Volume::Missing => vec![el("p").attr("role", "alert").text(texts.missing)],
                Volume::Open(open) => {
                    // Whoever has the book open and changes what is shown wants to stay at the same place.
                    let again = opened.replace(true);
                    haste.set(again || !shown.typed.is_empty() || store.read(spot).is_some());
                    write(store, &place, open, &shown, &haste)
                }
            }
        },
    );
    // Whoever reads on wants to find everything in its place.
    let main =
        ["pointerdown", "pointermove", "keydown"].into_iter().fold(el("main"), |main, event| {
            let haste = impatient.clone();
            main.on(event, move |_| haste.set(true))
        });
    main.class("page rules").child(head).child(tools(store)).child(contents).child(book)
}

/// Which edition, and what to search for.
fn tools(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.rules;
    let editions = Edition::ALL.into_iter().map(|edition| {
        let pressed = move || store.read(|session| session.edition_read() == edition).to_string();
        button(store, "pill", move || Msg::PickedEditionToRead(edition))
            .attr("data-edition", edition.name())
            .live_attr("aria-pressed", move || Some(pressed()))
            .text((messages.setup.editions)(edition).name)
    });
    let editions = el("div")
        .class("editions")
        .attr("role", "group")
        .attr("aria-label", texts.edition)
        .children(editions);
    let search = el("input")
        .attr("type", "search")
        .attr("aria-label", texts.search)
        .attr("placeholder", texts.search)
        .attr("autocomplete", "off")
        .live_property("value", move || store.read(|session| session.reading.typed.clone()).into())
        .on("input", move |event| {
            let field = event.target().and_then(|field| field.dyn_into().ok());
            if let Some(field) = field.as_ref().map(web_sys::HtmlInputElement::value) {
                store.send(Msg::SearchedRules(field));
            }
        });
    let found = el("p").class("found").attr("role", "status").live_text(move || {
        let count = store.read(|session| passages(&shown(session)));
        count.map_or_else(String::new, texts.found)
    });
    el("search").class("reader-tools").child(editions).child(search).child(found)
}

/// How many passages hold what is searched for.
fn passages(shown: &Shown) -> Option<usize> {
    let Volume::Open(open) = &shown.volume else { return None };
    let query = Query::new(&shown.typed);
    if query.is_empty() {
        return None;
    }
    let chapters = open.book.shown(shown.edition, &query);
    let blocks = chapters.iter().flat_map(|(_, blocks)| blocks.iter());
    Some(blocks.filter(|block| query.finds(block)).count())
}

/// The chapters, as links. They unfold on small screens.
fn contents(store: Store, open: &OpenBook, shown: &Shown) -> Vec<El> {
    let words = store.messages().rules.contents;
    let links = open.book.shown(shown.edition, &Query::new(&shown.typed)).into_iter();
    let links = links.map(|(chapter, _)| {
        let address = Address::Rules(Some(Spot::Chapter(chapter.id.clone()))).to_hash();
        el("li").child(el("a").attr("href", &address).text(&chapter.heading))
    });
    let list = el("ol").children(links);
    let details = el("details").maybe("open", is_wide().then_some(""));
    vec![details.child(el("summary").text(words)).child(list)]
}

/// Whether the contents stand beside the book, as in the style.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)");
    wide.is_ok_and(|wide| wide.is_some_and(|wide| wide.matches()))
}

/// The place that is asked for.
fn spot(session: &Session) -> Option<Spot> {
    match &session.address {
        Address::Rules(spot) => spot.clone(),
        _ => None,
    }
}

/// The place that was asked for is brought into sight, and marked.
fn follow_spot(store: Store, haste: Haste) {
    after(move |before: Option<(Option<Spot>, bool)>| {
        let open = |session: &Session| matches!(session.reading.volume, Volume::Open(_));
        let now = store.read(|session| (spot(session), open(session)));
        if before.as_ref() != Some(&now)
            && let (Some(spot), true) = &now
        {
            haste.set(true);
            show_when_written(store, spot.clone());
        }
        now
    });
}

fn show_when_written(store: Store, place: Spot) {
    request_animation_frame(move || {
        if store.peek(spot).as_ref() != Some(&place) {
            // The reader has gone on.
        } else if found(".book[aria-busy]").is_empty() {
            show_spot(&place);
        } else {
            show_when_written(store, place);
        }
    });
}

fn show_spot(spot: &Spot) {
    for old in found(".rules .asked") {
        let _ = old.class_list().remove_1("asked");
    }
    let places = match spot {
        Spot::Rule(rule) => found(&format!(".rules [data-rule~='{rule}']")),
        Spot::Chapter(id) => found(&format!("#chapter-{id}")),
    };
    for place in &places {
        let _ = place.class_list().add_1("asked");
    }
    if let Some(place) = places.first() {
        let _ = place.focus();
        place.scroll_into_view();
    }
}

fn found(selector: &str) -> Vec<web_sys::HtmlElement> {
    let Ok(all) = document().query_selector_all(selector) else { return Vec::new() };
    (0..all.length()).filter_map(|index| all.get(index)?.dyn_into().ok()).collect()
}
