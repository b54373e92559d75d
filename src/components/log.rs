//! The log of the game on the table.

use engine::Tile;
use leptos::prelude::*;

use super::{
    art::{Art, Bird, Die},
    buttons::VisuallyHidden,
    rows::{Row, Rows},
    table::Why,
};
use crate::{
    platform::use_app,
    view_model::{KeptDice, TilePrice, TurnEnding, TurnRow, turn_spans},
};

/// A row for every turn, newest first. It can be scrolled by keys. Only the turn that is being played is built anew.
#[component]
pub fn TurnList() -> impl IntoView {
    let app = use_app();
    let words = app.messages().table.log_empty;
    let spans = app.memo(turn_spans);
    let rows = move || {
        spans.get().into_iter().map(move |span| {
            let key = format!("{}:{}", span.number, span.events.len());
            Row::new(key, move || app.peek(|model| TurnRow::of(model, &span)).map(turn))
        })
    };
    view! {
        <p class="log-empty" hidden=move || spans.with(|spans| !spans.is_empty())>
            {words}
        </p>
        <ol class="turns" reversed tabindex="0" hidden=move || spans.with(Vec::is_empty)>
            <Rows each=rows />
        </ol>
    }
}

fn turn(row: TurnRow) -> AnyView {
    view! { <Turn row /> }.into_any()
}

/// One turn in pictures; its sentences unfold by a tap.
#[component]
fn Turn(row: TurnRow) -> impl IntoView {
    let TurnRow { name, look, bot, why, kept, ending, bratworms, figures, label, sentences } = row;
    let kept = kept.into_iter().map(|dice| view! { <Kept dice /> });
    let won = figures.into_iter().map(|figure| view! { <Art name=figure.name() /> });
    let bratworms = (0..bratworms).map(|_| view! { <Art name="bratworm" /> });
    view! {
        <li data-colour=look.colour.to_string()>
            <details>
                <summary>
                    <VisuallyHidden>{label}</VisuallyHidden>
                    <span class="turn-line" aria-hidden="true">
                        <Bird number=look.bird />
                        <span class="turn-name">{name}</span>
                        {bot.then(|| view! { <Art name="robot" /> })}
                        <span class="kept">{kept.collect_view()}</span>
                        <span class="ending">
                            {ending.map(|ending| view! { <Ending ending /> })}
                            {bratworms.collect_view()}
                            {won.collect_view()}
                        </span>
                    </span>
                    <Art name="unfold" class="unfold" />
                </summary>
                <p>{sentences.join(" ")}</p>
                {why.map(|turn| view! { <Why turn /> })}
            </details>
        </li>
    }
}

/// Dice laid aside together: one of them, and how many.
#[component]
fn Kept(dice: KeptDice) -> impl IntoView {
    let KeptDice { face, count, golden } = dice;
    view! {
        <span class="kept-dice">
            {(count > 1).then(|| format!("{count}×"))}
            <Die face golden />
        </span>
    }
}

/// What came of the turn.
#[component]
fn Ending(ending: TurnEnding) -> impl IntoView {
    match ending {
        TurnEnding::Took(tile) => view! {
            <Art name="arrow" />
            <LogTile tile />
        }
        .into_any(),
        TurnEnding::Stole { tile, from } => view! {
            <Art name="arrow" />
            <LogTile tile />
            <Art name="steal" />
            <Bird number=from.bird />
        }
        .into_any(),
        TurnEnding::TookHen { from } => view! {
            <Art name="arrow" />
            <Art name="hen" />
            <Art name="steal" />
            <Bird number=from.bird />
        }
        .into_any(),
        TurnEnding::Failed(price) => view! {
            <Art name="warning" class="failure" />
            {ending.returned().map(|tile| view! { <LogTile tile class="log-tile is-back" /> })}
            {ending.turned().map(|tile| view! { <LogTile tile class="log-tile is-down" /> })}
            {(price.tile == TilePrice::HenInstead).then(|| view! { <Art name="hen" class="is-lost" /> })}
            {price.lost.map(|figure| view! { <Art name=figure.name() class="is-lost" /> })}
        }
        .into_any(),
    }
}

#[component]
fn LogTile(tile: Tile, #[prop(default = "log-tile")] class: &'static str) -> impl IntoView {
    view! { <span class=class>{tile.number().to_string()}</span> }
}
