//! Worked examples: the table, and what is said about it, one step at a time.

use leptos::prelude::*;

use crate::{components::written::Written, platform::use_app, view_model::ExampleStep};

/// An example. All steps are there for print and search; on the screen they come one by one.
#[component]
pub fn WorkedExample(
    /// Its name in links.
    id: String,
    title: String,
    steps: Vec<ExampleStep>,
) -> impl IntoView {
    let words = use_app().messages().rules.example;
    let at = RwSignal::new(0_usize);
    view! {
        <div class="example" data-example="" data-place=id tabindex="-1">
            <h3>{words} ": " {title}</h3>
            {move || view! { <Steps steps=steps.clone() now=at.get() at /> }}
        </div>
    }
}

/// The example at its step.
#[component]
fn Steps(steps: Vec<ExampleStep>, now: usize, at: RwSignal<usize>) -> impl IntoView {
    let texts = &use_app().messages().rules;
    let last = steps.len().saturating_sub(1);
    let stage = steps.get(now).map(|step| view! { <Written html=step.stage.clone() /> });
    let told = steps.into_iter().enumerate().map(|(step, ExampleStep { words, .. })| {
        view! { <ToldStep number=step + 1 words hidden=step != now /> }
    });
    view! {
        {stage}
        <ol class="steps" aria-live="polite">
            {told.collect_view()}
        </ol>
        <div class="example-steps">
            <StepButton words=texts.step_back now at to=now.saturating_sub(1) />
            <span class="count">{(texts.step_of)(now + 1, last + 1)}</span>
            <StepButton words=texts.next_step now at to=last.min(now + 1) />
        </div>
    }
}

/// What is said at one step.
#[component]
fn ToldStep(number: usize, words: String, hidden: bool) -> impl IntoView {
    view! {
        <li value=number.to_string() hidden=hidden>
            {words}
        </li>
    }
}

/// Goes one step on or back. At the end it rests, and keeps the focus.
#[component]
fn StepButton(
    words: &'static str,
    now: usize,
    at: RwSignal<usize>,
    /// The step it leads to.
    to: usize,
) -> impl IntoView {
    let rests = now == to;
    view! {
        <button
            type="button"
            class="pill"
            aria-disabled=rests.then_some("true")
            on:click=move |_| at.set(to)
        >
            {words}
        </button>
    }
}
