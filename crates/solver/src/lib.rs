//! Exact odds and values of a turn.
//!
//! A turn is solved backwards (backward induction, dynamic programming): what every state is worth if the rest is played as
//! well as possible, from the states in which only stopping is left up to the first roll. The states and the outcomes of
//! every roll are laid out once; after that, a whole turn takes some tens of microseconds and no memory.
//!
//! What the end of a turn is worth is for the caller to say, table by table ([`TurnPayoffs`]): worms, a certain sum, the
//! probability to win. An [`Oddsmaker`] puts the usual questions.
//!
//! # Invariants
//!
//! - Values are exact in double precision: they agree with exact fractions to 1e-12.
//! - It knows the rules only through `engine`: claims, failures and what they bring are asked of [`engine::Game`].
//! - There is no randomness, no clock and no state but the layout, which is built once and never changes.
//! - A solution asks for no memory, once the first of its kind is done.
//!
//! It depends on `engine`.
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

mod choices;
mod graph;
mod odds;
mod payoffs;
mod policy;
mod position;
mod roll;
mod solve;
mod value;

pub use choices::{ScoredChoices, best_value, evaluate_choices};
pub use graph::{Graph, State, TurnKind};
pub use odds::{Odds, Oddsmaker, Reach};
pub use payoffs::{Ending, SUMS, TurnPayoffs};
pub use policy::{PolicyValue, Prospects};
pub use position::Position;
pub use solve::Solver;
pub use value::{Lanes, Lanes4, Outlook, Value, ValueOps};
