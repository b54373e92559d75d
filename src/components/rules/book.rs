//! The text of the book.

use std::sync::Arc;

use leptos::prelude::*;

use super::{blocks::PieceView, writing::Writing};
use crate::{
    app::BookState,
    components::rows::{Row, Rows},
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
    let loading = Memo::new(move |_| book.with(|book| book.state == BookState::Loading));
    let failed = Memo::new(move |_| book.with(|book| book.state == BookState::Failed));
    let chapter = move |ChapterView { id, heading, .. }: ChapterView| {
        Row::new(id.clone(), move || view! { <ChapterText id heading chapters writing /> })
    };
    view! {
        <div class="book" aria-busy=move || writing.is_busy().then_some("true")>
            {move || loading.get().then(|| view! { <p role="status">{texts.loading}</p> })}
            {move || failed.get().then(|| view! { <p role="alert">{texts.missing}</p> })}
            <Rows each=move || chapters.get().into_iter().map(chapter) />
        </div>
    }
}

fn piece_row(piece: Arc<Piece>) -> Row {
    Row::new(piece.key.clone(), move || view! { <PieceView piece=Piece::clone(&piece) /> })
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
            <Rows each=move || pieces.get().into_iter().map(piece_row) />
        </section>
    }
}
