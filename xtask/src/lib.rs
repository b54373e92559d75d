//! The project's commands, as a library: the end-to-end tests use its server and its knowledge of tools.

pub mod args;
mod browser;
pub mod dependencies;
pub mod duration;
pub mod error;
mod files;
pub mod lighthouse;
pub mod lock;
pub mod page;
pub mod picture;
pub mod play;
pub mod process;
pub mod project;
pub mod screenshots;
pub mod size;
pub mod speed;
mod spelling;
pub mod static_server;
pub mod suite;
pub mod tools;
pub mod version;
pub mod wasm;
