//! Paragraphs, lists, tables and pictures of the book.

use engine::{Face, Rule};
use leptos::{either::Either, prelude::*};

use super::example::WorkedExample;
use crate::{
    app::{Address, RulesAnchor},
    components::art::{Art, Die, FigureToy, TileBack, TileFace},
    rulebook::{Block, Example, Kind, PicturedTile, Query},
    view_model::{Piece, TextPart, example_steps, text_parts},
};

/// A piece of a chapter.
#[component]
pub fn PieceView(piece: Piece) -> impl IntoView {
    let Piece { blocks, query, example, .. } = piece;
    match blocks.first().map(|block| &block.kind) {
        Some(Kind::Item(_)) => view! { <ul>{entries(&blocks, &query)}</ul> }.into_any(),
        Some(Kind::Step(_)) => view! { <ol>{entries(&blocks, &query)}</ol> }.into_any(),
        Some(Kind::Row(_)) => view! { <Table rows=blocks query /> }.into_any(),
        _ => blocks
            .into_iter()
            .next()
            .map(|block| single(block, &query, example.as_ref()))
            .into_any(),
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
                <DiceRow dice />
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

/// The numbers of the rules behind a text, as links that can be handed on.
fn numbers(rules: &[Rule]) -> impl IntoView + use<> {
    let link = |rule: &Rule| {
        let address = Address::Rules(Some(RulesAnchor::Rule(*rule))).to_hash();
        view! {
            <span>" "</span>
            <a class="number" href=address>
                {rule.number()}
            </a>
        }
    };
    rules.iter().map(link).collect_view()
}

/// A text, with its important words and with what is searched for.
fn words(text: &str, query: &Query) -> impl IntoView + use<> {
    let run = |(words, hit): (String, bool)| {
        if hit { Either::Left(view! { <mark>{words}</mark> }) } else { Either::Right(words) }
    };
    let part = |TextPart { important, runs }: TextPart| {
        let runs = runs.into_iter().map(run).collect_view();
        if important {
            Either::Left(view! { <strong>{runs}</strong> })
        } else {
            Either::Right(runs)
        }
    };
    text_parts(text, query).into_iter().map(part).collect_view()
}

/// The entries of a list.
fn entries(blocks: &[Block], query: &Query) -> impl IntoView + use<> {
    let entry = |block: &Block| {
        let text = block.texts().first().copied().unwrap_or_default();
        view! {
            <li data-rule=handle(&block.rules) tabindex=stop(&block.rules)>
                {words(text, query)} {numbers(&block.rules)}
            </li>
        }
    };
    blocks.iter().map(entry).collect_view()
}

/// A table whose rows become cards where it is too narrow; so the roles are said, not left to the layout.
#[component]
fn Table(rows: Vec<Block>, query: Query) -> impl IntoView {
    let columns: Vec<&str> = rows.first().map(Block::texts).unwrap_or_default();
    let row = |(number, block): (usize, &Block)| {
        let cell = |(column, text): (usize, &str)| {
            let content = view! { <span>{words(text, &query)}</span> };
            if number > 0 && column > 0 {
                let name = columns.get(column).map(|name| (*name).to_owned());
                Either::Left(view! {
                    <td role="cell" data-column=name>
                        {content}
                    </td>
                })
            } else {
                let role = if number == 0 { "columnheader" } else { "rowheader" };
                Either::Right(view! { <th role=role>{content}</th> })
            }
        };
        let cells = block.texts().into_iter().enumerate().map(cell).collect_view();
        view! { <tr role="row">{cells}</tr> }
    };
    let rows = rows.iter().enumerate().map(row).collect_view();
    view! { <table role="table">{rows}</table> }
}

/// A picture; the caption says everything it shows.
#[component]
fn Picture(caption: AnyView, children: Children) -> impl IntoView {
    view! {
        <figure class="picture">
            {children()} <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// Dice side by side.
#[component]
fn DiceRow(dice: Vec<(Face, bool)>) -> impl IntoView {
    let dice = dice.into_iter().map(|(face, golden)| view! { <li><Die face golden /></li> });
    view! {
        <ul class="dice" aria-hidden="true">
            {dice.collect_view()}
        </ul>
    }
}

/// Tiles side by side, as they lie on the grill.
#[component]
fn TileRow(tiles: Vec<PicturedTile>) -> impl IntoView {
    let tile = |PicturedTile { tile, down, figure }: PicturedTile| {
        let face = if down {
            Either::Left(view! { <TileBack /> })
        } else {
            Either::Right(view! { <TileFace tile /> })
        };
        view! {
            <li class="tile" data-state=down.then_some("down")>
                {face}
                {figure.map(|figure| view! { <FigureToy figure /> })}
            </li>
        }
    };
    view! {
        <ul class="portions" aria-hidden="true">
            {tiles.into_iter().map(tile).collect_view()}
        </ul>
    }
}
