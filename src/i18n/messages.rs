//! The list of everything the app says. Every language gives one value of [`Messages`].

use engine::{Claim, Count, Edition, Event, Face, Failure, Figure, GoldenFaces, Seat, Tile};
use record::Level;
use serde::Serialize;

use super::{OddsTexts, PracticeTexts, ReplayTexts, ReviewTexts};
use crate::{
    app::{GuideStep, Hint},
    view_model::{Obstacle, Price, SeatView, TileView},
};

/// Looks up what a player is called.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// All texts of one language.
#[derive(Debug, Serialize)]
pub struct Messages {
    /// The name of the game.
    pub title: &'static str,
    /// Goes one screen back.
    pub back: &'static str,
    /// Closes what is open.
    pub close: &'static str,
    /// Answers a question with no.
    pub cancel: &'static str,
    /// The start screen.
    pub start: StartTexts,
    /// The set-up screen.
    pub setup: SetupTexts,
    /// The table.
    pub table: TableTexts,
    /// The guided first game.
    pub guide: GuideTexts,
    /// What else beginners are told.
    pub coach: CoachTexts,
    /// Odds, hints and reasons.
    pub odds: OddsTexts,
    /// The end screen.
    pub end: EndTexts,
    /// The settings screen.
    pub settings: SettingsTexts,
    /// The app on this device.
    pub device: DeviceTexts,
    /// The rules.
    pub rules: RulesTexts,
    /// Messages to the player.
    pub notices: NoticeTexts,
    /// The help on keys.
    pub keys: KeyTexts,
    /// Practising.
    pub practice: PracticeTexts,
    /// The replay.
    pub replay: ReplayTexts,
    /// Luck and skill after a game.
    pub review: ReviewTexts,
    /// The name of a bot's level.
    #[serde(skip)]
    pub level: fn(Level) -> &'static str,
    /// The name of a figure.
    #[serde(skip)]
    pub figure: fn(Figure) -> &'static str,
    /// What happened, as a whole sentence for log and speech; empty for what needs no word.
    #[serde(skip)]
    pub event: fn(&Event, Names<'_>) -> String,
}

/// The start screen.
#[derive(Debug, Serialize)]
pub struct StartTexts {
    pub tagline: &'static str,
    /// What the game is about, for those who have not played it here.
    pub pitch: &'static str,
    pub play: &'static str,
    /// The way past the guided game.
    pub know: &'static str,
    pub guide: &'static str,
    pub new_game: &'static str,
    pub continue_game: &'static str,
    pub kept_games: &'static str,
    /// A player of a kept game, their worms, and whether they have won.
    #[serde(skip)]
    pub kept_seat: fn(&str, u8, bool) -> String,
    pub rules: &'static str,
    pub settings: &'static str,
    pub look_at: &'static str,
    pub delete: &'static str,
    pub export: &'static str,
    pub open_file: &'static str,
    pub unreadable: &'static str,
    pub newer: &'static str,
    pub delete_question: &'static str,
    pub delete_confirm: &'static str,
    #[serde(skip)]
    pub finished_games: fn(usize) -> String,
    #[serde(skip)]
    pub delete_finished: fn(usize) -> String,
    pub delete_finished_question: &'static str,
    /// Leads to the positions to practise on.
    pub practice: &'static str,
    pub unofficial: &'static str,
}

/// An edition in one line each.
#[derive(Clone, Copy, Debug)]
pub struct EditionTexts {
    /// Its name.
    pub name: &'static str,
    /// What it is, in one line.
    pub line: &'static str,
}

/// The set-up screen.
#[derive(Debug, Serialize)]
pub struct SetupTexts {
    pub heading: &'static str,
    pub edition: &'static str,
    #[serde(skip)]
    pub editions: fn(Edition) -> EditionTexts,
    pub options: &'static str,
    pub short_game: &'static str,
    pub short_game_line: &'static str,
    pub golden_faces: &'static str,
    #[serde(skip)]
    pub golden_faces_line: fn(GoldenFaces) -> &'static str,
    pub players: &'static str,
    #[serde(skip)]
    pub name_of_seat: fn(usize) -> String,
    #[serde(skip)]
    pub kind_of_seat: fn(usize) -> String,
    pub person: &'static str,
    #[serde(skip)]
    pub person_name: fn(usize) -> String,
    /// What a bot of this level is like, in one sentence.
    #[serde(skip)]
    pub temper: fn(Level) -> &'static str,
    pub add_player: &'static str,
    #[serde(skip)]
    pub remove_player: fn(&str) -> String,
    pub starter: &'static str,
    pub starter_lot: &'static str,
    pub start: &'static str,
    /// The button that opens the choice of bird and colour.
    #[serde(skip)]
    pub look_of: fn(&str) -> String,
    #[serde(skip)]
    pub move_up: fn(&str) -> String,
    #[serde(skip)]
    pub move_down: fn(&str) -> String,
    #[serde(skip)]
    pub strength: fn(usize) -> String,
    pub lot: &'static str,
    /// Whom the lot has drawn.
    #[serde(skip)]
    pub begins: fn(&str) -> String,
    pub to_table: &'static str,
    pub invite: &'static str,
    pub invite_line: &'static str,
    pub link: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub share: &'static str,
}

/// The table.
#[derive(Debug, Serialize)]
pub struct TableTexts {
    #[serde(skip)]
    pub turn_of: fn(&str) -> String,
    pub over: &'static str,
    pub grill: &'static str,
    pub players: &'static str,
    pub tray: &'static str,
    #[serde(skip)]
    pub aside_label: fn(&Count, bool) -> String,
    pub rolled: &'static str,
    #[serde(skip)]
    pub roll: fn(u8) -> String,
    pub roll_resting: &'static str,
    pub stop_resting: &'static str,
    pub golden: &'static str,
    #[serde(skip)]
    pub keep: fn(Face, u8) -> String,
    pub used: &'static str,
    #[serde(skip)]
    pub used_label: fn(Face, u8) -> String,
    #[serde(skip)]
    pub stop: fn(&Claim, Names<'_>) -> String,
    pub stop_failing: &'static str,
    #[serde(skip)]
    pub lower: fn(Tile) -> String,
    #[serde(skip)]
    pub weasel: fn(u8) -> String,
    pub bust: &'static str,
    pub undo: &'static str,
    pub skip: &'static str,
    /// Heads what happened while turns were skipped.
    pub skipped: &'static str,
    /// The bots are to wait.
    pub pause: &'static str,
    /// The bots are to play on.
    pub go_on: &'static str,
    /// One step of a bot, while they wait.
    pub step: &'static str,
    pub log: &'static str,
    pub log_empty: &'static str,
    pub keys: &'static str,
    pub sound: &'static str,
    pub rules: &'static str,
    pub choose_giver: &'static str,
    #[serde(skip)]
    pub giver: fn(&str, u8) -> String,
    pub choose_specialist: &'static str,
    #[serde(skip)]
    pub keep_figure: fn(Figure) -> String,
    #[serde(skip)]
    pub figure_does: fn(Figure) -> &'static str,
    pub failing_stop_question: &'static str,
    pub failing_stop_confirm: &'static str,
    /// Why stopping now gives nothing, as a sentence.
    #[serde(skip)]
    pub obstacle: fn(Obstacle) -> String,
    /// What failing costs the player who is asked, as a sentence.
    #[serde(skip)]
    pub costs: fn(Price) -> String,
    /// Who failed, why, and what it cost, as a sentence.
    #[serde(skip)]
    pub failed_line: fn(&str, Failure, Price) -> String,
    pub watching: &'static str,
    pub take_over: &'static str,
    #[serde(skip)]
    pub bot_thinks: fn(&str) -> String,
    #[serde(skip)]
    pub last_turn: fn(&str) -> String,
    #[serde(skip)]
    pub rule_link: fn(&str) -> String,
    #[serde(skip)]
    pub supply: fn(u8) -> String,
    #[serde(skip)]
    pub tile: fn(TileView) -> String,
    #[serde(skip)]
    pub seat: fn(&SeatView) -> String,
    pub prompt_roll: &'static str,
    pub prompt_keep: &'static str,
    pub prompt_weasel: &'static str,
    pub prompt_take_or_roll: &'static str,
    pub prompt_take: &'static str,
    pub prompt_hopeless: &'static str,
    pub prompt_no_worm: &'static str,
    pub prompt_roll_on: &'static str,
    pub nothing_aside: &'static str,
    pub with_worm: &'static str,
    pub no_worm_yet: &'static str,
    pub no_tile: &'static str,
    pub see_result: &'static str,
}

/// The guided first game. `src/i18n/guide` has it and the next.
#[derive(Debug, Serialize)]
pub struct GuideTexts {
    pub heading: &'static str,
    pub skip: &'static str,
    /// A sentence was read.
    pub go_on: &'static str,
    /// The guided game from its beginning.
    pub again: &'static str,
    /// A game of one's own.
    pub play: &'static str,
    /// What to press, for those who listen; `{}` is what the button is called.
    pub press: &'static str,
    /// To somebody who has pressed something else.
    pub strayed: &'static str,
    /// A sentence for each step of the script.
    pub steps: [&'static str; GuideStep::COUNT],
}

/// The line of the coach in the first games, and hints.
#[derive(Debug, Serialize)]
pub struct CoachTexts {
    pub roll: &'static str,
    pub keep: &'static str,
    pub keep_worm: &'static str,
    pub no_worm: &'static str,
    pub roll_on: &'static str,
    pub take_or_roll: &'static str,
    pub steal: &'static str,
    /// Takes the coach away.
    pub close: &'static str,
    pub setting: &'static str,
    pub line: &'static str,
    pub hints_only: &'static str,
    pub off: &'static str,
    /// In the order of `Hint::ALL`.
    pub hints: [&'static str; Hint::ALL.len()],
}

/// The end screen.
#[derive(Debug, Serialize)]
pub struct EndTexts {
    #[serde(skip)]
    pub heading: fn(&[String]) -> String,
    pub rank: &'static str,
    pub player: &'static str,
    pub stacks: &'static str,
    /// A player's stack, bottom first.
    #[serde(skip)]
    pub stack: fn(&str, &[Tile]) -> String,
    pub result: &'static str,
    pub tiles: &'static str,
    pub tile_worms: &'static str,
    pub bratworms: &'static str,
    pub apple: &'static str,
    pub worms: &'static str,
    /// Everybody with so many worms, the tile that decides, and whose it is.
    #[serde(skip)]
    pub tie_break: fn(&[String], u8, Tile, &str) -> String,
    /// Heads what everybody did and suffered.
    pub deeds: &'static str,
    pub steals: &'static str,
    pub robbed: &'static str,
    pub failures: &'static str,
    pub rematch: &'static str,
    pub to_start: &'static str,
    pub to_table: &'static str,
}

/// The settings screen.
#[derive(Debug, Serialize)]
pub struct SettingsTexts {
    pub heading: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_auto: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub motion: &'static str,
    pub motion_auto: &'static str,
    pub motion_off: &'static str,
    pub bot_speed: &'static str,
    pub slow: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub sound: &'static str,
    pub sound_line: &'static str,
    pub flow: &'static str,
    pub flow_line: &'static str,
    pub keys: &'static str,
    pub keys_line: &'static str,
    pub dice: &'static str,
    pub dice_numerals: &'static str,
    pub dice_pips: &'static str,
    /// Heads what changes how it is played.
    pub play: &'static str,
    pub bird: &'static str,
    pub colour: &'static str,
    pub birds: [&'static str; 7],
    pub colours: [&'static str; 7],
}

/// The app on this device: its new version, working offline, installing, staying awake.
#[derive(Debug, Serialize)]
pub struct DeviceTexts {
    pub heading: &'static str,
    pub update: &'static str,
    pub install: &'static str,
    pub install_line: &'static str,
    pub install_by_menu: &'static str,
    pub offline_unknown: &'static str,
    pub offline_ready: &'static str,
    pub offline_refused: &'static str,
    pub awake: &'static str,
    pub awake_line: &'static str,
}

/// The rules.
#[derive(Debug, Serialize)]
pub struct RulesTexts {
    pub heading: &'static str,
    pub loading: &'static str,
    pub missing: &'static str,
    pub to_table: &'static str,
    pub contents: &'static str,
    pub edition: &'static str,
    pub search: &'static str,
    #[serde(skip)]
    pub found: fn(usize) -> String,
    pub example: &'static str,
    #[serde(skip)]
    pub step_of: fn(usize, usize) -> String,
    pub step_back: &'static str,
    pub next_step: &'static str,
    /// No place holds all words; so many hold some.
    #[serde(skip)]
    pub found_partly: fn(usize) -> String,
    /// So many more places in an edition of this name.
    #[serde(skip)]
    pub found_elsewhere: fn(usize, &str) -> String,
    /// Prints the cheat sheet.
    pub print: &'static str,
    /// Heads the rules of the moment over the table.
    pub at_hand: &'static str,
    /// Leads from there to the book.
    pub more: &'static str,
    /// Heads the specialists there.
    pub specialists: &'static str,
}

/// Messages to the player.
#[derive(Debug, Serialize)]
pub struct NoticeTexts {
    pub storage_blocked: &'static str,
    pub retry: &'static str,
    pub storage_nearly_full: &'static str,
    pub storage_full: &'static str,
    pub settings_unreadable: &'static str,
    pub bots_in_page: &'static str,
    pub not_written: &'static str,
    pub expert_missing: &'static str,
    pub bad_link: &'static str,
    pub bad_seed: &'static str,
    pub bad_address: &'static str,
    pub form_unreadable: &'static str,
    pub game_missing: &'static str,
    pub game_newer: &'static str,
    pub game_damaged: &'static str,
    pub file_unreadable: &'static str,
    pub file_foreign: &'static str,
    pub file_newer: &'static str,
    pub file_damaged: &'static str,
    pub replace_question: &'static str,
    pub replace_confirm: &'static str,
    pub practice_unreadable: &'static str,
    pub what_if: &'static str,
}

/// The help on keys.
#[derive(Debug, Serialize)]
pub struct KeyTexts {
    pub heading: &'static str,
    pub keep: &'static str,
    pub roll: &'static str,
    pub stop: &'static str,
    pub undo: &'static str,
    pub weasel: &'static str,
    pub rules: &'static str,
    pub log: &'static str,
    pub sound: &'static str,
    pub arrows: &'static str,
    pub switch_off: &'static str,
}
