//! What the app offers about itself: its new version, and a place on the home screen.

use super::{
    art::art,
    dom::{El, el},
    widgets::{button, tool},
};
use crate::{app::{Install, Msg}, platform::Store};

/// The offer of a new version, at the edge of the page until it is taken or put off.
pub fn update_toast(store: Store) -> El {
    el("div").attr("role", "status").live(
        move || store.read(|session| session.offers_update().then_some(session.language)),
        move |offered| {
            let toast = offered.map(|language| {
                let messages = language.messages();
                let reload = button(store, "pill", || Msg::PressedUpdate)
                    .attr("data-action", "update")
                    .text(messages.device.update);
                el("div").class("toast").attr("data-toast", "update").child(reload).child(tool(
                    store,
                    "close",
                    messages.close,
                    || Msg::DismissedUpdate,
                ))
            });
            toast.into_iter().collect()
        },
    )
}

/// The hint that the app can be installed, a card on the start screen.
pub fn install_hint(store: Store) -> El {
    el("div").class("hint-place").live(
        move || store.read(crate::app::Session::hints_at_install),
        move |way| {
            let card = way.map(|way| {
                let messages = store.messages();
                let texts = &messages.device;
                let words = match way {
                    Install::Button => texts.install_line,
                    Install::Menu => texts.install_by_menu,
                };
                let install = button(store, "pill", || Msg::PressedInstall)
                    .attr("data-action", "install")
                    .text(texts.install);
                el("section")
                    .class("hint")
                    .attr("data-hint", "install")
                    .attr("aria-label", texts.install)
                    .child(art("logo"))
                    .child(el("p").text(words))
                    .children((way == Install::Button).then_some(install))
                    .child(tool(store, "close", messages.close, || Msg::DismissedInstall))
            });
            card.into_iter().collect()
        },
    )
}
