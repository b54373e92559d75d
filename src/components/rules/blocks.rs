//! Paragraphs, lists, tables and pictures of the book.

use super::example::example;
use engine::Rule;
use crate::{rulebook::{Block, Example, Kind, PicturedTile, Query}, app::{Address, Spot}, platform::Store, components::{
        art::{art, die},
        dom::{El, el},
        table::{figure_toy, tile_face, turned_face},
    }};

/// The blocks of a chapter, those together that make one list or one table.
pub(super) fn pieces<'a>(blocks: &'a [&'a Block]) -> impl Iterator<Item = &'a [&'a Block]> {
    let goes_on = |before: &&Block, now: &&Block| {
        matches!(
            (&before.kind, &now.kind),
            (Kind::Item(_), Kind::Item(_))
                | (Kind::Step(_), Kind::Step(_))
                | (Kind::Row(_), Kind::Row(_))
        )
    };
    blocks.chunk_by(goes_on)
}

/// A piece of a chapter.
pub(super) fn show(
    store: Store,
    piece: &[&Block],
    examples: &[Example],
    query: &Query,
) -> Option<El> {
    let first = piece.first()?;
    Some(match &first.kind {
        Kind::Item(_) => list("ul", piece, query),
        Kind::Step(_) => list("ol", piece, query),
        Kind::Row(_) => table(piece, query),
        _ => single(store, first, examples, query),
    })
}

fn single(store: Store, block: &Block, examples: &[Example], query: &Query) -> El {
    match &block.kind {
        Kind::Heading(text) => words(el("h3"), text, query),
        Kind::Question(question, answer) => {
            let answer = numbered(words(el("p"), answer, query), &block.rules);
            place(el("div").class("question-answered"), &block.rules)
                .child(words(el("h3"), question, query))
                .child(answer)
        }
        Kind::Dice(dice, caption) => {
            let dice = dice.iter().map(|(face, golden)| el("li").child(die(*face, *golden)));
            picture(el("ul").class("dice").children(dice), caption, query)
        }
        Kind::Tiles(tiles, caption) => picture(
            el("ul").class("portions").children(tiles.iter().copied().map(tile)),
            caption,
            query,
        ),
        Kind::Figure(figure, caption) => {
            picture(el("div").class("toy").child(art(figure.name())), caption, query)
        }
        Kind::Example { id, title, steps } => {
            let scenes = examples.iter().find(|example| example.id == *id);
            let scenes = scenes.and_then(Example::scenes).unwrap_or_default();
            example(store, title, steps, scenes)
        }
        Kind::Text(text) | Kind::Item(text) | Kind::Step(text) => {
            place(numbered(words(el("p"), text, query), &block.rules), &block.rules)
        }
        Kind::Row(_) => table(&[block], query),
    }
}

/// Where links to these rules lead.
fn place(element: El, rules: &[Rule]) -> El {
    if rules.is_empty() {
        return element;
    }
    let numbers: Vec<&str> = rules.iter().map(|rule| rule.number()).collect();
    element.attr("data-rule", &numbers.join(" ")).attr("tabindex", "-1")
}

/// The numbers of the rules behind a text, as links that can be handed on.
fn numbered(element: El, rules: &[Rule]) -> El {
    let link = |rule: &Rule| {
        let address = Address::Rules(Some(Spot::Rule(*rule))).to_hash();
        el("a").class("number").attr("href", &address).text(rule.number())
    };
    element.children(rules.iter().flat_map(|rule| [space(), link(rule)]))
}

fn space() -> El {
    el("span").text(" ")
}

/// A text, with its important words and with what is searched for.
fn words(element: El, text: &str, query: &Query) -> El {
    let mut element = element;
    for (part, words) in text.split("**").enumerate() {
        let important = part % 2 == 1;
        let mut inner = if important { el("strong") } else { element.clone() };
        for (words, hit) in query.marks(words) {
            inner = if hit { inner.child(el("mark").text(words)) } else { inner.text(words) };
        }
        element = if important { element.child(inner) } else { inner };
    }
    element
}

fn list(tag: &str, entries: &[&Block], query: &Query) -> El {
    let entry = |block: &&Block| {
        let text = block.texts().first().copied().unwrap_or_default();
        place(numbered(words(el("li"), text, query), &block.rules), &block.rules)
    };
    el(tag).children(entries.iter().map(entry))
}

/// A table whose rows become cards where it is too narrow; so the roles are said, not left to the layout.
fn table(rows: &[&Block], query: &Query) -> El {
    let columns = rows.first().map(|row| row.texts()).unwrap_or_default();
    let row = |(number, block): (usize, &&Block)| {
        let cells = block.texts().into_iter().enumerate().map(|(column, text)| {
            let (tag, role) = match (number, column) {
                (0, _) => ("th", "columnheader"),
                (_, 0) => ("th", "rowheader"),
                _ => ("td", "cell"),
            };
            let name = columns.get(column).filter(|_| number > 0 && column > 0).copied();
            let content = words(el("span"), text, query);
            el(tag).attr("role", role).maybe("data-column", name).child(content)
        });
        el("tr").attr("role", "row").children(cells)
    };
    el("table").attr("role", "table").children(rows.iter().enumerate().map(row))
}

/// A picture; the caption says everything it shows.
fn picture(content: El, caption: &str, query: &Query) -> El {
    el("figure").class("picture").child(content.attr("aria-hidden", "true")).child(words(
        el("figcaption"),
        caption,
        query,
    ))
}

fn tile(pictured: PicturedTile) -> El {
    let face = if pictured.down { turned_face() } else { tile_face(pictured.tile) };
    el("li")
        .class("tile")
        .maybe("data-state", pictured.down.then_some("down"))
        .child(face)
        .children(pictured.figure.map(figure_toy))
}
