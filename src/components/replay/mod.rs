//! The replay: the table as it was, the way through the game, and what it was worth to everybody.

mod chart;
mod controls;

use leptos::prelude::*;
use record::Level;

use self::{chart::Chart, controls::Controls};
use super::{
    buttons::{IconButton, IconLink, SendButton},
    end::ReviewStatus,
    form::Select,
    table::{Grill, Seats, Tray},
};
use crate::{
    app::{Address, Dialog, Model, Msg, ReplayMsg},
    platform::use_app,
    view_model::{can_play_on, others_to_pick},
};

/// The replay screen: first the table and the way through the game, then all else.
#[component]
pub fn ReplayScreen() -> impl IntoView {
    view! {
        <main class="replay">
            <div class="room">
                <div class="table replaying">
                    <ReplayBar />
                    <Seats />
                    <Grill />
                    <Tray />
                    <Controls />
                </div>
            </div>
            <div class="page replay-more">
                <ReviewStatus />
                <Chart />
                <PlayOn />
            </div>
        </main>
    }
}

#[component]
fn ReplayBar() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    view! {
        <header class="bar">
            <IconLink href=app.peek(way_out) picture="back" words=messages.back />
            <h1 class="turn" tabindex="-1">
                <span class="words">{messages.replay.heading}</span>
            </h1>
            <IconButton
                picture="keys"
                words=messages.table.keys
                msg=Msg::Opened(Dialog::Keys)
                action="keys"
                class="icon-button keys-button"
            />
            <IconButton
                picture="log"
                words=messages.table.log
                msg=Msg::Opened(Dialog::Log)
                action="log"
            />
        </header>
    }
}

/// To the result, or to the table of a game that is not over.
fn way_out(model: &Model) -> String {
    let Some(replay) = &model.replay else { return Address::Start.to_hash() };
    let id = replay.whole.id.clone();
    let over = replay.whole.game.is_over();
    if over { Address::End(id) } else { Address::Table(id) }.to_hash()
}

/// What if: a game of its own from here.
#[component]
fn PlayOn() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().replay;
    let pick =
        move |level: String| app.send(Msg::Replay(ReplayMsg::PickedOthers(Level::parse(&level))));
    let (options, chosen) = app.peek(others_to_pick);
    view! {
        <section class="play-on">
            <h2>{texts.play_on}</h2>
            <p>{texts.play_on_line}</p>
            <label class="line">
                <span aria-hidden="true">{texts.others}</span>
                <Select label=texts.others.to_owned() options chosen on_pick=pick />
            </label>
            <div class="play-on-place" class:over=move || !app.read(can_play_on)>
                <SendButton
                    class="button primary"
                    action="play-on"
                    msg=Msg::Replay(ReplayMsg::PressedPlayOn)
                >
                    {texts.play_on}
                </SendButton>
            </div>
        </section>
    }
}
