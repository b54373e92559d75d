//! The start: go on, begin, read, change.

mod saved_games;

use leptos::prelude::*;
use web_sys::HtmlInputElement;

use self::saved_games::SavedGames;
use super::{art::Art, buttons::SendButton, language_switch::LanguageSwitch, toast::InstallHint};
use crate::{app::Msg, platform::use_app, view_model::continue_address};

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.start;
    view! {
        <main class="page start">
            <header class="hero">
                <Art name="logo" class="logo" />
                <h1 tabindex="-1">{messages.title}</h1>
                <p>{texts.tagline}</p>
            </header>
            <Menu />
            <LanguageSwitch />
            <InstallHint />
            <section class="saved-games" aria-labelledby="saved-games-title">
                <h2 id="saved-games-title">{texts.kept_games}</h2>
                <SavedGames />
                <OpenFile />
            </section>
            <p class="fine-print">{texts.unofficial}</p>
        </main>
    }
}

/// Where to go from here; going on with a game comes first.
#[component]
fn Menu() -> impl IntoView {
    let app = use_app();
    let messages = app.messages();
    let texts = &messages.start;
    view! {
        <nav class="menu">
            {move || app.read(continue_address).map(|address| view! { <ContinueLink address /> })}
            <SendButton class="button" action="quick" msg=Msg::PressedQuickGame>
                <Art name="robot" />
                {texts.play_bot}
            </SendButton>
            <MenuLink address="#/guide" picture="help" action="guide" words=messages.guide.heading />
            <MenuLink address="#/setup" picture="plus" action="new" words=texts.new_game />
            <MenuLink address="#/rules" picture="book" action="rules" words=texts.rules />
            <MenuLink address="#/settings" picture="settings" words=texts.settings />
        </nav>
    }
}

/// The way to the game that is on.
#[component]
fn ContinueLink(address: String) -> impl IntoView {
    view! {
        <a class="button primary" data-action="continue" href=address>
            {use_app().messages().start.continue_game}
        </a>
    }
}

/// A way to another screen.
#[component]
fn MenuLink(
    address: &'static str,
    picture: &'static str,
    words: &'static str,
    #[prop(optional)] action: Option<&'static str>,
) -> impl IntoView {
    view! {
        <a class="button" href=address data-action=action>
            <Art name=picture />
            {words}
        </a>
    }
}

/// Opens a game from a file. It can be dropped on the page, too.
#[component]
fn OpenFile() -> impl IntoView {
    let app = use_app();
    let open = move |input: HtmlInputElement| {
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            app.open_file(file);
        }
        // The same file may be picked again.
        input.set_value("");
    };
    view! {
        <label class="pill file-button">
            {app.messages().start.open_file}
            <input
                type="file"
                class="visually-hidden"
                accept=".json,application/json"
                data-action="open-file"
                on:change:target=move |event| open(event.target())
            />
        </label>
    }
}
