//! The table: everything that decides is in sight at once.

mod actions;
mod bar;
mod coach;
mod figures;
mod grill;
mod odds;
mod outcome;
mod seats;
mod tray;

pub use figures::listen_for_figures;
pub use grill::Grill;
use leptos::prelude::*;
pub use odds::Why;
pub use seats::Seats;
pub use tray::Tray;

use self::{
    actions::Actions,
    bar::{Bar, PlayedElsewhere},
    coach::GuideBar,
    outcome::SkipCard,
};
use super::{
    focus,
    log::TurnList,
    practice::{PracticeBar, Verdict},
};
use crate::{
    app::Model,
    platform::{AppContext, use_app},
    view_model::{is_guided, points_at},
};

/// The table screen.
#[component]
pub fn TableScreen() -> impl IntoView {
    let app = use_app();
    follow_turn(app);
    let guided = app.peek(is_guided);
    let practises = app.peek(|model| model.practised_round().is_some());
    let bar = match (guided, practises) {
        (true, _) => view! { <GuideBar /> }.into_any(),
        (_, true) => view! { <PracticeBar /> }.into_any(),
        _ => view! { <Bar /> }.into_any(),
    };
    view! {
        <main class="room">
            <div
                class="table"
                class:guided=guided
                class:with-odds=move || app.read(Model::odds_are_on)
                data-coach-at=move || app.read(points_at)>
                {bar}
                <Seats />
                <Grill />
                <Tray />
                <Actions />
                <PlayedElsewhere />
                <SideLog />
                <SkipCard />
                <Verdict />
            </div>
        </main>
    }
}

/// The focus goes on with the turn, whenever something was played or a dialog has opened or closed.
fn follow_turn(app: AppContext) {
    let moment = |model: &Model| {
        let played = model.play.as_ref().map_or(0, |play| play.record.actions.len());
        let said = model.guide.as_ref().map_or(0, |guide| guide.said);
        let said = said + model.practice.round.as_ref().map_or(0, |round| round.said);
        (played, said, model.dialog.is_some())
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
