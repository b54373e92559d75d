//! The table of contents.

use leptos::prelude::*;

use crate::{
    app::{Address, RulesAnchor},
    platform::use_app,
    view_model::{BookView, ChapterView},
};

/// The chapters, as links. They unfold on small screens.
#[component]
pub fn Contents(book: Memo<BookView>, chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let words = use_app().messages().rules.contents;
    let link = |chapter: ChapterView| {
        let address = Address::Rules(Some(RulesAnchor::Chapter(chapter.id))).to_hash();
        view! {
            <li>
                <a href=address>{chapter.heading}</a>
            </li>
        }
    };
    view! {
        <nav class="contents" aria-label=words>
            <Show when=move || book.with(|book| book.open().is_some())>
                <details open=is_wide()>
                    <summary>{words}</summary>
                    <ol>{move || chapters.get().into_iter().map(link).collect_view()}</ol>
                </details>
            </Show>
        </nav>
    }
}

/// Whether the contents stand beside the book, as in the style.
fn is_wide() -> bool {
    let wide = window().match_media("(min-width: 60rem)");
    wide.is_ok_and(|wide| wide.is_some_and(|wide| wide.matches()))
}
