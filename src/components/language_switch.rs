//! The choice of the language.

use leptos::prelude::*;

use crate::{
    app::{Msg, Settings},
    i18n::Language,
    platform::use_app,
};

/// One button for each language; the change is instant.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let label = use_app().messages().settings.language;
    let buttons = Language::ALL.map(|language| view! { <LanguageButton language /> });
    view! {
        <div class="languages" role="group" aria-label=label>
            {buttons.into_iter().collect_view()}
        </div>
    }
}

#[component]
fn LanguageButton(language: Language) -> impl IntoView {
    let app = use_app();
    // The screen is built anew in another language: this does not change while it stands.
    let pressed = app.language() == language;
    let choose = move |_| {
        let settings = app.peek(|model| model.settings.clone());
        app.send(Msg::ChangedSettings(Settings { language: Some(language), ..settings }));
    };
    view! {
        <button
            type="button"
            class="pill"
            lang=language.code()
            data-language=language.code()
            aria-pressed=pressed.to_string()
            on:click=choose
        >
            {language.name()}
        </button>
    }
}
