//! The table of contents.

use leptos::prelude::*;

use crate::{
    components::written::Written,
    platform::use_app,
    view_model::{BookView, ChapterView, contents_html},
};

/// The table of contents, once there is a book. It unfolds on small screens.
#[component]
pub fn Contents(book: Memo<BookView>, chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let open = Memo::new(move |_| book.with(|book| book.open().is_some()));
    view! {
        <nav class="contents" aria-label=use_app().messages().rules.contents>
            {move || open.get().then(|| view! { <ChapterList chapters /> })}
        </nav>
    }
}

/// The chapters, as links.
#[component]
fn ChapterList(chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    view! {
        <details open=is_wide()>
            <summary>{use_app().messages().rules.contents}</summary>
            {move || view! { <Written html=chapters.with(|chapters| contents_html(chapters)) /> }}
        </details>
    }
}

/// Whether the contents stand beside the book, as in the style.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)");
    wide.is_ok_and(|wide| wide.is_some_and(|wide| wide.matches()))
}
