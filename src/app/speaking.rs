//! Speaking another language. Where the code comes in parts, its texts may have to be fetched first.

use super::{Notice, Session, Task};
use crate::i18n::Language;

impl Session {
    /// Speaks another language, as soon as its texts are there.
    pub(super) fn speak(&mut self, language: Language) -> Vec<Task> {
        if !language.is_here() {
            self.awaited = Some(language);
            return vec![Task::FetchLanguage(language)];
        }
        self.awaited = None;
        self.language = language;
        self.reopen_book()
    }

    pub(super) fn language_fetched(&mut self, language: Language, here: bool) -> Vec<Task> {
        if !here {
            self.notice = Some(Notice::PartMissing);
            return Vec::new();
        }
        // Somebody may have asked for yet another one in the meantime.
        if self.awaited != Some(language) {
            return Vec::new();
        }
        self.awaited = None;
        self.language = language;
        self.reopen_book()
    }
}
