//! What is seen and heard. Every component shows a part of the session and sends facts; it decides nothing.
#![allow(unreachable_pub, reason = "the modules are private; what they share is public among them")]

mod app;
mod art;
mod dialogs;
mod dom;
mod end;
mod focus;
mod form;
mod keys;
mod live;
mod notice;
mod parts;
mod rules;
mod settings;
mod setup;
mod start;
mod table;
mod toast;
mod widgets;

/// Puts the app on the page, as soon as it can speak the reader's language.
pub fn mount() {
    crate::platform::report_faults();
    crate::platform::bring_language(|| {
        // Starting up and showing the first screen are two tasks, so that the page can answer in between.
        let open = || leptos::mount::mount_to_body(app::open);
        leptos::prelude::set_timeout(open, std::time::Duration::ZERO);
    });
}
