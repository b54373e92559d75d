//! What the worker thinks with. No web types: it can be asked on any machine.

use bots::{Decider, WinEstimator};
use record::Level;

use super::{Answer, Question, exercise};
use crate::app::{Found, Wanted};

/// Thinks for all games of a page.
#[derive(Debug, Default)]
pub struct Thinker {
    decider: Decider,
}

impl Thinker {
    /// Whether it would answer better with the expert's weights, which it does not have yet.
    pub fn wants_weights(&self, question: &Question) -> bool {
        match question {
            Question::Bot { level, .. } => {
                level == Level::Expert.name() && !self.decider.has_estimator()
            }
            Question::Practice(_) | Question::Mistake { .. } => !self.decider.has_estimator(),
        }
    }

    /// Takes in what `weights.bin` says; tells whether it could be read.
    pub fn learn(&mut self, weights: &[u8]) -> bool {
        let estimator = WinEstimator::from_bytes(weights);
        estimator.map(|estimator| self.decider.set_estimator(estimator)).is_ok()
    }

    /// Answers. A question that makes no sense is answered without a choice: the game then waits, and nothing breaks.
    pub fn answer(&mut self, question: &Question) -> Answer {
        let expert_missing = self.wants_weights(question);
        match question {
            Question::Bot { step, level, bot_seed, record } => {
                let choice = self.choice_of_bot(level, *bot_seed, record);
                Answer::Bot { step: *step, choice, expert_missing }
            }
            Question::Practice(wanted) => Answer::Practice(self.exercise(*wanted, None)),
            Question::Mistake { wanted, record } => {
                Answer::Practice(self.exercise(*wanted, Some(record)))
            }
        }
    }

    /// Without what the expert has learned nobody could say what is best.
    fn exercise(&mut self, wanted: Wanted, record: Option<&str>) -> Found {
        let Some(estimator) = self.decider.estimator() else {
            return Found { wanted, exercise: None, expert_missing: true };
        };
        let exercise = match record {
            Some(record) => exercise::mistake(&estimator, record),
            None => exercise::find(&mut self.decider, &estimator, wanted),
        };
        Found { wanted, exercise, expert_missing: false }
    }

    fn choice_of_bot(&mut self, level: &str, bot_seed: u64, record: &str) -> Option<usize> {
        let (_, game) = record::read(record).ok()?;
        let choice = self.decider.decide(Level::parse(level)?, bot_seed, &game)?;
        game.choices().iter().position(|legal| *legal == choice)
    }
}
