/// What the person at the browser has chosen in the system: a page sees it by media queries and `navigator.languages`.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the system's settings"
)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    pub dark: bool,
    pub reduced_motion: bool,
    /// WebKit has no forced colours; asking for them there is an error.
    pub forced_colors: bool,
    /// Reports a touch screen. WebKit has none here; asking for it there is an error.
    pub touch: bool,
    /// Lets pages keep nothing: no storage, no locks, no workers. WebKit knows no such setting; asking for it there is an error.
    pub site_data_blocked: bool,
    /// A tag such as `it-IT`; without one, the browser's own default (English).
    pub language: Option<&'static str>,
}

impl Preferences {
    pub const STILL: Preferences = Preferences { reduced_motion: true, ..Preferences::PLAIN };
    pub const PLAIN: Preferences = Preferences {
        dark: false,
        reduced_motion: false,
        forced_colors: false,
        touch: false,
        site_data_blocked: false,
        language: None,
    };

    #[must_use]
    pub const fn speaking(self, language: &'static str) -> Preferences {
        Preferences { language: Some(language), ..self }
    }
}
