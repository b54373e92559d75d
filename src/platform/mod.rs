//! The app's hands: everything that reaches outside of it. Decisions are made in [`crate::app`].

mod addresses;
mod device;
mod files;
mod flight;
mod parts;
mod random;
mod storage;
mod store;
mod tabs;

pub use flight::finish_all as finish_flights;
pub use parts::PartMissing;
pub(crate) use parts::part;
pub use store::Store;
pub(crate) use store::bring_language;

/// Tells the browser's console where a fault of ours was. The place is enough to find it; to put values into words, the
/// page would have to carry the words of every type.
pub fn report_faults() {
    std::panic::set_hook(Box::new(|fault| {
        if let Some(place) = fault.location() {
            web_sys::console::error_2(&place.file().into(), &place.line().into());
        }
    }));
}

/// The time in milliseconds since 1970.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "whole milliseconds, not before 1970"
)]
fn now() -> u64 {
    js_sys::Date::now().max(0.0) as u64
}
