//! What is seen and heard: Leptos components that show slices of the model and send messages. They decide nothing.
#![allow(unreachable_pub, reason = "the modules are private; what they share is public among them")]

mod app;
mod art;
mod buttons;
mod focus;
mod keyed;
mod keys;
mod live_region;
mod log;
mod table;

pub use app::App;
