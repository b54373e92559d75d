//! The rules as somebody reads them: an edition, a search, a place that was asked for.

use std::sync::Arc;

use engine::Edition;

use crate::{
    app::{Address, BookState, Model, OpenBook, RulesAnchor},
    rulebook::{Block, Chapter, Example, Kind, Query},
};

/// Where the way back leads: to the game, if one is on the table.
pub fn way_back(model: &Model) -> String {
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

    /// The chapters to show, in pieces.
    pub fn chapters(&self) -> Vec<ChapterView> {
        let Some(open) = self.open() else { return Vec::new() };
        let query = Query::new(&self.typed);
        let mut before = 0;
        let chapter = |(chapter, blocks): (&Chapter, Vec<&Block>)| {
            let blocks: Vec<(usize, &Block)> =
                blocks.into_iter().map(|block| (index_in(chapter, block), block)).collect();
            let pieces = blocks.chunk_by(|(_, one), (_, next)| goes_on(one, next));
            let pieces: Vec<Arc<Piece>> =
                pieces.map(|blocks| Arc::new(self.piece(open, blocks, &query))).collect();
            let first = before;
            before += pieces.len();
            let (id, heading) = (chapter.id.clone(), chapter.heading.clone());
            ChapterView { id, heading, before: first, pieces }
        };
        open.book.shown(self.edition, &query).into_iter().map(chapter).collect()
    }

    fn piece(&self, open: &OpenBook, blocks: &[(usize, &Block)], query: &Query) -> Piece {
        let example = blocks.iter().find_map(|(_, block)| match &block.kind {
            Kind::Example { id, .. } => open.examples.iter().find(|example| example.id == *id),
            _ => None,
        });
        Piece {
            key: format!(
                "{:?} {}",
                blocks.iter().map(|(index, _)| index).collect::<Vec<_>>(),
                self.typed
            ),
            blocks: blocks.iter().map(|(_, block)| (*block).clone()).collect(),
            query: query.clone(),
            example: example.cloned(),
        }
    }
}

/// A chapter as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterView {
    /// Its name in links.
    pub id: String,
    pub heading: String,
    /// How many pieces of the book stand before it.
    before: usize,
    pieces: Vec<Arc<Piece>>,
}

impl ChapterView {
    /// Those of its pieces that are among the first so many of the book.
    pub fn written(&self, pieces_of_book: usize) -> &[Arc<Piece>] {
        let here = pieces_of_book.saturating_sub(self.before).min(self.pieces.len());
        &self.pieces[..here]
    }

    /// How many pieces of the book there are at its end.
    pub fn end(&self) -> usize {
        self.before + self.pieces.len()
    }
}

/// One block of a chapter, or those together that make one list or one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// By what it is known again within its chapter when another edition or search is chosen: where its blocks stand in
    /// the chapter, and what was searched for.
    pub key: String,
    pub blocks: Vec<Block>,
    /// What is to be marked in it.
    pub query: Query,
    /// The example that is told here.
    pub example: Option<Example>,
}

/// A part of a text that is important or not, in runs that are searched for or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPart {
    pub important: bool,
    pub runs: Vec<(String, bool)>,
}

/// A text with its `**important words**`, and with what is searched for.
pub fn text_parts(text: &str, query: &Query) -> Vec<TextPart> {
    let part = |(number, words): (usize, &str)| TextPart {
        important: number % 2 == 1,
        runs: query.marks(words).into_iter().map(|(run, hit)| (run.to_owned(), hit)).collect(),
    };
    text.split("**").enumerate().map(part).filter(|part| !part.runs.is_empty()).collect()
}

fn index_in(chapter: &Chapter, block: &Block) -> usize {
    let is_it = |other: &Block| std::ptr::eq(other, block);
    // The block was taken from this chapter.
    chapter.blocks.iter().position(is_it).unwrap_or_default()
}

/// Whether two blocks belong to the same list or table.
fn goes_on(one: &Block, next: &Block) -> bool {
    matches!(
        (&one.kind, &next.kind),
        (Kind::Item(_), Kind::Item(_))
            | (Kind::Step(_), Kind::Step(_))
            | (Kind::Row(_), Kind::Row(_))
    )
}
