//! The rules, held against cases, worked examples, whole games and each other.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

mod coverage;
mod games;
mod material;
mod rules;
mod worked_examples;
