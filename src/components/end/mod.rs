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
        {tie_break.map(|words| view! { <p class="tie-break">{words}</p> })}
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
    let specials = extended.then(|| {
        view! {
            <PicturedColumn picture="bratworm" words=texts.bratworms />
            <PicturedColumn picture="apple" words=texts.apple />
        }
    });
    let rows = rows.into_iter().map(|row| view! { <Row row extended /> });
    view! {
        <table class="ranking">
            <thead>
                <tr>
                    <th scope="col">{texts.rank}</th>
                    <th scope="col">{texts.player}</th>
                    <th scope="col">{texts.tiles}</th>
                    {specials}
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
    let specials = extended.then(|| {
        view! {
            <td>{standing.bratworms}</td>
            <td>{standing.apple}</td>
        }
    });
    view! {
        <tr
            data-seat=standing.seat.number()
            data-rank=standing.rank
            data-worms=standing.worms()
            data-colour=look.colour
        >
            <td>{standing.rank}</td>
            <th scope="row">
                <Bird number=look.bird />
                {name}
            </th>
            <td>{standing.tile_worms}</td>
            {specials}
            <td class="total">{standing.worms()}</td>
        </tr>
    }
}
