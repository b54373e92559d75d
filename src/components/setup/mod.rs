//! Setting up a table.

mod look;
mod seats;
mod starter;

use engine::{Edition, GoldenFaces};
use leptos::{ev, prelude::*};

use self::{seats::Seats, starter::WhoBegins};
use super::{
    art::Art,
    buttons::{PageHead, SendButton},
    form::{Fieldset, Radio, Switch},
};
use crate::{
    app::{Msg, SetupForm},
    platform::use_app,
    view_model::{SetupView, edition_pictures},
};

/// The form with one change.
fn changed(form: &SetupForm, how: impl FnOnce(&mut SetupForm)) -> Msg {
    let mut form = form.clone();
    how(&mut form);
    Msg::ChangedForm(form)
}

/// The set-up screen. It follows the form as a whole; what did not change stays as it is on the page.
#[component]
pub fn SetupScreen() -> impl IntoView {
    let app = use_app();
    let texts = &app.messages().setup;
    let picking = RwSignal::new(None);
    let start = move |event: ev::SubmitEvent| {
        event.prevent_default();
        app.send(Msg::PressedStart);
    };
    view! {
        <main class="page setup">
            <PageHead words=texts.heading />
            <form on:submit=start>
                <div class="fields">
                    {move || view! { <Fields setup=app.read(SetupView::of) picked=picking.get() picking /> }}
                </div>
                <div class="ways">
                    <SendButton class="button" action="invite" msg=Msg::PressedInvite>
                        {texts.invite}
                    </SendButton>
                    <button type="submit" class="button primary" data-action="start">
                        {texts.start}
                    </button>
                </div>
            </form>
        </main>
    }
}

/// The form as it is now.
#[component]
fn Fields(
    setup: SetupView,
    picked: Option<usize>,
    picking: RwSignal<Option<usize>>,
) -> impl IntoView {
    view! {
        <Seats setup=setup.clone() picked picking />
        <WhoBegins setup=setup.clone() />
        <Editions form=setup.form.clone() />
        <TableOptions form=setup.form.clone() />
    }
}

/// Which rules to play by.
#[component]
fn Editions(form: SetupForm) -> impl IntoView {
    let texts = &use_app().messages().setup;
    let cards = Edition::ALL.map(|edition| {
        let words = (texts.editions)(edition);
        let pictures = edition_pictures(edition).iter().map(|name| view! { <Art name=*name /> });
        view! {
            <Radio
                class="card"
                group="edition"
                value=edition.name()
                checked=form.edition == edition
                msg=changed(&form, |form| form.edition = edition)
            >
                <span class="edition">
                    <span class="edition-pictures">{pictures.collect_view()}</span>
                    <strong>{words.name}</strong>
                    <small>{words.line}</small>
                </span>
            </Radio>
        }
    });
    view! { <Fieldset legend=texts.edition class="edition-cards">{cards.into_iter().collect_view()}</Fieldset> }
}

/// What the table agrees on beyond the edition.
#[component]
fn TableOptions(form: SetupForm) -> impl IntoView {
    let texts = &use_app().messages().setup;
    view! {
        <Fieldset legend=texts.options>
            <Switch
                name="short_game"
                words=texts.short_game
                line=texts.short_game_line
                checked=form.options.short_game
                msg=changed(&form, |form| form.options.short_game = !form.options.short_game)
            />
            <GoldenDie form />
        </Fieldset>
    }
}

/// The faces of the golden die, where there is one.
#[component]
fn GoldenDie(form: SetupForm) -> impl IntoView {
    let texts = &use_app().messages().setup;
    let radios = GoldenFaces::ALL.map(|faces| {
        view! {
            <Radio
                group="golden_faces"
                value=faces.name()
                checked=form.options.golden_faces == faces
                msg=changed(&form, |form| form.options.golden_faces = faces)
            >
                <span>{(texts.golden_faces_line)(faces)}</span>
            </Radio>
        }
    });
    view! {
        <div
            role="group"
            aria-label=texts.golden_faces
            hidden=!form.edition.has_specialists()
        >
            <strong>{texts.golden_faces}</strong>
            {radios.into_iter().collect_view()}
        </div>
    }
}
