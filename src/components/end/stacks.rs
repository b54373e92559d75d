//! The stacks of all players, counted tile by tile.

use engine::Tile;
use leptos::prelude::*;

use crate::{
    components::{
        art::{Art, Bird, TileFace},
        buttons::VisuallyHidden,
    },
    platform::use_app,
    view_model::RankingRow,
};

/// Everybody's stack as a row of tiles, winners first.
#[component]
pub fn Stacks(rows: Vec<RankingRow>) -> impl IntoView {
    let words = use_app().messages().end.stacks;
    let rows = rows.into_iter().map(|row| view! { <StackRow row /> });
    view! {
        <section class="end-stacks">
            <h2>{words}</h2>
            <ol>{rows.collect_view()}</ol>
        </section>
    }
}

#[component]
fn StackRow(row: RankingRow) -> impl IntoView {
    let RankingRow { standing, name, look, bot, tiles, stack_label, sums, counted_before, .. } =
        row;
    let decisive = row.decisive;
    let lying = tiles.into_iter().enumerate().map(|(index, tile)| {
        view! { <LyingTile tile step=counted_before + index decisive=decisive == Some(tile) /> }
    });
    let bratworms = (0..standing.bratworms).map(|_| view! { <Art name="bratworm" /> });
    let apple = (standing.apple > 0).then(|| view! { <Art name="apple" /> });
    view! {
        <li data-colour=look.colour.to_string() data-stack=standing.seat.number().to_string()>
            <VisuallyHidden>{stack_label}</VisuallyHidden>
            <Bird number=look.bird />
            <span class="stack-name" aria-hidden="true">
                {name}
                {bot.then(|| view! { <Art name="robot" /> })}
            </span>
            <Counter sums begins=counted_before />
            <span class="laid-out" aria-hidden="true">
                {lying.collect_view()}
                {bratworms.collect_view()}
                {apple}
            </span>
        </li>
    }
}

/// A tile of a stack, as it looks on the grill. It lands when it is counted.
#[component]
fn LyingTile(tile: Tile, step: usize, decisive: bool) -> impl IntoView {
    view! {
        <span
            class="laid-tile"
            class:decisive=decisive
            data-laid=tile.number().to_string()
            style=("--step", step.to_string())
        >
            <TileFace tile />
        </span>
    }
}

/// The worms, counted up: a strip of all sums that moves on by one with every tile, and rests at the last.
#[component]
fn Counter(sums: Vec<u8>, begins: usize) -> impl IntoView {
    let steps = sums.len().to_string();
    let strip: Vec<String> =
        std::iter::once(0).chain(sums).map(|sum: u8| sum.to_string()).collect();
    view! {
        <span class="counter" aria-hidden="true">
            <span class="reel">
                <span class="strip" style=("--begin", begins.to_string()) style=("--steps", steps)>
                    {strip.join("\n")}
                </span>
            </span>
            <Art name="worm" />
        </span>
    }
}
