use std::{env, fmt};

use crate::{Result, program::Program};

/// The browsers that the game has to work in, by the name of their family.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BrowserKind {
    Chromium,
    Firefox,
    WebKit,
}

impl BrowserKind {
    pub const ALL: [BrowserKind; 3] =
        [BrowserKind::Chromium, BrowserKind::Firefox, BrowserKind::WebKit];

    pub fn name(self) -> &'static str {
        match self {
            BrowserKind::Chromium => "chromium",
            BrowserKind::Firefox => "firefox",
            BrowserKind::WebKit => "webkit",
        }
    }

    /// The browsers named in `E2E_BROWSERS` (separated by commas), or all of them.
    pub fn wanted() -> Result<Vec<BrowserKind>> {
        let Ok(list) = env::var("E2E_BROWSERS") else {
            return Ok(BrowserKind::ALL.to_vec());
        };
        list.split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty())
            .map(|name| {
                BrowserKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
                    format!("E2E_BROWSERS names an unknown browser: {name:?}").into()
                })
            })
            .collect()
    }

    /// Whether everything is there that it takes to drive this browser; else what is missing.
    pub fn is_installed(self) -> Result<()> {
        let programs: &[Program] = match self {
            BrowserKind::Chromium => &[Program::Chromium, Program::Chromedriver],
            BrowserKind::Firefox => &[Program::Firefox, Program::Geckodriver],
            BrowserKind::WebKit => &[Program::WebKitDriver, Program::MiniBrowser, Program::Xvfb],
        };
        programs.iter().try_for_each(|program| program.find().map(drop))
    }
}

impl fmt::Display for BrowserKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
