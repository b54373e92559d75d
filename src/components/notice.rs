//! Short messages to the player.

use leptos::prelude::*;

use super::{art::Art, buttons::IconButton};
use crate::{app::Msg, platform::use_app, view_model::NoticeView};

/// The bar at the edge of the page, while there is something to say. The place around it is always there: what comes into
/// it is spoken.
#[component]
pub fn NoticeBar() -> impl IntoView {
    let notice = use_app().memo(NoticeView::of);
    let bar = move || {
        notice.get().map(|NoticeView { words, close }| {
            view! {
                <div class="notice-bar" data-notice="">
                    <Art name="warning" />
                    <p>{words}</p>
                    <IconButton picture="close" words=close msg=Msg::DismissedNotice />
                </div>
            }
        })
    };
    view! { <div role="alert">{bar}</div> }
}
