//! Paragraphs and lists of the book, and whatever else stands between them.

use engine::Rule;
use leptos::prelude::*;

use super::{
    columns::table,
    example::WorkedExample,
    pictures::{DiceRow, Picture, TileRow},
};
use crate::{
    app::{Address, RulesAnchor},
    components::art::Art,
    rulebook::{Block, Example, Kind, Query},
    view_model::{Piece, TextPart, example_steps, text_parts},
};

/// A piece of a chapter.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    let Piece { blocks, query, example, .. } = piece;
    match blocks.first().map(|block| &block.kind) {
        Some(Kind::Item(_)) => view! { <ul>{entries(blocks, &query)}</ul> }.into_any(),
        Some(Kind::Step(_)) => view! { <ol>{entries(blocks, &query)}</ol> }.into_any(),
        Some(Kind::Row(_)) => table(&blocks, &query).into_any(),
        _ => {
            let block = blocks.into_iter().next();
            block.map(|block| single(block, &query, example.as_ref())).into_any()
        }
    }
}

/// A block that stands by itself.
fn single(block: Block, query: &Query, example: Option<&Example>) -> AnyView {
    let Block { rules, kind, .. } = block;
    match kind {
        Kind::Heading(text) => view! { <h3>{words(&text, query)}</h3> }.into_any(),
        Kind::Question(question, answer) => view! {
            <div class="question-answered" data-rule=handle(&rules) tabindex=stop(&rules)>
                <h3>{words(&question, query)}</h3>
                <p>{words(&answer, query)} {numbers(&rules)}</p>
            </div>
        }
        .into_any(),
        Kind::Dice(dice, caption) => view! {
            <Picture caption=words(&caption, query).into_any()>
                <DiceRow class="dice" dice aria_hidden="true" />
            </Picture>
        }
        .into_any(),
        Kind::Tiles(tiles, caption) => view! {
            <Picture caption=words(&caption, query).into_any()>
                <TileRow tiles />
            </Picture>
        }
        .into_any(),
        Kind::Figure(figure, caption) => view! {
            <Picture caption=words(&caption, query).into_any()>
                <div class="toy" aria-hidden="true">
                    <Art name=figure.name() />
                </div>
            </Picture>
        }
        .into_any(),
        Kind::Example { title, steps, .. } => {
            let steps = example_steps(&steps, example);
            view! { <WorkedExample title steps /> }.into_any()
        }
        Kind::Text(text) | Kind::Item(text) | Kind::Step(text) => view! {
            <p data-rule=handle(&rules) tabindex=stop(&rules)>
                {words(&text, query)} {numbers(&rules)}
            </p>
        }
        .into_any(),
        Kind::Row(_) => ().into_any(),
    }
}

/// By what links to these rules find their place.
fn handle(rules: &[Rule]) -> Option<String> {
    let numbers: Vec<&str> = rules.iter().map(|rule| rule.number()).collect();
    (!rules.is_empty()).then(|| numbers.join(" "))
}

/// Focus can be set where links lead to.
fn stop(rules: &[Rule]) -> Option<&'static str> {
    (!rules.is_empty()).then_some("-1")
}

/// The numbers of the rules behind a text.
fn numbers(rules: &[Rule]) -> impl IntoView + use<> {
    rules.iter().map(|rule| view! { <RuleNumber rule=*rule /> }).collect_view()
}

/// The number of a rule, as a link that can be handed on.
#[component]
fn RuleNumber(rule: Rule) -> impl IntoView {
    view! {
        <span>" "</span>
        <a class="number" href=Address::Rules(Some(RulesAnchor::Rule(rule))).to_hash()>
            {rule.number()}
        </a>
    }
}

/// A text, with its important words and with what is searched for.
pub fn words(text: &str, query: &Query) -> impl IntoView + use<> {
    let run = |(words, hit): (String, bool)| {
        if hit { view! { <mark>{words}</mark> }.into_any() } else { words.into_any() }
    };
    let part = |TextPart { important, runs }: TextPart| {
        let runs = runs.into_iter().map(run).collect_view();
        if important { view! { <strong>{runs}</strong> }.into_any() } else { runs.into_any() }
    };
    text_parts(text, query).into_iter().map(part).collect_view()
}

/// The entries of a list.
fn entries(blocks: Vec<Block>, query: &Query) -> impl IntoView + use<> {
    let entry = |block| view! { <Entry block query=query.clone() /> };
    blocks.into_iter().map(entry).collect_view()
}

/// One entry of a list.
#[component]
fn Entry(block: Block, query: Query) -> impl IntoView {
    let text = block.texts().first().copied().unwrap_or_default();
    view! {
        <li data-rule=handle(&block.rules) tabindex=stop(&block.rules)>
            {words(text, &query)} {numbers(&block.rules)}
        </li>
    }
}
