//! The end: who won, by what, and again.

use leptos::prelude::*;

use super::{
    art::{Art, Bird},
    buttons::{SendButton, VisuallyHidden},
};
use crate::{
    app::Msg,
    platform::use_app,
    view_model::{EndView, RankingRow},
};

/// The end screen.
#[component]
pub fn EndScreen() -> impl IntoView {
    let app = use_app();
    view! {
        <main class="page end">
            {move || app.read(EndView::of).map(|end| view! { <Outcome end /> })}
        </main>
    }
}

/// Who won, the ranking, and where to go from here.
#[component]
fn Outcome(end: EndView) -> impl IntoView {
    let texts = &use_app().messages().end;
    let EndView { heading, rows, tie_break, extended, table } = end;
    view! {
        <Art name="trophy" class="trophy" />
        <h1 tabindex="-1">{heading}</h1>
        {tie_break.map(|words| view! { <TieBreak words /> })}
        <Ranking rows extended />
        <div class="answers">
            <a class="button" href=table>
                {texts.to_table}
            </a>
            <a class="button" href="#/">
                {texts.to_start}
            </a>
            <SendButton class="button primary" action="rematch" msg=Msg::PressedRematch>
                {texts.rematch}
            </SendButton>
        </div>
    }
}

/// Everybody's worms, winners first.
#[component]
fn Ranking(
    rows: Vec<RankingRow>,
    /// Whether bratworms and the apple have columns of their own.
    extended: bool,
) -> impl IntoView {
    let texts = &use_app().messages().end;
    let rows = rows.into_iter().map(|row| view! { <Row row extended /> });
    view! {
        <table class="ranking">
            <thead>
                <tr>
                    <th scope="col">{texts.rank}</th>
                    <th scope="col">{texts.player}</th>
                    <th scope="col">{texts.tiles}</th>
                    {extended
                        .then(|| view! { <PicturedColumn picture="bratworm" words=texts.bratworms /> })}
                    {extended
                        .then(|| view! { <PicturedColumn picture="apple" words=texts.apple /> })}
                    <PicturedColumn picture="worm" words=texts.worms />
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
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
fn Row(row: RankingRow, extended: bool) -> impl IntoView {
    let RankingRow { standing, name, look } = row;
    view! {
        <tr
            data-seat=standing.seat.number().to_string()
            data-rank=standing.rank.to_string()
            data-worms=standing.worms().to_string()
            data-colour=look.colour.to_string()
        >
            <td>{standing.rank.to_string()}</td>
            <th scope="row">
                <Bird number=look.bird />
                {name}
            </th>
            <NumberCell number=standing.tile_worms />
            {extended.then(|| view! { <NumberCell number=standing.bratworms /> })}
            {extended.then(|| view! { <NumberCell number=standing.apple /> })}
            <td class="total">{standing.worms().to_string()}</td>
        </tr>
    }
}

#[component]
fn NumberCell(number: u8) -> impl IntoView {
    view! { <td>{number.to_string()}</td> }
}

/// How a tie was decided.
#[component]
fn TieBreak(words: String) -> impl IntoView {
    view! { <p class="tie-break">{words}</p> }
}
