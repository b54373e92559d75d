//! Drives the game in real browsers over WebDriver: Chromium, Firefox and WebKit, with one and the same code.
//!
//! From the ground up: a [`Driver`] is the program that speaks WebDriver, a [`Browser`] is one session of it with everything a
//! test may want to do or see, a [`StaticServer`] is what a browser visits, a [`Site`] is such a server on an origin of its own,
//! and [`App`] is the game in such a browser. [`suite::run`] runs a list of cases in every browser.
//!
//! Nothing here knows a rule of the game: what the page shows is read from its documented handles ([`Table`]) and
//! compared with what the engine says.
//!
//! No case gives its verdict after a fixed pause: it waits for what has to come ([`eventually`], [`Browser::wait_for`]), and
//! where something must not come, for a sign that it had its chance.

#![allow(clippy::doc_markdown, reason = "WebKit, WebDriver and DevTools are names, not code")]

mod app;
mod area;
mod axe;
mod browser;
mod browser_kind;
mod build;
mod console;
mod driver;
mod input;
mod paths;
mod patience;
mod preferences;
mod process;
mod program;
mod raw_command;
mod server;
mod site;
pub mod suite;
mod table;
mod twin;
mod viewport;

pub use app::{App, Hand};
pub use area::{Area, Overflow, outside, overlaps};
pub use axe::Violation;
pub use browser::Browser;
pub use browser_kind::BrowserKind;
pub use build::{Build, PROBE, project_root};
pub use console::Complaint;
pub use driver::Driver;
pub use fantoccini::key::Key;
pub use paths::dist;
pub use patience::{PATIENCE, eventually};
pub use preferences::Preferences;
pub use server::{Fault, StaticServer, StaticServerBuilder, Visit};
pub use site::{Site, SiteBuilder};
pub use table::{Seat, Table};
pub use twin::Twin;
pub use viewport::Viewport;

/// Whatever went wrong, in words: a test only ever reports it.
pub type Error = Box<dyn std::error::Error + Send + Sync>;

pub type Result<T, E = Error> = std::result::Result<T, E>;
