//! What the worker thinks with. No web types: it can be asked on any machine.

use bots::{Decider, WinEstimator};
use record::Level;

use super::{Answer, Question};

/// Decides for all bots of all games of a page.
#[derive(Debug, Default)]
pub struct Thinker {
    decider: Decider,
}

impl Thinker {
    /// Whether it would decide better with the expert's weights, which it does not have yet.
    pub fn wants_weights(&self, question: &Question) -> bool {
        question.level == Level::Expert.name() && !self.decider.has_estimator()
    }

    /// Takes in what `weights.bin` says; tells whether it could be read.
    pub fn learn(&mut self, weights: &[u8]) -> bool {
        let estimator = WinEstimator::from_bytes(weights);
        estimator.map(|estimator| self.decider.set_estimator(estimator)).is_ok()
    }

    /// Decides. A question that makes no sense is answered without a choice: the game then waits, and nothing breaks.
    pub fn answer(&mut self, question: &Question) -> Answer {
        let choice = Level::parse(&question.level).and_then(|level| {
            let (_, game) = record::read(&question.record).ok()?;
            let choice = self.decider.decide(level, question.bot_seed, &game)?;
            game.choices().iter().position(|legal| *legal == choice)
        });
        Answer { step: question.step, choice, expert_missing: self.wants_weights(question) }
    }
}
