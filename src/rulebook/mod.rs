//! The rule book: what it is made of, how it is read from its file, searched, and how its examples are played.
//!
//! There is one file per language in `books`, each written in that language rather than translated, and one file of
//! examples for all of them. They are fetched when the rules are first opened. `docs/rule-books.md` tells how they are
//! written.

mod example;
mod parse;
mod passage;
mod search;
mod words;

pub use example::{Example, Scene, ShownDie, examples};
pub use parse::BookDefect;
pub use passage::Passage;
pub use search::{Hits, Index, Marked, SearchWords};
pub use words::{Run, plain, runs};

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

/// What a block can be. Texts may hold `**important words**` and `[links](turn)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A heading within the chapter.
    Heading {
        /// What it says.
        text: String,
        /// The name of the section in links: that of its specialist, else of the chapter with a number, `failure-2`.
        place: String,
    },
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

    /// What an edition reads: its chapters, each with the blocks that are for it.
    pub fn shown(&self, edition: Edition) -> Vec<(&Chapter, Vec<&Block>)> {
        let is_shown = |block: &&Block| block.editions.contains(&edition);
        let chapters = self.chapters.iter();
        chapters
            .map(|chapter| (chapter, chapter.blocks.iter().filter(is_shown).collect::<Vec<_>>()))
            .filter(|(_, blocks)| !blocks.is_empty())
            .collect()
    }
}

impl Chapter {
    /// Gives every heading its name in links.
    fn name_sections(&mut self) {
        let mut figure = None;
        let mut number = self.blocks.iter().filter(|block| block.is_heading()).count();
        for block in self.blocks.iter_mut().rev() {
            match &mut block.kind {
                Kind::Figure(shown, _) => figure = Some(shown.name()),
                Kind::Heading { place, .. } => {
                    *place = figure
                        .take()
                        .map_or_else(|| format!("{}-{number}", self.id), str::to_owned);
                    number -= 1;
                }
                _ => {}
            }
        }
    }
}

impl Block {
    /// Whether it heads a section.
    pub fn is_heading(&self) -> bool {
        matches!(self.kind, Kind::Heading { .. })
    }

    /// Its name in links, if it has one of its own.
    pub fn place(&self) -> Option<&str> {
        match &self.kind {
            Kind::Heading { place, .. } => Some(place),
            Kind::Example { id, .. } => Some(id),
            _ => None,
        }
    }

    /// Whether it is a picture: of what stands above it, or, for a figure, below.
    pub fn is_picture(&self) -> bool {
        matches!(self.kind, Kind::Dice(..) | Kind::Tiles(..) | Kind::Figure(..))
    }

    /// Every text of the block.
    pub fn texts(&self) -> Vec<&str> {
        match &self.kind {
            Kind::Heading { text, .. } | Kind::Text(text) | Kind::Item(text) | Kind::Step(text) => {
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
