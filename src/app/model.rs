//! The state of the app.

use engine::Edition;

use super::{
    Address, Device, Dialog, GameId, GameReview, Guide, Notice, Odds, Play, Practice, Replay,
    RulesView, SavedGame, Settings, SetupForm, StorageTrouble,
};
use crate::i18n::{Language, Messages};

/// Everything the page shows comes from here.
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own about the table")]
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// Where the player is.
    pub address: Address,
    /// What the player chose about the app.
    pub settings: Settings,
    /// The language in use: chosen, asked for by a link, or the device's.
    pub language: Language,
    /// The form of a new table.
    pub form: SetupForm,
    /// The number whose dice the table of the form has been promised to others with.
    pub invitation: Option<u64>,
    /// The kept games, newest first.
    pub saved_games: Vec<SavedGame>,
    /// The rule book and where it is open.
    pub rules: RulesView,
    /// The game on the table.
    pub play: Option<Play>,
    /// The guided first game, while that is what lies on the table.
    pub guide: Option<Guide>,
    /// Positions to practise on; one of them may be what lies on the table.
    pub practice: Practice,
    /// The replay, while a moment of it is what lies on the table.
    pub replay: Option<Replay>,
    /// What luck and skill made of the game that was looked at last.
    pub review: Option<GameReview>,
    /// Whether this tab may play the game on the table: no other one does.
    pub occupied: bool,
    /// Whether the browser has given this tab the lock of the game; what is kept of it is then read once more.
    pub locked: bool,
    /// Whether that lock keeps all other tabs out. Without a secure origin there are no locks.
    pub alone: bool,
    /// Whether it was told that another tab plays the game on the table, so that this one only watches.
    pub watching: bool,
    /// When the turn last went on to the next player, in milliseconds since 1970.
    pub handed_over: Option<u64>,
    /// Whether bots play without pauses until a person is due.
    pub skipping: bool,
    /// The moment (`Play::seen`) whose summary of skipped turns was closed.
    pub summary_closed: Option<usize>,
    /// Whether the bots wait until they are told to go on.
    pub paused: bool,
    /// The step that a bot was last asked about.
    pub asked: Option<usize>,
    /// Whether the game has just ended, and its last move is still being shown.
    pub ending: bool,
    /// Whether the end of a turn is on stage: until it has been seen, the table belongs to whose turn that was.
    pub turn_ends: bool,
    /// Whether the worker is out of order, so that bots decide in the page, the expert as greedy.
    pub bots_in_page: bool,
    /// Whether it was told that the expert plays without what it has learned.
    pub told_expert_missing: bool,
    /// Whether the golden die is to be rolled too (E8.1).
    pub golden: bool,
    /// What is known of the odds at the table.
    pub odds: Odds,
    /// What is known of the device.
    pub device: Device,
    /// What stands above the screen.
    pub dialog: Option<Dialog>,
    /// A message to the player.
    pub notice: Option<Notice>,
    /// Storage troubles that have been told; each is told once.
    pub told: Vec<StorageTrouble>,
}

impl Model {
    /// The app as it opens.
    pub fn new(settings: Settings, form: SetupForm, language: Language) -> Model {
        Model {
            address: Address::Start,
            settings,
            language,
            form,
            invitation: None,
            saved_games: Vec::new(),
            rules: RulesView::default(),
            play: None,
            guide: None,
            practice: Practice::default(),
            replay: None,
            review: None,
            occupied: false,
            locked: false,
            alone: false,
            watching: false,
            handed_over: None,
            skipping: false,
            summary_closed: None,
            paused: false,
            asked: None,
            ending: false,
            turn_ends: false,
            bots_in_page: false,
            told_expert_missing: false,
            golden: true,
            odds: Odds::default(),
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
        let on_table = self.kept_play().filter(|play| !play.game.is_over()).map(|play| &play.id);
        let kept = || self.saved_games.iter().find(|game| game.is_running()).map(|game| &game.id);
        on_table.or_else(kept)
    }

    /// The edition whose rules are read: the chosen one, else that of the table, else that of the form.
    pub fn edition_read(&self) -> Edition {
        let table = || self.play.as_ref().map(|play| play.game.edition());
        self.rules.edition.or_else(table).unwrap_or(self.form.edition)
    }

    /// The edition whose rules are at hand at the table: the one that is played.
    pub fn edition_at_hand(&self) -> Edition {
        self.play.as_ref().map_or_else(|| self.edition_read(), |play| play.game.edition())
    }

    /// Whether what lies on the table is a game, not something to learn from.
    pub fn is_plain_game(&self) -> bool {
        self.guide.is_none() && self.replay.is_none() && self.practised_round().is_none()
    }

    /// Whether a person at this tab may do something at the table now.
    pub fn person_is_due(&self) -> bool {
        let due = self.play.as_ref().is_some_and(|play| !play.game.is_over() && !play.bot_is_due());
        due && self.occupied
    }
}
