//! What a player has chosen about the app itself.

use serde::{Deserialize, Serialize};

use crate::{engine::Seat, i18n::Language};

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

/// Whether things move on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the device has it.
    #[default]
    Auto,
    /// The motion-free twin.
    Off,
}

/// How long a bot lets others look at each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Look {
    /// Which of the seven birds.
    pub bird: u8,
    /// Which of the seven colours.
    pub colour: u8,
}

/// Everything in the settings screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The version of this form.
    pub version: u32,
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
    /// How each seat looks.
    pub looks: [Look; Seat::MOST],
}

impl Default for Settings {
    fn default() -> Settings {
        let look = |seat: u8| Look { bird: seat, colour: seat };
        Settings {
            version: Settings::VERSION,
            language: None,
            theme: Theme::default(),
            motion: Motion::default(),
            bot_speed: BotSpeed::default(),
            flow: false,
            keys: true,
            looks: [0, 1, 2, 3, 4, 5, 6].map(look),
        }
    }
}

impl Settings {
    /// The version this program reads and writes.
    pub const VERSION: u32 = 1;

    /// Reads saved settings; none if they are damaged or from a later version.
    pub fn read(text: &str) -> Option<Settings> {
        let settings: Settings = serde_json::from_str(text).ok()?;
        let most = Seat::MOST.try_into().unwrap_or(u8::MAX);
        let known = |look: &Look| look.bird < most && look.colour < most;
        (settings.version == Settings::VERSION && settings.looks.iter().all(known))
            .then_some(settings)
    }

    /// The settings as they are saved.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// How this seat looks.
    pub fn look(&self, seat: Seat) -> Look {
        self.looks.get(seat.index()).copied().unwrap_or(Look { bird: 0, colour: 0 })
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
