//! What happened to the app, and what the app wants done: facts in, tasks out.

use super::{Address, Draft, GameId, News, Settings, Shelved, Thinker, Wish};
use engine::{Choice, Edition, Face, Figure, Seat};
use record::{Opening, Save};
use crate::i18n::Language;

/// A fact, in the past tense. People, bots, links, other tabs and the storage all speak through these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The part of the address after the `#` changed.
    AddressChanged(String),
    /// The player changed the form of a new table.
    ChangedDraft(Draft),
    /// The player wants the table of the form.
    PressedStart,
    /// One tap: a game against a bot.
    PressedQuickGame,
    /// The same table again, the next one begins.
    PressedRematch,
    /// A game was given its dice and its name.
    GameBegun {
        /// Its name.
        id: GameId,
        /// Who plays what.
        opening: Opening,
        /// Where its dice come from.
        seed: u64,
    },
    /// The storage was asked for a game.
    GameFetched {
        /// The game asked for.
        id: GameId,
        /// What is kept of it, if anything.
        text: Option<String>,
    },
    /// The storage was looked through.
    ShelfRead(Vec<Shelved>),
    /// The texts of a language were fetched, or could not be.
    LanguageFetched(Language, bool),
    /// The part of the code that bots think with was fetched, or could not be.
    BotsFetched(Option<Thinker>),
    /// What the expert has learned was fetched, or could not be.
    ExpertFetched(bool),
    /// The rules of the moment were asked for.
    PressedRules,
    /// A figure at the table was tapped: what does it do?
    TappedFigure(Figure),
    /// The rules of a language were fetched with their examples, or could not be.
    BookFetched(Language, Option<(String, String)>),
    /// The reader of the rules chose an edition.
    PickedEditionToRead(Edition),
    /// The reader of the rules searches for this.
    SearchedRules(String),
    /// Roll, with or without the golden die as it is switched.
    PressedRoll,
    /// The golden die was switched on or off (E8.1).
    ToggledGolden,
    /// A value was picked from the roll.
    PickedFace(Face),
    /// Stop and take, or stop and fail; the last asks first.
    PressedStop,
    /// Leave the steal, take the next lower portion (L3.3).
    PressedLower,
    /// The weasel (E11).
    PressedWeasel,
    /// Accept the dead roll (E11.2).
    PressedBust,
    /// Whose bratworm (E4.4).
    PickedGiver(Seat),
    /// Which specialist goes back (E5.5).
    PickedFigure(Figure),
    /// Take back the last laying-aside.
    PressedUndo,
    /// The pause before a bot's step is over. The number tells which step was meant.
    BotDue(usize),
    /// No more pauses until a person is due.
    PressedSkip,
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
    /// A kept game is to be thrown away; asks first.
    PressedDelete(GameId),
    /// A kept game is to be handed out as a file.
    PressedExport(GameId),
    /// Another tab plays this game now.
    OtherTabPlays(GameId),
    /// This tab plays the game, for all the others can see.
    ThisTabPlays(GameId),
    /// The game is to be played in this tab.
    PressedTakeOver,
    /// Something about keeping games went wrong.
    StorageFailed(StorageTrouble),
    /// The notice was read.
    DismissedNotice,
    /// The device told something about the app itself.
    DeviceTold(News),
    /// The new version is wanted now.
    PressedUpdate,
    /// The new version can wait.
    DismissedUpdate,
    /// The app is to be installed.
    PressedInstall,
    /// The hint at installing was read.
    DismissedInstall,
}

/// What the shell has to do. The order matters: a game is saved before it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Keep the game.
    Save(GameId, Box<Save>),
    /// Keep the settings.
    SaveSettings,
    /// Keep the form for the next time.
    SaveDraft,
    /// Fetch a game and answer with [`Msg::GameFetched`].
    Fetch(GameId),
    /// Fetch the texts of this language and answer with [`Msg::LanguageFetched`].
    FetchLanguage(Language),
    /// Fetch the part of the code that bots think with and answer with [`Msg::BotsFetched`].
    FetchBots,
    /// Fetch what the expert has learned and answer with [`Msg::ExpertFetched`].
    FetchExpert,
    /// Fetch the rules in this language, with the examples, and answer with [`Msg::BookFetched`].
    FetchBook(Language),
    /// Look through the kept games and answer with [`Msg::ShelfRead`].
    ReadShelf,
    /// Draw a seed and a name, and answer with [`Msg::GameBegun`].
    Begin {
        /// Who plays what.
        opening: Opening,
        /// The dice, if a link fixed them.
        seed: Option<u64>,
    },
    /// Draw a lot for the first player of the form, then begin.
    BeginDraft,
    /// Show this address, as a new step of the history or instead of the present one.
    Go {
        /// Where to.
        address: Address,
        /// Whether the present step is to be forgotten.
        replace: bool,
    },
    /// Give what is open above the screen a step of the history of its own, so that the back button closes it.
    PushLayer,
    /// Take that step back.
    DropLayer,
    /// Answer with [`Msg::BotDue`] after so many milliseconds.
    Wait {
        /// How long.
        milliseconds: u32,
        /// The step that is meant.
        step: usize,
    },
    /// Throw a kept game away.
    Delete(GameId),
    /// Hand a game out as a file: this text, or byte for byte what is kept.
    Export(GameId, Option<String>),
    /// Find out whether another tab plays the game; take it over if told so.
    Occupy {
        /// The game.
        id: GameId,
        /// Whether to take it from another tab.
        by_force: bool,
    },
    /// Ask the device for something.
    Ask(Wish),
}

/// What stands above the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Stopping now is a failed attempt: really?
    FailingStop,
    /// A link or a button would leave a running game: really?
    ReplaceGame(Opening, Option<u64>),
    /// A kept game would be thrown away: really?
    DeleteGame(GameId),
    /// The log of the game.
    Log,
    /// The keys.
    Keys,
}

/// What can go wrong with keeping games. Each is told once, and the game stays playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageTrouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// Saved settings could not be read; they are kept beside the new ones.
    SettingsUnreadable,
}

/// A short message to the player, until it is dismissed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Keeping games fails.
    Storage(StorageTrouble),
    /// The link describes no possible game.
    BadLink,
    /// A part of the code is out of reach: a language, or what bots think with.
    PartMissing,
    /// What the expert has learned is out of reach: it plays like the level below.
    ExpertMissing,
    /// The game asked for is not kept here.
    GameMissing,
    /// The game asked for was written by a later version.
    GameNewer,
    /// The game asked for cannot be read.
    GameDamaged,
}

/// What a press of a key or button at the table means.
impl Msg {
    /// The fact that stands for making this choice.
    pub fn for_choice(choice: Choice) -> Msg {
        match choice {
            Choice::Roll(_) => Msg::PressedRoll,
            Choice::Keep(face) => Msg::PickedFace(face),
            Choice::Weasel(_) => Msg::PressedWeasel,
            Choice::AcceptBust => Msg::PressedBust,
            Choice::Stop => Msg::PressedStop,
            Choice::StopLower => Msg::PressedLower,
            Choice::TakeBratworm(seat) => Msg::PickedGiver(seat),
            Choice::ReturnFigure(figure) => Msg::PickedFigure(figure),
        }
    }
}
