//! What the worker thinks with. No web types: it can be asked on any machine.

use bots::{Decider, WinEstimator};
use engine::{Event, Game};
use record::Level;
use solver::Oddsmaker;

use super::{Answer, Question, exercise, reviewer::Reviewer};
use crate::app::{ChoiceOdds, Exact, Findings, Found, Judged, Reviewed, TableOdds, Topic, Wanted};

/// Thinks for all games of a page.
#[derive(Debug, Default)]
pub struct Thinker {
    decider: Decider,
    oddsmaker: Oddsmaker,
    /// The game that is being reviewed.
    reviewer: Option<Reviewer>,
}

impl Thinker {
    /// Whether it would answer better with the expert's weights, which it does not have yet.
    pub fn wants_weights(&self, question: &Question) -> bool {
        let needed = match question {
            Question::Bot { level, .. } => level == Level::Expert.name(),
            Question::Odds { about, .. } => about.topic != Topic::Odds,
            Question::Practice(_) | Question::Mistake { .. } | Question::Review { .. } => true,
        };
        needed && !self.decider.has_estimator()
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
            Question::Odds { about, record } => {
                let found = match about.topic {
                    Topic::Odds => self.odds(record),
                    Topic::Hint => self.hint(record),
                    Topic::Turn(turn) => self.turn(record, turn).map(Findings::Turn),
                };
                Answer::Odds { about: about.clone(), found }
            }
            Question::Review { game, record, done } => {
                let part = self.decider.estimator().and_then(|estimator| {
                    Reviewer::go_on(&mut self.reviewer, record, *done, estimator)
                });
                Answer::Review(Reviewed { game: game.clone(), part })
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

    fn odds(&mut self, record: &str) -> Option<Findings> {
        let (_, game) = record::read(record).ok()?;
        let odds = self.oddsmaker.odds(&game);
        let claim = |reach: &solver::Reach| (reach.tile.number(), Exact::of(reach.claim));
        let choice = |(_, outlook): &(_, solver::Outlook)| ChoiceOdds {
            value: Exact::of(outlook.value),
            fail: Exact::of(outlook.fail),
            win: None,
        };
        Some(Findings::Moment(TableOdds {
            claims: odds.reach.iter().map(claim).collect(),
            choices: odds.choices.iter().map(choice).collect(),
        }))
    }

    fn hint(&mut self, record: &str) -> Option<Findings> {
        let (_, game) = record::read(record).ok()?;
        let choices = self.judge(&game);
        Some(Findings::Moment(TableOdds { claims: Vec::new(), choices }))
    }

    /// What each choice brings, and, with what the expert has learned, what it makes of the chance to win.
    fn judge(&mut self, game: &Game) -> Vec<ChoiceOdds> {
        let estimator = self.decider.estimator();
        let prospects = estimator.map(|learned| analysis::prospects(game, learned));
        let win = |place: usize| {
            let chances = &prospects.as_ref()?.get(place)?.chances;
            chances.get(game.current().index()).copied().map(Exact::of)
        };
        let choices = self.oddsmaker.choices(game);
        let judged = choices.iter().enumerate().map(|(place, (_, outlook))| ChoiceOdds {
            value: Exact::of(outlook.value),
            fail: Exact::of(outlook.fail),
            win: win(place),
        });
        judged.collect()
    }

    /// Every decision of a turn: what had one choice was none.
    fn turn(&mut self, record: &str, number: usize) -> Option<Vec<Judged>> {
        let (record, _) = record::read(record).ok()?;
        let mut game = record.opening.game().ok()?;
        let (mut turn, mut judged) = (0, Vec::new());
        for (step, action) in record.actions.iter().enumerate() {
            let choices = game.choices();
            if turn == number && choices.len() > 1 {
                let chosen = choices.iter().position(|choice| *choice == action.choice())?;
                judged.push(Judged { step, chosen, choices: self.judge(&game) });
            }
            let events = game.play(*action).ok()?;
            turn += events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
            if turn > number {
                break;
            }
        }
        Some(judged)
    }
}
