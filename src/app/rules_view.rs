//! Reading the rules. The book is fetched when it is first opened: whoever only plays does not wait for it.

use std::sync::Arc;

use super::{Address, Dialog, Effect, Model, RulesAnchor};
use crate::{
    i18n::Language,
    rulebook::{Book, Example, Index, SearchWords, examples},
};
use engine::{Edition, Figure};

/// A book in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBook {
    /// The rules.
    pub book: Book,
    /// The examples it tells.
    pub examples: Vec<Example>,
    /// By what it is searched.
    pub index: Index,
}

impl OpenBook {
    /// Reads a book from its files; none if one of them is not what it should be.
    pub fn read(texts: &BookTexts) -> Option<OpenBook> {
        let book = Book::read(&texts.book).ok()?;
        let index = Index::new(&book, SearchWords::read(&texts.words).ok()?);
        Some(OpenBook { book, examples: examples(&texts.examples), index })
    }
}

/// The files of a book.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BookTexts {
    /// The book itself.
    pub book: String,
    /// The examples of all languages.
    pub examples: String,
    /// The words it is searched with.
    pub words: String,
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
    /// What was searched for before a place was opened.
    pub left: String,
}

impl Model {
    /// Lays a place of the rules over the table, which stays as it is; what lies there already makes room for it. Elsewhere
    /// the book is opened.
    pub(super) fn look_up(&mut self, place: Option<RulesAnchor>) -> Vec<Effect> {
        match (&self.address, place) {
            (Address::Table(_) | Address::Guide | Address::Replay { .. }, Some(place))
                if self.play.is_some() =>
            {
                let mut effects = self.open_book();
                if self.dialog.replace(Dialog::Rules(place)).is_none() {
                    effects.push(Effect::PushLayer);
                }
                effects
            }
            (_, place) => vec![Effect::Go { address: Address::rules(place), replace: false }],
        }
    }

    /// Goes on in the book with what lies over the table, as the table plays it. It takes the sheet's step of the history.
    pub(super) fn read_on(&mut self) -> Vec<Effect> {
        let edition = Some(self.edition_at_hand());
        let Some(Dialog::Rules(place)) = self.dialog.take() else { return Vec::new() };
        let address = Address::Rules { place: Some(place), edition };
        vec![Effect::Go { address, replace: true }]
    }

    /// Opens the book at this place, in this edition if one is asked for. `from_book` tells that the reader was in it already.
    pub(super) fn read_at(
        &mut self,
        place: Option<&RulesAnchor>,
        edition: Option<Edition>,
        from_book: bool,
    ) -> Vec<Effect> {
        if place.is_some() {
            // What is searched for would hide the place; the way back from there leads to it again.
            let typed = std::mem::take(&mut self.rules.typed);
            if !typed.is_empty() {
                self.rules.left = typed;
            }
        } else if from_book && self.rules.typed.is_empty() {
            self.rules.typed = std::mem::take(&mut self.rules.left);
        } else if !from_book {
            self.rules.left.clear();
        }
        if edition.is_some() {
            self.rules.edition = edition;
        }
        let reads = |edition: Edition| match place {
            Some(RulesAnchor::Rule(rule)) => rule.belongs_to(edition),
            Some(RulesAnchor::Place(name)) if Figure::parse(name).is_some() => {
                edition.has_specialists()
            }
            _ => true,
        };
        if !reads(self.edition_read()) {
            self.rules.edition = Edition::ALL.into_iter().find(|edition| reads(*edition));
        }
        self.open_book()
    }

    /// Fetches the book in the language in use, unless it is here.
    pub(super) fn open_book(&mut self) -> Vec<Effect> {
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
            Address::Rules { .. } => self.open_book(),
            _ => Vec::new(),
        }
    }

    pub(super) fn book_fetched(&mut self, language: Language, texts: Option<&BookTexts>) {
        if self.rules.language != Some(language) {
            return;
        }
        let open = texts.and_then(OpenBook::read);
        self.rules.book = open.map_or(BookState::Failed, |open| BookState::Ready(Arc::new(open)));
    }
}
