//! How the moves of the table are shown: which step comes when ([`plan`]), and along which way things go ([`motion`]). Values
//! only: what plays it on the page is `platform`.
//!
//! The page shows the new state at once; the stage lies on top of it and lets nothing be seen before its turn. So a show that is
//! ended early, or not played at all, ends in the very same page.

pub mod motion;
mod plan;

pub use plan::{Act, Pace, Step, fit, length, line_start, plan};
