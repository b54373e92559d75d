//! The frame around all screens.

use leptos::{ev, prelude::*};

use super::{
    dialogs::Dialogs, end::End, keys, live::LiveRegion, notice::NoticeBar,
    settings::SettingsScreen, setup::SetupScreen, start::Start, table::TableScreen,
};
use crate::{
    session::{Address, Motion, Session, Theme},
    shell::{Store, finish_flights},
};

/// Which screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Start,
    Setup,
    Table,
    End,
    Settings,
}

impl Screen {
    fn of(session: &Session) -> Screen {
        let on_table = session.play.as_ref();
        match &session.address {
            Address::Setup => Screen::Setup,
            Address::Settings => Screen::Settings,
            Address::Table(id) if on_table.is_some_and(|play| play.id == *id) => Screen::Table,
            Address::End(id)
                if on_table.is_some_and(|play| play.id == *id && play.game.is_over()) =>
            {
                Screen::End
            }
            _ => Screen::Start,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Screen::Start => "start",
            Screen::Setup => "setup",
            Screen::Table => "table",
            Screen::End => "end",
            Screen::Settings => "settings",
        }
    }
}

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let store = Store::open();
    provide_context(store);
    keys::listen(store);
    let _ = window_event_listener(ev::pointerdown, |_| finish_flights());
    follow_settings(store);

    let screen = store.slice(Screen::of);
    Effect::new(move |before: Option<Screen>| {
        let now = screen.get();
        if let Some(body) = document().body() {
            // Attributes are the page's handles; a missing one harms nobody's game.
            let _ = body.set_attribute("data-screen", now.name());
        }
        if before.is_some_and(|before| before != now) {
            super::focus::heading();
        }
        now
    });

    view! {
        <LiveRegion />
        <NoticeBar />
        {move || match screen.get() {
            Screen::Start => view! { <Start /> }.into_any(),
            Screen::Setup => view! { <SetupScreen /> }.into_any(),
            Screen::Table => view! { <TableScreen /> }.into_any(),
            Screen::End => view! { <End /> }.into_any(),
            Screen::Settings => view! { <SettingsScreen /> }.into_any(),
        }}
        <Dialogs />
    }
}

/// Language, theme and motion live on the root element, where styles and screen readers look for them.
fn follow_settings(store: Store) {
    let language = store.slice(|session| session.language);
    let theme = store.slice(|session| session.settings.theme);
    let motion = store.slice(|session| session.settings.motion);
    Effect::new(move |_| {
        let language = language.get();
        set_root("lang", language.code());
        document().set_title(language.messages().title);
    });
    Effect::new(move |_| {
        set_root(
            "data-theme",
            match theme.get() {
                Theme::Auto => "auto",
                Theme::Light => "light",
                Theme::Dark => "dark",
            },
        );
    });
    Effect::new(move |_| {
        set_root(
            "data-motion",
            match motion.get() {
                Motion::Auto => "auto",
                Motion::Off => "off",
            },
        );
    });
}

fn set_root(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}
