//! Screens whose code is fetched when they are first opened.
#![allow(
    unsafe_code,
    improper_ctypes,
    improper_ctypes_definitions,
    reason = "what leads into a part is made by the macro of wasm_split, for a caller and a callee of the same compiler"
)]

use std::{future::Future, pin::Pin};

use leptos::{prelude::Owner, task::spawn_local};

use super::{
    app::Screen,
    dom::{El, el},
    end::end,
    rules::rules_screen,
    settings::settings_screen,
    setup::setup_screen,
    widgets::page_head,
};
use crate::platform::{PartMissing, Store, part};

part!(reader: fn rules(store: Store) -> El = rules_screen(store));
part!(forms: fn setup(store: Store) -> El = setup_screen(store));
part!(forms: fn settings(store: Store) -> El = settings_screen(store));
part!(ending: fn ending(store: Store) -> El = end(store));

/// A screen on its way.
type Coming = Pin<Box<dyn Future<Output = Result<El, PartMissing>>>>;

fn coming(store: Store, screen: Screen) -> Coming {
    match screen {
        Screen::Rules => Box::pin(rules(store)),
        Screen::Setup => Box::pin(setup(store)),
        Screen::Settings => Box::pin(settings(store)),
        _ => Box::pin(ending(store)),
    }
}

/// The place of a screen, filled as soon as its code is there; then `arrived` is called.
pub fn screen_place(store: Store, screen: Screen, arrived: fn(Screen)) -> El {
    let place = el("div").class("screen-place");
    let element = place.element().clone();
    let owner = Owner::current().unwrap_or_default();
    let mut coming = coming(store, screen);
    spawn_local(async move {
        // What the screen binds to the session has to end with its place.
        let arriving = std::future::poll_fn(|context| owner.with(|| coming.as_mut().poll(context)));
        let content = arriving.await.unwrap_or_else(|_| out_of_reach(store));
        // Whoever has gone on in the meantime is somewhere else.
        if element.is_connected() {
            let _ = element.append_child(content.element());
            arrived(screen);
        }
    });
    place
}

fn out_of_reach(store: Store) -> El {
    let messages = store.messages();
    let told = el("p").attr("role", "alert").text(messages.notices.part_missing);
    el("main").class("page").child(page_head(messages.back, messages.title)).child(told)
}
