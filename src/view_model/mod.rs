//! What the components show, as pure functions of the [`Model`](crate::app::Model): all of it is tested on any machine.
//!
//! A component asks for a slice (`app.memo(move |model| TileView::of(model, tile))`) and only shows it.

mod actions;
mod bar;
mod keys;
mod live_region;
mod log;
mod outcome;
mod screen;
mod seat;
mod tile;
mod tray;

pub use actions::{ActionButton, Tone, action_buttons, bot_plays, offers_golden, result_address};
pub use bar::{headline, is_played_elsewhere, look_of_turn, supply};
pub use keys::key_meaning;
pub use live_region::{Urgency, spoken};
pub use log::turns;
pub use outcome::{Detail, OutcomeView};
pub use screen::Screen;
pub use seat::SeatView;
pub use tile::{TileState, TileView};
pub use tray::{Answer, AsideView, FaceGroup, LyingDie, QuestionView, RollView};
