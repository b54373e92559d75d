//! What several tests share.
#![allow(dead_code, reason = "every test uses its own part of this")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

pub(crate) mod cases;
pub(crate) mod defects;
pub(crate) mod random_tables;
pub(crate) mod shadow;
pub(crate) mod story;
