//! The effects: everything that reaches outside of the page's own values. Decisions are made in [`crate::app`].

mod addresses;
mod device;
pub(crate) mod files;
mod flip;
mod random;
mod runtime;
mod sound;
mod storage;
mod tabs;
mod worker;

pub use device::keep_awake;
pub use flip::{figure_handle, finish_animations, tile_handle};
pub use runtime::{AppContext, use_app};

/// The time in milliseconds since 1970.
fn now() -> u64 {
    js_sys::Date::now() as u64
}
