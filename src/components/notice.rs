//! Short messages to the player.

use super::{
    art::art,
    dom::{El, el},
    widgets::tool,
};
use crate::{i18n::Messages, app::{Msg, Notice, StorageTrouble}, platform::Store};

fn words(messages: &Messages, notice: Notice) -> &'static str {
    let notices = &messages.notices;
    match notice {
        Notice::Storage(StorageTrouble::Blocked) => notices.storage_blocked,
        Notice::Storage(StorageTrouble::Full) => notices.storage_full,
        Notice::Storage(StorageTrouble::SettingsUnreadable) => notices.settings_unreadable,
        Notice::PartMissing => notices.part_missing,
        Notice::ExpertMissing => notices.expert_missing,
        Notice::BadLink => notices.bad_link,
        Notice::GameMissing => notices.game_missing,
        Notice::GameNewer => notices.game_newer,
        Notice::GameDamaged => notices.game_damaged,
    }
}

/// The bar at the edge of the page, while there is something to say.
pub fn notice_bar(store: Store) -> El {
    el("div").attr("role", "alert").live(
        move || {
            store.read(|session| {
                let messages = session.messages();
                session.notice.map(|notice| (words(messages, notice), messages.close))
            })
        },
        move |notice| {
            let bar = notice.map(|(words, close)| {
                el("div")
                    .class("notice-bar")
                    .attr("data-notice", "")
                    .child(art("warning"))
                    .child(el("p").text(words))
                    .child(tool(store, "close", close, || Msg::DismissedNotice))
            });
            bar.into_iter().collect()
        },
    )
}
