//! How long things are looked at: the show of the last moves, the pause before a bot goes on, the last move before the result.

use engine::{Event, Seat};

use super::{Address, Effect, GameId, Model, Motion, Play};
use crate::stage::{Act, Pace, Step, fit, length, plan};

/// How long a bot lets the others look at what it did, in milliseconds at the usual speed.
const ROLL: u32 = 500;
const CHOICE: u32 = 900;
const OUTCOME: u32 = 2000;

/// So long it stays to be read what came of a turn, at any speed; a failure of a person longer. A tap ends it.
const OUTCOME_STAYS: u32 = 2000;
const FAILURE_STAYS: u32 = 4000;

/// The longest that the last move of a game keeps the result waiting.
const LONGEST_FINALE: u32 = 4000;

impl Model {
    /// The show of everything that happened from this event on. The moves of bots are as quick as the bots.
    pub fn show(&self, first: usize, pace: Pace) -> Vec<Step> {
        let Some((play, (before, events))) =
            self.play.as_ref().and_then(|play| Some((play, play.events.split_at_checked(first)?)))
        else {
            return Vec::new();
        };
        let mut steps = plan(before, events, pace);
        if let Some(replay) = &self.replay {
            let whole = length(&steps);
            fit(&mut steps, whole * replay.speed.percent().min(100) / 100);
            return steps;
        }
        let percent = self.settings.bot_speed.percent();
        match play.acted_last(events) {
            Actor::Person => {}
            Actor::Bot if ends_turn(events) => {
                let whole = length(&steps);
                fit(&mut steps, whole * percent.min(100) / 100);
            }
            Actor::Bot => fit(&mut steps, pause_after(events) * percent / 100),
        }
        steps
    }

    /// Whether a tap during that show is one of somebody who looks on: it ends the show, and does nothing else. Who has rolled
    /// themselves may go on at once.
    pub fn is_watched(&self, first: usize) -> bool {
        let new = |play: &Play| {
            let events = play.events.get(first..).unwrap_or_default();
            ends_turn(events) || play.acted_last(events) == Actor::Bot
        };
        self.replay.is_none() && self.play.as_ref().is_some_and(new)
    }

    /// Whose turn the table shows: as long as its end is on stage, the turn that has just ended.
    pub fn shown_turn(&self) -> Option<Seat> {
        let play = self.play.as_ref()?;
        let ended = play.last_turn.as_ref().filter(|_| self.turn_ends && play.is_between_turns());
        Some(ended.map_or(play.game.current(), |turn| turn.seat))
    }

    pub(super) fn pace(&self) -> Pace {
        if self.settings.motion == Motion::Off { Pace::Still } else { Pace::Moving }
    }

    /// How long a bot waits, so that what was done before can be looked at.
    pub(super) fn pause_before_bot(&self) -> u32 {
        let Some(play) = &self.play else { return 0 };
        let moment = play.moment();
        let percent = self.settings.bot_speed.percent();
        let usual = pause_after(moment) * percent / 100;
        if !ends_turn(moment) {
            return usual;
        }
        let person_failed = moment
            .iter()
            .any(|event| matches!(event, Event::Failed { seat, .. } if play.bot(*seat).is_none()));
        let at_least = if person_failed { FAILURE_STAYS } else { OUTCOME_STAYS };
        let steps = self.show(play.seen, self.pace());
        let readable = steps.iter().find(|step| step.act == Act::Line).map_or(0, Step::end);
        readable + usual.max(at_least)
    }

    /// A game that has just ended waits for its last move to be seen. Where bots were skipped, nothing is shown.
    pub(super) fn wait_for_end(&mut self) -> Vec<Effect> {
        let Some(play) = self.play.as_ref().filter(|play| play.game.is_over()) else {
            return Vec::new();
        };
        let id = play.id.clone();
        let milliseconds = length(&self.show(play.seen, self.pace())).min(LONGEST_FINALE);
        self.ending = true;
        if self.skipping {
            return self.show_result();
        }
        vec![Effect::WaitForEnd { milliseconds, id }]
    }

    pub(super) fn end_due(&mut self, id: &GameId) -> Vec<Effect> {
        let here = self.address == Address::Table(id.clone());
        if self.ending && here { self.show_result() } else { Vec::new() }
    }

    /// The table once more: a bot is due, or the game has ended while nobody looked.
    pub(super) fn come_back(&mut self, now: u64) -> Vec<Effect> {
        if self.ending && matches!(self.address, Address::Table(_)) {
            return self.show_result();
        }
        self.ending = false;
        self.wait_for_bot(now)
    }

    pub(super) fn show_result(&mut self) -> Vec<Effect> {
        self.ending = false;
        let end =
            |play: &Play| Effect::Go { address: Address::End(play.id.clone()), replace: true };
        self.play.iter().map(end).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Actor {
    Person,
    Bot,
}

impl Play {
    /// Whose doing these events are, the last ones of the game.
    fn acted_last(&self, events: &[Event]) -> Actor {
        let ended = self.last_turn.as_ref().filter(|_| ends_turn(events)).map(|turn| turn.seat);
        let seat = ended.unwrap_or(self.game.current());
        if self.bot(seat).is_some() { Actor::Bot } else { Actor::Person }
    }
}

fn ends_turn(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::Ended))
}

fn pause_after(events: &[Event]) -> u32 {
    match events.last() {
        _ if ends_turn(events) => OUTCOME,
        Some(Event::Rolled { .. } | Event::DeadRollWaits { .. }) => ROLL,
        _ => CHOICE,
    }
}
