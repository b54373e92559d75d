use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
};

use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;

use crate::{
    BrowserKind, Preferences, Result, eventually, process::ProcessGroup, program::Program,
};

/// GTK's widgets around the page would keep its window from getting small.
const GTK_WITHOUT_SIZE: &str =
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

/// The program that speaks WebDriver for one browser, with all it needs around it.
#[derive(Debug)]
pub struct Driver {
    // Dropped in this order: the browser goes before its screen, and both before their directory.
    _program: ProcessGroup,
    _screen: Option<ProcessGroup>,
    directory: TempDir,
    port: u16,
}

impl Driver {
    /// Starts the driver and waits until it listens. Only WebKit needs to know the preferences this early.
    pub async fn start(kind: BrowserKind, preferences: &Preferences) -> Result<Driver> {
        let directory = tempfile::Builder::new().prefix("heckmeck-e2e-").tempdir()?;
        let log = File::create(log_in(directory.path()))?;
        let port = free_port()?;
        // Whatever profile the browser makes for itself goes with the directory.
        let mut environment = vec![("TMPDIR", directory.path().display().to_string())];
        let mut screen = None;
        let (program, args) = match kind {
            BrowserKind::Chromium => (Program::Chromedriver, vec![format!("--port={port}")]),
            BrowserKind::Firefox => {
                let port = port.to_string();
                (Program::Geckodriver, vec!["--port".into(), port, "--allow-system-access".into()])
            }
            BrowserKind::WebKit => {
                let (group, display) = start_screen(directory.path()).await?;
                screen = Some(group);
                environment.push(("DISPLAY", display));
                environment.extend(webkit_environment(directory.path(), preferences)?);
                (Program::WebKitDriver, vec![format!("--port={port}")])
            }
        };
        let program = ProcessGroup::spawn(&program.find()?, args, environment, &log)?;
        let driver = Driver { _program: program, _screen: screen, directory, port };
        driver.wait_until_listening().await?;
        Ok(driver)
    }

    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What the driver and its browser have printed.
    pub fn log(&self) -> Result<String> {
        Ok(String::from_utf8_lossy(&fs::read(log_in(self.directory.path()))?).into_owned())
    }

    async fn wait_until_listening(&self) -> Result<()> {
        eventually(async || match TcpStream::connect(("127.0.0.1", self.port)).await {
            Ok(_) => Ok(()),
            Err(_) => Err(format!("the driver does not listen:\n{}", self.log()?).into()),
        })
        .await
    }
}

/// What to ask the driver for when the session begins.
pub(crate) fn capabilities(kind: BrowserKind, preferences: &Preferences) -> Result<Capabilities> {
    let wanted = match kind {
        BrowserKind::Chromium => json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "binary": Program::Chromium.find()?,
                "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"],
                // 1 allows, 2 blocks.
                "prefs": { "profile.default_content_setting_values.cookies": 1 + u8::from(preferences.site_data_blocked) },
            },
        }),
        BrowserKind::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": Program::Firefox.find()?,
                "args": ["-headless"],
                // The page's console goes to the log: it is not to be had by other means.
                // Nobody is there to answer when the page asks for lasting storage.
                "prefs": {
                    // 2 blocks, 5 is the default.
                    "network.cookie.cookieBehavior": if preferences.site_data_blocked { 2 } else { 5 },
                    "devtools.console.stdout.content": true,
                    "devtools.console.stdout.chrome": false,
                    "dom.storageManager.prompt.testing": true,
                    "dom.storageManager.prompt.testing.allow": false,
                },
            },
        }),
        BrowserKind::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {
                "binary": Program::MiniBrowser.find()?,
                "args": ["--automation", "--full-screen"],
            },
        }),
    };
    match wanted {
        Value::Object(capabilities) => Ok(capabilities),
        _ => Err("capabilities are a JSON object".into()),
    }
}

/// WebKit has no headless mode, so it gets a screen that nobody sees, as large as the largest viewport.
async fn start_screen(directory: &Path) -> Result<(ProcessGroup, String)> {
    let path = directory.join("screen.log");
    let args = ["-displayfd", "1", "-screen", "0", "3840x2160x24", "-nolisten", "tcp"];
    let program = Program::Xvfb.find()?;
    let screen = ProcessGroup::spawn(&program, args, [], &File::create(&path)?)?;
    let display = eventually(async || {
        let log = fs::read_to_string(&path)?;
        let number = log.lines().find(|line| line.parse::<u16>().is_ok()).map(str::to_owned);
        number.ok_or_else(|| format!("Xvfb does not start:\n{log}").into())
    });
    let display = display.await?;
    Ok((screen, format!(":{display}")))
}

/// WebKit takes the preferences from GTK's settings, which it reads once at its start.
fn webkit_environment(
    directory: &Path,
    preferences: &Preferences,
) -> Result<Vec<(&'static str, String)>> {
    if preferences.forced_colors || preferences.touch || preferences.site_data_blocked {
        return Err("WebKit has neither forced colours nor a touch screen".into());
    }
    let gtk = directory.join("gtk-3.0");
    fs::create_dir_all(&gtk)?;
    fs::write(gtk.join("gtk.css"), GTK_WITHOUT_SIZE)?;
    let theme = if preferences.dark { "Adwaita-dark" } else { "Adwaita" };
    let animations = u8::from(!preferences.reduced_motion);
    let settings =
        format!("[Settings]\ngtk-theme-name={theme}\ngtk-enable-animations={animations}\n");
    fs::write(gtk.join("settings.ini"), settings)?;
    let mut environment = vec![
        ("GDK_BACKEND", "x11".to_owned()),
        ("XDG_CONFIG_HOME", directory.display().to_string()),
    ];
    if let Some(language) = preferences.language {
        environment.push(("LC_ALL", make_locale(directory, language)?));
        environment.push(("LOCPATH", directory.display().to_string()));
    }
    Ok(environment)
}

/// WebKit speaks the language of the system's locale, which has to exist: it is made here, for this driver alone.
fn make_locale(directory: &Path, language: &str) -> Result<String> {
    let input = language.replace('-', "_");
    let name = format!("{input}.UTF-8");
    let made = Command::new("localedef")
        .args(["-i", &input, "-f", "UTF-8"])
        .arg(directory.join(&name))
        .output();
    match made {
        Ok(output) if directory.join(&name).is_dir() || output.status.success() => Ok(name),
        Ok(output) => {
            Err(format!("localedef {input}: {}", String::from_utf8_lossy(&output.stderr)).into())
        }
        Err(error) => Err(format!("localedef (package locales): {error}").into()),
    }
}

fn log_in(directory: &Path) -> PathBuf {
    directory.join("driver.log")
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}
