//! A small network that estimates the chance to win from facts.

/// How many hidden units there are.
pub const UNITS: usize = 32;

/// One row of weights, from a fact to all hidden units and, last, straight to the result.
pub const ROW: usize = UNITS + 1;

/// Weights from facts to hidden units to the chance.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// For every fact, one row.
    pub facts: Vec<[f32; ROW]>,
    /// What holds without any fact.
    pub bias: [f32; ROW],
    /// From the hidden units to the result.
    pub output: [f32; UNITS],
}

impl Network {
    /// The sums at the hidden units and, last, what goes straight to the result.
    #[inline]
    pub fn sums(&self, facts: &[u16]) -> [f32; ROW] {
        let mut sums = self.bias;
        for fact in facts {
            if let Some(row) = self.facts.get(usize::from(*fact)) {
                for (sum, weight) in sums.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
        }
        sums
    }

    /// The chance that these sums stand for.
    #[inline]
    pub fn chance(&self, sums: &[f32; ROW]) -> f32 {
        let hidden: f32 =
            sums.iter().zip(&self.output).map(|(sum, weight)| sum.max(0.0) * weight).sum();
        let logit = hidden + sums[UNITS];
        1.0 / (1.0 + (-logit).exp())
    }
}
