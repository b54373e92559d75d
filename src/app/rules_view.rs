//! Reading the rules. The book is fetched when it is first opened: whoever only plays does not wait for it.

use std::sync::Arc;

use super::{Address, Effect, Model, RulesAnchor};
use crate::{
    i18n::Language,
    rulebook::{Book, Example, examples},
};
use engine::{Edition, Rule};

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
pub enum BookState {
    /// Not asked for yet, or on its way.
    #[default]
    Loading,
    /// Here.
    Ready(Arc<OpenBook>),
    /// Out of reach.
    Failed,
}

/// The rule book and how it is read.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RulesView {
    /// The book of the language below.
    pub book: BookState,
    /// The language that was asked for.
    pub language: Option<Language>,
    /// The edition the reader has chosen.
    pub edition: Option<Edition>,
    /// What the reader searches for, as typed.
    pub typed: String,
}

impl Model {
    /// Goes from the table to a rule. It is read as the table plays it, whatever was read before.
    pub(super) fn look_up(&mut self, rule: Option<Rule>) -> Vec<Effect> {
        self.rules.edition = None;
        let address = Address::Rules(rule.map(RulesAnchor::Rule));
        vec![Effect::Go { address, replace: false }]
    }

    /// Opens the book at this place, in the language in use.
    pub(super) fn open_book(&mut self, spot: Option<&RulesAnchor>) -> Vec<Effect> {
        if spot.is_some() {
            // What is searched for could hide the place.
            self.rules.typed.clear();
        }
        if let Some(RulesAnchor::Rule(rule)) = spot
            && !rule.belongs_to(self.edition_read())
        {
            self.rules.edition = Edition::ALL.into_iter().find(|edition| rule.belongs_to(*edition));
        }
        let asked = self.rules.language == Some(self.language);
        if asked && matches!(self.rules.book, BookState::Ready(_)) {
            return Vec::new();
        }
        self.rules.book = BookState::Loading;
        self.rules.language = Some(self.language);
        vec![Effect::FetchBook(self.language)]
    }

    /// Speaks another language; an open book is exchanged.
    pub(super) fn speak(&mut self, language: Language) -> Vec<Effect> {
        self.language = language;
        match self.address {
            Address::Rules(_) | Address::Guide => self.open_book(None),
            _ => Vec::new(),
        }
    }

    pub(super) fn book_fetched(&mut self, language: Language, texts: Option<(String, String)>) {
        if self.rules.language != Some(language) {
            return;
        }
        let open = texts.and_then(|(book, told)| {
            let book = Book::read(&book).ok()?;
            Some(BookState::Ready(Arc::new(OpenBook { book, examples: examples(&told) })))
        });
        self.rules.book = open.unwrap_or(BookState::Failed);
    }
}
