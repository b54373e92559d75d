//! The page without a browser: the app as a value, its texts and its rule books.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

mod addresses;
mod bots;
mod chart;
mod coach;
mod device;
mod end_view;
mod files;
mod guide;
mod housekeeping;
mod kept;
mod odds;
mod playing;
mod positions;
mod practice;
mod replay;
mod review;
mod rulebook;
mod rules_html;
mod rules_view;
mod screens_view;
mod search;
mod sound;
mod sources;
mod stage;
mod support;
mod table_view;
mod tabs;
mod texts;
