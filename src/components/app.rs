//! The frame around all screens.

use leptos::{
    ev,
    prelude::{document, window_event_listener},
};

use super::{
    dialogs::dialogs,
    dom::{after, el},
    keys,
    live::live_region,
    notice::notice_bar,
    parts::screen_place,
    start::start,
    table::{listen_for_figures, table_screen},
    toast::update_toast,
};
use crate::{i18n::Language, app::{Address, Session}, platform::{Store, finish_flights}};

/// Which screen is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Screen {
    #[default]
    Start,
    Setup,
    Table,
    End,
    Rules,
    Settings,
}

impl Screen {
    fn of(session: &Session) -> Screen {
        let on_table = session.play.as_ref();
        match &session.address {
            Address::Setup => Screen::Setup,
            Address::Rules(_) => Screen::Rules,
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
            Screen::Rules => "rules",
            Screen::Settings => "settings",
        }
    }
}

/// Opens the app on the page.
pub fn open() {
    let store = Store::open();
    keys::listen(store);
    listen_for_figures(store);
    // The listener lives as long as the page.
    let _ = window_event_listener(ev::pointerdown, |_| finish_flights());
    follow_settings(store);
    follow_game(store);
    // Screens are built anew when the language changes; the table is as it was, for it is all in the session.
    let screens = el("div").class("screens").live(
        move || store.read(|session| (Screen::of(session), session.language)),
        move |(screen, _): (Screen, Language)| {
            let content = match screen {
                Screen::Start => start(store),
                Screen::Table => table_screen(store),
                Screen::Setup | Screen::End | Screen::Rules | Screen::Settings => {
                    return vec![screen_place(store, screen, arrived)];
                }
            };
            arrived(screen);
            vec![content]
        },
    );
    if let Some(shell) = document().get_element_by_id("shell") {
        // It was painted before the game arrived.
        shell.remove();
    }
    if let Some(body) = document().body() {
        let (live, notice, toast) = (live_region(store), notice_bar(store), update_toast(store));
        for part in [live, notice, toast, screens, dialogs(store)] {
            let _ = body.append_child(part.element());
        }
    }
}

/// The screen is there: the page says which one it is, and is read from its heading.
fn arrived(screen: Screen) {
    let Some(body) = document().body() else { return };
    let before = body.get_attribute("data-screen");
    // Attributes are the page's handles; a missing one harms nobody's game.
    let _ = body.set_attribute("data-screen", screen.name());
    if before.is_some_and(|before| before != screen.name()) {
        super::focus::heading();
    }
}

/// The screen stays on while a game is on.
fn follow_game(store: Store) {
    after(move |before: Option<bool>| {
        let on = store.read(Session::keeps_awake);
        if before.unwrap_or(false) != on {
            store.keep_awake(on);
        }
        on
    });
}

/// Language, theme and motion live on the root element, where styles and screen readers look for them.
fn follow_settings(store: Store) {
    after(move |_: Option<()>| {
        let (language, theme, motion) = store
            .read(|session| (session.language, session.settings.theme, session.settings.motion));
        let Some(root) = document().document_element() else { return };
        for (name, value) in [
            ("lang", language.code()),
            ("data-theme", theme.name()),
            ("data-motion", motion.name()),
        ] {
            // Even what is there already would make the browser work out the style of everything anew.
            if root.get_attribute(name).as_deref() != Some(value) {
                let _ = root.set_attribute(name, value);
            }
        }
        document().set_title(language.messages().title);
    });
}
