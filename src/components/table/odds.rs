//! Odds where one looks: on tiles and on what can be done. Their switches, the hint, and the way to a bot's reasons.

use leptos::prelude::*;

use crate::{
    app::Msg,
    components::{
        art::Art,
        buttons::{IconButton, SendButton, VisuallyHidden},
    },
    platform::use_app,
    view_model::{AdviceView, ChanceView, OddsSwitches, WorthView, why_turn},
};

/// The switches of odds and hints, in the bar.
#[component]
pub fn OddsTools() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().odds;
    move || {
        let OddsSwitches { odds, hint, hint_rests } = app.read(OddsSwitches::of);
        view! {
            <IconButton
                picture="hint"
                words=texts.hint
                msg=Msg::PressedHint
                action="hint"
                pressed=hint
                disabled=hint_rests
            />
            <IconButton
                picture="odds"
                words=texts.odds
                msg=Msg::PressedOdds
                action="odds"
                pressed=odds
            />
        }
    }
}

/// The chance to end the turn with a tile, laid over its foot: for the eye alone, and so not text.
#[component]
pub fn Chance(chance: Option<ChanceView>) -> impl IntoView {
    chance.and_then(|chance| chance.short).map(|short| {
        view! {
            <span class="chance" data-words=short></span>
        }
    })
}

/// What a choice is worth and risks, on its control: for the eye alone, and so not text. The place is there as soon as odds are shown.
#[component]
pub fn Worth(worth: WorthView) -> impl IntoView {
    let known = worth.figures.is_some();
    let (value, fail) = worth.figures.map(|figures| figures.short).unzip();
    worth.shown.then(|| {
        view! {
            <span class="worth" aria-hidden="true">
                <b data-words=value>{known.then(|| view! { <Art name="worm" /> })}</b>
                <b class="risk" data-words=fail></b>
            </span>
        }
    })
}

/// The same in words, for those who listen.
#[component]
pub fn WorthWords(worth: WorthView) -> impl IntoView {
    worth.figures.map(|figures| {
        view! { <VisuallyHidden>{format!(", {}", figures.words)}</VisuallyHidden> }
    })
}

/// The hint, or that there are no odds to be had, over the line of words until it is closed or the game goes on.
#[component]
pub fn Advice() -> impl IntoView {
    let app = use_app();
    move || app.read(AdviceView::of).map(|advice| view! { <AdviceCard advice /> })
}

#[component]
fn AdviceCard(advice: AdviceView) -> impl IntoView {
    let AdviceView { words, hint, up } = advice;
    view! {
        <div class="advice" class:up=up data-advice=if hint { "hint" } else { "odds" }>
            <p>{words}</p>
            <IconButton
                picture="close"
                words=use_app().messages().close
                msg=if hint { Msg::PressedHint } else { Msg::PressedOdds }
                action="close-advice"
            />
        </div>
    }
}

/// Why has the bot just done that?
#[component]
pub fn WhyNow() -> impl IntoView {
    let app = use_app();
    move || app.read(why_turn).map(|turn| view! { <Why turn /> })
}

/// Why has a bot played this turn as it did?
#[component]
pub fn Why(turn: usize) -> impl IntoView {
    view! {
        <SendButton class="why" action="why" msg=Msg::PressedWhy(turn)>
            {use_app().messages().odds.why}
        </SendButton>
    }
}
