//! Practising: what there is, how it went, and what the table has for it.

mod verdict;

use engine::Edition;
use leptos::prelude::*;

pub use self::verdict::Verdict;
use super::{
    buttons::{IconButton, IconLink, PageHead, SendButton},
    form::{Choice, OneOf, Select},
};
use crate::{
    app::{Address, Difficulty, Msg, PracticeMsg, RoundKind},
    platform::use_app,
    view_model::{PracticeNow, PracticeView, practice_headline},
};

/// The practice screen.
#[component]
pub fn PracticeScreen() -> impl IntoView {
    let app = use_app();
    let shown = app.memo(PracticeView::of);
    let texts = &app.messages().practice;
    view! {
        <main class="page settings practice">
            <PageHead words=texts.heading />
            <p>{texts.intro}</p>
            {move || view! { <Offers shown=shown.get() /> }}
        </main>
    }
}

/// What can be practised now.
#[component]
fn Offers(shown: PracticeView) -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.practice;
    let PracticeView { difficulty, edition, begin, today, own, tallies, now } = shown;
    let difficulties = Difficulty::ALL.into_iter().zip(texts.difficulties);
    let difficulties = difficulties.map(|(other, words)| OneOf {
        name: other.name(),
        words,
        chosen: other == difficulty,
        msg: PracticeView::pick(other, edition),
    });
    let editions = Edition::ALL
        .map(|other| (other.name().to_owned(), (messages.setup.editions)(other).name.to_owned()));
    let pick = move |name: String| {
        let edition = Edition::parse(&name).unwrap_or(edition);
        app.send(PracticeView::pick(difficulty, edition));
    };
    let looking = now == PracticeNow::Looking;
    let tallies = (!tallies.is_empty()).then(|| view! { <Tallies tallies /> });
    view! {
        <Round now />
        <div class="practice-choice">
            <Choice legend=texts.difficulty group="difficulty" rows=difficulties.collect() />
            <div class="line who-begins">
                <strong>{messages.setup.edition}</strong>
                <Select
                    label=messages.setup.edition.to_owned()
                    options=editions.into()
                    chosen=edition.name().to_owned()
                    on_pick=pick
                />
            </div>
            <a class="button primary" data-action="ten" href=begin aria-disabled=looking.then_some("true")>
                {texts.ten}
            </a>
        </div>
        <Offer kind=RoundKind::Today heading=texts.today line=texts.today_line done=today />
        {own
            .then(|| {
                view! { <Offer kind=RoundKind::Own heading=texts.own line=texts.own_line done=None /> }
            })}
        {tallies}
    }
}

/// A round of another kind.
#[component]
fn Offer(
    kind: RoundKind,
    heading: &'static str,
    line: &'static str,
    /// How much of it is done.
    done: Option<String>,
) -> impl IntoView {
    view! {
        <section>
            <h2>{heading}</h2>
            <p>{line}</p>
            {done.map(|words| view! { <p data-today="">{words}</p> })}
            <a
                class="button wood"
                data-action=kind.name()
                href=Address::Practice(Some(kind)).to_hash()
            >
                {use_app().messages().practice.solve}
            </a>
        </section>
    }
}

/// How it went so far.
#[component]
fn Tallies(tallies: Vec<(&'static str, String)>) -> impl IntoView {
    let texts = &use_app().messages().practice;
    let tallies = tallies.into_iter().map(|(name, score)| {
        view! {
            <p data-tally="">
                <strong>{name}</strong>
                " "
                {score}
            </p>
        }
    });
    view! {
        <section>
            <h2>{texts.tally}</h2>
            {tallies.collect_view()}
        </section>
    }
}

/// The round that was begun: it is looked for its first position, or it is over.
#[component]
fn Round(now: PracticeNow) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.practice;
    let retry = Msg::Practice(PracticeMsg::PressedRetry);
    let again = Msg::Practice(PracticeMsg::PressedAgain);
    let (words, button) = match now {
        PracticeNow::Idle => return ().into_any(),
        PracticeNow::Looking => (texts.looking.to_owned(), None),
        PracticeNow::Missing => {
            (texts.missing.to_owned(), Some(("retry", messages.notices.retry, retry)))
        }
        PracticeNow::Done(score) => (score, Some(("again", texts.again, again))),
    };
    let button = button.map(|(action, words, msg)| {
        view! {
            <SendButton class="button primary" action msg>
                {words}
            </SendButton>
        }
    });
    view! {
        <section class="practice-now">
            <p>
                <strong data-score="">{words}</strong>
            </p>
            {button}
        </section>
    }
    .into_any()
}

/// The bar above the table while a position lies there.
#[component]
pub fn PracticeBar() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    view! {
        <header class="bar">
            <IconLink
                href=Address::Practice(None).to_hash()
                picture="back"
                words=messages.practice.heading
            />
            <h1 class="turn" tabindex="-1">
                <span class="words">{move || app.read(practice_headline)}</span>
            </h1>
            <IconButton
                picture="help"
                words=messages.table.rules
                msg=Msg::PressedRules
                action="rules"
            />
        </header>
    }
}
