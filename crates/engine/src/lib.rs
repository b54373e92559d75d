//! The rules of every edition: values in, values out.
//!
//! A [`Game`] is a table in play. [`Game::choices`] says what may be done now; [`Game::play`] does it and tells what came
//! of it as [`Event`]s, or refuses with a reason and leaves the game as it was. Chance is resolved by whoever plays: an
//! [`Action`] holds the dice that came up. The rules and their numbers are in `docs/rules.md`.
//!
//! # Invariants
//!
//! - Every [`Game`] is a legal table, and [`Game::choices`] is the only source of legality.
//! - [`Game::new`] and [`Game::play`] cannot panic, whatever they are given.
//! - Events tell everything that happened: whoever follows them always has the same table.
//! - There is no clock, no random number, no storage, no format and no text for players in here.
//!
//! It depends on no other crate of the workspace.
//!
//! ```
//! use engine::{Action, Choice, Edition, Face, Game, Setup, Tile};
//!
//! let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
//! assert_eq!(game.choices().as_slice(), [Choice::Roll(8)]);
//!
//! game.play(Action::Roll("WWWW1244".parse()?))?;
//! game.play(Action::Keep(Face::Worm))?;
//! game.play(Action::Roll("1522".parse()?))?;
//! game.play(Action::Keep(Face::Five))?;
//! assert_eq!(game.choices().as_slice(), [Choice::Roll(3), Choice::Stop]);
//!
//! let player = game.current();
//! game.play(Action::Stop)?;
//! assert_eq!(game.stack(player).top(), Tile::new(25));
//!
//! // What is not allowed is refused with a reason, and the game is as it was.
//! let refusal = game.play(Action::Stop).unwrap_err();
//! assert_eq!(refusal.to_string(), "nothing is laid aside yet (O4.1)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod claim;
mod consequence;
mod dice;
mod edition;
mod error;
mod event;
mod game;
mod grill;
mod rule;
mod score;
mod seat;
mod setup;
mod specialist;
mod stack;
mod tile;
mod turn;
mod what_if;

pub use action::{Action, Choice, Choices};
pub use claim::{Claim, Count, Failure};
pub use dice::{Dice, Face, FaceSet, ParseDiceError};
pub use edition::{Edition, GoldenFaces, Options, ParseEditionError, ParseGoldenFacesError};
pub use error::{Illegal, IllegalAction, SetupError, StartDefect};
pub use event::{BratwormSource, Event, Events};
pub use game::{Game, Phase};
pub use grill::Grill;
pub use rule::{ParseRuleError, Rule};
pub use score::{APPLE_WORMS, Standing};
pub use seat::Seat;
pub use setup::{BRATWORMS, Setup, Start};
pub use specialist::{Figure, ParseFigureError, Place};
pub use stack::Stack;
pub use tile::{Tile, TileSet};
pub use turn::{Aside, GoldenDie, Turn};
