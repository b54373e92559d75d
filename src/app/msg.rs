//! What happened to the app.

use super::{
    BookTexts, DeviceEvent, DeviceHint, Findings, GameId, Inquiry, PracticeMsg, ReplayMsg,
    Reviewed, RulesAnchor, SavedGame, Settings, SetupForm,
};
use crate::i18n::Language;
use engine::{Choice, Edition, Figure};
use record::{Opening, Record};

/// A fact, in the past tense. People, bots, links, other tabs and the storage all speak through these.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The part of the address after the `#` changed.
    AddressChanged(String),
    /// The player changed the form of a new table.
    ChangedForm(SetupForm),
    /// The seat at this place of the form, and whoever sits there, moved one place up.
    MovedSeat(usize),
    /// The seat at this place of the form was taken away.
    RemovedSeat(usize),
    /// The player wants the table of the form.
    PressedStart,
    /// One tap: a game against a bot.
    PressedQuickGame,
    /// The guided first game is wanted, from its beginning.
    PressedGuide,
    /// A sentence of the guided game was read.
    PressedGoOn,
    /// The lot has been seen.
    LotSeen,
    /// The table of the form is to be sent to others.
    PressedInvite,
    /// A random number for the dice of that table, and for its lot.
    Invited(u64),
    /// The link to that table is to be copied, or handed on by the device.
    PressedCopy(String),
    PressedShare(String),
    /// The same table again, the next one begins.
    PressedRematch,
    /// A random number for who begins.
    LotDrawn(u64),
    /// A game was given its name and the seed of its dice.
    GameBegun {
        id: GameId,
        opening: Opening,
        seed: u64,
    },
    /// A file was opened: its text, unless it cannot be had.
    FileRead(Option<String>),
    /// The game of a file was given a name here, and a seed for the dice to come.
    GameAdopted {
        id: GameId,
        record: Box<Record>,
        seed: u64,
    },
    /// The storage was asked for a game.
    GameFetched {
        id: GameId,
        text: Option<String>,
    },
    /// The storage was looked through.
    SavedGamesRead(Vec<SavedGame>),
    /// Kept games were thrown away: there is more room.
    GamesDeleted,
    /// The game on the table could be saved, after it could not.
    SavedAgain,
    /// What is kept of this game was written by another tab.
    SavedElsewhere {
        id: GameId,
        text: String,
    },
    /// The rules of the moment were asked for.
    PressedRules,
    /// A figure at the table was tapped: what does it do?
    TappedFigure(Figure),
    /// A place of the rules was asked for, at the table or in what is at hand of them.
    LookedUp(RulesAnchor),
    /// What is at hand of the rules is to be read on in the book.
    PressedMore,
    /// The rules of a language were fetched, or could not be.
    BookFetched(Language, Option<Box<BookTexts>>),
    /// The cheat sheet is wanted on paper.
    PressedPrint,
    /// The reader of the rules chose an edition.
    PickedEditionToRead(Edition),
    /// The reader of the rules searches for this.
    SearchedRules(String),
    /// Somebody at this tab chose this at the table. A stop that fails is asked about first.
    Chose(Choice),
    /// The golden die was switched on or off (E8.1).
    ToggledGolden,
    /// Take back the last laying-aside.
    PressedUndo,
    /// The pause before a bot's step is over. The number tells which step was meant.
    BotDue(usize),
    /// The worker has answered what a bot does at this step.
    BotChose {
        step: usize,
        /// The place of the decision in [`Game::choices`](engine::Game::choices).
        choice: Option<usize>,
        /// Whether an expert decided without what it has learned, because that is out of reach.
        expert_missing: bool,
    },
    /// The worker could not be started, or has stopped twice; it was asked about this step.
    WorkerFailed(usize),
    /// No more pauses until a person is due.
    PressedSkip,
    /// What happened in the skipped turns was read.
    ClosedSummary,
    /// The bots are to wait, or to go on.
    PressedPause,
    /// One step of a bot, while they wait.
    PressedStep,
    /// Whatever is being waited for has been seen: a tap on the table.
    Hurried,
    /// What ended a turn is about to be shown.
    TurnEndBegan,
    /// What ended a turn has been shown, or nobody wants to see it.
    TurnEndSeen,
    /// The last move of this game has been shown.
    EndDue(GameId),
    /// Something was opened above the table.
    Opened(Dialog),
    /// The topmost thing was closed without an answer.
    Closed,
    /// The browser's back button was pressed while something was open above the screen.
    WentBack,
    /// The question was answered with yes.
    Confirmed,
    /// The player changed a setting.
    ChangedSettings(Settings),
    /// The line of the coach was read often enough.
    DismissedCoach,
    /// A hint was read.
    DismissedHint,
    /// Sound was switched on or off.
    ToggledSound,
    /// A kept game is to be thrown away; asks first.
    PressedDelete(GameId),
    /// Throw all finished games away.
    PressedDeleteFinished,
    /// A kept game is to be handed out as a file.
    PressedExport(GameId),
    /// Another tab plays this game now.
    OtherTabPlays(GameId),
    /// This tab may no longer play the game: another one has taken over, or the browser has put the page aside meanwhile.
    LockLost(GameId),
    /// This tab plays the game, and the browser keeps all others out.
    ThisTabPlays(GameId),
    /// The browser has no means to keep other tabs out: this one may play like any other.
    AnyTabPlays(GameId),
    /// The worker is to be tried again.
    PressedRetryWorker,
    /// The rule book is to be fetched again.
    PressedRetryBook,
    /// The game is to be played in this tab.
    PressedTakeOver,
    /// Something about keeping games went wrong.
    StorageFailed(StorageTrouble),
    /// The notice was read.
    DismissedNotice,
    /// The device told something about the app itself.
    DeviceTold(DeviceEvent),
    /// The new version is wanted now.
    PressedUpdate,
    /// The new version can wait.
    DismissedUpdate,
    /// The app is to be installed.
    PressedInstall,
    /// What the start screen tells about the device was read.
    DismissedDeviceHint(DeviceHint),
    /// The odds are to be shown at this table, or no longer.
    PressedOdds,
    /// A hint is wanted, or was read.
    PressedHint,
    /// Why has a bot played the turn of this number as it did?
    PressedWhy(usize),
    /// What the worker has found; nothing if it is out of order or the question made no sense.
    OddsTold {
        about: Inquiry,
        found: Option<Findings>,
    },
    /// Something about practising.
    Practice(PracticeMsg),
    /// The worker has reviewed a turn of a game.
    Reviewed(Box<Reviewed>),
    /// The worker is out of order; it was asked to review this game.
    ReviewFailed(GameId),
    /// Luck and skill of the game that has ended are wanted, for the first time or once more.
    PressedReview,
    /// Something happened in the replay.
    Replay(ReplayMsg),
}

