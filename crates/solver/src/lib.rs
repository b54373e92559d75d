//! Exact odds and values of a turn.
//!
//! A turn is solved backwards: what every state is worth if the rest is played as well as possible, from the states
//! in which only stopping is left up to the first roll. The states and the outcomes of every roll are laid out once;
//! after that, a whole turn takes some tens of microseconds and no memory.
//!
//! What the end of a turn is worth is for the caller to say, table by table: worms, a certain sum, the chance to win.
//!
//! ```
//! use engine::{Edition, Game, Setup};
//! use solver::Oddsmaker;
//!
//! let game = Game::new(&Setup::new(Edition::Original, 2))?;
//! let odds = Oddsmaker::default().odds(&game);
//! assert!((odds.reach[0].at_least - 0.893026737150746).abs() < 1e-12);
//! assert!((odds.choices[0].1.value - 1.644729674040101).abs() < 1e-12);
//! # Ok::<(), engine::SetupError>(())
//! ```

mod followed;
mod graph;
mod odds;
mod position;
mod prospect;
mod roll;
mod solve;
mod terms;
mod weigh;
mod worth;

pub use followed::Followed;
pub use graph::{Graph, Kind, State};
pub use odds::{Odds, Oddsmaker, Reach};
pub use position::Position;
pub use prospect::Ending;
pub use solve::Solver;
pub use terms::{SUMS, Terms};
pub use weigh::{Weighed, best, weigh};
pub use worth::{Blend, Bundle, Four, Outlook, Worth};
