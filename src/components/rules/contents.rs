//! The table of contents.

use leptos::{html, prelude::*};

use super::whereabouts;
use crate::{
    components::written::Written,
    platform::use_app,
    view_model::{ChapterView, contents_html},
};

/// The table of contents. On small screens it unfolds below its line, which says where the reader is; its place is there before
/// the book is, so that nothing jumps.
#[component]
pub fn Contents(chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let words = use_app().messages().rules.contents;
    let folded = NodeRef::<html::Details>::new();
    whereabouts::follow(chapters);
    let fold = move |_| {
        if let Some(folded) = folded.get_untracked().filter(|_| !is_wide()) {
            folded.set_open(false);
        }
    };
    view! {
        <nav class="contents" aria-label=words>
            <details open=is_wide() node_ref=folded>
                <summary>
                    {words} <span class="here" data-here="" aria-hidden="true"></span>
                </summary>
                <div class="entries" on:click=fold>
                    {move || {
                        view! { <Written html=chapters.with(|chapters| contents_html(chapters)) /> }
                    }}
                </div>
            </details>
        </nav>
    }
}

/// Whether the contents stand beside the book, as in the style.
pub(super) fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)");
    wide.is_ok_and(|wide| wide.is_some_and(|wide| wide.matches()))
}
