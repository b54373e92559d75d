//! The project's commands, as a library: the end-to-end tests use its server and its knowledge of tools.

pub mod duration;
pub mod error;
pub mod lock;
pub mod process;
pub mod project;
pub mod static_server;
pub mod tools;
pub mod version;
