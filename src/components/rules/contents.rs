//! The table of contents.

use leptos::prelude::*;

use crate::{
    components::written::Written,
    platform::use_app,
    view_model::{BookView, ChapterView, contents_html},
};

/// The table of contents, once there is a book. It unfolds on small screens.
#[component]
pub fn Contents(chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let app = use_app();
    let words = app.messages().rules.contents;
    let is_here = move || app.read(|model| BookView::of(model).open().is_some());
    view! {
        <nav class="contents" aria-label=words>
            <details open=is_wide() hidden=move || !is_here()>
                <summary>{words}</summary>
                {move || view! { <Written html=chapters.with(|chapters| contents_html(chapters)) /> }}
            </details>
        </nav>
    }
}

/// Whether the contents stand beside the book, as in the style.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)");
    wide.is_ok_and(|wide| wide.is_some_and(|wide| wide.matches()))
}
