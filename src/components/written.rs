//! HTML in the page.

use leptos::prelude::*;

use crate::view_model::Html;

/// Shows what was written as HTML, as if it stood here itself. No other place of the page reads a text as markup, and
/// this one takes nothing but [`Html`], in which every text is escaped.
#[component]
pub fn Written(html: Html) -> impl IntoView {
    view! { <div class="written" inner_html=html.into_string()></div> }
}
