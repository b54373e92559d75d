//! Everything that is drawn comes from the seed: a case that broke something can be had again.

use rng::DiceRng;

/// Draws for one case.
#[derive(Clone, Debug)]
pub(crate) struct Lot(DiceRng);

impl Lot {
    /// The same draws whenever this case comes up, whatever came before it.
    pub(crate) fn of(seed: u64, case: u64) -> Lot {
        Lot(DiceRng::apart_from_dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(case)))
    }

    /// An even draw from `0..bound`; 0 where there is nothing to draw from.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound).unwrap_or(u32::MAX)) as usize
    }

    /// A draw between two numbers, both included.
    pub(crate) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.saturating_sub(least) + 1)
    }

    pub(crate) fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of a list, which must not be empty.
    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// One of several words.
    pub(crate) fn word<'a>(&mut self, words: &'a str) -> &'a str {
        let count = words.split_whitespace().count();
        words.split_whitespace().nth(self.below(count)).unwrap_or_default()
    }

    /// A place in the text where a character begins or the text ends.
    pub(crate) fn place(&mut self, text: &str) -> usize {
        let mut at = self.below(text.len() + 1);
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    }
}
