//! How the last turn ended, in one line that explains itself; and what happened while turns were skipped.

use engine::Rule;
use leptos::prelude::*;

use crate::{
    app::{Address, Msg, RulesAnchor},
    components::{
        art::{Art, Bird},
        buttons::{IconButton, VisuallyHidden},
    },
    platform::use_app,
    view_model::{Detail, OutcomeView, SkipSummary, SkippedTurn},
};

/// What came of the turn before, until the next one rolls.
#[component]
pub fn Outcome() -> impl IntoView {
    let app = use_app();
    move || app.read(OutcomeView::of).map(|outcome| view! { <OutcomeLine outcome /> })
}

/// The result and its rule; what followed from it unfolds by a tap.
#[component]
fn OutcomeLine(outcome: OutcomeView) -> impl IntoView {
    let failed = outcome.failed();
    let OutcomeView { whose, tone, result, rule, details } = outcome;
    let details = details.into_iter().map(|detail| view! { <DetailLine detail /> });
    view! {
        <div class="outcome">
            <details class="closing" class:failed=failed data-outcome="" data-closing="">
                <summary>
                    <Art name=tone.picture() />
                    <VisuallyHidden>{whose}</VisuallyHidden>
                    <span class="result">{result}</span>
                    <Art name="unfold" class="unfold" />
                </summary>
                {details.collect_view()}
            </details>
            <ShortRuleLink rule />
        </div>
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
    view! { <a href=address(rule)>{words}</a> }
}

/// The same beside the line, where room is scarce.
#[component]
fn ShortRuleLink(rule: Rule) -> impl IntoView {
    let words = (use_app().messages().table.rule_link)(rule.number());
    view! {
        <a class="outcome-rule" href=address(rule) aria-label=words>
            {rule.number()}
        </a>
    }
}

fn address(rule: Rule) -> String {
    Address::rules(Some(RulesAnchor::Rule(rule))).to_hash()
}

/// What came of the turns that were skipped, until something is done. The live region has told it already.
#[component]
pub fn SkipCard() -> impl IntoView {
    let app = use_app();
    move || app.read(SkipSummary::of).map(|summary| view! { <SkippedTurns summary /> })
}

#[component]
fn SkippedTurns(summary: SkipSummary) -> impl IntoView {
    let SkipSummary { heading, turns } = summary;
    let turns = turns.into_iter().map(|turn| view! { <Skipped turn /> });
    let close = use_app().messages().close;
    view! {
        <section class="skip-card" data-skipped="" aria-label=heading>
            <header>
                <h2>{heading}</h2>
                <IconButton
                    picture="close"
                    words=close
                    msg=Msg::ClosedSummary
                    action="close-summary"
                />
            </header>
            <ol>{turns.collect_view()}</ol>
        </section>
    }
}

#[component]
fn Skipped(turn: SkippedTurn) -> impl IntoView {
    let SkippedTurn { words, look, tone, hits_person } = turn;
    view! {
        <li class:hit=hits_person data-colour=look.colour.to_string()>
            <Bird number=look.bird />
            <span>{words}</span>
            <Art name=tone.picture() />
        </li>
    }
}
