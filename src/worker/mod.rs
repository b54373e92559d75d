//! The second thread: one program, two threads. The page hands its own compiled module to a Web Worker, where [`main`]
//! thinks instead of showing the page; so both are always of the same version, and thinking never holds up the page.
//!
//! [`main`]: ../fn.main.html

mod exercise;
mod protocol;
mod reviewer;
mod serve;
mod thinker;

pub use exercise::obvious;
pub use protocol::{Answer, Letter, Question, READY};
pub use serve::serve;
pub use thinker::Thinker;
