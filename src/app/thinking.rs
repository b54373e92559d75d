//! Bots at the table. How they decide is a part of the code that arrives when the first of them sits down; what the expert
//! has learned arrives when the first expert does.

use std::fmt;

use super::{Address, Notice, Play, Session, Task};
use record::Level;
use bots::{expert::Estimate};
use engine::{Choice, Game};

/// How a bot of a level decides; the number is its whim.
#[derive(Clone, Copy)]
pub struct Thinker(pub fn(Level, u64, &Game) -> Option<Choice>);

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinker")
    }
}

/// There is one way for bots to think, or none yet.
impl PartialEq for Thinker {
    fn eq(&self, _: &Thinker) -> bool {
        true
    }
}

impl Eq for Thinker {}

impl Session {
    pub(super) fn bots_fetched(&mut self, thinker: Option<Thinker>) -> Vec<Task> {
        self.thinker = thinker;
        if thinker.is_none() {
            self.notice = Some(Notice::PartMissing);
            return Vec::new();
        }
        self.wait_for_bot()
    }

    pub(super) fn expert_fetched(&mut self, here: bool) -> Vec<Task> {
        if !here {
            self.expert_missing = true;
            self.notice = Some(Notice::ExpertMissing);
        }
        self.wait_for_bot()
    }

    pub(super) fn bot_step(&mut self, step: usize, now: u64) -> Vec<Task> {
        let (Some(play), Some(thinker)) = (&mut self.play, self.thinker) else { return Vec::new() };
        // A pause that was skipped, or a game that was left: somebody else has moved on.
        if self.watching || play.record.actions.len() != step || !play.bot_is_due() {
            return Vec::new();
        }
        match play.bot_choice(thinker).map(|choice| play.choose(choice)) {
            Some(Ok(())) => self.after_action(now),
            _ => Vec::new(),
        }
    }

    /// Plays all bots at once, as one moment, until a person is due or the game is over.
    pub(super) fn skip_to_person(&mut self, now: u64) -> Vec<Task> {
        let (Some(play), Some(thinker)) = (&mut self.play, self.thinker) else { return Vec::new() };
        if self.watching || !play.bot_is_due() {
            return Vec::new();
        }
        play.seen = play.events.len();
        while play.bot_is_due() && !expert_has_to_learn(play, self.expert_missing) {
            match play.bot_choice(thinker).map(|choice| play.go_on(choice)) {
                Some(Ok(())) => {}
                _ => break,
            }
        }
        self.after_action(now)
    }

    /// What has to come before a bot's next step, if a bot is due.
    pub(super) fn wait_for_bot(&self) -> Vec<Task> {
        let Some(play) = self.play.as_ref().filter(|play| play.bot_is_due()) else {
            return Vec::new();
        };
        if self.watching || !matches!(self.address, Address::Table(_)) {
            return Vec::new();
        }
        if self.thinker.is_none() {
            return vec![Task::FetchBots];
        }
        if expert_has_to_learn(play, self.expert_missing) {
            return vec![Task::FetchExpert];
        }
        let milliseconds = self.settings.bot_speed.pause();
        vec![Task::Wait { milliseconds, step: play.record.actions.len() }]
    }
}

/// The expert does not play before it knows what it has learned, unless that is out of reach.
fn expert_has_to_learn(play: &Play, out_of_reach: bool) -> bool {
    play.bot(play.game.current()) == Some(Level::Expert)
        && !out_of_reach
        && Estimate::shipped().is_none()
}
