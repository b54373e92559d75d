//! The result in numbers, and what everybody did and suffered.

use leptos::prelude::*;

use crate::{
    components::{
        art::{Art, Bird},
        buttons::VisuallyHidden,
    },
    platform::use_app,
    view_model::RankingRow,
};

/// Everybody's worms, winners first.
#[component]
pub fn Ranking(
    rows: Vec<RankingRow>,
    /// Whether bratworms and the apple have columns of their own. Without them all worms are on tiles.
    extended: bool,
) -> impl IntoView {
    let texts = &use_app().messages().end;
    let rows = rows.into_iter().map(|row| view! { <Ranked row extended /> });
    let extras = extended.then(|| {
        view! {
            <PicturedColumn picture="worms-1" words=texts.tile_worms />
            <PicturedColumn picture="bratworm" words=texts.bratworms />
            <PicturedColumn picture="apple" words=texts.apple />
        }
    });
    view! {
        <section class="end-table">
            <h2>{texts.result}</h2>
            <table class="ranking">
                <thead>
                    <tr>
                        <th scope="col">{texts.rank}</th>
                        <th scope="col">{texts.player}</th>
                        <PicturedColumn picture="tile" words=texts.tiles />
                        {extras}
                        <PicturedColumn picture="worm" words=texts.worms />
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </section>
    }
}

/// The head of a narrow column: a picture, and words for those who do not see it.
#[component]
fn PicturedColumn(picture: &'static str, words: &'static str) -> impl IntoView {
    view! {
        <th scope="col" title=words>
            <Art name=picture />
            <VisuallyHidden>{words}</VisuallyHidden>
        </th>
    }
}

/// One player.
#[component]
fn Ranked(row: RankingRow, extended: bool) -> impl IntoView {
    let RankingRow { standing, name, look, tiles, .. } = row;
    let extras = extended.then(|| {
        view! {
            <NumberCell number=standing.tile_worms.into() />
            <NumberCell number=standing.bratworms.into() />
            <NumberCell number=standing.apple.into() />
        }
    });
    view! {
        <tr
            data-seat=standing.seat.number().to_string()
            data-rank=standing.rank.to_string()
            data-worms=standing.worms().to_string()
            data-tiles=tiles.len().to_string()
            data-colour=look.colour.to_string()
        >
            <td>{standing.rank.to_string()}</td>
            <PlayerCell name bird=look.bird />
            <NumberCell number=tiles.len() />
            {extras}
            <td class="total">{standing.worms().to_string()}</td>
        </tr>
    }
}

#[component]
fn PlayerCell(name: String, bird: u8) -> impl IntoView {
    view! {
        <th scope="row">
            <Bird number=bird />
            {name}
        </th>
    }
}

#[component]
fn NumberCell(number: usize) -> impl IntoView {
    view! { <td>{number.to_string()}</td> }
}

/// Who stole, who was robbed, who failed, and how often.
#[component]
pub fn DeedsTable(rows: Vec<RankingRow>) -> impl IntoView {
    let texts = &use_app().messages().end;
    let rows = rows.into_iter().map(|row| view! { <Doer row /> });
    view! {
        <section class="end-table">
            <h2>{texts.deeds}</h2>
            <table class="ranking">
                <thead>
                    <tr>
                        <th scope="col">{texts.player}</th>
                        <th scope="col">{texts.steals}</th>
                        <th scope="col">{texts.robbed}</th>
                        <th scope="col">{texts.failures}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </section>
    }
}

#[component]
fn Doer(row: RankingRow) -> impl IntoView {
    let RankingRow { standing, name, look, deeds, .. } = row;
    view! {
        <tr
            data-deeds=standing.seat.number().to_string()
            data-colour=look.colour.to_string()
        >
            <PlayerCell name bird=look.bird />
            <NumberCell number=deeds.steals />
            <NumberCell number=deeds.robbed />
            <NumberCell number=deeds.failures />
        </tr>
    }
}
