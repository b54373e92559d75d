//! The languages the app speaks.

use serde::{Deserialize, Serialize};

use super::{Messages, de, en, fr, it};

/// A language the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

    /// Its own name for itself.
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

    /// All texts in this language.
    pub const fn messages(self) -> &'static Messages {
        match self {
            Language::De => &de::MESSAGES,
            Language::En => &en::MESSAGES,
            Language::It => &it::MESSAGES,
            Language::Fr => &fr::MESSAGES,
        }
    }
}
