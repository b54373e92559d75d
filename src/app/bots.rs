//! Bots at the table. The worker decides for them: it is asked with [`Effect::AskBot`] and answers with
//! [`Msg::BotChose`](super::Msg::BotChose). Where there is no worker, they decide in the page.

use bots::Decider;
use engine::Choice;
use record::{Level, Record};

use super::{Address, Effect, Model, Notice, Play};

/// What the worker has to know to decide for a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotQuestion {
    /// How many actions were done before: answers to what is no longer asked are known by it.
    pub step: usize,
    pub level: Level,
    /// What a bot that plays at random draws from.
    pub bot_seed: u64,
    /// The game so far.
    pub record: Record,
}

impl BotQuestion {
    fn about(play: &Play, level: Level) -> BotQuestion {
        let step = play.record.actions.len();
        BotQuestion { step, level, bot_seed: play.bot_seed(), record: play.record.clone() }
    }
}

impl Model {
    /// The pause before a bot's step is over.
    pub(super) fn bot_due(&mut self, step: usize, now: u64) -> Vec<Effect> {
        if self.may_play(step) { self.ask_bot(now) } else { Vec::new() }
    }

    pub(super) fn bot_chose(
        &mut self,
        step: usize,
        choice: Option<usize>,
        expert_missing: bool,
        now: u64,
    ) -> Vec<Effect> {
        if !self.may_play(step) {
            return Vec::new();
        }
        if expert_missing && !self.told_expert_missing {
            self.notice = Some(Notice::ExpertMissing);
        }
        // Once the connection is back, so is the expert; should it be lost again, that is told again.
        self.told_expert_missing = expert_missing;
        let choices = self.play.as_ref().map(|play| play.game.choices());
        let choice = choice.and_then(|index| choices?.get(index).copied());
        self.play_for_bot(choice, now)
    }

    /// Told once; from now on bots decide in the page, until the player or another game tries the worker again.
    pub(super) fn worker_failed(&mut self, step: usize, now: u64) -> Vec<Effect> {
        if !self.bots_in_page {
            self.bots_in_page = true;
            self.notice = Some(Notice::BotsInPage);
        }
        self.bot_due(step, now)
    }

    /// The worker is tried again, from the bot's next step on.
    pub(super) fn retry_worker(&mut self) -> Vec<Effect> {
        self.bots_in_page = false;
        self.notice.take_if(|notice| *notice == Notice::BotsInPage);
        Vec::new()
    }

    /// No more pauses until a person is due: all that the bots do until then is one moment.
    pub(super) fn skip_to_person(&mut self, now: u64) -> Vec<Effect> {
        let Some(play) = self.play.as_mut().filter(|play| play.bot_is_due()) else {
            return Vec::new();
        };
        if !self.occupied || self.skipping {
            return Vec::new();
        }
        play.begin_moment(play.events.len());
        self.skipping = true;
        self.paused = false;
        self.ask_bot(now)
    }

    /// What has to come before a bot's next step, if a bot is due at this table.
    pub(super) fn wait_for_bot(&mut self, now: u64) -> Vec<Effect> {
        let at_table = matches!(self.address, Address::Table(_)) && self.occupied;
        let Some(play) = self.play.as_ref().filter(|play| at_table && play.bot_is_due()) else {
            self.skipping = false;
            return Vec::new();
        };
        if self.skipping {
            return self.ask_bot(now);
        }
        let step = play.record.actions.len();
        if self.paused {
            return Vec::new();
        }
        vec![Effect::Wait { milliseconds: self.pause_before_bot(), step }]
    }

    /// The bots wait before their next step, or go on. An answer that is still to come is for nobody.
    pub(super) fn pause_or_go_on(&mut self, now: u64) -> Vec<Effect> {
        self.paused = !self.paused;
        self.asked = None;
        if self.paused { Vec::new() } else { self.wait_for_bot(now) }
    }

    /// One step, while they wait.
    pub(super) fn one_step(&mut self, now: u64) -> Vec<Effect> {
        if self.paused { self.ask_now(now) } else { Vec::new() }
    }

    /// What was done has been seen: the next one may go on, and a game that is over is over.
    pub(super) fn hurry(&mut self, now: u64) -> Vec<Effect> {
        if self.ending {
            return self.show_result();
        }
        if self.paused || self.skipping { Vec::new() } else { self.ask_now(now) }
    }

    /// Asks the bot that is due, unless it has been asked already.
    fn ask_now(&mut self, now: u64) -> Vec<Effect> {
        let step = self.play.as_ref().map_or(0, |play| play.record.actions.len());
        let at_table = matches!(self.address, Address::Table(_));
        let asked = self.asked == Some(step);
        if !at_table || asked || self.bot_awaited_at(step).is_none() {
            return Vec::new();
        }
        self.ask_bot(now)
    }

    /// Whether a bot is to do this step now. While the bots wait, only what was asked for step by step.
    fn may_play(&self, step: usize) -> bool {
        let told = !self.paused || self.asked == Some(step);
        told && self.bot_awaited_at(step).is_some()
    }

    /// The level of the bot that is to do this step. An answer to an earlier question, or about a game that was left, is
    /// for nobody.
    fn bot_awaited_at(&self, step: usize) -> Option<Level> {
        let play = self.play.as_ref().filter(|play| play.record.actions.len() == step)?;
        play.bot(play.game.current()).filter(|_| self.occupied && play.bot_is_due())
    }

    fn ask_bot(&mut self, now: u64) -> Vec<Effect> {
        let Some(play) = &self.play else { return Vec::new() };
        let Some(level) = play.bot(play.game.current()) else { return Vec::new() };
        let question = BotQuestion::about(play, level);
        self.asked = Some(question.step);
        if !self.bots_in_page {
            return vec![Effect::AskBot(Box::new(question))];
        }
        // What the expert has learned is the worker's; the levels below need nothing but the rules.
        let level = if level == Level::Expert { Level::Greedy } else { level };
        let choice = Decider::default().decide(level, play.bot_seed(), &play.game);
        self.play_for_bot(choice, now)
    }

    fn play_for_bot(&mut self, choice: Option<Choice>, now: u64) -> Vec<Effect> {
        let skipping = self.skipping;
        let (Some(play), Some(choice)) = (&mut self.play, choice) else { return Vec::new() };
        let done = if skipping { play.go_on(choice) } else { play.choose(choice) };
        match done {
            Ok(()) => self.after_action(now),
            // A bot that insists on what is not allowed is a fault of ours; the game stays where it is, playable by people.
            Err(_) => Vec::new(),
        }
    }
}
