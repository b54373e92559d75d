//! The table of contents.

use leptos::prelude::*;

use crate::{
    components::written::Written,
    platform::use_app,
    view_model::{ChapterView, contents_html},
};

/// The table of contents. It unfolds on small screens; its place is there before the book is, so that nothing jumps.
#[component]
pub fn Contents(chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let words = use_app().messages().rules.contents;
    view! {
        <nav class="contents" aria-label=words>
            <details open=is_wide()>
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