/// What stands above the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Stopping now is a failed attempt: really?
    FailingStop,
    /// A link or a button would leave a running game: really?
    ReplaceGame(Opening, Option<u64>),
    /// The lot has drawn who begins, and is looked at.
    Lot(Opening, Option<u64>),
    /// A link to the table of the form, whose dice are those of this number.
    Invite(u64),
    /// A kept game would be thrown away: really?
    DeleteGame(GameId),
    /// All finished games would be thrown away: really?
    DeleteFinished,
    /// What the rules say about this.
    Rules(RulesAnchor),
    /// The log of the game.
    Log,
    /// The keys.
    Keys,
    /// Why a bot has played the turn of this number as it did.
    Why(usize),
}

/// What can go wrong with keeping games. Each is told once, and the game stays playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageTrouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// Little room is left.
    NearlyFull,
    /// There is no room left.
    Full,
    /// Something could not be put into writing: a fault of ours. What was kept before is untouched.
    NotWritten,
    /// Saved settings could not be read; they are kept beside the new ones.
    SettingsUnreadable,
    /// The saved set-up form could not be read; it is kept beside the new one.
    FormUnreadable,
    /// What was remembered of practising could not be read; it is kept beside the new one.
    PracticeUnreadable,
}

/// A short message to the player, until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Keeping games fails.
    Storage(StorageTrouble),
    /// The link describes no possible game.
    BadLink,
    /// The seed of the link is out of range.
    BadSeed,
    /// The address leads nowhere.
    BadAddress,
    /// The worker is out of order: bots decide in the page, the expert as greedy.
    BotsInPage,
    /// What the expert has learned is out of reach: it plays like the level below.
    ExpertMissing,
    /// The game asked for is not kept here.
    GameMissing,
    /// The game asked for was written by a later version.
    GameNewer,
    /// The game asked for cannot be read.
    GameDamaged,
    /// A file could not be opened as a game.
    File(FileDefect),
    /// The game on the table was begun from a moment of another one, which stays as it is.
    WhatIf,
}

/// Why a file is no game that can be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDefect {
    /// Far larger than any game, or out of reach.
    Unreadable,
    /// Something else than a game.
    Foreign,
    /// A game that a later version wrote.
    Newer,
    /// A game with a mistake in it.
    Damaged,
}
