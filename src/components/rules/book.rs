//! The text of the book.

use leptos::prelude::*;

use super::example::WorkedExample;
use crate::{
    app::{BookState, Msg},
    components::{
        buttons::SendButton,
        rows::{Row, Rows},
        written::Written,
    },
    platform::use_app,
    view_model::{ChapterView, Piece, example_steps, is_searching},
};

/// The book; until it is here, what it waits for.
#[component]
pub fn BookText(chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().rules;
    let waits = move || match app.read(|model| model.rules.book.clone()) {
        BookState::Loading => view! { <p role="status">{texts.loading}</p> }.into_any(),
        BookState::Failed => view! {
            <p role="alert">{texts.missing}</p>
            <SendButton class="pill" action="retry" msg=Msg::PressedRetryBook>
                {app.messages().notices.retry}
            </SendButton>
        }
        .into_any(),
        BookState::Ready(_) => ().into_any(),
    };
    let chapter = move |ChapterView { id, heading, .. }: ChapterView| {
        Row::new(id.clone(), move || view! { <ChapterText id heading chapters /> })
    };
    view! {
        <div class="book" hidden=move || app.read(is_searching)>
            {move || waits()}
            <Rows each=move || chapters.get().into_iter().map(chapter) />
        </div>
    }
}

/// A chapter.
#[component]
fn ChapterText(id: String, heading: String, chapters: Memo<Vec<ChapterView>>) -> impl IntoView {
    let (name, place) = (id.clone(), id.clone());
    let is_sheet = id == "cheat";
    let heading_id = format!("chapter-{id}");
    let labelled_by = heading_id.clone();
    let pieces = move || {
        chapters.with(|chapters| {
            let chapter = chapters.iter().find(|chapter| chapter.id == id);
            chapter.map(|chapter| chapter.pieces.clone()).unwrap_or_default()
        })
    };
    let prints = is_sheet.then(|| {
        let words = use_app().messages().rules.print;
        view! {
            <SendButton class="pill" action="print" msg=Msg::PressedPrint>
                {words}
            </SendButton>
        }
    });
    view! {
        <section aria-labelledby=labelled_by data-chapter=name>
            <h2 id=heading_id data-place=place tabindex="-1">
                {heading}
            </h2>
            {prints}
            <Rows each=move || pieces().into_iter().map(piece_row) />
        </section>
    }
}

fn piece_row(piece: Piece) -> Row {
    Row::new(piece.key().to_owned(), move || match piece {
        Piece::Text(html) => view! { <Written html /> }.into_any(),
        Piece::Example { title, words, example } => {
            let steps = example_steps(&words, &example);
            view! { <WorkedExample id=example.id title steps /> }.into_any()
        }
    })
}
