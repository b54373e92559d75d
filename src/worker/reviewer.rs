//! Reviews games, one turn for each question: whoever else asks never waits longer than for that.

use std::sync::Arc;

use analysis::{Account, Decision, Review, Step};
use bots::WinEstimator;
use engine::Seat;
use record::Record;

use crate::app::{ReviewPart, ReviewedAccount, ReviewedDecision, ReviewedStep};

/// The game that is being followed.
#[derive(Debug)]
pub(super) struct Reviewer {
    /// As it was asked about.
    text: String,
    record: Record,
    review: Review,
    done: usize,
}

impl Reviewer {
    /// Goes on with the game it follows; begins with any other. None if there is no such game.
    pub(super) fn go_on(
        kept: &mut Option<Reviewer>,
        text: &str,
        done: usize,
        estimator: Arc<WinEstimator>,
    ) -> Option<ReviewPart> {
        if kept.as_ref().is_none_or(|it| it.text != text || it.done != done) {
            *kept = Some(Reviewer::new(text, estimator)?);
        }
        kept.as_mut()?.next_turn()
    }

    fn new(text: &str, estimator: Arc<WinEstimator>) -> Option<Reviewer> {
        let (record, _) = record::read(text).ok()?;
        let review = Review::new(&record.opening.setup(), estimator).ok()?;
        Some(Reviewer { text: text.to_owned(), record, review, done: 0 })
    }

    fn next_turn(&mut self) -> Option<ReviewPart> {
        let from = self.done;
        let steps = self.review.turn(self.record.actions.get(from..)?).ok()?;
        self.done += steps.len();
        let report = self.review.report();
        Some(ReviewPart {
            from,
            start: report.start,
            steps: steps.iter().map(reviewed).collect(),
            accounts: report.players.iter().map(booked).collect(),
        })
    }
}

fn reviewed(step: &Step) -> ReviewedStep {
    ReviewedStep {
        player: step.player.index(),
        decision: step.decision.as_ref().map(|decision| judged(decision, step.player)),
        chances: step.chances.clone(),
    }
}

fn judged(decision: &Decision, player: Seat) -> ReviewedDecision {
    let own = |chances: &[f64]| chances.get(player.index()).copied().unwrap_or_default();
    let (chosen, best) = (decision.chosen(), decision.best());
    let others = decision.choices().iter().filter(|other| other.choice != chosen.choice);
    let place = decision.choices().iter().position(|choice| choice.choice == best.choice);
    ReviewedDecision {
        chosen: own(&chosen.chances),
        best: own(&best.chances),
        other: others.map(|other| own(&other.chances)).fold(0.0, f64::max),
        best_choice: place.unwrap_or_default(),
    }
}

fn booked(account: &Account) -> ReviewedAccount {
    let Account { luck, skill, others, model, decisions, .. } = *account;
    ReviewedAccount { luck, skill, others, model, decisions }
}
