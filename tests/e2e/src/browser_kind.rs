use std::{env, fmt};

use crate::Result;

/// A browser engine the game has to work in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

impl Engine {
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    pub fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// The engines named in `HECKMECK_ENGINES` (separated by commas), or all of them.
    pub fn wanted() -> Result<Vec<Engine>> {
        let Ok(list) = env::var("HECKMECK_ENGINES") else {
            return Ok(Engine::ALL.to_vec());
        };
        list.split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(|name| {
                Engine::ALL.into_iter().find(|engine| engine.name() == name).ok_or_else(|| {
                    format!("HECKMECK_ENGINES names an unknown engine: {name:?}").into()
                })
            })
            .collect()
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
