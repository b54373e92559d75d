//! The effects: everything that reaches outside of the page's own values. Decisions are made in [`crate::app`].

mod addresses;
mod device;
pub(crate) mod files;
mod practice;
mod random;
mod runtime;
mod sound;
mod stage;
mod storage;
mod tabs;
mod worker;

use engine::{Figure, Tile};

pub use addresses::for_others;
pub use device::keep_awake;
pub use runtime::{AppContext, use_app};

/// By what a tile is found on the page wherever it lies.
pub fn tile_handle(tile: Tile) -> String {
    format!("tile-{}", tile.number())
}

/// By what a figure is found on the page wherever it stands.
pub fn figure_handle(figure: Figure) -> String {
    format!("figure-{}", figure.name())
}

/// The time in milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
