//! What several tests share.
#![allow(dead_code, reason = "every test uses its own part of this")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

pub mod cases;
pub mod defects;
pub mod random_tables;
pub mod shadow;
pub mod story;
