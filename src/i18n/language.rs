//! The languages the app speaks.

use super::{Messages, en};
#[cfg(not(feature = "split"))]
use super::{de, fr, it};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs, reason = "the codes say it")]
pub enum Language {
    De,
    #[default]
    En,
    It,
    Fr,
}

impl Language {
    /// Every language, in the order of the switch.
    pub const ALL: [Language; 4] = [Language::De, Language::En, Language::It, Language::Fr];

    /// The code for `html[lang]`, links and settings.
    pub const fn code(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
            Language::It => "it",
            Language::Fr => "fr",
        }
    }

    /// Its own name for itself: to be read also by those who have not chosen it yet, so it is always there.
    pub const fn name(self) -> &'static str {
        match self {
            Language::De => "Deutsch",
            Language::En => "English",
            Language::It => "Italiano",
            Language::Fr => "Français",
        }
    }

    /// The language of a code such as `de`, `de-AT` or `fr_CH`.
    pub fn parse(code: &str) -> Option<Language> {
        let base = code.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == base)
    }

    /// The first of these codes that the app speaks, else English.
    pub fn best<'a>(codes: impl IntoIterator<Item = &'a str>) -> Language {
        codes.into_iter().find_map(Language::parse).unwrap_or_default()
    }
}

/// Where the whole program is in one file, all languages are there.
#[cfg(not(feature = "split"))]
impl Language {
    /// All texts in this language.
    pub const fn messages(self) -> &'static Messages {
        match self {
            Language::De => &de::MESSAGES,
            Language::En => &en::MESSAGES,
            Language::It => &it::MESSAGES,
            Language::Fr => &fr::MESSAGES,
        }
    }

    /// Whether its texts are there.
    pub const fn is_here(self) -> bool {
        true
    }
}

/// Where the program comes in parts, English is there from the start and every other language arrives when it is asked for.
#[cfg(feature = "split")]
mod arrivals {
    use std::sync::OnceLock;

    use super::{Language, Messages, en};

    static ARRIVED: [OnceLock<&'static Messages>; 4] = [const { OnceLock::new() }; 4];

    impl Language {
        fn place(self) -> &'static OnceLock<&'static Messages> {
            &ARRIVED[self as usize]
        }

        /// All texts in this language; in English, as long as they are not there.
        pub fn messages(self) -> &'static Messages {
            self.place().get().copied().unwrap_or(&en::MESSAGES)
        }

        /// Whether its texts are there.
        pub fn is_here(self) -> bool {
            self == Language::En || self.place().get().is_some()
        }

        /// Its texts have arrived.
        pub fn arrive(self, messages: &'static Messages) {
            // Whoever comes second brings the same.
            let _ = self.place().set(messages);
        }
    }
}
