//! What luck and skill made of a game.
//!
//! A [`Review`] follows a game action by action. Every turn is solved exactly, with everybody's chance to win after it
//! ([`bots::WinEstimator::chances`]) as what it is played for. So the change of a chance is told apart: a roll that came
//! against all rolls that could have come is luck, a choice against the best choice is skill, and what the look into the turn
//! changes of the estimate is neither. `docs/analysis.md` says it in full.
//!
//! # Invariants
//!
//! - For every player, the chance before the first roll and what luck, skill, others and model have changed of it are the
//!   chance now, and at the end the result: to 1e-9.
//! - Luck is nothing on average, however good the estimate is: what is expected of a roll is worked out from the very values of
//!   the rolls that can come.
//! - Skill is never above nothing.
//! - Values in, values out: no clock, no random number, no storage, no global, and no input makes it panic.
//!
//! It depends on `engine`, `record`, `solver` and `bots`.
//!
//! ```
//! use analysis::Review;
//! use bots::WinEstimator;
//! use engine::{Action, Edition, Face, Setup};
//!
//! let mut review = Review::new(&Setup::new(Edition::Original, 2), WinEstimator::shipped())?;
//! let roll = review.play(Action::Roll("WWWW1335".parse()?))?;
//! assert!(roll.luck > 0.0);
//! let keep = review.play(Action::Keep(Face::One))?;
//! let decision = keep.decision.unwrap();
//! assert_eq!(decision.best().choice, engine::Choice::Keep(Face::Worm));
//! assert!(decision.loss() > 0.01);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod account;
mod judge;
mod outcome;
mod review;

pub use account::{Account, Mistake, Report};
pub use review::{Decision, Prospect, Review, ReviewError, Step, prospects};
