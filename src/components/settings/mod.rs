//! What the player may change about the app.

mod device;
mod looks;

use leptos::prelude::*;

use self::{device::ThisDevice, looks::Looks};
use super::{
    buttons::PageHead,
    form::{Fieldset, Radio, Switch},
    language_switch::LanguageSwitch,
};
use crate::{
    app::{BotSpeed, Motion, Msg, Settings, Theme},
    i18n::SettingsTexts,
    platform::{AppContext, use_app},
};

/// Changes the settings by a small function.
fn change(app: AppContext, how: impl FnOnce(&mut Settings)) {
    let mut settings = app.peek(|model| model.settings.clone());
    how(&mut settings);
    app.send(Msg::ChangedSettings(settings));
}

/// The settings screen.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let texts = &use_app().messages().settings;
    view! {
        <main class="page settings">
            <PageHead words=texts.heading />
            <section>
                <h2>{texts.language}</h2>
                <LanguageSwitch />
            </section>
            <OneOf
                legend=texts.theme
                name="theme"
                rows=Theme::ALL.map(|theme| (theme, theme.name(), theme_words(texts, theme))).into()
                get=|settings| settings.theme
                set=|settings, theme| settings.theme = theme
            />
            <OneOf
                legend=texts.motion
                name="motion"
                rows=Motion::ALL.map(|motion| (motion, motion.name(), motion_words(texts, motion))).into()
                get=|settings| settings.motion
                set=|settings, motion| settings.motion = motion
            />
            <OneOf
                legend=texts.bot_speed
                name="bot_speed"
                rows=BotSpeed::ALL.map(|speed| (speed, speed.name(), speed_words(texts, speed))).into()
                get=|settings| settings.bot_speed
                set=|settings, speed| settings.bot_speed = speed
            />
            <OnOff
                name="flow"
                words=texts.flow
                line=texts.flow_line
                get=|settings| settings.flow
                set=|settings, on| settings.flow = on
            />
            <OnOff
                name="keys"
                words=texts.keys
                line=texts.keys_line
                get=|settings| settings.keys
                set=|settings, on| settings.keys = on
            />
            <Looks />
            <ThisDevice />
        </main>
    }
}

fn theme_words(texts: &SettingsTexts, theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => texts.theme_auto,
        Theme::Light => texts.theme_light,
        Theme::Dark => texts.theme_dark,
    }
}

fn motion_words(texts: &SettingsTexts, motion: Motion) -> &'static str {
    match motion {
        Motion::Auto => texts.motion_auto,
        Motion::Off => texts.motion_off,
    }
}

fn speed_words(texts: &SettingsTexts, speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => texts.slow,
        BotSpeed::Normal => texts.normal,
        BotSpeed::Fast => texts.fast,
    }
}

/// A setting that is one of several.
#[component]
fn OneOf<T: Copy + PartialEq + Send + Sync + 'static>(
    legend: &'static str,
    name: &'static str,
    /// What can be chosen: the value, its name in the page, the words for it.
    rows: Vec<(T, &'static str, &'static str)>,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let app = use_app();
    let radios = rows.into_iter().map(move |(value, value_name, words)| {
        view! {
            <Radio
                group=name
                value=value_name
                checked=app.memo(move |model| get(&model.settings) == value)
                on_choose=move || change(app, |settings| set(settings, value))
            >
                <span>{words}</span>
            </Radio>
        }
    });
    view! { <Fieldset legend>{radios.collect_view()}</Fieldset> }
}

/// A setting that is on or off.
#[component]
fn OnOff(
    name: &'static str,
    words: &'static str,
    line: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let app = use_app();
    let checked = app.memo(move |model| get(&model.settings));
    let switch = move |on| change(app, |settings| set(settings, on));
    view! { <Switch name words line checked on_change=switch /> }
}
