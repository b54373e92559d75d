//! Putting the book on the page.
//!
//! It is long: all at once, it would hold up a small phone for the better part of a second. So the first pages are there at
//! once and the rest follows piece by piece (progressive rendering), unless somebody is already looking for a place
//! further down.

use std::time::Duration;

use leptos::prelude::*;

use crate::view_model::{BookView, ChapterView};

/// More than any screen shows without scrolling.
const PIECES_AT_ONCE: usize = 8;

/// How much of the book is on the page.
#[derive(Clone, Copy, Debug)]
pub struct Writing {
    /// How many pieces may be there.
    written: RwSignal<usize>,
    /// How many there are.
    total: Memo<usize>,
}

impl Writing {
    /// Begins as soon as the book is here.
    pub fn of(book: Memo<BookView>, chapters: Memo<Vec<ChapterView>>) -> Writing {
        let total = Memo::new(move |_| {
            chapters.with(|chapters| chapters.last().map_or(0, ChapterView::end))
        });
        let writing = Writing { written: RwSignal::new(PIECES_AT_ONCE), total };
        Effect::new(move |opened: Option<bool>| {
            let (open, searched) =
                book.with(|book| (book.open().is_some(), !book.typed.is_empty()));
            // Whoever has the book open and changes what is shown wants to stay at the same place.
            if searched || opened == Some(true) {
                writing.hurry();
            } else if open {
                writing.go_on();
            }
            open
        });
        writing
    }

    /// How many pieces may be on the page.
    pub fn written(self) -> usize {
        self.written.get()
    }

    /// Whether there is more to come.
    pub fn is_busy(self) -> bool {
        self.written.get() < self.total.get()
    }

    /// Writes the rest at once.
    pub fn hurry(self) {
        if self.written.get_untracked() < usize::MAX {
            self.written.set(usize::MAX);
        }
    }

    /// Writes the next piece when the page has had time for other things, and so on.
    fn go_on(self) {
        let next = move || {
            // They are gone when the reader has left.
            let written = self.written.try_get_untracked().zip(self.total.try_get_untracked());
            if let Some((written, total)) = written
                && written < total
            {
                self.written.set(written + 1);
                self.go_on();
            }
        };
        set_timeout(next, Duration::ZERO);
    }
}
