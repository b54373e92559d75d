//! The table: everything that decides is in sight at once.

mod actions;
mod bar;
mod figures;
mod grill;
mod outcome;
mod seats;
mod tray;

pub use figures::listen_for_figures;
use leptos::prelude::*;

use self::{
    actions::Actions,
    bar::{Bar, PlayedElsewhere},
    grill::Grill,
    outcome::SkipCard,
    seats::Seats,
    tray::Tray,
};
use super::{focus, log::TurnList};
use crate::{
    app::Model,
    platform::{AppContext, use_app},
};

/// The table screen.
#[component]
pub fn TableScreen() -> impl IntoView {
    follow_turn(use_app());
    view! {
        <main class="room">
            <div class="table">
                <Bar />
                <Seats />
                <Grill />
                <Tray />
                <Actions />
                <PlayedElsewhere />
                <SideLog />
                <SkipCard />
            </div>
        </main>
    }
}

/// The focus goes on with the turn, whenever something was played or a dialog has opened or closed.
fn follow_turn(app: AppContext) {
    let moment = |model: &Model| {
        let played = model.play.as_ref().map_or(0, |play| play.record.actions.len());
        (played, model.dialog.is_some())
    };
    app.follow(moment, |_| focus::next_action());
}

/// The log beside the table, where there is room.
#[component]
fn SideLog() -> impl IntoView {
    let words = use_app().messages().table.log;
    view! {
        <aside class="log" aria-label=words>
            <h2>{words}</h2>
            <TurnList />
        </aside>
    }
}
