//! What the app wants done outside of it.

use record::{Opening, Record, Save};

use super::{
    Address, BotQuestion, DeviceRequest, GameId, OddsQuestion, PracticeEffect, ReviewQuestion,
};
use crate::i18n::Language;

/// What the platform has to do. The order matters: a game is saved before it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the game.
    Save(GameId, Box<Save>),
    SaveSettings,
    /// Keep the form for the next time.
    SaveForm,
    /// Fetch a kept game and answer with [`Msg::GameFetched`](super::Msg::GameFetched).
    Fetch(GameId),
    /// Fetch the rules in this language, with their examples and search words, and answer with
    /// [`Msg::BookFetched`](super::Msg::BookFetched).
    FetchBook(Language),
    /// Look through the kept games and answer with [`Msg::SavedGamesRead`](super::Msg::SavedGamesRead).
    ReadSavedGames,
    /// Draw a random number and answer with [`Msg::LotDrawn`](super::Msg::LotDrawn).
    DrawLot,
    /// Draw a random number and answer with [`Msg::Invited`](super::Msg::Invited).
    Invite,
    /// Answer with [`Msg::LotSeen`](super::Msg::LotSeen) after so many milliseconds.
    WaitForLot {
        milliseconds: u32,
    },
    /// Copy a link, or have the device hand it on.
    Copy(String),
    Share(String),
    /// Draw a name, and a seed unless a link fixed it, and answer with [`Msg::GameBegun`](super::Msg::GameBegun).
    Begin {
        opening: Opening,
        seed: Option<u64>,
    },
    /// Draw a name and a seed for the game of a file, and answer with [`Msg::GameAdopted`](super::Msg::GameAdopted).
    Adopt(Box<Record>),
    /// Show this address, as a new step of the history or instead of the present one.
    Go {
        address: Address,
        replace: bool,
    },
    /// Give what is open above the screen a step of the history of its own, so that the back button closes it.
    PushLayer,
    /// Take that step back.
    DropLayer,
    /// Answer with [`Msg::BotDue`](super::Msg::BotDue) after so many milliseconds.
    Wait {
        milliseconds: u32,
        step: usize,
    },
    /// Answer with [`Msg::EndDue`](super::Msg::EndDue) after so many milliseconds: the last tile lands before the game is over.
    WaitForEnd {
        milliseconds: u32,
        id: GameId,
    },
    /// Ask the worker for a bot's decision and answer with [`Msg::BotChose`](super::Msg::BotChose), or with
    /// [`Msg::WorkerFailed`](super::Msg::WorkerFailed).
    AskBot(Box<BotQuestion>),
    /// Ask the worker for odds and answer with [`Msg::OddsTold`](super::Msg::OddsTold).
    Consult(Box<OddsQuestion>),
    /// Ask the worker for the next turn of a review and answer with [`Msg::Reviewed`](super::Msg::Reviewed), or with
    /// [`Msg::ReviewFailed`](super::Msg::ReviewFailed).
    Review(Box<ReviewQuestion>),
    /// Answer with [`ReplayMsg::Due`](super::ReplayMsg::Due) after so many milliseconds.
    WaitInReplay {
        milliseconds: u32,
        at: usize,
    },
    /// Throw kept games away and answer with [`Msg::GamesDeleted`](super::Msg::GamesDeleted).
    Delete(Vec<GameId>),
    /// Hand a game out as a file: its record, without the dice to come. As it is on the table, or as it is kept; what cannot
    /// be read is handed out byte for byte.
    Export(GameId, Option<Box<Record>>),
    /// Be the one tab that plays the game, or find out that another one is; take it over if told so. Answer with
    /// [`Msg::ThisTabPlays`](super::Msg::ThisTabPlays) or [`Msg::OtherTabPlays`](super::Msg::OtherTabPlays).
    Occupy {
        id: GameId,
        by_force: bool,
    },
    /// Let other tabs play the game that this one has played.
    Release,
    /// Print what is shown, once it is.
    Print,
    /// Ask the device for something.
    Ask(DeviceRequest),
    /// Something for practising.
    Practice(PracticeEffect),
}
