//! What page and worker say to each other, as JSON. Both are the same build, so there is one version of it.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::app::{
    BotQuestion, Findings, Found, Inquiry, Msg, OddsQuestion, PracticeMsg, ReviewQuestion,
    Reviewed, Wanted,
};

/// The worker's first word. What is sent before it is lost.
pub const READY: &str = "ready";

/// A question or an answer on its way. The answer bears the ticket of its question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Letter<T> {
    pub ticket: u32,
    pub content: T,
}

impl<T: Serialize + DeserializeOwned> Letter<T> {
    /// The letter as it is sent.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// The letter as it is received.
    pub fn read(text: &str) -> Result<Letter<T>, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// What the page asks. Games travel as records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What does a bot do?
    Bot {
        /// Which step of the game is meant.
        step: usize,
        /// The name of the bot's level.
        level: String,
        /// What a bot that plays at random draws from.
        bot_seed: u64,
        /// The game so far.
        record: String,
    },
    /// What are the odds?
    Odds {
        about: Inquiry,
        /// The game so far.
        record: String,
    },
    /// A position to practise on.
    Practice(Wanted),
    /// What did the next turn of a game change?
    Review {
        /// The name of the game.
        game: String,
        /// The whole game.
        record: String,
        /// How many actions are reviewed already.
        done: usize,
    },
    /// The decision that cost somebody most in this game, as a position to practise on.
    Mistake {
        /// Comes back with the answer.
        wanted: Wanted,
        /// The game.
        record: String,
    },
}

impl Question {
    /// What the next turn of a game changed.
    pub fn about_game(question: &ReviewQuestion) -> Result<Question, serde_json::Error> {
        Ok(Question::Review {
            game: question.game.as_str().to_owned(),
            record: serde_json::to_string(&question.record)?,
            done: question.done,
        })
    }

    /// What a bot does.
    pub fn about_bot(question: &BotQuestion) -> Result<Question, serde_json::Error> {
        Ok(Question::Bot {
            step: question.step,
            level: question.level.name().to_owned(),
            bot_seed: question.bot_seed,
            record: serde_json::to_string(&question.record)?,
        })
    }

    /// What the odds are.
    pub fn about_odds(question: &OddsQuestion) -> Result<Question, serde_json::Error> {
        let record = serde_json::to_string(&question.record)?;
        Ok(Question::Odds { about: question.about.clone(), record })
    }
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// What a bot does.
    Bot {
        /// Which step of the game was meant.
        step: usize,
        /// The place of the decision in `Game::choices`; none if there was nothing to decide.
        choice: Option<usize>,
        /// Whether an expert decided without what it has learned.
        expert_missing: bool,
    },
    /// What the odds are; nothing if there is no such moment.
    Odds { about: Inquiry, found: Option<Findings> },
    /// A position to practise on.
    Practice(Found),
    /// What the next turn of a game changed.
    Review(Reviewed),
}

impl From<Answer> for Msg {
    fn from(answer: Answer) -> Msg {
        match answer {
            Answer::Bot { step, choice, expert_missing } => {
                Msg::BotChose { step, choice, expert_missing }
            }
            Answer::Odds { about, found } => Msg::OddsTold { about, found },
            Answer::Practice(found) => Msg::Practice(PracticeMsg::Found(found)),
            Answer::Review(reviewed) => Msg::Reviewed(Box::new(reviewed)),
        }
    }
}
