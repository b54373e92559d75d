//! The start: go on, begin, read, change.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::art::Art;
use crate::{
    i18n::{Language, Messages},
    session::{Address, Msg, Settings, Shelved, ShelvedState},
    shell::Store,
};

/// The start screen.
#[component]
pub fn Start() -> impl IntoView {
    let store = expect_context::<Store>();
    let language = store.slice(|session| session.language);
    let shelf = store.slice(|session| session.shelf.clone());
    let running = store.slice(|session| {
        let newest = session.shelf.iter().find(|game| game.is_running());
        newest.map(|game| Address::Table(game.id.clone()))
    });
    move || {
        let messages = language.get().messages();
        let texts = &messages.start;
        view! {
            <main class="page start">
                <header class="hero">
                    <Art name="logo" class="logo" />
                    <h1 tabindex="-1">{messages.title}</h1>
                    <p>{texts.tagline}</p>
                </header>
                <nav class="menu">
                    {move || {
                        running
                            .get()
                            .map(|table| {
                                view! {
                                    <a class="button primary" data-action="continue" href=table.to_hash()>
                                        {texts.continue_game}
                                    </a>
                                }
                            })
                    }}
                    <button
                        class="button"
                        data-action="quick"
                        on:click=move |_| store.send(Msg::PressedQuickGame)
                    >
                        <Art name="robot" />
                        {texts.play_bot}
                    </button>
                    <a class="button" data-action="new" href="#/setup">
                        <Art name="plus" />
                        {texts.new_game}
                    </a>
                    <a class="button" href="#/settings">
                        <Art name="settings" />
                        {texts.settings}
                    </a>
                </nav>
                <LanguageSwitch />
                <section class="shelf" aria-labelledby="shelf-title">
                    <h2 id="shelf-title">{texts.kept_games}</h2>
                    {move || view! { <Shelf games=shelf.get() messages /> }}
                </section>
                <p class="fine-print">{texts.unofficial}</p>
            </main>
        }
    }
}

/// One button for each language; the change is instant.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let store = expect_context::<Store>();
    let current = store.slice(|session| session.language);
    let choose = move |language: Language| {
        let settings = store.peek(|session| session.settings.clone());
        store.send(Msg::ChangedSettings(Settings { language: Some(language), ..settings }));
    };
    let buttons = Language::ALL.into_iter().map(move |language| {
        view! {
            <button
                class="pill"
                lang=language.code()
                data-language=language.code()
                aria-pressed=move || (current.get() == language).to_string()
                on:click=move |_| choose(language)
            >
                {language.messages().language}
            </button>
        }
    });
    view! {
        <div class="languages" role="group" aria-label=move || current.get().messages().settings.language>
            {buttons.collect_view()}
        </div>
    }
}

#[component]
fn Shelf(games: Vec<Shelved>, messages: &'static Messages) -> impl IntoView {
    if games.is_empty() {
        return view! { <p>{messages.start.no_games}</p> }.into_any();
    }
    let items = games.into_iter().map(|game| view! { <ShelfItem game messages /> });
    view! { <ul class="games">{items.collect_view()}</ul> }.into_any()
}

#[component]
fn ShelfItem(game: Shelved, messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.start;
    let Shelved { id, state } = game;
    let (export, delete) = (id.clone(), id.clone());
    let description = match state {
        ShelvedState::Newer => view! { <p>{texts.newer}</p> }.into_any(),
        ShelvedState::Damaged => view! { <p>{texts.unreadable}</p> }.into_any(),
        ShelvedState::Readable { edition, standing, updated, over } => {
            let (address, words) = if over {
                (Address::End(id.clone()), texts.look_at)
            } else {
                (Address::Table(id.clone()), texts.continue_game)
            };
            let standing: Vec<String> =
                standing.into_iter().map(|(name, worms)| format!("{name} {worms}")).collect();
            view! {
                <p>
                    <strong>{(messages.setup.editions)(edition).name}</strong>
                    {over.then(|| format!(" ({})", texts.over))}
                    <span class="date">{date(updated)}</span>
                </p>
                <p>{standing.join(" · ")}</p>
                <a class="pill" href=address.to_hash()>{words}</a>
            }
            .into_any()
        }
    };
    view! {
        <li data-game=id.as_str().to_owned()>
            {description}
            <button class="pill" data-action="export" on:click=move |_| store.send(Msg::PressedExport(export.clone()))>
                {texts.export}
            </button>
            <button class="pill" data-action="delete" on:click=move |_| store.send(Msg::PressedDelete(delete.clone()))>
                {texts.delete}
            </button>
        </li>
    }
}

/// Date and time as the language of the page writes them.
#[allow(clippy::cast_precision_loss, reason = "milliseconds stay exact for 280,000 years")]
fn date(milliseconds: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let language = document().document_element().and_then(|root| root.get_attribute("lang"));
    date.to_locale_string(&language.unwrap_or_default(), &JsValue::UNDEFINED).into()
}
