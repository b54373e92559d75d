//! Dice from a seed: portable, unbiased, and resumable at any position.
//!
//! The same seed gives the same dice on every machine. A saved game keeps the seed and the position, so that
//! closing the page never gives a second chance.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore, SeedableRng},
};

use engine::{Action, Choice, Dice, Face, Game, GoldenDie, GoldenFaces};

/// The source of all chance in one game.
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
        let mut chance = DiceRng::from_seed(seed);
        chance.generator.set_word_pos(u128::from(position));
        chance
    }

    /// DiceRng for what is not dice (the moves of a random player), apart from the dice of the same seed.
    pub fn apart_from_dice(seed: u64) -> DiceRng {
        let mut chance = DiceRng::from_seed(seed);
        chance.generator.set_stream(1);
        chance
    }

    /// The seed it came from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How much has been drawn; with the seed, all that is needed to go on.
    #[allow(clippy::cast_possible_truncation, reason = "no game draws 2^64 dice")]
    pub fn position(&self) -> u64 {
        self.generator.get_word_pos() as u64
    }

    /// An even draw from `0..bound`; 0 where there is nothing to draw from.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Words beyond the last whole multiple of the bound would favour the low results: draw again.
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let word = self.generator.next_u32();
            if word < limit {
                return word % bound;
            }
        }
    }

    /// Lets chance speak where the choice needs it.
    pub fn resolve(&mut self, game: &Game, choice: Choice) -> Action {
        let count = choice.dice().unwrap_or(0);
        let golden = match game.phase().turn() {
            Some(turn) if turn.golden() == GoldenDie::Rolling => true,
            Some(turn) => turn.is_fresh() && count > Dice::WHITE,
            None => false,
        };
        let ordinary = usize::from(count) - usize::from(golden && count > 0);
        let mut faces = [Face::One; Dice::MOST];
        let faces = faces.get_mut(..usize::from(count)).unwrap_or_default();
        for (place, face) in faces.iter_mut().enumerate() {
            *face = if place < ordinary {
                self.die()
            } else {
                self.golden_die(game.options().golden_faces)
            };
        }
        choice.with(Dice::new(faces).unwrap_or_else(Dice::none))
    }

    fn die(&mut self) -> Face {
        let side = self.below(6) as usize;
        Face::ALL.get(side).copied().unwrap_or(Face::Worm)
    }

    fn golden_die(&mut self, faces: GoldenFaces) -> Face {
        match faces {
            GoldenFaces::Ordinary => self.die(),
            GoldenFaces::OnesAndWorms if self.below(2) == 0 => Face::One,
            GoldenFaces::OnesAndWorms => Face::Worm,
        }
    }
}
