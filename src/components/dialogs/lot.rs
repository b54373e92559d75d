//! The lot that says who begins.

use leptos::prelude::*;

use crate::{
    app::Msg,
    components::{
        art::{Art, Bird},
        buttons::SendButton,
    },
    view_model::LotRow,
};

/// Before everybody lies a lot; they are turned over one after the other, and under the last is the worm.
#[component]
pub fn Lot(
    heading: &'static str,
    rows: Vec<LotRow>,
    words: String,
    go: &'static str,
) -> impl IntoView {
    let last = rows.len().to_string();
    let rows = rows.into_iter().map(|row| view! { <LotCard row /> });
    view! {
        <div class="lot" data-lot="">
            <h2>{heading}</h2>
            <ol>{rows.collect_view()}</ol>
            <p id="dialog-title" class="drawn" style:--turn=last>
                {words}
            </p>
            <SendButton class="button primary" action="confirm" msg=Msg::Confirmed>
                {go}
            </SendButton>
        </div>
    }
}

#[component]
fn LotCard(row: LotRow) -> impl IntoView {
    let LotRow { name, look, turn, begins } = row;
    view! {
        <li data-colour=look.colour.to_string() data-begins=begins.then_some("")>
            <Bird number=look.bird />
            <span class="turn-name">{name}</span>
            <span class="lot-card" style:--turn=turn.to_string()>
                {begins.then(|| view! { <Art name="worm" /> })}
            </span>
        </li>
    }
}
