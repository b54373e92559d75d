//! What the components show, as pure functions of the [`Model`](crate::app::Model): all of it is tested on any machine.
//!
//! A component asks for a slice (`app.memo(move |model| TileView::of(model, tile))`) and only shows it.

mod log;
mod screen;
mod seat;
mod tile;

pub use log::turns;
pub use screen::Screen;
pub use seat::SeatView;
pub use tile::{TileState, TileView};
