//! The link to a table, for others.

use leptos::prelude::*;

use super::DialogHead;
use crate::{
    app::Msg,
    components::buttons::SendButton,
    platform::{for_others, use_app},
    view_model::QrPicture,
};

/// The link as a code for cameras and as text, to be copied or handed on.
#[component]
#[expect(clippy::needless_pass_by_value, reason = "components own what they show")]
pub fn Invite(hash: String, shares: bool, copied: bool) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.setup;
    let link = for_others(&hash);
    let picture = QrPicture::of(&link).map(|picture| view! { <Qr picture /> });
    let share = shares.then(|| {
        view! {
            <SendButton class="button" action="share" msg=Msg::PressedShare(link.clone())>
                {texts.share}
            </SendButton>
        }
    });
    view! {
        <DialogHead heading=texts.invite close=messages.close />
        <div class="invite">
            {picture}
            <p>{texts.invite_line}</p>
            <input type="text" readonly aria-label=texts.link data-link="" prop:value=link.clone() />
            <div class="answers">
                <SendButton class="button primary" action="copy" msg=Msg::PressedCopy(link)>
                    {if copied { texts.copied } else { texts.copy }}
                </SendButton>
                {share}
            </div>
        </div>
    }
}

#[component]
fn Qr(picture: QrPicture) -> impl IntoView {
    view! {
        <svg class="qr" viewBox=picture.view_box aria-hidden="true" focusable="false">
            <path d=picture.path></path>
        </svg>
    }
}
