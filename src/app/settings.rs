//! What a player has chosen about the app itself.

use serde::Serialize;

use engine::Seat;
use record::json::Json;
use crate::i18n::Language;

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    /// All three.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Whether things move on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// The motion-free twin.
    Off,
}

impl Motion {
    /// Both.
    pub const ALL: [Motion; 2] = [Motion::Auto, Motion::Off];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Auto => "auto",
            Motion::Off => "off",
        }
    }
}

/// How long a bot lets others look at each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BotSpeed {
    Slow,
    #[default]
    Normal,
    Fast,
}

impl BotSpeed {
    /// All speeds, slowest first.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Fast];

    /// The name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            BotSpeed::Slow => "slow",
            BotSpeed::Normal => "normal",
            BotSpeed::Fast => "fast",
        }
    }

    /// Milliseconds between two steps.
    pub const fn pause(self) -> u32 {
        match self {
            BotSpeed::Slow => 1800,
            BotSpeed::Normal => 900,
            BotSpeed::Fast => 250,
        }
    }
}

/// How a seat looks: a bird and a colour, so that colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Look {
    /// Which of the seven birds.
    pub bird: u8,
    /// Which of the seven colours.
    pub colour: u8,
}

impl Look {
    fn read(json: &Json) -> Option<Look> {
        let number = |json: &Json| {
            let number = u8::try_from(json.integer("look").ok()?).ok()?;
            (usize::from(number) < Seat::MOST).then_some(number)
        };
        match json.list("look").ok()? {
            [bird, colour] => Some(Look { bird: number(bird)?, colour: number(colour)? }),
            _ => None,
        }
    }
}

/// Settings as they are saved: plain names, so that they outlive any change of types.
#[allow(clippy::struct_excessive_bools, reason = "as many as there are switches")]
#[derive(Serialize)]
struct Written {
    version: i64,
    language: Option<&'static str>,
    theme: &'static str,
    motion: &'static str,
    bot_speed: &'static str,
    flow: bool,
    keys: bool,
    awake: bool,
    install_hint: bool,
    looks: [[u8; 2]; Seat::MOST],
}

fn by_name<T: Copy>(all: &[T], name_of: fn(T) -> &'static str, name: &str) -> Option<T> {
    all.iter().copied().find(|value| name_of(*value) == name)
}

/// Everything in the settings screen.
#[allow(clippy::struct_excessive_bools, reason = "as many as there are switches")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The chosen language; none until one is chosen.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// How quickly bots play.
    pub bot_speed: BotSpeed,
    /// Roll by itself while nothing can be claimed; lay aside by itself what is the only choice.
    pub flow: bool,
    /// Whether single keys play.
    pub keys: bool,
    /// Whether the screen stays on while a game is on.
    pub awake: bool,
    /// Whether the hint that the app can be installed is still to be given.
    pub install_hint: bool,
    /// How each seat looks.
    pub looks: [Look; Seat::MOST],
}

impl Default for Settings {
    fn default() -> Settings {
        let look = |seat: u8| Look { bird: seat, colour: seat };
        Settings {
            language: None,
            theme: Theme::default(),
            motion: Motion::default(),
            bot_speed: BotSpeed::default(),
            flow: false,
            keys: true,
            awake: true,
            install_hint: true,
            looks: [0, 1, 2, 3, 4, 5, 6].map(look),
        }
    }
}

impl Settings {
    /// The version this program reads and writes.
    const VERSION: i64 = 1;

    /// Reads saved settings; none if they are damaged or from a later version.
    pub fn read(text: &str) -> Option<Settings> {
        let json = Json::read(text).ok()?;
        let fields = json.object("settings").ok()?;
        let get = |name: &str| fields.get(name);
        if get("version")?.integer("version").ok()? != Settings::VERSION {
            return None;
        }
        let language = match get("language")? {
            Json::Null => None,
            json => Some(Language::parse(json.text("language").ok()?)?),
        };
        let name = |field: &str| get(field)?.text(field).ok();
        // Settings that earlier versions did not write are as usual.
        let switch = |field: &str| get(field).map_or(Some(true), |json| json.bool(field).ok());
        let looks = get("looks")?.list("looks").ok()?;
        let looks: Vec<Look> = looks.iter().map(Look::read).collect::<Option<_>>()?;
        Some(Settings {
            language,
            theme: by_name(&Theme::ALL, Theme::name, name("theme")?)?,
            motion: by_name(&Motion::ALL, Motion::name, name("motion")?)?,
            bot_speed: by_name(&BotSpeed::ALL, BotSpeed::name, name("bot_speed")?)?,
            flow: get("flow")?.bool("flow").ok()?,
            keys: get("keys")?.bool("keys").ok()?,
            awake: switch("awake")?,
            install_hint: switch("install_hint")?,
            looks: looks.try_into().ok()?,
        })
    }

    /// The settings as they are saved.
    pub fn write(&self) -> String {
        let written = Written {
            version: Settings::VERSION,
            language: self.language.map(Language::code),
            theme: self.theme.name(),
            motion: self.motion.name(),
            bot_speed: self.bot_speed.name(),
            flow: self.flow,
            keys: self.keys,
            awake: self.awake,
            install_hint: self.install_hint,
            looks: self.looks.map(|look| [look.bird, look.colour]),
        };
        // Writing to memory, of types that always serialise: there is nothing to fail.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// How this seat looks.
    pub fn look(&self, seat: Seat) -> Look {
        self.looks.get(seat.index()).copied().unwrap_or_default()
    }

    /// Gives a seat another bird; whoever had it gets the one that became free.
    pub fn swap_bird(&mut self, seat: Seat, bird: u8) {
        let old = self.look(seat).bird;
        for (place, look) in self.looks.iter_mut().enumerate() {
            if place == seat.index() {
                look.bird = bird;
            } else if look.bird == bird {
                look.bird = old;
            }
        }
    }

    /// Gives a seat another colour; whoever had it gets the one that became free.
    pub fn swap_colour(&mut self, seat: Seat, colour: u8) {
        let old = self.look(seat).colour;
        for (place, look) in self.looks.iter_mut().enumerate() {
            if place == seat.index() {
                look.colour = colour;
            } else if look.colour == colour {
                look.colour = old;
            }
        }
    }
}
