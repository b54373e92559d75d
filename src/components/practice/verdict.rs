//! What the answer was worth.

use leptos::prelude::*;

use crate::{
    components::{art::Art, buttons::VisuallyHidden},
    platform::use_app,
    view_model::{VerdictRow, VerdictView},
};

/// Over the grill, once there is an answer. It folds away, so that the table can be looked at.
#[component]
pub fn Verdict() -> impl IntoView {
    let app = use_app();
    move || app.read(VerdictView::of).map(|shown| view! { <VerdictCard shown /> })
}

#[component]
fn VerdictCard(shown: VerdictView) -> impl IntoView {
    let texts = &use_app().messages().practice;
    let VerdictView { right, headline, rows, reason } = shown;
    let rows = rows.into_iter().map(|row| view! { <FiguresRow row /> });
    view! {
        <details
            class="verdict"
            class:failed=!right
            data-verdict=if right { "right" } else { "wrong" }
            open
        >
            <summary>
                <Art name=if right { "check" } else { "close" } />
                <span>{headline}</span>
                <Art name="unfold" class="unfold" />
            </summary>
            <p>{reason}</p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{texts.choice}</th>
                        <th scope="col">{texts.win}</th>
                        <th scope="col">{texts.worms}</th>
                        <th scope="col">{texts.fail}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <p class="verdict-note">{texts.note}</p>
        </details>
    }
}

#[component]
fn FiguresRow(row: VerdictRow) -> impl IntoView {
    let texts = &use_app().messages().practice;
    let VerdictRow { words, figures, best, chosen } = row;
    let mark = |picture, words| {
        view! {
            <Art name=picture />
            <VisuallyHidden>", " {words}</VisuallyHidden>
        }
    };
    let figures = figures.map(|figure| view! { <td>{figure}</td> });
    view! {
        <tr data-best=best.then_some("") data-chosen=chosen.then_some("")>
            <th scope="row">
                {words} {best.then(|| mark("check", texts.best))}
                {chosen.then(|| mark("person", texts.yours))}
            </th>
            {figures.into_iter().collect_view()}
        </tr>
    }
}
