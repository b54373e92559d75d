//! The end: who won, by what, how it came to that, and again.

mod review;
mod stacks;
mod tables;

use leptos::prelude::*;
pub use review::ReviewStatus;

use self::{
    review::AfterGame,
    stacks::Stacks,
    tables::{DeedsTable, Ranking},
};
use super::{
    art::{Art, Bird},
    buttons::SendButton,
};
use crate::{
    app::{GameId, Look, Msg},
    platform::use_app,
    view_model::EndView,
};

/// How many worms rain on a person who has won.
const CONFETTI: usize = 28;

/// The end screen.
#[component]
pub fn EndScreen() -> impl IntoView {
    let app = use_app();
    // Only what is shown here builds it anew: else the counting would begin again.
    let end = app.memo(EndView::of);
    view! {
        <main class="page end">
            {move || end.get().map(|end| view! { <Ending end /> })}
        </main>
    }
}

/// Who won, the stacks, the ranking, and where to go from here.
#[component]
fn Ending(end: EndView) -> impl IntoView {
    let EndView { heading, winners, rows, tie_breaks, extended, just_ended, celebrates, id, table } =
        end;
    let tie_breaks = tie_breaks.into_iter().map(|words| view! { <TieBreak words /> });
    let texts = &use_app().messages().end;
    view! {
        <section class="podium">
            <Winners looks=winners />
            <h1 tabindex="-1">{heading}</h1>
            {tie_breaks.collect_view()}
            <SendButton class="button primary" action="rematch" msg=Msg::PressedRematch>
                {texts.rematch}
            </SendButton>
        </section>
        <div class="end-story" class:counting=just_ended>
            <Stacks rows=rows.clone() />
            <Ranking rows=rows.clone() extended />
            <DeedsTable rows />
            <AfterGame />
        </div>
        <Ways table id />
        {celebrates.then(|| view! { <Confetti /> })}
    }
}

/// The birds of the winners at the grill.
#[component]
fn Winners(looks: Vec<Look>) -> impl IntoView {
    let birds = looks.into_iter().map(|look| view! { <Winner look /> });
    view! {
        <div class="winners" aria-hidden="true">
            {birds.collect_view()}
            <Art name="trophy" class="trophy" />
        </div>
    }
}

#[component]
fn Winner(look: Look) -> impl IntoView {
    view! {
        <span class="winner" data-colour=look.colour.to_string()>
            <Bird number=look.bird />
        </span>
    }
}

/// How a tie was decided.
#[component]
fn TieBreak(words: String) -> impl IntoView {
    view! { <p class="tie-break">{words}</p> }
}

/// Where to go from here, beside playing again.
#[component]
fn Ways(table: String, id: GameId) -> impl IntoView {
    let messages = use_app().messages();
    view! {
        <nav class="answers">
            <a class="button" href=table>
                {messages.end.to_table}
            </a>
            <a class="button" href="#/">
                {messages.end.to_start}
            </a>
            <SendButton class="button" action="export" msg=Msg::PressedExport(id)>
                {messages.start.export}
            </SendButton>
        </nav>
    }
}

/// Worms rain once.
#[component]
fn Confetti() -> impl IntoView {
    let worms = (0..CONFETTI).map(|_| view! { <Art name="worm" /> });
    view! {
        <div class="confetti" aria-hidden="true">
            {worms.collect_view()}
        </div>
    }
}
