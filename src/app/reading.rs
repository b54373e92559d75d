//! Reading the rules. The book is fetched when it is first opened: whoever only plays does not wait for it.

use std::sync::Arc;

use super::{Address, Session, Spot, Task};
use engine::{Edition, Rule};
use crate::{i18n::Language, rulebook::{Book, Example, examples}};

/// A book in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBook {
    /// The rules.
    pub book: Book,
    /// The examples it tells.
    pub examples: Vec<Example>,
}

/// The book of one language.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Volume {
    /// Not asked for yet, or on its way.
    #[default]
    Unread,
    /// Here.
    Open(Arc<OpenBook>),
    /// Out of reach.
    Missing,
}

/// The rule book and how it is read.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    /// The book of the language below.
    pub volume: Volume,
    /// The language that was asked for.
    pub language: Option<Language>,
    /// The edition the reader has chosen.
    pub edition: Option<Edition>,
    /// What the reader searches for, as typed.
    pub typed: String,
}

impl Session {
    /// Goes from the table to a rule. It is read as the table plays it, whatever was read before.
    pub(super) fn look_up(&mut self, rule: Option<Rule>) -> Vec<Task> {
        self.reading.edition = None;
        let address = Address::Rules(rule.map(Spot::Rule));
        vec![Task::Go { address, replace: false }]
    }

    /// Opens the book at this place, in the language in use.
    pub(super) fn open_book(&mut self, spot: Option<&Spot>) -> Vec<Task> {
        if spot.is_some() {
            // What is searched for could hide the place.
            self.reading.typed.clear();
        }
        if let Some(Spot::Rule(rule)) = spot
            && !rule.belongs_to(self.edition_read())
        {
            self.reading.edition =
                Edition::ALL.into_iter().find(|edition| rule.belongs_to(*edition));
        }
        let asked = self.reading.language == Some(self.language);
        if asked && matches!(self.reading.volume, Volume::Open(_)) {
            return Vec::new();
        }
        self.reading.volume = Volume::Unread;
        self.reading.language = Some(self.language);
        vec![Task::FetchBook(self.language)]
    }

    /// The language may have changed: an open book is exchanged.
    pub(super) fn reopen_book(&mut self) -> Vec<Task> {
        match self.address {
            Address::Rules(_) => self.open_book(None),
            _ => Vec::new(),
        }
    }

    pub(super) fn book_fetched(&mut self, language: Language, texts: Option<(String, String)>) {
        if self.reading.language != Some(language) {
            return;
        }
        let open = texts.and_then(|(book, told)| {
            let book = Book::read(&book).ok()?;
            Some(Volume::Open(Arc::new(OpenBook { book, examples: examples(&told) })))
        });
        self.reading.volume = open.unwrap_or(Volume::Missing);
    }
}
