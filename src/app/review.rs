//! What luck and skill made of a game: the worker tells it turn by turn, as long as somebody looks at the game.

use record::Record;

use super::{
    Address, Effect, GameId, Model, Play, ReviewQuestion, Reviewed, ReviewedAccount,
    ReviewedDecision, ReviewedStep,
};

/// How far the review of a game has come.
#[derive(Clone, Debug, PartialEq)]
pub struct GameReview {
    pub game: GameId,
    pub record: Record,
    /// The chance to win of everybody before the first roll; empty until the first turn is reviewed.
    pub start: Vec<f64>,
    /// The actions that are reviewed, in their order.
    pub steps: Vec<ReviewedStep>,
    pub accounts: Vec<ReviewedAccount>,
    /// Why it does not go on.
    pub trouble: Option<ReviewTrouble>,
    /// Whether the worker is thinking about the next turn.
    asked: bool,
}

/// Why a review does not go on. It is tried again when the player wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewTrouble {
    /// The worker is out of order.
    Worker,
    /// What the expert has learned is out of reach.
    Weights,
}

impl GameReview {
    fn of(play: &Play) -> GameReview {
        GameReview {
            game: play.id.clone(),
            record: play.record.clone(),
            start: Vec::new(),
            steps: Vec::new(),
            accounts: Vec::new(),
            trouble: None,
            asked: false,
        }
    }

    fn is_of(&self, play: &Play) -> bool {
        self.game == play.id && self.record == play.record
    }

    /// Whether every action is reviewed.
    pub fn is_done(&self) -> bool {
        self.steps.len() >= self.record.actions.len()
    }

    /// The decision that this action was, if there was one.
    pub fn decision(&self, action: usize) -> Option<&ReviewedDecision> {
        self.steps.get(action)?.decision.as_ref()
    }

    /// The chance to win of everybody after so many actions.
    pub fn chances(&self, actions: usize) -> Option<&[f64]> {
        match actions.checked_sub(1) {
            None => (!self.start.is_empty()).then_some(&self.start),
            Some(last) => self.steps.get(last).map(|step| step.chances.as_slice()),
        }
    }

    fn take_in(&mut self, reviewed: Reviewed) {
        let Some(part) = reviewed.part else {
            self.asked = false;
            self.trouble = Some(ReviewTrouble::Weights);
            return;
        };
        // A worker that was started anew begins anew. Everything else is the answer to a question long answered.
        if part.from != 0 && part.from != self.steps.len() {
            return;
        }
        self.asked = false;
        if part.steps.is_empty() {
            self.trouble = Some(ReviewTrouble::Worker);
            return;
        }
        self.steps.truncate(part.from);
        self.steps.extend(part.steps);
        self.start = part.start;
        self.accounts = part.accounts;
    }
}

impl Model {
    /// The finished game that is being looked at.
    fn game_looked_at(&self) -> Option<&Play> {
        let play = match &self.address {
            Address::End(id) => self.play.as_ref().filter(|play| play.id == *id),
            Address::Replay { .. } => self.replay.as_ref().map(|replay| &replay.whole),
            _ => None,
        };
        play.filter(|play| play.game.is_over())
    }

    /// What is known of the game that is being looked at.
    pub fn review_at_hand(&self) -> Option<&GameReview> {
        let play = self.game_looked_at()?;
        self.review.as_ref().filter(|review| review.is_of(play))
    }

    /// Whether it is up to the player if luck and skill are told.
    pub fn may_ask_for_review(&self) -> bool {
        self.review_at_hand().is_none() && self.game_looked_at().is_some()
    }

    /// Against bots it is told by itself, between people only when somebody wants to know. Asks for one turn at a time, so
    /// that whoever else asks the worker never waits long.
    pub(super) fn go_on_reviewing(&mut self) -> Vec<Effect> {
        let Some(play) = self.game_looked_at() else { return Vec::new() };
        let fresh = self.review_at_hand().is_none().then(|| GameReview::of(play));
        if let Some(fresh) = fresh {
            if !fresh.record.opening.players.iter().any(|player| player.bot.is_some()) {
                return Vec::new();
            }
            self.review = Some(fresh);
        }
        let Some(review) = &mut self.review else { return Vec::new() };
        if review.asked || review.trouble.is_some() || review.is_done() {
            return Vec::new();
        }
        review.asked = true;
        let GameReview { game, record, steps, .. } = &*review;
        let question =
            ReviewQuestion { game: game.clone(), record: record.clone(), done: steps.len() };
        vec![Effect::Review(Box::new(question))]
    }

    /// For the first time, or once more after a trouble.
    pub(super) fn want_review(&mut self) -> Vec<Effect> {
        let fresh = self.game_looked_at().map(GameReview::of);
        if self.review_at_hand().is_none() {
            self.review = fresh.or(self.review.take());
        }
        if let Some(review) = &mut self.review {
            review.trouble = None;
        }
        Vec::new()
    }

    pub(super) fn reviewed(&mut self, reviewed: Reviewed) -> Vec<Effect> {
        if let Some(review) = self.review.as_mut().filter(|it| it.game.as_str() == reviewed.game) {
            review.take_in(reviewed);
        }
        Vec::new()
    }

    pub(super) fn review_failed(&mut self, game: &GameId) -> Vec<Effect> {
        if let Some(review) = self.review.as_mut().filter(|it| it.game == *game) {
            review.asked = false;
            review.trouble = Some(ReviewTrouble::Worker);
        }
        Vec::new()
    }
}
