//! The frame around all screens.

use std::cell::Cell;

use leptos::prelude::*;

use super::{
    dialogs::Dialogs,
    end::EndScreen,
    focus,
    keys::listen_for_keys,
    live_region::LiveRegion,
    notice::NoticePlace,
    practice::PracticeScreen,
    replay::ReplayScreen,
    rows::{Row, Rows},
    rules::RulesScreen,
    settings::SettingsScreen,
    setup::SetupScreen,
    start::StartScreen,
    table::{TableScreen, listen_for_figures},
    toast::ToastPlace,
};
use crate::{
    app::{Model, Settings},
    platform::{AppContext, keep_awake},
    view_model::Screen,
};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let app = AppContext::open();
    provide_context(app);
    listen_for_keys(app);
    listen_for_figures(app);
    follow_settings(app);
    follow_game(app);
    take_over_from_shell();
    let shown = app.memo(screen_key);
    follow_screen(app);
    view! {
        <LiveRegion />
        <NoticePlace />
        <ToastPlace />
        <div class="screens">
            <Rows each=move || [screen_row(app, shown.get())] />
        </div>
        <Dialogs />
    }
}

/// A list of one: when its key changes, the screen is taken away and the next one built anew. So is every screen when the
/// language changes, and the table when another game is on it; nothing is lost, for it is all in the model.
fn screen_row(app: AppContext, key: String) -> Row {
    Row::new(key, move || show(app.peek(Screen::of)))
}

fn screen_key(model: &Model) -> String {
    let screen = Screen::of(model);
    // The other screens stay, whatever becomes of the game: somebody may have the focus there.
    let game = match screen {
        Screen::Table | Screen::Exercise => model.play.as_ref(),
        Screen::Replay => model.replay.as_ref().map(|replay| &replay.whole),
        _ => None,
    };
    let game = game.map_or("", |play| play.id.as_str());
    format!("{} {} {game}", screen.name(), model.language.code())
}

fn show(screen: Screen) -> AnyView {
    match screen {
        Screen::Start => view! { <StartScreen /> }.into_any(),
        Screen::Setup => view! { <SetupScreen /> }.into_any(),
        Screen::Table | Screen::Guide | Screen::Exercise => view! { <TableScreen /> }.into_any(),
        Screen::End => view! { <EndScreen /> }.into_any(),
        Screen::Replay => view! { <ReplayScreen /> }.into_any(),
        Screen::Rules => view! { <RulesScreen /> }.into_any(),
        Screen::Settings => view! { <SettingsScreen /> }.into_any(),
        Screen::Practice => view! { <PracticeScreen /> }.into_any(),
    }
}

/// When a screen has come, the page says which one it is, and is read from its heading.
fn follow_screen(app: AppContext) {
    let first = Cell::new(true);
    app.follow(Screen::of, move |screen| {
        if let Some(body) = document().body() {
            // Attributes are the page's handles; a missing one harms nobody's game.
            let _ = body.set_attribute("data-screen", screen.name());
        }
        if !first.replace(false) {
            focus::heading();
        }
    });
}

/// The start screen was painted by index.html before the program was here. Whoever stands on one of its entries stays there.
fn take_over_from_shell() {
    let Some(shell) = document().get_element_by_id("shell") else { return };
    let focused = document().active_element().filter(|element| shell.contains(Some(element)));
    if let Some(element) = focused {
        let handle = |name| Some(format!("[{name}={}]", element.get_attribute(name)?));
        let entry = handle("data-action").or_else(|| handle("data-language"));
        focus::stay_on(entry.unwrap_or_default());
    }
    shell.remove();
}

/// The screen of the device stays on while a game is on.
fn follow_game(app: AppContext) {
    let awake = Cell::new(false);
    app.follow(Model::keeps_awake, move |on| {
        if awake.replace(*on) != *on {
            keep_awake(*on);
        }
    });
}

/// Language, theme, motion and the faces of the dice live on the root element, where styles and screen readers look for them.
fn follow_settings(app: AppContext) {
    let shown = |model: &Model| {
        let Settings { theme, motion, dice, .. } = model.settings;
        (model.language, theme, motion, dice)
    };
    app.follow(shown, |(language, theme, motion, dice)| {
        document().set_title(language.messages().title);
        let Some(root) = document().document_element() else { return };
        let attributes = [
            ("lang", language.code()),
            ("data-theme", theme.name()),
            ("data-motion", motion.name()),
            ("data-dice", dice.name()),
        ];
        for (name, value) in attributes {
            // Even what is there already would make the browser work out the style of everything anew.
            if root.get_attribute(name).as_deref() != Some(value) {
                let _ = root.set_attribute(name, value);
            }
        }
    });
}
