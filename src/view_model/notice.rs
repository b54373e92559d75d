//! Messages to the player, in words.

use crate::{
    app::{FileDefect, Model, Msg, Notice, StorageTrouble},
    i18n::NoticeTexts,
};

/// What the notice bar says.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeView {
    pub words: &'static str,
    pub remedy: Option<Remedy>,
    /// What its closing button is called.
    pub close: &'static str,
}

/// Something that would help, and the button for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Remedy {
    pub words: String,
    /// The handle of the button.
    pub action: &'static str,
    pub msg: Msg,
}

impl Remedy {
    /// Throws all finished games away, after a question.
    pub fn delete_finished(model: &Model) -> Option<Remedy> {
        let count = model.finished_games().len();
        let words = (model.messages().start.delete_finished)(count);
        let action = "delete-finished";
        (count > 0).then_some(Remedy { words, action, msg: Msg::PressedDeleteFinished })
    }

    fn of(model: &Model) -> Option<Remedy> {
        if model.tells_of_room() {
            return Remedy::delete_finished(model);
        }
        let words = model.messages().notices.retry.to_owned();
        let retry = Remedy { words, action: "retry", msg: Msg::PressedRetryWorker };
        (model.notice == Some(Notice::BotsInPage)).then_some(retry)
    }
}

impl NoticeView {
    /// None while there is nothing to say.
    pub fn of(model: &Model) -> Option<NoticeView> {
        let messages = model.messages();
        let words = words(model.notice?, &messages.notices);
        Some(NoticeView { words, remedy: Remedy::of(model), close: messages.close })
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
        Notice::Storage(StorageTrouble::PracticeUnreadable) => texts.practice_unreadable,
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
        Notice::WhatIf => texts.what_if,
    }
}
