//! The app as a value (the Elm architecture): what happened comes in as a [`Msg`], a new [`Model`] and a list of
//! [`Effect`]s come out of [`update`].
//!
//! No web types, no clock, no randomness, no globals: everything the page can do can be tested on any machine. What an
//! effect needs from outside comes back as the next message.

mod address;
mod bot_names;
mod bots;
mod coach;
mod device;
mod effect;
mod exact;
mod game_file;
mod going;
mod grade;
mod guide;
mod housekeeping;
mod model;
mod msg;
mod named;
mod odds;
mod play;
mod practice;
mod replay;
mod review;
mod reviewed;
mod rules_view;
mod saved_games;
mod settings;
mod setup;
mod setup_form;
mod show;
mod tabs;
mod update;

pub use address::{Address, GameId, GameLink, LinkDefect, RulesAnchor, clean_name};
pub use bot_names::bot_name;
pub use bots::BotQuestion;
pub use coach::{Coach, Hint, Hints};
pub use device::{Device, DeviceEvent, DeviceHint, DeviceRequest, Install, Update};
pub use effect::Effect;
pub use exact::Exact;
pub use game_file::file_of_kept;
pub use grade::{Grade, Luck, Rating, loss_per_decision};
pub use guide::{Guide, GuideStep, Spot};
pub use model::Model;
pub use msg::{Dialog, FileDefect, Msg, Notice, StorageTrouble};
pub use named::Version;
pub use odds::{
    Asked, ChoiceOdds, Findings, Inquiry, Judged, Odds, OddsMode, OddsQuestion, Reply, TableOdds,
    Topic, best_choice,
};
pub use play::{LastTurn, Play};
pub use practice::{
    DAILY, Difficulty, Entry, Exercise, Found, Practice, PracticeEffect, PracticeLog, PracticeMsg,
    PracticeStage, Round, RoundKind, Tally, Today, Wanted, Weighed, daily, day_of,
};
pub use replay::{Replay, ReplayMove, ReplayMsg, table_after};
pub use review::{GameReview, ReviewTrouble};
pub use reviewed::{
    ReviewPart, ReviewQuestion, Reviewed, ReviewedAccount, ReviewedDecision, ReviewedStep,
};
pub use rules_view::{BookState, BookTexts, OpenBook, RulesView};
pub use saved_games::{SavedGame, SavedGameState, SavedSeat};
pub use settings::{BotSpeed, DiceFaces, Look, Motion, Settings, Theme};
pub use setup_form::{SeatForm, SetupForm, Starter};
pub use update::update;
