//! Worked examples: the table, and what is said about it, one step at a time.

use engine::Face;
use leptos::prelude::*;

use super::pictures::DiceRow;
use crate::{
    components::art::{Art, Bird, FigureToy},
    platform::use_app,
    rulebook::ShownDie,
    view_model::{ExampleStep, StageSeat, StageTile, StageView, TileState},
};

/// An example. All steps are there for print and search; on the screen they come one by one.
#[component]
pub fn WorkedExample(title: String, steps: Vec<ExampleStep>) -> impl IntoView {
    let texts = &use_app().messages().rules;
    let at = RwSignal::new(0_usize);
    let last = steps.len().saturating_sub(1);
    let (words, stages): (Vec<String>, Vec<StageView>) =
        steps.into_iter().map(|step| (step.words, step.stage)).unzip();
    let told = words.into_iter().enumerate();
    let told = told.map(|(step, words)| view! { <ToldStep step words at /> }).collect_view();
    view! {
        <div class="example" data-example="">
            <h3>{texts.example} ": " {title}</h3>
            <div class="stage" aria-hidden="true">
                {move || stages.get(at.get()).cloned().map(|stage| view! { <Stage stage /> })}
            </div>
            <ol class="steps" aria-live="polite">
                {told}
            </ol>
            <div class="example-steps">
                <StepButton words=texts.step_back by=-1 at last />
                <span class="count">{move || (texts.step_of)(at.get() + 1, last + 1)}</span>
                <StepButton words=texts.next_step by=1 at last />
            </div>
        </div>
    }
}

/// What is said at one step.
#[component]
fn ToldStep(step: usize, words: String, at: RwSignal<usize>) -> impl IntoView {
    view! {
        <li value=step + 1 hidden=move || step != at.get()>
            {words}
        </li>
    }
}

/// Goes one step on or back. At the end it rests, and keeps the focus.
#[component]
fn StepButton(
    words: &'static str,
    by: isize,
    at: RwSignal<usize>,
    /// The last step.
    last: usize,
) -> impl IntoView {
    let end = if by < 0 { 0 } else { last };
    let go = move |_| at.update(|at| *at = at.saturating_add_signed(by).min(last));
    view! {
        <button
            type="button"
            class="pill"
            aria-disabled=move || (at.get() == end).then_some("true")
            on:click=go
        >
            {words}
        </button>
    }
}

/// The table at one step.
#[component]
fn Stage(stage: StageView) -> impl IntoView {
    let StageView { tiles, seats, aside, rolled } = stage;
    let tiles = tiles.into_iter().map(|place| view! { <GrillPlace place /> });
    let seats = seats.into_iter().map(|seat| view! { <Player seat /> });
    view! {
        <ul class="stage-grill">{tiles.collect_view()}</ul>
        <ul class="stage-seats">{seats.collect_view()}</ul>
        <div class="stage-dice">
            <DiceRow class="dice kept" dice=faces(&aside) />
            <DiceRow class="dice" dice=faces(&rolled) />
        </div>
    }
}

fn faces(dice: &[ShownDie]) -> Vec<(Face, bool)> {
    dice.iter().map(|die| (die.face, die.golden)).collect()
}

/// One place of the grill, whether its tile lies there or not.
#[component]
fn GrillPlace(place: StageTile) -> impl IntoView {
    let StageTile { tile, state, figure } = place;
    let class = match state {
        TileState::Open => "small-tile",
        TileState::Down => "small-tile down",
        TileState::Gone => "small-tile none",
    };
    view! {
        <li>
            <span class=class>{(state != TileState::Gone).then(|| tile.number())}</span>
            {figure.map(|figure| view! { <FigureToy figure /> })}
        </li>
    }
}

/// One player, and what they have.
#[component]
fn Player(seat: StageSeat) -> impl IntoView {
    let StageSeat { seat, name, turn, top, tiles, worms, bratworms, figures } = seat;
    let (class, words) = match top {
        Some(tile) => ("small-tile", tile.number().to_string()),
        None => ("small-tile none", "–".to_owned()),
    };
    let figures = figures.into_iter().map(|figure| view! { <FigureToy figure /> });
    view! {
        <li data-turn=turn.then_some("")>
            <Bird number=seat.number() />
            <b>{name}</b>
            <span class=class>{words}</span>
            {(tiles > 1).then(|| view! { <span class="count">{format!("×{tiles}")}</span> })}
            <Count number=worms picture="worm" />
            {(bratworms > 0).then(|| view! { <Count number=bratworms picture="bratworm" /> })}
            {figures.collect_view()}
        </li>
    }
}

/// So many of something.
#[component]
fn Count(number: u8, picture: &'static str) -> impl IntoView {
    view! {
        <span class="count">
            {number}
            <Art name=picture />
        </span>
    }
}
