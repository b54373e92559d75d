//! The way through the game: what was done and how good it was, a slider, and buttons.

use leptos::prelude::*;

use crate::{
    app::{Msg, ReplayMove, ReplayMsg},
    components::art::Art,
    platform::use_app,
    view_model::{ReplayButton, ReplayView, Verdict},
};

/// Where the buttons of the table are.
#[component]
pub fn Controls() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(ReplayView::of);
    view! {
        <section class="controls" data-area="actions" aria-label=app.messages().replay.heading>
            {move || shown.get().map(|shown| view! { <ControlsNow shown /> })}
        </section>
    }
}

/// The controls as they are now. Nothing of them comes or goes, so whatever has the focus keeps it.
#[component]
fn ControlsNow(shown: ReplayView) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().replay;
    let ReplayView { position, at, last, words, verdict, chance, buttons, speed } = shown;
    let grade = verdict.as_ref().map(|verdict| verdict.grade.name());
    let buttons = buttons.into_iter().map(|button| view! { <MoveButton button /> });
    let go = move |text: String| {
        if let Ok(at) = text.parse() {
            app.send(Msg::Replay(ReplayMsg::Moved(ReplayMove::To(at))));
        }
    };
    view! {
        <div class="told" role="status" data-replay=at.to_string()>
            <p>{words}</p>
            <p class="graded" data-grade=grade>
                {verdict.map(|verdict| view! { <Graded verdict /> })}
                <span>{chance}</span>
            </p>
        </div>
        <div class="slide">
            <input
                type="range"
                min="0"
                max=last.to_string()
                prop:value=at.to_string()
                aria-label=texts.slider
                aria-valuetext=format!("{position}, {at}/{last}")
                on:input:target=move |event| go(event.target().value())
            />
            <output aria-hidden="true">{position}</output>
            <button
                type="button"
                class="pill"
                data-action="replay-speed"
                aria-label=speed.1
                on:click=move |_| app.send(Msg::Replay(ReplayMsg::PressedSpeed))
            >
                {speed.0}
            </button>
        </div>
        <div class="moves">{buttons.collect_view()}</div>
    }
}

#[component]
fn Graded(verdict: Verdict) -> impl IntoView {
    view! {
        <b>{verdict.name}</b>
        " "
        {verdict.better}
        " "
    }
}

/// A button that leads nowhere now can still be reached: else the focus would be lost at both ends of the game.
#[component]
fn MoveButton(button: ReplayButton) -> impl IntoView {
    let app = use_app();
    let ReplayButton { action, picture, words, msg, rests, back } = button;
    view! {
        <button
            type="button"
            class="move"
            class:back=back
            data-action=action
            aria-label=words
            aria-disabled=rests.then_some("true")
            on:click=move |_| app.send(Msg::Replay(msg))
        >
            <Art name=picture />
        </button>
    }
}
