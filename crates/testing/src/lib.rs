//! What the tests of several crates share: rule cases, defective records, games by lot, scenarios told move by move.
//!
//! It is a dev-dependency only: no program is built with it. It depends on `engine`, `record` and `rng`.
#![allow(
    clippy::expect_used,
    clippy::missing_panics_doc,
    clippy::panic,
    clippy::return_self_not_must_use,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

pub mod cases;
pub mod defects;
pub mod random_tables;
pub mod scenario;
pub mod shadow;
