//! What was found in the rules.

use engine::{Edition, Rule};

use super::{Html, book_html, book_html::quoted_html, is_searching};
use crate::{
    app::{Address, BookState, Model, OpenBook, RulesAnchor},
    rulebook::{Block, Hits, Kind, Marked, Passage, plain},
};

/// The passages that were found, the best first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HitsView {
    /// How much was found, in words.
    pub found: String,
    /// Which other editions tell more of it, and what was found.
    pub hits: Html,
}

impl HitsView {
    /// None while nothing is searched for, or while there is no book.
    pub fn of(model: &Model) -> Option<HitsView> {
        let typed = &model.rules.typed;
        let BookState::Ready(open) = &model.rules.book else { return None };
        if !is_searching(model) {
            return None;
        }
        let messages = model.messages();
        let texts = &messages.rules;
        let edition = model.edition_read();
        let hits = open.index.search(&open.book, edition, typed);
        let count = hits.passages.len();
        let is_whole = hits.is_whole;
        let found = if is_whole || count == 0 { texts.found } else { texts.found_partly };
        let mut html = Html::default();
        html.markup("<p class=\"elsewhere\">");
        for other in Edition::ALL.into_iter().filter(|other| *other != edition) {
            let more = more_in(open, edition, other, typed, is_whole);
            if more > 0 {
                let name = (messages.setup.editions)(other).name;
                let address = Address::Rules { place: None, edition: Some(other) }.to_hash();
                html.markup("<a class=\"pill\" data-elsewhere=\"").text(other.name());
                html.markup("\" href=\"").text(&address).markup("\">");
                html.text(&(texts.found_elsewhere)(more, name)).markup("</a>");
            }
        }
        html.markup("</p>").append(&hits_html(&hits));
        Some(HitsView { found: found(count), hits: html })
    }
}

/// How many passages another edition has that this one has not. Where this one holds all words, only those count that do, too.
fn more_in(
    open: &OpenBook,
    edition: Edition,
    other: Edition,
    typed: &str,
    is_whole: bool,
) -> usize {
    let hits = open.index.search(&open.book, other, typed);
    if is_whole && !hits.is_whole {
        return 0;
    }
    let is_new = |passage: &&Passage<'_>| {
        !passage.blocks.iter().any(|(_, block)| block.editions.contains(&edition))
    };
    hits.passages.iter().filter(is_new).count()
}

fn hits_html(hits: &Hits<'_>) -> Html {
    let mut html = Html::default();
    html.markup("<ol class=\"hits book\">");
    for passage in &hits.passages {
        html.markup("<li data-hit=\"\" data-rules=\"").text(&numbers(&passage.rules()));
        html.markup("\"><h2 class=\"crumbs\"><a href=\"").text(&address(passage).to_hash());
        html.markup("\">").text(&passage.chapter.heading);
        if passage.section.is_some() {
            html.markup(" <span aria-hidden=\"true\">›</span> ").text(&plain(passage.heading()));
        }
        html.markup("</a></h2>").append(&hit_html(passage, &hits.words)).markup("</li>");
    }
    html.markup("</ol>");
    html
}

/// A passage as it stands in the book, with the words that were looked for; of an example the title, because it is played
/// there and not here.
fn hit_html(passage: &Passage<'_>, marked: &Marked) -> Html {
    example_title(passage).unwrap_or_else(|| book_html(&with_columns(passage), marked))
}

/// A passage as it stands in the book, with the rule that is asked for.
pub(super) fn passage_html(passage: &Passage<'_>, asked: Option<Rule>) -> Html {
    example_title(passage).unwrap_or_else(|| quoted_html(&with_columns(passage), asked))
}

fn with_columns<'a>(passage: &Passage<'a>) -> Vec<&'a Block> {
    let blocks = passage.blocks.iter().map(|(_, block)| *block);
    passage.columns.into_iter().chain(blocks).collect()
}

fn example_title(passage: &Passage<'_>) -> Option<Html> {
    let Kind::Example { title, .. } = &passage.lead()?.kind else { return None };
    let mut html = Html::default();
    html.markup("<p>").text(title).markup("</p>");
    Some(html)
}

fn numbers(rules: &[Rule]) -> String {
    rules.iter().map(|rule| rule.number()).collect::<Vec<_>>().join(" ")
}

/// Where the passage stands in the book.
fn address(passage: &Passage<'_>) -> Address {
    let example = passage.blocks.iter().find_map(|(_, block)| block.place());
    let section = passage.section.and_then(Block::place);
    let place = example.or(section).unwrap_or(&passage.chapter.id);
    let anchor = match passage.rules().first() {
        Some(rule) if example.is_none() => RulesAnchor::Rule(*rule),
        _ => RulesAnchor::Place(place.to_owned()),
    };
    Address::rules(Some(anchor))
}
