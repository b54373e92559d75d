//! What the player may change about the app.

mod device;

use leptos::prelude::*;

use self::device::ThisDevice;
use super::{
    buttons::PageHead,
    form::{Choice, Fieldset, OneOf, Switch},
    language_switch::LanguageSwitch,
};
use crate::{
    app::{BotSpeed, Coach, DiceFaces, Motion, Msg, OddsMode, Settings, Theme},
    i18n::{CoachTexts, OddsTexts, SettingsTexts},
    platform::use_app,
};

/// The settings screen. It follows the settings as a whole; what did not change stays as it is on the page.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let app = use_app();
    view! {
        <main class="page settings">
            <PageHead words=app.messages().settings.heading />
            {move || view! { <SettingsForm settings=app.read(|model| model.settings.clone()) /> }}
        </main>
    }
}

/// The settings with one change.
fn changed(settings: &Settings, how: impl FnOnce(&mut Settings)) -> Msg {
    let mut settings = settings.clone();
    how(&mut settings);
    Msg::ChangedSettings(settings)
}

/// All settings as they are now.
#[component]
fn SettingsForm(settings: Settings) -> impl IntoView {
    let messages = use_app().messages();
    let texts = &messages.settings;
    let themes = Theme::ALL.map(|theme| OneOf {
        name: theme.name(),
        words: theme_words(texts, theme),
        chosen: settings.theme == theme,
        msg: changed(&settings, |settings| settings.theme = theme),
    });
    let motions = Motion::ALL.map(|motion| OneOf {
        name: motion.name(),
        words: motion_words(texts, motion),
        chosen: settings.motion == motion,
        msg: changed(&settings, |settings| settings.motion = motion),
    });
    let speeds = BotSpeed::ALL.map(|speed| OneOf {
        name: speed.name(),
        words: speed_words(texts, speed),
        chosen: settings.bot_speed == speed,
        msg: changed(&settings, |settings| settings.bot_speed = speed),
    });
    let coaches = Coach::ALL.map(|coach| OneOf {
        name: coach.name(),
        words: coach_words(&messages.coach, coach),
        chosen: settings.coach == coach,
        msg: changed(&settings, |settings| settings.choose_coach(coach)),
    });
    let odds = OddsMode::ALL.map(|mode| OneOf {
        name: mode.name(),
        words: odds_words(&messages.odds, mode),
        chosen: settings.odds == mode,
        msg: changed(&settings, |settings| settings.odds = mode),
    });
    let dice = DiceFaces::ALL.map(|dice| OneOf {
        name: dice.name(),
        words: dice_words(texts, dice),
        chosen: settings.dice == dice,
        msg: changed(&settings, |settings| settings.dice = dice),
    });
    view! {
        <section>
            <h2>{texts.language}</h2>
            <LanguageSwitch />
        </section>
        <Choice legend=texts.theme group="theme" rows=themes.into() />
        <Choice legend=texts.motion group="motion" rows=motions.into() />
        <Choice legend=texts.bot_speed group="bot_speed" rows=speeds.into() />
        <Choice legend=texts.dice group="dice" rows=dice.into() />
        <Choice legend=messages.coach.setting group="coach" rows=coaches.into() />
        <Choice legend=messages.odds.odds group="odds" rows=odds.into() />
        <Playing settings=settings.clone() />
        <ThisDevice settings=settings.clone() />
    }
}

/// How it is played.
#[component]
fn Playing(settings: Settings) -> impl IntoView {
    let texts = &use_app().messages().settings;
    let flow = changed(&settings, |settings| settings.flow = !settings.flow);
    let keys = changed(&settings, |settings| settings.keys = !settings.keys);
    view! {
        <Fieldset legend=texts.play>
            <Switch
                name="sound"
                words=texts.sound
                line=texts.sound_line
                checked=settings.sound
                msg=Msg::ToggledSound
            />
            <Switch
                name="flow"
                words=texts.flow
                line=texts.flow_line
                checked=settings.flow
                msg=flow
            />
            <Switch
                name="keys"
                words=texts.keys
                line=texts.keys_line
                checked=settings.keys
                msg=keys
            />
        </Fieldset>
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

fn dice_words(texts: &SettingsTexts, dice: DiceFaces) -> &'static str {
    match dice {
        DiceFaces::Numerals => texts.dice_numerals,
        DiceFaces::Pips => texts.dice_pips,
    }
}

fn speed_words(texts: &SettingsTexts, speed: BotSpeed) -> &'static str {
    match speed {
        BotSpeed::Slow => texts.slow,
        BotSpeed::Normal => texts.normal,
        BotSpeed::Fast => texts.fast,
    }
}

fn coach_words(texts: &CoachTexts, coach: Coach) -> &'static str {
    match coach {
        Coach::Line => texts.line,
        Coach::Hints => texts.hints_only,
        Coach::Off => texts.off,
    }
}

fn odds_words(texts: &OddsTexts, mode: OddsMode) -> &'static str {
    match mode {
        OddsMode::Auto => texts.auto,
        OddsMode::Off => texts.off,
        OddsMode::Demand => texts.demand,
        OddsMode::Always => texts.always,
    }
}
