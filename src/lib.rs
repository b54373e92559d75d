//! Heckmeck for the browser: the rules, the records, the players and the page.
//!
//! Dependencies point one way: `engine` knows nobody; `chance` draws for it; `bots` play it; `record` writes
//! it down; `i18n` puts it into words; `session` is the app as a value. None of these touches the web: they
//! build and test on any machine. Only `shell` and `ui` do, and only they are left out elsewhere.
#![warn(missing_docs)]

pub mod bots;
pub mod chance;
pub mod engine;
pub mod i18n;
pub mod record;
pub mod rulebook;
pub mod session;
pub mod solver;

#[cfg(target_arch = "wasm32")]
pub mod shell;
#[cfg(target_arch = "wasm32")]
pub mod ui;
