//! The outcomes of a roll, laid out so that one walk through them gives its expected value.

use std::sync::OnceLock;

use engine::Dice;

use crate::value::ValueOps;

/// How many different values a die has.
const VALUES: usize = 6;
/// Numbers of dice in a roll, none included.
const DICE: usize = Dice::MOST + 1;
/// Room for the option of every value in every number, rounded up so that an index can be masked.
pub(super) const OPTIONS: usize = 64;
/// Room for one best option after each value on the way, rounded up likewise.
const DEPTHS: usize = 8;

/// All outcomes of rolling so many dice while so many values can still be laid aside.
///
/// An outcome is a set of groups: a value and how many dice show it. All other dice show values that are aside
/// already. Outcomes that share their first groups share the search for the best of them: the outcomes are
/// the nodes of a tree, listed so that every node comes after the one it extends.
#[derive(Debug)]
pub(super) struct Roll {
    /// The probability that only old values come up.
    dead: f64,
    outcomes: Vec<Outcome>,
    /// How many of them, at the beginning of the list, have a group of the first value.
    with_first: usize,
}

#[derive(Debug)]
struct Outcome {
    /// How likely it is.
    probability: f64,
    /// How many groups it has beside the last.
    groups: u8,
    /// What laying aside its last group would be, as an index of the options.
    option: u8,
}

impl Roll {
    /// The roll of `dice` dice with `fresh` values that are not aside yet. Each is built once.
    pub(super) fn of(fresh: usize, dice: usize) -> &'static Roll {
        static ROLLS: [OnceLock<Roll>; (VALUES + 1) * DICE] =
            [const { OnceLock::new() }; (VALUES + 1) * DICE];
        ROLLS[fresh * DICE + dice].get_or_init(|| Roll::build(fresh, dice))
    }

    fn build(fresh: usize, dice: usize) -> Roll {
        let old = VALUES - fresh;
        let all = power(VALUES, dice);
        let dead = power(old, dice) / all;
        let mut roll = Roll { dead, outcomes: Vec::new(), with_first: 0 };
        roll.extend(&Groups { fresh, dice, first: 0, left: dice, formed: 0, ways: 1.0 });
        let later = |outcome: &Outcome| outcome.groups == 0 && usize::from(outcome.option) >= dice;
        let with_first = roll.outcomes.iter().position(later);
        roll.with_first = with_first.unwrap_or(roll.outcomes.len());
        roll
    }

    /// Adds all outcomes that have at least one group more than these.
    fn extend(&mut self, have: &Groups) {
        let old = VALUES - have.fresh;
        for value in have.first..have.fresh {
            for count in 1..=have.left {
                let left = have.left - count;
                // Without old values every die belongs to a group, so the last value takes all that is left.
                if left > 0 && have.fresh == VALUES && value + 1 == VALUES {
                    continue;
                }
                let ways = have.ways * choose(have.left, count);
                // At most 54 options and 6 groups.
                self.outcomes.push(Outcome {
                    probability: ways * power(old, left) / power(VALUES, have.dice),
                    groups: have.formed as u8,
                    option: (value * have.dice + count - 1) as u8,
                });
                let formed = have.formed + 1;
                self.extend(&Groups { first: value + 1, left, formed, ways, ..*have });
            }
        }
    }

    /// The expected value of the roll. `options` has, value by value, what laying aside one die, two dice, … is worth.
    /// What is there without these dice is in `floor`: first if they show the first value, then if they do not; and
    /// in `dead`: if they show no fresh value at all.
    #[inline]
    pub(super) fn expected_value<V: ValueOps>(
        &self,
        options: &[V; OPTIONS],
        floor: [V; 2],
        dead: V,
    ) -> V {
        let (with_first, others) = self.outcomes.split_at(self.with_first);
        let total = walk(with_first, options, floor[0], dead.times(self.dead));
        walk(others, options, floor[1], total)
    }
}

/// Adds up what the outcomes are worth, each as likely as it is.
#[inline]
fn walk<V: ValueOps>(outcomes: &[Outcome], options: &[V; OPTIONS], floor: V, mut total: V) -> V {
    let mut best = [floor; DEPTHS];
    for outcome in outcomes {
        let groups = usize::from(outcome.groups);
        // The remainders change nothing; they show that the indices are in range.
        let option = options[usize::from(outcome.option) % OPTIONS];
        let better = best[groups % DEPTHS].better_of(option);
        best[(groups + 1) % DEPTHS] = better;
        total = total.plus(better, outcome.probability);
    }
    total
}

/// Groups found so far while outcomes are listed.
struct Groups {
    fresh: usize,
    dice: usize,
    /// The first value that no group can have yet.
    first: usize,
    /// Dice in no group.
    left: usize,
    formed: usize,
    /// In how many ways the dice can form these groups.
    ways: f64,
}

/// Whole powers, exact: the largest is 6 to the 9th.
fn power(base: usize, exponent: usize) -> f64 {
    (0..exponent).map(|_| base as f64).product()
}

/// How many ways there are to choose some of all: exact, as all intermediate results are whole.
fn choose(all: usize, some: usize) -> f64 {
    (0..some).fold(1.0, |ways, chosen| ways * (all - chosen) as f64 / (chosen + 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_probabilities_of_all_outcomes_are_one_together() {
        for fresh in 0..=VALUES {
            for dice in 0..DICE {
                let roll = Roll::of(fresh, dice);
                let sum: f64 = roll.outcomes.iter().map(|outcome| outcome.probability).sum();
                assert!((sum + roll.dead - 1.0).abs() < 1e-13, "{fresh} {dice}: {sum}");
            }
        }
    }
}
