//! What the components show, as pure functions of the [`Model`](crate::app::Model): all of it is tested on any machine.
//!
//! A component asks for a slice (`app.memo(move |model| TileView::of(model, tile))`) and only shows it.

mod actions;
mod bar;
mod book_html;
mod dialog;
mod end;
mod html;
mod keys;
mod live_region;
mod log;
mod notice;
mod outcome;
mod rules;
mod screen;
mod seat;
mod setup;
mod stage;
mod start;
mod tile;
mod tray;

pub use actions::{ActionButton, ActionKind, Tone, bot_plays, result_address};
pub use bar::{headline, is_played_elsewhere, look_of_turn, supply};
pub use book_html::{book_html, contents_html};
pub use dialog::{DialogView, KeyRow};
pub use end::{EndView, RankingRow};
pub use html::{Html, aspect_ratio, die_picture, view_box};
pub use keys::key_meaning;
pub use live_region::{Spoken, Urgency, spoken};
pub use log::turns;
pub use notice::{NoticeView, Remedy};
pub use outcome::{Detail, OutcomeView};
pub use rules::{BookView, ChapterView, Piece, rules_anchor, way_back};
pub use screen::Screen;
pub use seat::SeatView;
pub use setup::{SeatRow, SetupView, offered_levels};
pub use stage::{ExampleStep, example_steps, stage_html};
pub use start::{SavedGameLists, SavedGameRow, SavedGameSummary, continue_address};
pub use tile::{TileState, TileView};
pub use tray::{Answer, AsideView, FaceGroup, LyingDie, QuestionView, RollView};
