//! Tables of the book.

use leptos::prelude::*;

use super::blocks::words;
use crate::rulebook::{Block, Query};

/// A table whose rows become cards where it is too narrow; so the roles are said, not left to the layout.
/// The first row names the columns.
pub fn table(rows: &[Block], query: &Query) -> impl IntoView + use<> {
    let columns: Vec<&str> = rows.first().map(Block::texts).unwrap_or_default();
    let row = |(number, block): (usize, &Block)| {
        let cells = block.texts().into_iter().enumerate().map(|(column, text)| {
            let content = words(text, query).into_any();
            match (number, column) {
                (0, _) => view! { <Head role="columnheader" content /> }.into_any(),
                (_, 0) => view! { <Head role="rowheader" content /> }.into_any(),
                _ => {
                    let column = columns.get(column).map(|name| (*name).to_owned());
                    view! { <Cell column content /> }.into_any()
                }
            }
        });
        view! { <Row cells=cells.collect_view().into_any() /> }
    };
    let rows = rows.iter().enumerate().map(row).collect_view();
    view! { <table role="table">{rows}</table> }
}

#[component]
fn Row(cells: AnyView) -> impl IntoView {
    view! { <tr role="row">{cells}</tr> }
}

/// What a column or a row is called.
#[component]
fn Head(role: &'static str, content: AnyView) -> impl IntoView {
    view! {
        <th role=role>
            <span>{content}</span>
        </th>
    }
}

#[component]
fn Cell(
    /// What the column is called; it stands before the text where the row is a card.
    column: Option<String>,
    content: AnyView,
) -> impl IntoView {
    view! {
        <td role="cell" data-column=column>
            <span>{content}</span>
        </td>
    }
}
