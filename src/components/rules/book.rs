//! The text of the book.

use leptos::prelude::*;

use super::{blocks::PieceView, writing::Writing};
use crate::{
    app::BookState,
    platform::use_app,
    view_model::{BookView, ChapterView, Piece},
};

/// The book, as much of it as is written; until it is here, what it waits for.
#[component]
pub fn BookText(
    book: Memo<BookView>,
    chapters: Memo<Vec<ChapterView>>,
    writing: Writing,
) -> impl IntoView {
    let texts = &use_app().messages().rules;
    let chapter = move |ChapterView { id, heading, .. }| {
        view! { <ChapterText id heading chapters writing /> }
    };
    let is = move |state: BookState| move || book.with(|book| book.state == state);
    view! {
        <div class="book" aria-busy=move || writing.is_busy().then_some("true")>
            <Show when=is(BookState::Loading)>
                <p role="status">{texts.loading}</p>
            </Show>
            <Show when=is(BookState::Failed)>
                <p role="alert">{texts.missing}</p>
            </Show>
            {move || chapters.get().into_iter().map(chapter).collect_view()}
        </div>
    }
}

/// A chapter. Its heading is there from the beginning, so that it can be linked to.
#[component]
fn ChapterText(
    id: String,
    heading: String,
    chapters: Memo<Vec<ChapterView>>,
    writing: Writing,
) -> impl IntoView {
    let name = id.clone();
    let heading_id = format!("chapter-{id}");
    let labelled_by = heading_id.clone();
    let pieces = Memo::new(move |_| {
        chapters.with(|chapters| {
            let chapter = chapters.iter().find(|chapter| chapter.id == id);
            chapter.map(|chapter| chapter.written(writing.written()).to_vec()).unwrap_or_default()
        })
    });
    view! {
        <section aria-labelledby=labelled_by data-chapter=name>
            <h2 id=heading_id tabindex="-1">
                {heading}
            </h2>
            <For each=move || pieces.get() key=|piece| piece.key.clone() let:piece>
                <PieceView piece=Piece::clone(&piece) />
            </For>
        </section>
    }
}
