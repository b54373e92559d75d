//! Short messages to the player.

use leptos::prelude::*;

use super::{
    art::Art,
    buttons::{IconButton, SendButton},
};
use crate::{app::Msg, platform::use_app, view_model::NoticeView};

/// Where messages come up. The place is always there: what comes into it is spoken.
#[component]
pub fn NoticePlace() -> impl IntoView {
    let app = use_app();
    view! {
        <div role="alert">
            {move || app.read(NoticeView::of).map(|notice| view! { <NoticeBar notice /> })}
        </div>
    }
}

/// Throws all finished games away, after a question.
#[component]
pub fn DeleteFinished(words: String) -> impl IntoView {
    view! {
        <SendButton class="pill" action="delete-finished" msg=Msg::PressedDeleteFinished>
            {words}
        </SendButton>
    }
}

/// The bar at the edge of the page.
#[component]
fn NoticeBar(notice: NoticeView) -> impl IntoView {
    let NoticeView { words, remedy, close } = notice;
    view! {
        <div class="notice-bar" data-notice="">
            <Art name="warning" />
            <p>{words}</p>
            {remedy.map(|words| view! { <DeleteFinished words /> })}
            <IconButton picture="close" words=close msg=Msg::DismissedNotice />
        </div>
    }
}
