//! What page and worker say to each other, as JSON. Both are the same build, so there is one version of it.

use serde::{Deserialize, Serialize};

use crate::app::BotQuestion;

/// The worker's first word. What is sent before it is lost.
pub const READY: &str = "ready";

/// What the page asks: the decision of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Which step of the game is meant.
    pub step: usize,
    /// The name of the bot's level.
    pub level: String,
    /// What a bot that plays at random draws from.
    pub bot_seed: u64,
    /// The game so far, as a record.
    pub record: String,
}

impl Question {
    /// The question as the page sends it.
    pub fn write(question: &BotQuestion) -> Result<String, serde_json::Error> {
        serde_json::to_string(&Question {
            step: question.step,
            level: question.level.name().to_owned(),
            bot_seed: question.bot_seed,
            record: serde_json::to_string(&question.record)?,
        })
    }

    /// The question as the worker receives it.
    pub fn read(text: &str) -> Result<Question, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// What the worker answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// Which step of the game was meant.
    pub step: usize,
    /// The place of the decision in `Game::choices`; none if there was nothing to decide.
    pub choice: Option<usize>,
    /// Whether an expert decided without what it has learned.
    pub expert_missing: bool,
}

impl Answer {
    /// The answer as the worker sends it.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The answer as the page receives it.
    pub fn read(text: &str) -> Result<Answer, serde_json::Error> {
        serde_json::from_str(text)
    }
}
