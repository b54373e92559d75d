//! Luck and skill after a game.

use leptos::prelude::*;

use crate::{
    app::{Msg, Rating},
    components::{art::Bird, buttons::SendButton},
    platform::use_app,
    view_model::{ReviewCard, ReviewMoment, ReviewRow, ReviewState, review_state},
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
    let ReviewCard { state, rows, moments, replay } = card;
    let (name, wanted) = (state.name(), !rows.is_empty());
    let rows: Vec<_> = rows.into_iter().map(|row| view! { <Player row /> }.into_any()).collect();
    let moments: Vec<_> =
        moments.into_iter().map(|moment| view! { <Moment moment /> }.into_any()).collect();
    view! {
        <section class="end-table after-game" data-review=name>
            <h2>{texts.heading}</h2>
            <State state />
            <ol class="reviewed">{rows}</ol>
            <div class="moments" hidden=!wanted>{moments}</div>
            <p class="fine-print" hidden=!wanted>{texts.note}</p>
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

#[component]
fn Player(row: ReviewRow) -> impl IntoView {
    let ReviewRow { seat, name, look, words, rating, rating_words, sums } = row;
    view! {
        <li
            data-colour=look.colour.to_string()
            data-reviewed=seat.to_string()
            data-rating=rating.map(Rating::name)
        >
            <Bird number=look.bird />
            <p class="who-was">
                <strong>{name}</strong>
                <span class="rating">{rating_words}</span>
            </p>
            <p class="verdict">{words}</p>
            <p class="sums">{sums}</p>
        </li>
    }
}

#[component]
fn Moment(moment: ReviewMoment) -> impl IntoView {
    let ReviewMoment { words, address, name } = moment;
    view! {
        <a class="moment" data-moment=name href=address>
            <span>{words}</span>
            <span class="pill" aria-hidden="true">
                {use_app().messages().review.look}
            </span>
        </a>
    }
}
