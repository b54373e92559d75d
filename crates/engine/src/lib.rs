//! The rules of every edition: values in, values out.
//!
//! No clock, no random numbers, no storage and no words for humans; and it cannot panic on any input.
//! The rules and their numbers are in `docs/rules.md`.
//!
//! ```
//! use engine::{Action, Choice, Dice, Edition, Face, Game, Setup, Tile};
//!
//! let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
//! assert_eq!(game.choices().as_slice(), [Choice::Roll(8)]);
//!
//! use Face::{Five, Four, One, Two, Worm};
//! let dice = Dice::new(&[Worm, Worm, Worm, Worm, One, Two, Four, Four]).unwrap();
//! game.play(Action::Roll(dice))?;
//! game.play(Action::Keep(Worm))?;
//! game.play(Action::Roll(Dice::new(&[One, Five, Two, Two]).unwrap()))?;
//! game.play(Action::Keep(Five))?;
//! assert_eq!(game.choices().as_slice(), [Choice::Roll(3), Choice::Stop]);
//!
//! let player = game.current();
//! game.play(Action::Stop)?;
//! assert_eq!(game.stack(player).top(), Tile::new(25));
//!
//! // What is not allowed is refused with a reason, and the game is as it was.
//! assert!(game.play(Action::Stop).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod claim;
mod consequence;
mod dice;
mod edition;
mod error;
mod event;
mod foresight;
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

pub use action::{Action, Choice, Choices};
pub use claim::{Claim, Count, Failure};
pub use dice::{Dice, Face, FaceSet};
pub use edition::{Edition, GoldenFaces, Options};
pub use error::{Illegal, IllegalAction, SetupError, StartDefect};
pub use event::{BratwormSource, Event, Events};
pub use game::{Game, Phase};
pub use grill::Grill;
pub use rule::Rule;
pub use score::{APPLE_WORMS, Standing};
pub use seat::Seat;
pub use setup::{BRATWORMS, Setup, Start};
pub use specialist::{Figure, Place};
pub use stack::Stack;
pub use tile::{Tile, TileSet};
pub use turn::{Aside, GoldenDie, Turn};
