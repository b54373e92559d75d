//! The frame around all screens.

use leptos::{ev, prelude::*};

use super::{
    keys::listen_for_keys,
    live_region::LiveRegion,
    table::{TableScreen, listen_for_figures},
};
use crate::{
    app::Model,
    platform::{AppContext, finish_animations, keep_awake},
    view_model::Screen,
};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let app = AppContext::open();
    provide_context(app);
    // The listener lives as long as the page.
    let _ = window_event_listener(ev::pointerdown, |_| finish_animations());
    listen_for_keys(app);
    listen_for_figures(app);
    follow_settings(app);
    follow_game(app);
    remove_shell();
    let shown = app.memo(|model| (Screen::of(model), model.language));
    // Screens are built anew when the language changes; the table is as it was, for it is all in the model.
    let screen = move || {
        let (screen, _) = shown.get();
        match screen {
            Screen::Table => view! { <TableScreen /> }.into_any(),
            _ => view! { <main><h1 tabindex="-1">{screen.name()}</h1></main> }.into_any(),
        }
    };
    view! {
        <LiveRegion />
        <div class="screens">{screen}</div>
    }
}

/// Painted by index.html before the program was here.
fn remove_shell() {
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

/// The screen of the device stays on while a game is on.
fn follow_game(app: AppContext) {
    let on = app.memo(Model::keeps_awake);
    Effect::new(move |before: Option<bool>| {
        if before.unwrap_or(false) != on.get() {
            keep_awake(on.get());
        }
        on.get()
    });
}

/// Language, theme and motion live on the root element, where styles and screen readers look for them.
fn follow_settings(app: AppContext) {
    let shown = app.memo(|model| (model.language, model.settings.theme, model.settings.motion));
    Effect::new(move |_| {
        let (language, theme, motion) = shown.get();
        document().set_title(language.messages().title);
        let Some(root) = document().document_element() else { return };
        let attributes = [
            ("lang", language.code()),
            ("data-theme", theme.name()),
            ("data-motion", motion.name()),
        ];
        for (name, value) in attributes {
            // Even what is there already would make the browser work out the style of everything anew.
            if root.get_attribute(name).as_deref() != Some(value) {
                let _ = root.set_attribute(name, value);
            }
        }
    });
}
