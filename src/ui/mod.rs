//! What is seen and heard. Components show slices of the session and send facts; they decide nothing.

#![allow(unreachable_pub, reason = "the component macro makes public items of its own")]

mod app;
mod art;
mod dialogs;
mod end;
mod focus;
mod keys;
mod live;
mod notice;
mod settings;
mod setup;
mod start;
mod table;

/// Puts the app on the page.
pub fn mount() {
    leptos::mount::mount_to_body(app::App);
}
