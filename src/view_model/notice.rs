//! Messages to the player, in words.

use crate::{
    app::{FileDefect, Model, Notice, StorageTrouble},
    i18n::NoticeTexts,
};

/// What the notice bar says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeView {
    pub words: &'static str,
    /// What would help: throwing so many finished games away, in words.
    pub remedy: Option<String>,
    /// What its closing button is called.
    pub close: &'static str,
}

impl NoticeView {
    /// None while there is nothing to say.
    pub fn of(model: &Model) -> Option<NoticeView> {
        let messages = model.messages();
        let words = words(model.notice?, &messages.notices);
        let finished = model.finished_games().len();
        let helps = model.tells_of_room() && finished > 0;
        let remedy = helps.then(|| (messages.start.delete_finished)(finished));
        Some(NoticeView { words, remedy, close: messages.close })
    }
}

fn words(notice: Notice, texts: &NoticeTexts) -> &'static str {
    match notice {
        Notice::Storage(StorageTrouble::Blocked) => texts.storage_blocked,
        Notice::Storage(StorageTrouble::NearlyFull) => texts.storage_nearly_full,
        Notice::Storage(StorageTrouble::Full) => texts.storage_full,
        Notice::Storage(StorageTrouble::NotWritten) => texts.not_written,
        Notice::Storage(StorageTrouble::SettingsUnreadable) => texts.settings_unreadable,
        Notice::Storage(StorageTrouble::FormUnreadable) => texts.form_unreadable,
        Notice::BadLink => texts.bad_link,
        Notice::BadSeed => texts.bad_seed,
        Notice::BadAddress => texts.bad_address,
        Notice::BotsInPage => texts.bots_in_page,
        Notice::ExpertMissing => texts.expert_missing,
        Notice::GameMissing => texts.game_missing,
        Notice::GameNewer => texts.game_newer,
        Notice::GameDamaged => texts.game_damaged,
        Notice::File(FileDefect::Unreadable) => texts.file_unreadable,
        Notice::File(FileDefect::Foreign) => texts.file_foreign,
        Notice::File(FileDefect::Newer) => texts.file_newer,
        Notice::File(FileDefect::Damaged) => texts.file_damaged,
    }
}
