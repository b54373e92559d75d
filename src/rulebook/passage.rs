//! Passages: what is found, quoted and looked up as one.

use engine::{Edition, Rule};

use super::{Block, Book, Chapter, Kind};

/// A paragraph with the list and the pictures that belong to it; or a question, a row of a table, an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<'a> {
    /// The chapter it stands in.
    pub chapter: &'a Chapter,
    /// The heading above it within the chapter.
    pub section: Option<&'a Block>,
    /// The row that names the columns, for a row of a table.
    pub columns: Option<&'a Block>,
    /// What it consists of, each with its number in the book.
    pub blocks: Vec<(usize, &'a Block)>,
}

impl Passage<'_> {
    /// Every rule it tells, each once.
    pub fn rules(&self) -> Vec<Rule> {
        let mut rules = Vec::new();
        for rule in self.blocks.iter().flat_map(|(_, block)| &block.rules) {
            if !rules.contains(rule) {
                rules.push(*rule);
            }
        }
        rules
    }

    /// What it stands under.
    pub fn heading(&self) -> &str {
        let section = self.section.and_then(|section| section.texts().into_iter().next());
        section.unwrap_or(&self.chapter.heading)
    }

    /// Whether it belongs to the chapter, the section or the example of this name.
    pub fn stands_at(&self, place: &str) -> bool {
        let of_section = self.section.is_some_and(|section| section.place() == Some(place));
        of_section
            || self.chapter.id == place
            || self.blocks.iter().any(|(_, block)| block.place() == Some(place))
    }

    /// The block that decides what kind of passage it is: the first that is no picture.
    pub fn lead(&self) -> Option<&Block> {
        let mut blocks = self.blocks.iter().map(|(_, block)| *block);
        blocks.find(|block| !block.is_picture())
    }
}

impl Book {
    /// The passages of an edition, in the order in which they are read.
    pub fn passages(&self, edition: Edition) -> Vec<Passage<'_>> {
        let mut passages = Vec::new();
        let mut number = 0;
        for chapter in &self.chapters {
            let numbered =
                chapter.blocks.iter().enumerate().map(|(at, block)| (number + at, block));
            let shown: Vec<_> =
                numbered.filter(|(_, block)| block.editions.contains(&edition)).collect();
            passages.extend(of_chapter(chapter, &shown));
            number += chapter.blocks.len();
        }
        passages
    }
}

fn of_chapter<'a>(chapter: &'a Chapter, blocks: &[(usize, &'a Block)]) -> Vec<Passage<'a>> {
    let mut passages: Vec<Passage<'a>> = Vec::new();
    let (mut section, mut columns) = (None, None);
    // Figures are shown before the words about them.
    let mut waiting: Vec<(usize, &'a Block)> = Vec::new();
    // Whether lists and pictures belong to the passage before.
    let mut is_open = false;
    for &(number, block) in blocks {
        if !matches!(block.kind, Kind::Row(_)) {
            columns = None;
        }
        match &block.kind {
            Kind::Heading { .. } => {
                (section, is_open) = (Some(block), false);
                continue;
            }
            Kind::Row(_) if columns.is_none() => {
                columns = Some(block);
                continue;
            }
            Kind::Figure(..) => {
                waiting.push((number, block));
                continue;
            }
            Kind::Item(_) | Kind::Step(_) | Kind::Dice(..) | Kind::Tiles(..) if is_open => {
                if let Some(last) = passages.last_mut() {
                    last.blocks.push((number, block));
                    continue;
                }
            }
            _ => {}
        }
        is_open = !matches!(block.kind, Kind::Row(_) | Kind::Question(..) | Kind::Example { .. });
        let mut own = std::mem::take(&mut waiting);
        own.push((number, block));
        passages.push(Passage { chapter, section, columns, blocks: own });
    }
    passages
}
