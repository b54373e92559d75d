//! The rules, to be read at leisure or looked up in the middle of a game.

use leptos::prelude::{document, request_animation_frame};

use super::{
    dom::{El, el},
    widgets::{heading, tool_link},
};
use crate::{
    engine::Rule,
    i18n::Chapter,
    session::{Address, Book, Session},
    shell::Store,
};

/// Where the way back leads: to the game, if one is on the table.
fn way_back(session: &Session) -> String {
    let table = session.play.as_ref().map(|play| Address::Table(play.id.clone()));
    table.unwrap_or(Address::Start).to_hash()
}

fn asked(session: &Session) -> Option<Rule> {
    match session.address {
        Address::Rules(rule) => rule,
        _ => None,
    }
}

/// The rules screen.
pub fn rules_screen(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.rules;
    let head = el("header").class("page-head").live(
        move || store.read(way_back),
        move |back| vec![tool_link(&back, "back", texts.to_table), heading(texts.heading)],
    );
    let shown = move || store.read(|session| (session.book.clone(), asked(session)));
    let book = el("div").live(shown, move |(book, asked)| match book {
        Book::Unread => vec![el("p").text(texts.loading)],
        Book::Missing => vec![el("p").attr("role", "alert").text(texts.missing)],
        Book::Open(chapters) => {
            if asked.is_some() {
                scroll_to_asked();
            }
            chapters.iter().flat_map(|chapter| show(chapter, asked)).collect()
        }
    });
    el("main").class("page rules").child(head).child(book)
}

fn show(chapter: &Chapter, asked: Option<Rule>) -> [El; 2] {
    let rules = chapter.rules.iter().map(|(rule, text)| {
        let link = el("a").attr("href", &Address::Rules(Some(*rule)).to_hash()).text(rule.number());
        el("div")
            .attr("data-rule", rule.number())
            .maybe("class", (asked == Some(*rule)).then_some("asked"))
            .child(el("dt").child(link))
            .child(el("dd").text(text))
    });
    [el("h2").text(&chapter.heading), el("dl").children(rules)]
}

fn scroll_to_asked() {
    request_animation_frame(|| {
        if let Ok(Some(rule)) = document().query_selector(".rules .asked") {
            rule.scroll_into_view();
        }
    });
}
