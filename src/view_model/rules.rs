//! The rules as somebody reads them: an edition, a search, a place that was asked for.

use engine::{Edition, Figure};

use super::{Html, book_html};
use crate::{
    app::{Address, BookState, Model, OpenBook, RulesAnchor},
    rulebook::{Block, Chapter, Example, Kind, Marked},
};

/// Where the way back leads: to the game, if one is on the table.
pub fn way_back(model: &Model) -> String {
    if model.guide.is_some() {
        return Address::Guide.to_hash();
    }
    if let Some(replay) = &model.replay {
        return Address::Replay { id: replay.whole.id.clone(), at: Some(replay.at) }.to_hash();
    }
    let table = model.play.as_ref().map(|play| Address::Table(play.id.clone()));
    table.unwrap_or(Address::Start).to_hash()
}

/// Whether something is searched for, so that what was found stands in place of the book.
pub fn is_searching(model: &Model) -> bool {
    let is_here = matches!(model.rules.book, BookState::Ready(_));
    is_here && !model.rules.typed.trim().is_empty()
}

/// The place in the book that the address asks for.
pub fn rules_anchor(model: &Model) -> Option<RulesAnchor> {
    match &model.address {
        Address::Rules { place, .. } => place.clone(),
        _ => None,
    }
}

/// What of the book is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookView {
    pub state: BookState,
    pub edition: Edition,
}

impl BookView {
    pub fn of(model: &Model) -> BookView {
        BookView { state: model.rules.book.clone(), edition: model.edition_read() }
    }

    /// The book, once it is here.
    pub fn open(&self) -> Option<&OpenBook> {
        match &self.state {
            BookState::Ready(open) => Some(open),
            BookState::Loading | BookState::Failed => None,
        }
    }

    /// The chapters of the edition.
    pub fn chapters(&self) -> Vec<ChapterView> {
        let Some(open) = self.open() else { return Vec::new() };
        let chapter = |(chapter, blocks): (&Chapter, Vec<&Block>)| ChapterView {
            id: chapter.id.clone(),
            heading: chapter.heading.clone(),
            sections: sections(&blocks),
            pieces: pieces(&blocks, &open.examples),
        };
        open.book.shown(self.edition).into_iter().map(chapter).collect()
    }
}

/// A chapter as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterView {
    /// Its name in links.
    pub id: String,
    pub heading: String,
    pub sections: Vec<SectionView>,
    pub pieces: Vec<Piece>,
}

/// A section of a chapter, for the contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionView {
    /// Its name in links.
    pub place: String,
    pub heading: String,
    /// The specialist it is about.
    pub figure: Option<Figure>,
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
    /// By what it is known again within its chapter when another edition is chosen.
    pub fn key(&self) -> &str {
        match self {
            Piece::Text(html) => html.as_str(),
            Piece::Example { example, .. } => &example.id,
        }
    }
}

fn sections(blocks: &[&Block]) -> Vec<SectionView> {
    let section = |block: &&Block| match &block.kind {
        Kind::Heading { text, place } => Some(SectionView {
            place: place.clone(),
            heading: text.clone(),
            figure: Figure::parse(place),
        }),
        _ => None,
    };
    blocks.iter().filter_map(section).collect()
}

fn pieces(blocks: &[&Block], examples: &[Example]) -> Vec<Piece> {
    let is_example = |block: &Block| matches!(block.kind, Kind::Example { .. });
    let pieces = blocks.chunk_by(|one, next| !is_example(one) && !is_example(next));
    let piece = |blocks: &[&Block]| match blocks {
        [Block { kind: Kind::Example { id, title, steps }, .. }] => {
            let example = examples.iter().find(|example| example.id == *id)?.clone();
            Some(Piece::Example { title: title.clone(), words: steps.clone(), example })
        }
        text => Some(Piece::Text(book_html(text, &Marked::default()))),
    };
    pieces.filter_map(piece).collect()
}
