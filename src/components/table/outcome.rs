//! How the last turn ended, in one line that explains itself.

use engine::Rule;
use leptos::prelude::*;

use crate::{
    app::{Address, RulesAnchor},
    components::{art::Art, buttons::VisuallyHidden},
    platform::use_app,
    view_model::{Detail, OutcomeView},
};

/// What came of the turn before, until the next one rolls.
#[component]
pub fn Outcome() -> impl IntoView {
    let app = use_app();
    move || app.read(OutcomeView::of).map(|outcome| view! { <OutcomeLine outcome /> })
}

/// The result; what followed from it unfolds by a tap.
#[component]
fn OutcomeLine(outcome: OutcomeView) -> impl IntoView {
    let OutcomeView { whose, failed, result, rule, details } = outcome;
    let details = details.into_iter().map(|detail| view! { <DetailLine detail /> });
    view! {
        <details class="closing" class:failed=failed data-outcome="" data-closing="">
            <summary>
                <Art name=if failed { "warning" } else { "check" } />
                <VisuallyHidden>{whose}</VisuallyHidden>
                <span class="words">{result}</span>
            </summary>
            {details.collect_view()}
            <p>
                <RuleLink rule />
            </p>
        </details>
    }
}

/// One thing that followed, and its rule.
#[component]
fn DetailLine(detail: Detail) -> impl IntoView {
    let Detail { words, rule } = detail;
    view! { <p>{words} " " {rule.map(|rule| view! { <RuleLink rule /> })}</p> }
}

/// A link to a paragraph of the rules.
#[component]
fn RuleLink(rule: Rule) -> impl IntoView {
    let words = (use_app().messages().table.rule_link)(rule.number());
    view! { <a href=Address::Rules(Some(RulesAnchor::Rule(rule))).to_hash()>{words}</a> }
}
