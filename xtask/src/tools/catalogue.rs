//! The list of tools. To need one more, add it to [`tools`].

use std::fs;

use anyhow::{Context as _, Result};

use super::{Need, Source, Tool};

/// The target of the page.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The size of the page depends on wasm-opt's version, so it is pinned, here and in Trunk.toml.
const BINARYEN: &str = "132.0.0";

/// Everything the commands may need, in the order of installing.
///
/// Trunk fetches wasm-bindgen and wasm-opt by itself, but only from GitHub, which not every builder reaches; and the tests need
/// the runner that comes with wasm-bindgen. So they come from crates.io and npm, and Trunk finds them on the path.
pub(crate) fn tools() -> Result<Vec<Tool>> {
    let mut tools = vec![
        system("Chromium or Chrome", Need::Browsers, CHROMIUM, "chromium")
            .on_ubuntu("chromium-browser")
            .told_as("E2E_CHROMIUM"),
        system("chromedriver", Need::Browsers, &["chromedriver"], "chromium-driver")
            .on_ubuntu("chromium-chromedriver")
            .told_as("E2E_CHROMEDRIVER"),
        system("Firefox", Need::Browsers, FIREFOX, "firefox-esr")
            .on_ubuntu("firefox")
            .told_as("E2E_FIREFOX"),
        system("npm", Need::Browsers, &["npm"], "npm"),
        system("hunspell", Need::Spelling, &["hunspell"], "hunspell"),
    ];
    // Elsewhere WebKitGTK does not exist, and Safari takes no orders without a screen.
    if cfg!(target_os = "linux") {
        tools.extend([
            system("WebKitWebDriver", Need::Browsers, &["WebKitWebDriver"], "webkit2gtk-driver")
                .told_as("E2E_WEBKIT_DRIVER"),
            system("WebKitGTK's MiniBrowser", Need::Browsers, MINI_BROWSER, "webkit2gtk-driver")
                .told_as("E2E_MINIBROWSER"),
            // A display without a screen: MiniBrowser has no headless mode.
            system("Xvfb", Need::Browsers, &["Xvfb"], "xvfb").told_as("E2E_XVFB"),
            system("xauth", Need::Browsers, &["xauth"], "xauth"),
            // The tests make the language that MiniBrowser is to speak from them.
            system("locales", Need::Browsers, &["/usr/share/i18n/locales/it_IT"], "locales"),
            dictionary(&["/usr/share/hunspell/de_DE.aff"], "hunspell-de-de"),
            dictionary(&["/usr/share/hunspell/en_GB.aff"], "hunspell-en-gb"),
            dictionary(&["/usr/share/hunspell/it_IT.aff"], "hunspell-it"),
            dictionary(&["/usr/share/hunspell/fr.aff"], "hunspell-fr"),
        ]);
    }
    tools.extend([
        Tool { name: WASM, need: Need::Page, variable: None, source: Source::Target },
        npm("binaryen", Need::Page, BINARYEN, "bin/wasm-opt"),
        wasm_bindgen()?,
        cargo("trunk", Need::Page, "0.21.14", 6),
        // Checks pages for barriers; the end-to-end tests inject it.
        npm("axe-core", Need::Browsers, "4.14.0", "axe.min.js").told_as("E2E_AXE"),
        cargo("geckodriver", Need::Browsers, "0.37.1", 3).told_as("E2E_GECKODRIVER"),
        // Version 13 wants a newer Node.js than Debian has.
        npm("lighthouse", Need::Lighthouse, "12.8.2", "cli/index.js"),
        cargo("cargo-deny", Need::Deny, "0.20.2", 8),
    ]);
    Ok(tools)
}

const CHROMIUM: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const FIREFOX: &[&str] = &[
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
];

/// Hidden among the libraries.
const MINI_BROWSER: &[&str] = &[
    "/usr/lib/ARCH-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/ARCH-linux-gnu/webkitgtk-6.0/MiniBrowser",
    "/usr/lib/ARCH-linux-gnu/webkit2gtk-4.0/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
];

/// The tool and the crate speak a private protocol, so the project's lock decides which version is installed. Only that
/// version matters; what it is itself built from does not, so it goes without the lock of its own.
fn wasm_bindgen() -> Result<Tool> {
    let lock = fs::read_to_string(xtask::project_root().join("Cargo.lock"))?;
    let version = locked_version(&lock, "wasm-bindgen")
        .context("Cargo.lock names no wasm-bindgen: restore it from git")?;
    let source =
        Source::Crate { program: "wasm-bindgen", version, exact: true, locked: false, minutes: 4 };
    Ok(Tool { name: "wasm-bindgen-cli", need: Need::Page, variable: None, source })
}

/// The version of a package in the text of a lock, where it stands in the line behind the name.
fn locked_version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    Some(lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?.to_owned())
}

fn cargo(name: &'static str, need: Need, version: &str, minutes: u8) -> Tool {
    let version = version.to_owned();
    let source = Source::Crate { program: name, version, exact: false, locked: true, minutes };
    Tool { name, need, variable: None, source }
}

fn npm(name: &'static str, need: Need, version: &'static str, file: &'static str) -> Tool {
    Tool { name, need, variable: None, source: Source::Npm { version, file } }
}

fn dictionary(places: &'static [&'static str], package: &'static str) -> Tool {
    system(package, Need::Spelling, places, package)
}

fn system(
    name: &'static str,
    need: Need,
    places: &'static [&'static str],
    package: &'static str,
) -> Tool {
    let source = Source::System { places, debian: package, ubuntu: package };
    Tool { name, need, variable: None, source }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wasm_bindgen_has_the_version_of_the_lock() -> Result<()> {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(locked_version(lock, "wasm"), None);
        let Source::Crate { version, exact, .. } = wasm_bindgen()?.source else {
            anyhow::bail!("wasm-bindgen comes from crates.io");
        };
        assert!(exact && semver::Version::parse(&version).is_ok(), "{version}");
        Ok(())
    }

    #[test]
    fn trunk_wants_the_wasm_opt_that_is_installed() -> Result<()> {
        let trunk = fs::read_to_string(xtask::project_root().join("Trunk.toml"))?;
        let major = BINARYEN.split('.').next().unwrap_or_default();
        assert!(trunk.contains(&format!("\nwasm_opt = \"version_{major}\"\n")), "{major}\n{trunk}");
        Ok(())
    }
}
