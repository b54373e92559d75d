//! What the player may change about the app.

use super::{
    art::bird,
    dom::{El, el},
    form::{explained, group, radio, select, switch},
    start::language_switch,
    widgets::{button, page_head},
};
use engine::Seat;
use crate::{i18n::{DeviceTexts, SettingsTexts}, app::{BotSpeed, Install, Motion, Msg, Settings, Theme}, platform::Store};

/// Changes the settings by a small function.
fn change(store: Store, how: impl FnOnce(&mut Settings)) {
    let mut settings = store.peek(|session| session.settings.clone());
    how(&mut settings);
    store.send(Msg::ChangedSettings(settings));
}

/// The settings screen.
pub fn settings_screen(store: Store) -> El {
    let messages = store.messages();
    let texts = &messages.settings;
    let language = el("section").child(el("h2").text(texts.language)).child(language_switch(store));
    let theme = choices(
        store,
        texts.theme,
        "theme",
        &[
            (texts.theme_auto, Theme::Auto),
            (texts.theme_light, Theme::Light),
            (texts.theme_dark, Theme::Dark),
        ],
        |settings| &mut settings.theme,
    );
    let motion = choices(
        store,
        texts.motion,
        "motion",
        &[(texts.motion_auto, Motion::Auto), (texts.motion_off, Motion::Off)],
        |settings| &mut settings.motion,
    );
    let speed = choices(
        store,
        texts.bot_speed,
        "bot_speed",
        &[
            (texts.slow, BotSpeed::Slow),
            (texts.normal, BotSpeed::Normal),
            (texts.fast, BotSpeed::Fast),
        ],
        |settings| &mut settings.bot_speed,
    );
    let flow = on_off(store, "flow", texts.flow, texts.flow_line, |settings| &mut settings.flow);
    let keys = on_off(store, "keys", texts.keys, texts.keys_line, |settings| &mut settings.keys);
    el("main")
        .class("page settings")
        .child(page_head(messages.back, texts.heading))
        .children([language, theme, motion, speed, flow, keys])
        .child(looks(store, texts))
        .child(device(store, &messages.device))
}

/// What the app does on this device.
fn device(store: Store, texts: &'static DeviceTexts) -> El {
    let awake =
        on_off(store, "awake", texts.awake, texts.awake_line, |settings| &mut settings.awake);
    let offline = el("p").attr("data-offline", "").live_text(move || {
        let words = match store.read(|session| session.device.offline) {
            None => texts.offline_unknown,
            Some(true) => texts.offline_ready,
            Some(false) => texts.offline_refused,
        };
        words.to_owned()
    });
    let install = el("div").live(
        move || store.read(|session| session.device.install),
        move |way| match way {
            None => Vec::new(),
            Some(Install::Menu) => vec![el("p").text(texts.install_by_menu)],
            Some(Install::Button) => vec![
                button(store, "pill", || Msg::PressedInstall)
                    .attr("data-action", "install")
                    .text(texts.install),
            ],
        },
    );
    group(texts.heading).child(awake).child(offline).child(install)
}

/// One of several.
fn choices<T: Copy + PartialEq + 'static>(
    store: Store,
    legend: &str,
    name: &str,
    rows: &[(&str, T)],
    field: fn(&mut Settings) -> &mut T,
) -> El {
    let rows = rows.iter().map(|(words, value)| {
        let value = *value;
        radio(
            "line",
            name,
            words,
            el("span").text(words),
            move || store.read(|session| *field(&mut session.settings.clone()) == value),
            move || change(store, |settings| *field(settings) = value),
        )
    });
    group(legend).children(rows)
}

fn on_off(
    store: Store,
    name: &str,
    words: &str,
    line: &str,
    field: fn(&mut Settings) -> &mut bool,
) -> El {
    switch(
        name,
        explained(words, line),
        move || store.read(|session| *field(&mut session.settings.clone())),
        move |on| change(store, |settings| *field(settings) = on),
    )
}

/// A bird and a colour for every seat; taking one gives the other seat what became free.
fn looks(store: Store, texts: &'static SettingsTexts) -> El {
    let rows = el("ol").live(
        move || store.read(|session| session.settings.looks),
        move |_| Seat::all(Seat::MOST).map(|seat| look_row(store, texts, seat)).collect(),
    );
    group(texts.looks).class("looks").child(rows)
}

fn look_row(store: Store, texts: &SettingsTexts, seat: Seat) -> El {
    let look = store.peek(|session| session.settings.look(seat));
    let options = |words: &[&str]| -> Vec<(String, String)> {
        let numbered = words.iter().enumerate();
        numbered.map(|(number, words)| (number.to_string(), (*words).to_owned())).collect()
    };
    let birds = select(
        &options(&texts.birds),
        move || look.bird.to_string(),
        move |value| {
            if let Ok(bird) = value.parse() {
                change(store, |settings| settings.swap_bird(seat, bird));
            }
        },
    );
    let colours = select(
        &options(&texts.colours),
        move || look.colour.to_string(),
        move |value| {
            if let Ok(colour) = value.parse() {
                change(store, |settings| settings.swap_colour(seat, colour));
            }
        },
    );
    el("li")
        .class("seat-row")
        .attr("data-colour", &look.colour.to_string())
        .child(bird(look.bird))
        .child(birds.attr("aria-label", &(texts.bird_of_seat)(seat.index() + 1)))
        .child(colours.attr("aria-label", &(texts.colour_of_seat)(seat.index() + 1)))
}
