//! The rules as somebody reads them: an edition, a search, a place that was asked for.

use engine::Edition;

use super::{Html, book_html};
use crate::{
    app::{Address, BookState, Model, OpenBook, RulesAnchor},
    rulebook::{Block, Chapter, Example, Kind, Query},
};

/// Where the way back leads: to the game, if one is on the table.
pub fn way_back(model: &Model) -> String {
    if model.guide.is_some() {
        return Address::Guide.to_hash();
    }
    let table = model.play.as_ref().map(|play| Address::Table(play.id.clone()));
    table.unwrap_or(Address::Start).to_hash()
}

/// The place in the book that the address asks for.
pub fn rules_anchor(model: &Model) -> Option<RulesAnchor> {
    match &model.address {
        Address::Rules(anchor) => anchor.clone(),
        _ => None,
    }
}

/// What of the book is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookView {
    pub state: BookState,
    pub edition: Edition,
    /// What is searched for, as typed.
    pub typed: String,
}

impl BookView {
    pub fn of(model: &Model) -> BookView {
        BookView {
            state: model.rules.book.clone(),
            edition: model.edition_read(),
            typed: model.rules.typed.clone(),
        }
    }

    /// The book, once it is here.
    pub fn open(&self) -> Option<&OpenBook> {
        match &self.state {
            BookState::Ready(open) => Some(open),
            BookState::Loading | BookState::Failed => None,
        }
    }

    /// How many passages hold what is searched for; none while nothing is.
    pub fn passages(&self) -> Option<usize> {
        let query = Query::new(&self.typed);
        let open = self.open().filter(|_| !query.is_empty())?;
        let chapters = open.book.shown(self.edition, &query);
        let blocks = chapters.iter().flat_map(|(_, blocks)| blocks);
        Some(blocks.filter(|block| query.finds(block)).count())
    }

    /// The chapters to show.
    pub fn chapters(&self) -> Vec<ChapterView> {
        let Some(open) = self.open() else { return Vec::new() };
        let query = Query::new(&self.typed);
        let chapter = |(chapter, blocks): (&Chapter, Vec<&Block>)| ChapterView {
            id: chapter.id.clone(),
            heading: chapter.heading.clone(),
            pieces: pieces(&blocks, &query, &open.examples),
        };
        open.book.shown(self.edition, &query).into_iter().map(chapter).collect()
    }
}

/// A chapter as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterView {
    /// Its name in links.
    pub id: String,
    pub heading: String,
    pub pieces: Vec<Piece>,
}

/// A piece of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// What is only read, up to the next example.
    Text(Html),
    /// What can be played step by step.
    Example { title: String, words: Vec<String>, example: Example },
}

impl Piece {
    /// By what it is known again within its chapter when another edition or search is chosen.
    pub fn key(&self) -> &str {
        match self {
            Piece::Text(html) => html.as_str(),
            Piece::Example { example, .. } => &example.id,
        }
    }
}

fn pieces(blocks: &[&Block], query: &Query, examples: &[Example]) -> Vec<Piece> {
    let is_example = |block: &Block| matches!(block.kind, Kind::Example { .. });
    let pieces = blocks.chunk_by(|one, next| !is_example(one) && !is_example(next));
    let piece = |blocks: &[&Block]| match blocks {
        [Block { kind: Kind::Example { id, title, steps }, .. }] => {
            let example = examples.iter().find(|example| example.id == *id)?.clone();
            Some(Piece::Example { title: title.clone(), words: steps.clone(), example })
        }
        text => Some(Piece::Text(book_html(text, query))),
    };
    pieces.filter_map(piece).collect()
}
