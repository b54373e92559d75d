use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use crate::Result;

/// `MiniBrowser` is no program for people, so it lies among the libraries, in one of these folders.
const MINI_BROWSER_FOLDERS: [&str; 3] = ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"];

/// A program of the system that it takes to drive a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    Chromium,
    Chromedriver,
    Firefox,
    Geckodriver,
    WebKitDriver,
    MiniBrowser,
    Xvfb,
}

impl Program {
    /// Where it is: where its variable says, which `cargo xtask` sets to what it has found, or else on the `PATH`.
    pub(crate) fn find(self) -> Result<PathBuf> {
        let variable = self.variable();
        if let Some(path) = value_of(variable) {
            let path = PathBuf::from(path);
            return if path.is_file() {
                Ok(path)
            } else {
                Err(format!("{variable} names {}, which is not there", path.display()).into())
            };
        }
        let on_path = self.names().iter().find_map(|name| which::which(name).ok());
        let found = match self {
            Program::MiniBrowser => on_path.or_else(mini_browser),
            _ => on_path,
        };
        found.ok_or_else(|| {
            format!("{} is not installed (or set {variable})", self.names().join(" or ")).into()
        })
    }

    fn variable(self) -> &'static str {
        match self {
            Program::Chromium => "E2E_CHROMIUM",
            Program::Chromedriver => "E2E_CHROMEDRIVER",
            Program::Firefox => "E2E_FIREFOX",
            Program::Geckodriver => "E2E_GECKODRIVER",
            Program::WebKitDriver => "E2E_WEBKIT_DRIVER",
            Program::MiniBrowser => "E2E_MINIBROWSER",
            Program::Xvfb => "E2E_XVFB",
        }
    }

    fn names(self) -> &'static [&'static str] {
        match self {
            Program::Chromium => {
                &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
            }
            Program::Chromedriver => &["chromedriver"],
            Program::Firefox => &["firefox-esr", "firefox"],
            Program::Geckodriver => &["geckodriver"],
            Program::WebKitDriver => &["WebKitWebDriver"],
            Program::MiniBrowser => &["MiniBrowser"],
            Program::Xvfb => &["Xvfb"],
        }
    }
}

/// The value of an environment variable; none if it is empty.
pub(crate) fn value_of(variable: &str) -> Option<OsString> {
    env::var_os(variable).filter(|value| !value.is_empty())
}

/// Distributions put it below their libraries, some of them in the folder of the machine's architecture.
fn mini_browser() -> Option<PathBuf> {
    let libraries = Path::new("/usr/lib");
    let by_architecture = fs::read_dir(libraries).into_iter().flatten().flatten();
    let mut parents = vec![libraries.to_owned(), "/usr/lib64".into(), "/usr/libexec".into()];
    parents.extend(by_architecture.map(|entry| entry.path()));
    parents
        .iter()
        .flat_map(|parent| MINI_BROWSER_FOLDERS.map(|folder| parent.join(folder)))
        .map(|folder| folder.join("MiniBrowser"))
        .find(|program| program.is_file())
}
