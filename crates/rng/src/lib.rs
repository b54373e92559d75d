//! Dice from a seed: portable, unbiased, and resumable at any position.
//!
//! # Invariants
//!
//! - The same seed gives the same dice on every machine, today and in every later version: saved games and shared seeds
//!   rely on it. So the generator (`ChaCha8`) is named here, and the draw is written out here.
//! - Every face is equally likely (rejection sampling, no remainders).
//! - A saved game keeps the seed and the position, so closing the page never gives a second chance.
//! - Nothing here asks the machine for randomness: where a seed comes from is for the caller to say.
//!
//! It depends on `engine`, for the dice.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

use engine::{Action, Choice, Dice, Face, Game, GoldenDie, GoldenFaces};

/// The random number generator behind all dice of one game.
///
/// ```
/// use engine::{Choice, Edition, Game, Setup};
/// use rng::DiceRng;
///
/// let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
/// let mut rng = DiceRng::from_seed(2014);
/// let roll = rng.resolve(&game, Choice::Roll(8));
/// game.play(roll)?;
/// assert_eq!(game.phase().rolled().unwrap().to_string(), "WW31W4W2");
///
/// // Seed and position are all that is needed to go on.
/// assert_eq!(DiceRng::resume(rng.seed(), rng.position()), rng);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceRng {
    generator: ChaCha8Rng,
    seed: u64,
}

impl DiceRng {
    /// All dice of a game, from its first.
    pub fn from_seed(seed: u64) -> DiceRng {
        DiceRng { generator: ChaCha8Rng::seed_from_u64(seed), seed }
    }

    /// The dice of a game that was left at this position.
    pub fn resume(seed: u64, position: u64) -> DiceRng {
        let mut rng = DiceRng::from_seed(seed);
        rng.generator.set_word_pos(u128::from(position));
        rng
    }

    /// Random numbers for what is not dice (the moves of a random player), apart from the dice of the same seed.
    pub fn apart_from_dice(seed: u64) -> DiceRng {
        let mut rng = DiceRng::from_seed(seed);
        rng.generator.set_stream(1);
        rng
    }

    /// The seed it came from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How much has been drawn; with the seed, all that is needed to go on.
    pub fn position(&self) -> u64 {
        // No game draws 2^64 dice.
        self.generator.get_word_pos() as u64
    }

    /// An even draw from `0..bound`; 0 where there is nothing to draw from.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Words beyond the last whole multiple of the bound would favour the low results: draw again (rejection
        // sampling).
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.generator.next_u32();
            if word < limit {
                return word % bound;
            }
        }
    }

    /// Lets chance speak where the choice needs it. A choice that the game does not offer becomes an action that it
    /// refuses.
    pub fn resolve(&mut self, game: &Game, choice: Choice) -> Action {
        let dice = choice.dice().map_or_else(Dice::none, |count| self.roll(game, count));
        choice.with(dice)
    }

    fn roll(&mut self, game: &Game, count: u8) -> Dice {
        let golden = match game.phase().turn() {
            Some(turn) if turn.golden() == GoldenDie::Rolling => true,
            Some(turn) => turn.is_fresh() && count > Dice::WHITE,
            None => false,
        };
        let faces: Vec<Face> = (1..=count)
            .map(|place| match game.options().golden_faces {
                GoldenFaces::OnesAndWorms if golden && place == count => self.one_or_worm(),
                _ => self.die(),
            })
            .collect();
        // More dice than there are: no roll at all, which no game accepts.
        Dice::new(&faces).unwrap_or_else(Dice::none)
    }

    fn die(&mut self) -> Face {
        Face::ALL[self.below(6) as usize]
    }

    /// The golden die of the earlier expansion (E8.2).
    fn one_or_worm(&mut self) -> Face {
        if self.below(2) == 0 { Face::One } else { Face::Worm }
    }
}
