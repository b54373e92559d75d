//! Short messages to the player.

use leptos::prelude::*;

use super::{
    art::Art,
    buttons::{IconButton, SendButton},
};
use crate::{
    app::Msg,
    platform::use_app,
    view_model::{NoticeView, Remedy},
};

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

/// The button of something that would help.
#[component]
pub fn RemedyButton(remedy: Remedy) -> impl IntoView {
    let Remedy { words, action, msg } = remedy;
    view! {
        <SendButton class="pill" action msg>
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
            {remedy.map(|remedy| view! { <RemedyButton remedy /> })}
            <IconButton picture="close" words=close msg=Msg::DismissedNotice />
        </div>
    }
}
