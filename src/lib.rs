//! Heckmeck for the browser: the rules, the records, the players and the page.
//!
//! Dependencies point one way: `engine` knows nobody; `chance` draws for it; `bots` play it; `record` writes
//! it down. None of these touches the web; they build and test on any machine.
#![warn(missing_docs)]

pub mod bots;
pub mod chance;
pub mod engine;
pub mod record;
