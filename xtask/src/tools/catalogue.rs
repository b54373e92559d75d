//! The list of tools. To need one more package of the operating system, add a line to [`system`].

use super::cargo_tool::{Accept, CargoTool};
use super::npm::NpmTool;
use super::rust_target::RustTarget;
use super::system::{Probe, SystemTool};
use super::{Need, Tool};
use crate::error::Result;
use crate::lock;

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Everything that `need` needs, in the order of installing.
pub fn tools(need: Need) -> Result<Vec<Tool>> {
    let mut tools = vec![
        Tool::RustTarget(RustTarget { triple: WASM }),
        Tool::Npm(binaryen()),
        Tool::Npm(esbuild()),
        Tool::Cargo(wasm_bindgen()?),
        Tool::Cargo(trunk()),
    ];
    if need == Need::Test {
        tools.push(Tool::Npm(axe_core()));
        tools.push(Tool::Cargo(geckodriver()));
        tools.extend(system().into_iter().map(Tool::System));
    }
    Ok(tools)
}

fn trunk() -> CargoTool {
    CargoTool {
        package: "trunk",
        program: "trunk",
        version: "0.21.14".to_owned(),
        accept: Accept::Compatible,
        locked: true,
        patience: "about 6 minutes",
    }
}

/// The tool and the crate speak a private protocol, so their versions must be the same. Brings `wasm-bindgen-test-runner` too.
fn wasm_bindgen() -> Result<CargoTool> {
    Ok(CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: lock::version_of("wasm-bindgen")?,
        accept: Accept::Exact,
        locked: false,
        patience: "about 4 minutes",
    })
}

fn geckodriver() -> CargoTool {
    CargoTool {
        package: "geckodriver",
        program: "geckodriver",
        version: "0.37.1".to_owned(),
        accept: Accept::Compatible,
        locked: true,
        patience: "about 3 minutes",
    }
}

/// Every package from npm.
pub fn npm() -> [NpmTool; 4] {
    [binaryen(), esbuild(), axe_core(), lighthouse()]
}

/// Brings `wasm-opt`. The size of the page depends on its version, so it is pinned here and in Trunk.toml.
pub fn binaryen() -> NpmTool {
    NpmTool { package: "binaryen", version: "132.0.0", file: "bin/wasm-opt" }
}

/// Makes scripts smaller.
pub fn esbuild() -> NpmTool {
    NpmTool { package: "esbuild", version: "0.28.1", file: "bin/esbuild" }
}

/// Checks pages for barriers; the browser tests inject it.
pub fn axe_core() -> NpmTool {
    NpmTool { package: "axe-core", version: "4.14.0", file: "axe.min.js" }
}

/// Judges the page as a phone on a slow network gets it. Version 13 wants a newer Node.js than Debian has.
pub fn lighthouse() -> NpmTool {
    NpmTool { package: "lighthouse", version: "12.8.2", file: "cli/index.js" }
}

/// Holds the licences and sources of all dependencies against `deny.toml`.
pub fn cargo_deny() -> CargoTool {
    CargoTool {
        package: "cargo-deny",
        program: "cargo-deny",
        version: "0.20.2".to_owned(),
        accept: Accept::Compatible,
        locked: true,
        patience: "about 8 minutes",
    }
}

/// Runs what comes from npm.
pub fn node() -> SystemTool {
    SystemTool {
        name: "Node.js",
        probe: Probe::Program(&["node"]),
        debian: "nodejs",
        ubuntu: "nodejs",
        elsewhere: "Node.js 18 or newer",
    }
}

/// Gets what comes from npm.
pub fn npm_program() -> SystemTool {
    SystemTool {
        name: "npm",
        probe: Probe::Program(&["npm"]),
        debian: "npm",
        ubuntu: "npm",
        elsewhere: "npm",
    }
}

