//! Setting up a table.

mod seats;
mod starter;

use engine::{Edition, GoldenFaces};
use leptos::{ev, prelude::*};

use self::{seats::Seats, starter::WhoBegins};
use super::{
    buttons::PageHead,
    form::{Explained, Fieldset, Radio, Switch},
};
use crate::{
    app::{Msg, SetupForm},
    platform::{AppContext, use_app},
};

/// Changes the form by a small function.
fn change(app: AppContext, how: impl FnOnce(&mut SetupForm)) {
    let mut form = app.peek(|model| model.form.clone());
    how(&mut form);
    app.send(Msg::ChangedForm(form));
}

/// The set-up screen.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        app.send(Msg::PressedStart);
    };
    view! {
        <main class="page setup">
            <PageHead words=texts.heading />
            <form on:submit=start>
                <Editions />
                <TableOptions />
                <Seats />
                <WhoBegins />
                <button type="submit" class="button primary start-button" data-action="start">
                    {texts.start}
                </button>
            </form>
        </main>
    }
}

/// Which rules to play by.
#[component]
fn Editions() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let cards = Edition::ALL.map(|edition| {
        let words = (texts.editions)(edition);
        view! {
            <Radio
                class="card"
                group="edition"
                value=edition.name()
                checked=app.memo(move |model| model.form.edition == edition)
                on_choose=move || change(app, |form| form.edition = edition)
            >
                <Explained words=words.name line=words.line />
            </Radio>
        }
    });
    view! { <Fieldset legend=texts.edition>{cards.into_iter().collect_view()}</Fieldset> }
}

/// What the table agrees on beyond the edition.
#[component]
fn TableOptions() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    view! {
        <Fieldset legend=texts.options>
            <Switch
                name="short_game"
                words=texts.short_game
                line=texts.short_game_line
                checked=app.memo(|model| model.form.options.short_game)
                on_change=move |on| change(app, |form| form.options.short_game = on)
            />
            <GoldenDie />
        </Fieldset>
    }
}

/// The faces of the golden die, where there is one.
#[component]
fn GoldenDie() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let extended = app.memo(|model| model.form.edition.has_specialists());
    let radios = GoldenFaces::ALL.map(|faces| {
        view! {
            <Radio
                group="golden_faces"
                value=faces.name()
                checked=app.memo(move |model| model.form.options.golden_faces == faces)
                on_choose=move || change(app, |form| form.options.golden_faces = faces)
            >
                <span>{(texts.golden_faces_line)(faces)}</span>
            </Radio>
        }
    });
    view! {
        <div role="group" aria-label=texts.golden_faces hidden=move || !extended.get()>
            <strong>{texts.golden_faces}</strong>
            {radios.into_iter().collect_view()}
        </div>
    }
}
