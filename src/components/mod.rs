//! What is seen and heard: Leptos components that show slices of the model and send messages. They decide nothing.
#![allow(unreachable_pub, reason = "the modules are private; what they share is public among them")]

mod app;
mod art;
mod buttons;
mod dialogs;
mod end;
mod focus;
mod form;
mod keys;
mod language_switch;
mod live_region;
mod log;
mod notice;
mod practice;
mod replay;
mod rows;
mod rules;
mod settings;
mod setup;
mod start;
mod table;
mod toast;
mod written;

pub use app::App;
