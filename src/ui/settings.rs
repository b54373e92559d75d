//! What the player may change about the app.

use leptos::prelude::*;

use super::{art::Art, start::LanguageSwitch};
use crate::{
    engine::Seat,
    i18n::Messages,
    session::{BotSpeed, Motion, Msg, Settings, Theme},
    shell::Store,
};

/// Changes the settings by a small function.
fn change(store: Store, how: impl FnOnce(&mut Settings)) {
    let mut settings = store.peek(|session| session.settings.clone());
    how(&mut settings);
    store.send(Msg::ChangedSettings(settings));
}

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let store = expect_context::<Store>();
    let language = store.slice(|session| session.language);
    move || {
        let messages = language.get().messages();
        let texts = &messages.settings;
        view! {
            <main class="page settings">
                <header class="page-head">
                    <a class="tool" href="#/" aria-label=messages.back>
                        <Art name="back" />
                    </a>
                    <h1 tabindex="-1">{texts.heading}</h1>
                </header>
                <section>
                    <h2>{texts.language}</h2>
                    <LanguageSwitch />
                </section>
                <Choices
                    legend=texts.theme
                    name="theme"
                    rows=vec![
                        (texts.theme_auto, Theme::Auto),
                        (texts.theme_light, Theme::Light),
                        (texts.theme_dark, Theme::Dark),
                    ]
                    get=|settings| settings.theme
                    set=|settings, theme| settings.theme = theme
                />
                <Choices
                    legend=texts.motion
                    name="motion"
                    rows=vec![(texts.motion_auto, Motion::Auto), (texts.motion_off, Motion::Off)]
                    get=|settings| settings.motion
                    set=|settings, motion| settings.motion = motion
                />
                <Choices
                    legend=texts.bot_speed
                    name="bot_speed"
                    rows=vec![
                        (texts.slow, BotSpeed::Slow),
                        (texts.normal, BotSpeed::Normal),
                        (texts.fast, BotSpeed::Fast),
                    ]
                    get=|settings| settings.bot_speed
                    set=|settings, speed| settings.bot_speed = speed
                />
                <Switch
                    words=texts.flow
                    line=texts.flow_line
                    name="flow"
                    get=|settings| settings.flow
                    set=|settings, on| settings.flow = on
                />
                <Switch
                    words=texts.keys
                    line=texts.keys_line
                    name="keys"
                    get=|settings| settings.keys
                    set=|settings, on| settings.keys = on
                />
                <Looks messages />
            </main>
        }
    }
}

/// One of several.
#[component]
fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    legend: &'static str,
    name: &'static str,
    rows: Vec<(&'static str, T)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let store = expect_context::<Store>();
    let chosen = store.slice(move |session| get(&session.settings));
    let radios = rows.into_iter().map(move |(words, value)| {
        view! {
            <label class="line">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| change(store, |settings| set(settings, value))
                />
                <span>{words}</span>
            </label>
        }
    });
    view! {
        <fieldset>
            <legend>{legend}</legend>
            {radios.collect_view()}
        </fieldset>
    }
}

/// On or off.
#[component]
fn Switch(
    words: &'static str,
    line: &'static str,
    name: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let store = expect_context::<Store>();
    let on = store.slice(move |session| get(&session.settings));
    view! {
        <label class="line">
            <input
                type="checkbox"
                name=name
                prop:checked=on
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    change(store, |settings| set(settings, on));
                }
            />
            <span>
                <strong>{words}</strong>
                <small>{line}</small>
            </span>
        </label>
    }
}

/// A bird and a colour for every seat; taking one gives the other seat what became free.
#[component]
fn Looks(messages: &'static Messages) -> impl IntoView {
    let texts = &messages.settings;
    let rows = Seat::all(Seat::MOST).map(|seat| view! { <LookRow seat messages /> });
    view! {
        <fieldset class="looks">
            <legend>{texts.looks}</legend>
            <ol>{rows.collect_view()}</ol>
        </fieldset>
    }
}

#[component]
fn LookRow(seat: Seat, messages: &'static Messages) -> impl IntoView {
    let store = expect_context::<Store>();
    let texts = &messages.settings;
    let number = seat.index() + 1;
    let look = store.slice(move |session| session.settings.look(seat));
    let options = move |words: [&'static str; 7], chosen: Signal<u8>| {
        let option = |(value, words): (u8, &'static str)| {
            view! {
                <option value=value.to_string() selected=move || chosen.get() == value>{words}</option>
            }
        };
        (0u8..).zip(words).map(option).collect_view()
    };
    let bird = Signal::derive(move || look.get().bird);
    let colour = Signal::derive(move || look.get().colour);
    view! {
        <li class="seat-row" data-colour=colour>
            {move || view! { <Art name=format!("bird-{}", bird.get()) class="bird" /> }}
            <select
                aria-label=(texts.bird_of_seat)(number)
                on:change=move |event| {
                    if let Ok(bird) = event_target_value(&event).parse() {
                        change(store, |settings| settings.swap_bird(seat, bird));
                    }
                }
            >
                {options(texts.birds, bird)}
            </select>
            <select
                aria-label=(texts.colour_of_seat)(number)
                on:change=move |event| {
                    if let Ok(colour) = event_target_value(&event).parse() {
                        change(store, |settings| settings.swap_colour(seat, colour));
                    }
                }
            >
                {options(texts.colours, colour)}
            </select>
        </li>
    }
}
