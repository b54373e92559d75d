//! The page without a browser: the app as a value, its texts and its rule books.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

mod app;
mod device;
mod rulebook;
mod rules_view;
mod screens_view;
mod texts;
