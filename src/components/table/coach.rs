//! What beginners are told: the sentences of the guided game, the line of the coach, and hints.

use leptos::prelude::*;

use crate::{
    app::{Address, Msg},
    components::{art::Art, buttons::IconButton},
    platform::use_app,
    view_model::{CoachLine, GuideView, HintView, coach_line, is_undecided, prompt, sound_switch},
};

/// The bar above the table of the guided game, with the way out.
#[component]
pub fn GuideBar() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.guide;
    view! {
        <header class="bar">
            <h1 class="turn" tabindex="-1">
                <span class="words">{texts.heading}</span>
            </h1>
            {move || {
                let (picture, pressed) = app.read(sound_switch);
                let words = messages.table.sound;
                view! { <IconButton picture words msg=Msg::ToggledSound action="sound" pressed /> }
            }}
            <a class="leave" href=Address::Start.to_hash() data-action="leave-guide">
                {texts.skip}
            </a>
        </header>
    }
}

/// A sentence of the guided game: over the hollows while they are idle, else above them.
#[component]
pub fn GuideSay() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="say guided" class:up=move || app.read(is_undecided)>
            {move || app.read(GuideView::of).map(|said| view! { <Sentence said /> })}
        </div>
    }
}

#[component]
fn Sentence(said: GuideView) -> impl IntoView {
    view! {
        <p
            class="coach"
            data-coach=if said.done { "done" } else { "" }
            data-outcome=said.closes.then_some("")
        >
            {said.words}
        </p>
    }
}

/// What is to be done now: as long as the coach is there, in its words.
#[component]
pub fn Prompt() -> impl IntoView {
    let app = use_app();
    let line = move || app.read(coach_line);
    let words = move || {
        let usual = || app.read(prompt);
        line().map(|line| line.words.to_owned()).or_else(usual)
    };
    view! {
        {move || words().map(|words| view! { <p class="prompt">{words}</p> })}
        {move || line().map(|line| view! { <NoMore line /> })}
    }
}

/// Takes the coach away.
#[component]
fn NoMore(line: CoachLine) -> impl IntoView {
    view! {
        <IconButton
            picture="close"
            words=line.close
            msg=Msg::DismissedCoach
            action="no-coach"
            class="icon-button no-coach"
        />
    }
}

/// A hint, over the idle hollows until it is closed or the game goes on.
#[component]
pub fn HintPlace() -> impl IntoView {
    let app = use_app();
    move || app.read(HintView::of).map(|shown| view! { <HintCard shown /> })
}

#[component]
fn HintCard(shown: HintView) -> impl IntoView {
    view! {
        <div class="hint" data-hint=shown.hint.index().to_string()>
            <Art name=shown.picture />
            <IconButton
                picture="close"
                words=shown.close
                msg=Msg::DismissedHint
                action="close-hint"
            />
            <p>{shown.words}</p>
        </div>
    }
}
