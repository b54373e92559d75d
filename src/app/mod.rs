//! The app as a value: what the player did comes in as [`Msg`], the new state and a list of [`Task`]s come out.
//!
//! No web types here. Everything the page can do can be tested on any machine.

mod address;
mod device;
mod draft;
mod message;
mod play;
mod reading;
mod settings;
mod shelf;
mod speaking;
mod thinking;
mod update;

pub use address::{Address, GameId, GameLink, LinkDefect, Spot, clean_name};
pub use device::{Device, Install, News, Update, Wish};
pub use draft::{Draft, DraftSeat, Starter};
pub use message::{Dialog, Msg, Notice, StorageTrouble, Task};
pub use play::{LastTurn, Play};
pub use reading::{OpenBook, Reading, Volume};
pub use settings::{BotSpeed, Look, Motion, Settings, Theme};
pub use shelf::{Shelved, ShelvedState};
pub use thinking::Thinker;

use engine::Edition;
use crate::i18n::{Language, Messages};

/// Everything the page shows comes from here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Where the player is.
    pub address: Address,
    /// What the player chose about the app.
    pub settings: Settings,
    /// The language in use: chosen, asked for by a link, or the device's.
    pub language: Language,
    /// The language that was asked for and whose texts are on their way.
    pub awaited: Option<Language>,
    /// The form of a new table.
    pub draft: Draft,
    /// The kept games, newest first.
    pub shelf: Vec<Shelved>,
    /// The rule book and where it is open.
    pub reading: Reading,
    /// The game on the table.
    pub play: Option<Play>,
    /// Whether another tab plays the game on the table, so that this one only watches.
    pub watching: bool,
    /// How bots decide, once the first of them has sat down.
    pub thinker: Option<Thinker>,
    /// Whether what the expert has learned could not be fetched.
    pub expert_missing: bool,
    /// Whether the golden die is to be rolled too (E8.1).
    pub golden: bool,
    /// What is known of the device.
    pub device: Device,
    /// What stands above the screen.
    pub dialog: Option<Dialog>,
    /// A message to the player.
    pub notice: Option<Notice>,
    /// Storage troubles that have been told; each is told once.
    pub told: Vec<StorageTrouble>,
}

impl Session {
    /// The app as it opens.
    pub fn new(settings: Settings, draft: Draft, language: Language) -> Session {
        Session {
            address: Address::Start,
            settings,
            language,
            awaited: None,
            draft,
            shelf: Vec::new(),
            reading: Reading::default(),
            play: None,
            watching: false,
            thinker: None,
            expert_missing: false,
            golden: true,
            device: Device::default(),
            dialog: None,
            notice: None,
            told: Vec::new(),
        }
    }

    /// All texts in the language in use.
    pub fn messages(&self) -> &'static Messages {
        self.language.messages()
    }

    /// The game to go on with: the one on the table, else the newest kept one that is not over.
    pub fn running_game(&self) -> Option<&GameId> {
        let on_table = self.play.as_ref().filter(|play| !play.game.is_over()).map(|play| &play.id);
        on_table.or_else(|| self.shelf.iter().find(|game| game.is_running()).map(|game| &game.id))
    }

    /// The edition whose rules are read: the chosen one, else that of the table, else that of the form.
    pub fn edition_read(&self) -> Edition {
        let table = || self.play.as_ref().map(|play| play.game.edition());
        self.reading.edition.or_else(table).unwrap_or(self.draft.edition)
    }

    /// Whether a person at this tab may do something at the table now.
    pub fn person_is_due(&self) -> bool {
        let due = self.play.as_ref().is_some_and(|play| !play.game.is_over() && !play.bot_is_due());
        due && !self.watching
    }
}
