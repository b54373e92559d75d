//! Short messages to the player.

use leptos::prelude::*;

use super::art::Art;
use crate::{
    i18n::Messages,
    session::{Msg, Notice, StorageTrouble},
    shell::Store,
};

fn words(messages: &Messages, notice: Notice) -> &'static str {
    let notices = &messages.notices;
    match notice {
        Notice::Storage(StorageTrouble::Blocked) => notices.storage_blocked,
        Notice::Storage(StorageTrouble::Full) => notices.storage_full,
        Notice::Storage(StorageTrouble::SettingsUnreadable) => notices.settings_unreadable,
        Notice::BadLink => notices.bad_link,
        Notice::GameMissing => notices.game_missing,
        Notice::GameNewer => notices.game_newer,
        Notice::GameDamaged => notices.game_damaged,
    }
}

/// The bar at the edge of the page, while there is something to say.
#[component]
pub fn NoticeBar() -> impl IntoView {
    let store = expect_context::<Store>();
    let notice = store.slice(|session| {
        let messages = session.messages();
        session.notice.map(|notice| (words(messages, notice), messages.close))
    });
    move || {
        notice.get().map(|(words, close)| {
            view! {
                <div class="notice-bar" role="alert" data-notice="">
                    <Art name="warning" />
                    <p>{words}</p>
                    <button
                        class="tool"
                        aria-label=close
                        on:click=move |_| store.send(Msg::DismissedNotice)
                    >
                        <Art name="close" />
                    </button>
                </div>
            }
        })
    }
}
