//! Everything the app says, in every language. A text that is missing in one of them does not compile.

mod de;
mod en;
mod fr;
mod guide;
mod it;
mod language;
mod messages;
mod odds;
mod practice;
mod replay;

pub use language::Language;
pub use messages::{
    CoachTexts, DeviceTexts, EditionTexts, EndTexts, GuideTexts, KeyTexts, Messages, Names,
    NoticeTexts, RulesTexts, SettingsTexts, SetupTexts, StartTexts, TableTexts,
};
pub use odds::{NamedOdds, OddsTexts};
pub use practice::PracticeTexts;
pub use replay::{ReplayTexts, ReviewTexts};
