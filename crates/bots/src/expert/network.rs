//! A small neural network that estimates the win probability from facts: one hidden layer (`ReLU`), and a sigmoid.

/// The most hidden units a network has.
pub const MOST_UNITS: usize = 32;

/// Sums at the hidden units and, behind them, what goes straight to the result.
pub type Sums = [f32; MOST_UNITS + 1];

/// Weights from facts to hidden units to the win probability.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// How many hidden units there are.
    pub units: usize,
    /// For every fact one row: its weights to all hidden units and, last, straight to the result.
    pub facts: Vec<f32>,
    /// What holds without any fact: one more row.
    pub bias: Vec<f32>,
    /// From the hidden units to the result.
    pub output: Vec<f32>,
}

impl Network {
    /// A network that knows nothing yet.
    ///
    /// # Panics
    ///
    /// With more than [`MOST_UNITS`] units.
    pub fn blank(units: usize, facts: usize) -> Network {
        assert!(units <= MOST_UNITS, "{units} hidden units");
        let row = units + 1;
        Network {
            units,
            facts: vec![0.0; facts * row],
            bias: vec![0.0; row],
            output: vec![0.0; units],
        }
    }

    /// The weights of one fact.
    #[inline]
    pub fn row(&self, fact: u16) -> &[f32] {
        let row = self.units + 1;
        let start = usize::from(fact) * row;
        &self.facts[start..start + row]
    }

    /// Adds up the rows of the facts that hold.
    #[inline]
    pub fn sums(&self, facts: &[u16]) -> Sums {
        let mut sums = [0.0; MOST_UNITS + 1];
        for row in facts.iter().map(|fact| self.row(*fact)).chain([self.bias.as_slice()]) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sums
    }

    /// The win probability that these sums stand for.
    #[inline]
    pub fn win_probability(&self, sums: &Sums) -> f32 {
        sigmoid(self.logit(sums))
    }

    /// What these sums speak for winning, from minus to plus infinity.
    #[inline]
    pub fn logit(&self, sums: &Sums) -> f32 {
        // ReLU: what is below zero at a hidden unit counts nothing.
        let hidden = sums.iter().zip(&self.output).map(|(sum, weight)| sum.max(0.0) * weight);
        hidden.sum::<f32>() + sums[self.units]
    }
}

/// From any number to a probability.
pub(super) fn sigmoid(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}
