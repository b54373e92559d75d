//! The start: go on, begin, read, change.

use wasm_bindgen::JsValue;

use super::{
    art::art,
    dom::{El, el},
    toast::install_hint,
    widgets::{button, heading},
};
use crate::{i18n::{Language, Messages}, app::{Address, Msg, Settings, Shelved, ShelvedState}, platform::Store};

/// The start screen.
pub fn start(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.start;
    let hero = el("header")
        .class("hero")
        .child(art("logo").class("logo"))
        .child(heading(messages.title))
        .child(el("p").text(texts.tagline));
    let shelf = el("section")
        .class("shelf")
        .attr("aria-labelledby", "shelf-title")
        .child(el("h2").attr("id", "shelf-title").text(texts.kept_games))
        .child(el("div").live(
            move || store.read(|session| session.shelf.clone()),
            move |games| vec![shelf(store, messages, games)],
        ));
    el("main")
        .class("page start")
        .child(hero)
        .child(menu(store, messages))
        .child(language_switch(store))
        .child(install_hint(store))
        .child(shelf)
        .child(el("p").class("fine-print").text(texts.unofficial))
}

fn menu(store: Store, messages: &'static Messages) -> El {
    let texts = &messages.start;
    let link = |address: &str, picture: &str, words: &str| {
        el("a").class("button").attr("href", address).child(art(picture)).text(words)
    };
    let running = move || {
        store.read(|session| session.running_game().map(|id| Address::Table(id.clone()).to_hash()))
    };
    let go_on = el("div").class("menu-first").live(running, move |table| {
        let link = table.map(|address| {
            el("a")
                .class("button primary")
                .attr("data-action", "continue")
                .attr("href", &address)
                .text(texts.continue_game)
        });
        link.into_iter().collect()
    });
    let quick = button(store, "button", || Msg::PressedQuickGame)
        .attr("data-action", "quick")
        .child(art("robot"))
        .text(texts.play_bot);
    el("nav")
        .class("menu")
        .child(go_on)
        .child(quick)
        .child(link("#/setup", "plus", texts.new_game).attr("data-action", "new"))
        .child(link("#/rules", "book", texts.rules).attr("data-action", "rules"))
        .child(link("#/settings", "settings", texts.settings))
}

/// One button for each language; the change is instant.
pub fn language_switch(store: Store) -> El {
    let choose = move |language: Language| {
        let settings = store.peek(|session| session.settings.clone());
        Msg::ChangedSettings(Settings { language: Some(language), ..settings })
    };
    let buttons = Language::ALL.into_iter().map(move |language| {
        let pressed = move || Some(store.read(|session| session.language == language).to_string());
        button(store, "pill", move || choose(language))
            .attr("lang", language.code())
            .attr("data-language", language.code())
            .live_attr("aria-pressed", pressed)
            .text(language.name())
    });
    el("div")
        .class("languages")
        .attr("role", "group")
        .attr("aria-label", store.messages().settings.language)
        .children(buttons)
}

fn shelf(store: Store, messages: &'static Messages, games: Vec<Shelved>) -> El {
    if games.is_empty() {
        return el("p").text(messages.start.no_games);
    }
    let items = games.into_iter().map(|game| shelf_item(store, messages, game));
    el("ul").class("games").children(items)
}

fn shelf_item(store: Store, messages: &'static Messages, game: Shelved) -> El {
    let texts = &messages.start;
    let Shelved { id, state } = game;
    let mut item = el("li").attr("data-game", id.as_str());
    match state {
        ShelvedState::Newer => item = item.child(el("p").text(texts.newer)),
        ShelvedState::Damaged => item = item.child(el("p").text(texts.unreadable)),
        ShelvedState::Readable { edition, standing, updated, over } => {
            let (address, words) = if over {
                (Address::End(id.clone()), texts.look_at)
            } else {
                (Address::Table(id.clone()), texts.continue_game)
            };
            let name = (messages.setup.editions)(edition).name;
            let name = if over { format!("{name} ({})", texts.over) } else { name.to_owned() };
            let standing: Vec<String> =
                standing.into_iter().map(|(name, worms)| format!("{name} {worms}")).collect();
            let head = el("p")
                .child(el("strong").text(&name))
                .child(el("span").class("date").text(&date(store.language(), updated)));
            item = item
                .child(head)
                .child(el("p").text(&standing.join(" · ")))
                .child(el("a").class("pill").attr("href", &address.to_hash()).text(words));
        }
    }
    let (export, delete) = (id.clone(), id);
    let export = button(store, "pill", move || Msg::PressedExport(export.clone()))
        .attr("data-action", "export")
        .text(texts.export);
    let delete = button(store, "pill", move || Msg::PressedDelete(delete.clone()))
        .attr("data-action", "delete")
        .text(texts.delete);
    item.child(export).child(delete)
}

/// Date and time as the language writes them.
#[allow(clippy::cast_precision_loss, reason = "milliseconds stay exact for 280,000 years")]
fn date(language: Language, milliseconds: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    date.to_locale_string(language.code(), &JsValue::UNDEFINED).into()
}
