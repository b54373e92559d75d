//! The rule book: what it is made of, how it is read from its file, searched, and how its examples are played.
//!
//! There is one file per language in `books`, each written in that language rather than translated, and one file of
//! examples for all of them. They are fetched when the rules are first opened. `docs/rule-books.md` tells how they are
//! written.

mod example;
mod parse;
mod search;

pub use example::{Example, Scene, ShownDie, examples};
pub use parse::BookDefect;
pub use search::{Query, fold};

use engine::{Edition, Face, Figure, Rule, Tile};

/// The rules in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    /// In the order in which they are read.
    pub chapters: Vec<Chapter>,
}

/// One chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The same in every language, for links: `turn`.
    pub id: String,
    /// What it is called.
    pub heading: String,
    /// What it consists of.
    pub blocks: Vec<Block>,
}

/// A paragraph, or something else that stands by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The rules it tells.
    pub rules: Vec<Rule>,
    /// The editions it is true for.
    pub editions: Vec<Edition>,
    /// What it is.
    pub kind: Kind,
}

/// What a block can be. Texts may hold `**important words**`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A heading within the chapter.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// One entry of a list.
    Item(String),
    /// One step of a numbered list.
    Step(String),
    /// A question people argue about, and the decision.
    Question(String, String),
    /// One row of a table; the first one names the columns.
    Row(Vec<String>),
    /// Dice, golden or not, and what they show.
    Dice(Vec<(Face, bool)>, String),
    /// Portions, and what they show.
    Tiles(Vec<PicturedTile>, String),
    /// A figure, and what it is.
    Figure(Figure, String),
    /// A worked example: its name in the file of examples, its title, and what is said at each step.
    Example {
        /// The name in the file of examples.
        id: String,
        /// What it is called.
        title: String,
        /// One text for each step, with places for the numbers that the engine fills in.
        steps: Vec<String>,
    },
}

/// A portion in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PicturedTile {
    /// The portion.
    pub tile: Tile,
    /// Whether it is turned face-down.
    pub down: bool,
    /// The figure that stands on it.
    pub figure: Option<Figure>,
}

impl Book {
    /// Reads a book. What is not well-formed is refused with the number of its line.
    pub fn read(text: &str) -> Result<Book, BookDefect> {
        parse::book(text)
    }

    /// What is to be shown to somebody who reads about this edition and searches for this.
    pub fn shown(&self, edition: Edition, query: &Query) -> Vec<(&Chapter, Vec<&Block>)> {
        let chapters = self.chapters.iter().map(|chapter| (chapter, chapter.shown(edition, query)));
        chapters.filter(|(_, blocks)| !blocks.is_empty()).collect()
    }
}

impl Chapter {
    /// The blocks to show: those of the edition that hold what is searched for, with the headings above them.
    fn shown(&self, edition: Edition, query: &Query) -> Vec<&Block> {
        let mut shown: Vec<&Block> = Vec::new();
        let (mut in_table, mut columns) = (false, None);
        for block in self.blocks.iter().filter(|block| block.editions.contains(&edition)) {
            match &block.kind {
                Kind::Row(_) if !in_table => (in_table, columns) = (true, Some(block)),
                Kind::Row(_) => {
                    if query.finds(block) {
                        // The names of the columns come with the first row that is shown.
                        shown.extend(columns.take());
                        shown.push(block);
                    }
                }
                kind => {
                    in_table = false;
                    let heading = matches!(kind, Kind::Heading(_));
                    if heading {
                        drop_idle_heading(&mut shown);
                    }
                    if heading || query.finds(block) {
                        shown.push(block);
                    }
                }
            }
        }
        drop_idle_heading(&mut shown);
        shown
    }
}

/// A heading with nothing below it is not worth its line.
fn drop_idle_heading(shown: &mut Vec<&Block>) {
    if matches!(shown.last().map(|block| &block.kind), Some(Kind::Heading(_))) {
        shown.pop();
    }
}

impl Block {
    /// Every text of the block.
    pub fn texts(&self) -> Vec<&str> {
        match &self.kind {
            Kind::Heading(text) | Kind::Text(text) | Kind::Item(text) | Kind::Step(text) => {
                vec![text]
            }
            Kind::Dice(_, text) | Kind::Tiles(_, text) | Kind::Figure(_, text) => vec![text],
            Kind::Question(question, answer) => vec![question, answer],
            Kind::Row(cells) => cells.iter().map(String::as_str).collect(),
            Kind::Example { title, steps, .. } => {
                std::iter::once(title).chain(steps).map(String::as_str).collect()
            }
        }
    }
}
