//! Drives the game in real browsers over WebDriver: Chromium, Firefox and WebKit, with one and the same code.
//!
//! From the ground up: a [`ProcessGroup`] is a program that never outlives us, a [`Driver`] is the program that speaks
//! WebDriver, a [`Browser`] is one session of it with everything a test may want to do or see, a [`Site`] is a
//! static server on an origin of its own, and [`App`] is the game in such a browser. [`suite::run`] runs a list of
//! cases in every engine.
//!
//! Nothing here knows a rule of the game: what the page shows is read from its documented handles ([`Table`]) and
//! compared with what the engine says.

#![allow(clippy::doc_markdown, reason = "WebKit, WebDriver and DevTools are names, not code")]

mod app;
mod area;
mod axe;
mod browser;
mod build;
mod console;
mod driver;
mod engine;
mod input;
mod paths;
mod preferences;
mod process;
mod raw_command;
mod site;
pub mod suite;
mod table;
mod twin;
mod viewport;

pub use app::{App, Hand};
pub use area::{Area, Overflow, outside, overlaps};
pub use axe::Violation;
pub use browser::Browser;
pub use build::{Build, PROBE};
pub use console::Complaint;
pub use driver::Driver;
pub use engine::Engine;
pub use fantoccini::key::Key;
pub use preferences::Preferences;
pub use process::ProcessGroup;
pub use site::Site;
pub use table::{Seat, Table};
pub use twin::Twin;
pub use viewport::Viewport;
pub use xtask::static_server::Fault;

/// Whatever went wrong, in words: a test only ever reports it.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

pub type Result<T, E = Error> = std::result::Result<T, E>;
