//! Luck and skill after a game.

use leptos::prelude::*;

use crate::{
    app::Msg,
    components::{buttons::SendButton, written::Written},
    platform::use_app,
    view_model::{ReviewCard, ReviewState, review_state},
};

/// What luck and what skill made of it. Its place is kept while the worker is thinking.
#[component]
pub fn AfterGame() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(ReviewCard::of);
    move || shown.get().map(|card| view! { <Card card /> })
}

#[component]
fn Card(card: ReviewCard) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.review;
    let html = card.html(texts.look);
    let ReviewCard { state, rows, replay, .. } = card;
    let (name, wanted) = (state.name(), !rows.is_empty());
    view! {
        <section class="end-table after-game" data-review=name>
            <h2>{texts.heading}</h2>
            <State state />
            <div hidden=!wanted>
                <Written html />
                <p class="fine-print">{texts.note}</p>
            </div>
            <a class="button" data-action="replay" href=replay>
                {messages.replay.heading}
            </a>
        </section>
    }
}

/// In the replay, what is still to come or to be asked for.
#[component]
pub fn ReviewStatus() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(review_state);
    view! {
        <div class="review-status">
            {move || shown.get().map(|state| view! { <State state /> })}
        </div>
    }
}

/// How far it has come. The line is there before it speaks, else nobody would hear it.
#[component]
fn State(state: ReviewState) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.review;
    let (words, button) = match state {
        ReviewState::Offered => (texts.offer_line.to_owned(), Some(texts.offer)),
        ReviewState::Working(words) => (words, None),
        ReviewState::Trouble(words) => (words.to_owned(), Some(messages.notices.retry)),
        ReviewState::Ready => (String::new(), None),
    };
    view! {
        <p class="review-state" role="status">
            {words}
        </p>
        {button.map(|words| {
            view! {
                <SendButton class="button" action="review" msg=Msg::PressedReview>
                    {words}
                </SendButton>
            }
        })}
    }
}
