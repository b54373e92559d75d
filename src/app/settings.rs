//! What a player has chosen about the app itself.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Coach, Hints, OddsMode, named::Version};
use crate::i18n::Language;

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// The motion-free twin.
    Off,
}

impl Motion {
    pub const ALL: [Motion; 2] = [Motion::Auto, Motion::Off];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Auto => "auto",
            Motion::Off => "off",
        }
    }
}

/// What is on the faces of the dice, beside the worm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DiceFaces {
    #[default]
    Numerals,
    Pips,
}

impl DiceFaces {
    pub const ALL: [DiceFaces; 2] = [DiceFaces::Numerals, DiceFaces::Pips];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            DiceFaces::Numerals => "numerals",
            DiceFaces::Pips => "pips",
        }
    }
}

/// How long a bot lets others look at each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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

    /// How long a step of a bot is looked at, in percent of the usual.
    pub const fn percent(self) -> u32 {
        match self {
            BotSpeed::Slow => 200,
            BotSpeed::Normal => 100,
            BotSpeed::Fast => 40,
        }
    }
}

/// How a seat looks: a bird and a colour, so that colour is never alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Look {
    /// Which of the seven birds.
    pub bird: u8,
    /// Which of the seven colours.
    pub colour: u8,
}

impl TryFrom<(u8, u8)> for Look {
    type Error = &'static str;

    fn try_from((bird, colour): (u8, u8)) -> Result<Look, &'static str> {
        let known = usize::from(bird.max(colour)) < Seat::MOST;
        known.then_some(Look { bird, colour }).ok_or("no such bird or colour")
    }
}

impl From<Look> for (u8, u8) {
    fn from(look: Look) -> (u8, u8) {
        (look.bird, look.colour)
    }
}

/// Everything in the settings screen.
#[allow(clippy::struct_excessive_bools, reason = "as many as there are switches")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    pub version: Version<1>,
    /// The chosen language; none until one is chosen.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// How quickly bots play.
    pub bot_speed: BotSpeed,
    /// What is on the dice.
    #[serde(default)]
    pub dice: DiceFaces,
    /// Roll by itself while nothing can be claimed; lay aside by itself what is the only choice.
    pub flow: bool,
    /// Whether single keys play.
    pub keys: bool,
    /// Whether the table is heard, and felt where the device can do that.
    #[serde(default = "switched_on")]
    pub sound: bool,
    /// Whether the screen stays on while a game is on.
    #[serde(default = "switched_on")]
    pub awake: bool,
    /// Whether the hint that the app can be installed is still to be given.
    #[serde(default = "switched_on")]
    pub install_hint: bool,
    /// What beginners are told at the table.
    #[serde(default)]
    pub coach: Coach,
    /// How many games the coach has seen to their end.
    #[serde(default)]
    pub coached_games: u8,
    /// When odds are shown.
    #[serde(default)]
    pub odds: OddsMode,
    /// The hints that were read.
    #[serde(default)]
    pub hints_read: Hints,
    /// Whether it is still to be told that the app works without a network.
    #[serde(default = "switched_on")]
    pub offline_hint: bool,
    /// How each seat looks.
    pub looks: [Look; Seat::MOST],
}

/// What settings of earlier versions do not say.
const fn switched_on() -> bool {
    true
}

impl Default for Settings {
    fn default() -> Settings {
        let look = |seat: u8| Look { bird: seat, colour: seat };
        Settings {
            version: Version,
            language: None,
            theme: Theme::default(),
            motion: Motion::default(),
            bot_speed: BotSpeed::default(),
            dice: DiceFaces::default(),
            flow: false,
            keys: true,
            sound: true,
            awake: true,
            install_hint: true,
            coach: Coach::default(),
            coached_games: 0,
            odds: OddsMode::default(),
            hints_read: Hints::default(),
            offline_hint: true,
            looks: [0, 1, 2, 3, 4, 5, 6].map(look),
        }
    }
}

impl Settings {
    /// Reads kept settings; refuses them if they are damaged or from a later version.
    pub fn read(text: &str) -> Result<Settings, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The settings as they are kept.
    pub fn write(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
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