/// Every package of the operating system that the tests need.
pub fn system() -> Vec<SystemTool> {
    vec![
        chromium(),
        chromedriver(),
        firefox(),
        webkit_driver(),
        mini_browser(),
        xvfb(),
        xauth(),
        locales(),
        hunspell(),
        dictionary("the German dictionary", &["/usr/share/hunspell/de_DE.aff"], "hunspell-de-de"),
        dictionary("the English dictionary", &["/usr/share/hunspell/en_GB.aff"], "hunspell-en-gb"),
        dictionary("the Italian dictionary", &["/usr/share/hunspell/it_IT.aff"], "hunspell-it"),
        dictionary("the French dictionary", &["/usr/share/hunspell/fr.aff"], "hunspell-fr"),
    ]
}

/// Knows how words are written.
fn hunspell() -> SystemTool {
    SystemTool {
        name: "hunspell",
        probe: Probe::Program(&["hunspell"]),
        debian: "hunspell",
        ubuntu: "hunspell",
        elsewhere: "hunspell",
    }
}

fn dictionary(
    name: &'static str,
    files: &'static [&'static str],
    package: &'static str,
) -> SystemTool {
    SystemTool {
        name,
        probe: Probe::File(files),
        debian: package,
        ubuntu: package,
        elsewhere: "hunspell's dictionaries de_DE, en_GB, it_IT and fr",
    }
}

/// Chromium or a browser made of it.
pub fn chromium() -> SystemTool {
    SystemTool {
        name: "Chromium",
        probe: Probe::Program(&[
            "chromium",
            "chromium-browser",
            "google-chrome",
            "google-chrome-stable",
        ]),
        debian: "chromium",
        ubuntu: "chromium-browser",
        elsewhere: "Chromium or Google Chrome",
    }
}

/// Chromium's driver.
pub fn chromedriver() -> SystemTool {
    SystemTool {
        name: "chromedriver",
        probe: Probe::Program(&["chromedriver"]),
        debian: "chromium-driver",
        ubuntu: "chromium-chromedriver",
        elsewhere: "chromedriver of the same version",
    }
}

/// Firefox, in either of its release lines.
pub fn firefox() -> SystemTool {
    SystemTool {
        name: "Firefox",
        probe: Probe::Program(&["firefox-esr", "firefox"]),
        debian: "firefox-esr",
        ubuntu: "firefox",
        elsewhere: "Firefox",
    }
}

/// `WebKitGTK`'s driver.
pub fn webkit_driver() -> SystemTool {
    SystemTool {
        name: "WebKitWebDriver",
        probe: Probe::Program(&["WebKitWebDriver"]),
        debian: "webkit2gtk-driver",
        ubuntu: "webkit2gtk-driver",
        elsewhere: "WebKitGTK with its driver and MiniBrowser",
    }
}

/// `WebKitGTK`'s smallest browser; hidden among the libraries.
pub fn mini_browser() -> SystemTool {
    SystemTool {
        name: "MiniBrowser",
        probe: Probe::File(&[
            "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
            "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
            "/usr/lib/*/webkit2gtk-4.0/MiniBrowser",
            "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
        ]),
        debian: "webkit2gtk-driver",
        ubuntu: "webkit2gtk-driver",
        elsewhere: "WebKitGTK with its driver and MiniBrowser",
    }
}

/// A display without a screen, for `MiniBrowser`, which has no headless mode.
pub fn xvfb() -> SystemTool {
    SystemTool {
        name: "Xvfb",
        probe: Probe::Program(&["Xvfb"]),
        debian: "xvfb",
        ubuntu: "xvfb",
        elsewhere: "Xvfb",
    }
}

/// The languages of the system, from which the tests make the one that `MiniBrowser` is to speak.
fn locales() -> SystemTool {
    SystemTool {
        name: "locales",
        probe: Probe::File(&["/usr/share/i18n/locales/it_IT"]),
        debian: "locales",
        ubuntu: "locales",
        elsewhere: "the sources of the system's locales (localedef and /usr/share/i18n)",
    }
}

fn xauth() -> SystemTool {
    SystemTool {
        name: "xauth",
        probe: Probe::Program(&["xauth"]),
        debian: "xauth",
        ubuntu: "xauth",
        elsewhere: "xauth",
    }
}
