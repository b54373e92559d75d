//! Worked examples: the table, and what is said about it, one step at a time.

use leptos::prelude::*;

use crate::{components::written::Written, platform::use_app, view_model::ExampleStep};

/// An example. All steps are there for print and search; on the screen they come one by one.
#[component]
pub fn WorkedExample(title: String, steps: Vec<ExampleStep>) -> impl IntoView {
    let texts = &use_app().messages().rules;
    let at = RwSignal::new(0_usize);
    let last = steps.len().saturating_sub(1);
    let told = steps.iter().map(|step| step.words.clone()).enumerate();
    let told = told.map(|(step, words)| view! { <ToldStep step words at /> }).collect_view();
    let stage =
        move || steps.get(at.get()).map(|step| view! { <Written html=step.stage.clone() /> });
    view! {
        <div class="example" data-example="">
            <h3>{texts.example} ": " {title}</h3>
            {stage}
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
        <li value=(step + 1).to_string() hidden=move || step != at.get()>
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
