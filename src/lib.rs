//! Heckmeck for the browser: the page. The rules, records, solver and bots are crates of their own.
//!
//! A tap becomes an [`app::Msg`]; [`app::update`] makes the next [`app::Model`] of it and a list of [`app::Effect`]s;
//! [`platform`] runs them, saving first; [`components`] show slices of the model, which [`view_model`] works out.
//! `docs/architecture.md` tells more.

pub mod app;
pub mod components;
pub mod i18n;
pub mod platform;
pub mod rulebook;
pub mod stage;
pub mod view_model;
pub mod worker;
