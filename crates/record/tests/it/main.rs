//! Games as text: what is read, what is refused and why, and that nothing makes the readers panic.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test that cannot go on is a test that failed"
)]

mod links;
mod records;
mod saves;
