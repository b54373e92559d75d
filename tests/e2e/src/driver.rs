use std::{
    fs::{self, File},
    net::TcpListener,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{net::TcpStream, time::sleep};

use crate::{Engine, Preferences, ProcessGroup, Result};

/// GTK's widgets around the page would keep its window from getting small.
const GTK_WITHOUT_SIZE: &str =
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";

const MINI_BROWSER: &str = "webkit2gtk-4.1/MiniBrowser";

/// The program that speaks WebDriver for one engine, with all it needs around it.
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
    pub async fn start(engine: Engine, preferences: &Preferences) -> Result<Driver> {
        let directory = tempfile::Builder::new().prefix("heckmeck-e2e-").tempdir()?;
        let log = File::create(log_in(directory.path()))?;
        let port = free_port()?;
        // Whatever profile the browser makes for itself goes with the directory.
        let mut environment = vec![("TMPDIR", directory.path().display().to_string())];
        let mut screen = None;
        let (program, args) = match engine {
            Engine::Chromium => ("chromedriver", vec![format!("--port={port}")]),
            Engine::Firefox => {
                let port = port.to_string();
                ("geckodriver", vec!["--port".into(), port, "--allow-system-access".into()])
            }
            Engine::WebKit => {
                let (group, display) = start_screen(directory.path()).await?;
                screen = Some(group);
                environment.push(("DISPLAY", display));
                environment.extend(webkit_environment(directory.path(), preferences)?);
                ("WebKitWebDriver", vec![format!("--port={port}")])
            }
        };
        let program = ProcessGroup::spawn(program, args, environment, &log)?;
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
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return Ok(());
            }
            sleep(Duration::from_millis(50)).await;
        }
        Err(format!("the driver does not listen:\n{}", self.log()?).into())
    }
}

/// What to ask the driver for when the session begins.
pub(crate) fn capabilities(engine: Engine) -> Result<Capabilities> {
    let wanted = match engine {
        Engine::Chromium => json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "binary": "/usr/bin/chromium",
                "args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars"],
            },
        }),
        Engine::Firefox => json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "binary": "/usr/bin/firefox-esr",
                "args": ["-headless"],
                // The page's console goes to the log: it is not to be had by other means.
                // Nobody is there to answer when the page asks for lasting storage.
                "prefs": {
                    "devtools.console.stdout.content": true,
                    "devtools.console.stdout.chrome": false,
                    "dom.storageManager.prompt.testing": true,
                    "dom.storageManager.prompt.testing.allow": false,
                },
            },
        }),
        Engine::WebKit => json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {
                "binary": mini_browser()?,
                "args": ["--automation", "--full-screen"],
            },
        }),
    };
    match wanted {
        Value::Object(capabilities) => Ok(capabilities),
        _ => Err("capabilities are a JSON object".into()),
    }
}

/// MiniBrowser lies in the directory of the machine's architecture.
fn mini_browser() -> Result<PathBuf> {
    let libraries = Path::new("/usr/lib");
    let mut candidates =
        vec![libraries.join(MINI_BROWSER), Path::new("/usr/libexec").join(MINI_BROWSER)];
    candidates
        .extend(fs::read_dir(libraries)?.flatten().map(|entry| entry.path().join(MINI_BROWSER)));
    candidates
        .into_iter()
        .find(|path| path.is_file())
        .ok_or_else(|| format!("{MINI_BROWSER} is not installed").into())
}

/// WebKit has no headless mode, so it gets a screen that nobody sees, as large as the largest viewport.
async fn start_screen(directory: &Path) -> Result<(ProcessGroup, String)> {
    let path = directory.join("screen.log");
    let args = ["-displayfd", "1", "-screen", "0", "3840x2160x24", "-nolisten", "tcp"];
    let screen = ProcessGroup::spawn("Xvfb", args, [], &File::create(&path)?)?;
    for _ in 0..200 {
        let log = fs::read_to_string(&path)?;
        if let Some(number) = log.lines().find(|line| line.parse::<u16>().is_ok()) {
            return Ok((screen, format!(":{number}")));
        }
        sleep(Duration::from_millis(50)).await;
    }
    Err(format!("Xvfb does not start:\n{}", fs::read_to_string(&path)?).into())
}

/// WebKit takes the preferences from GTK's settings, which it reads once at its start.
fn webkit_environment(
    directory: &Path,
    preferences: &Preferences,
) -> Result<Vec<(&'static str, String)>> {
    if preferences.forced_colors || preferences.touch {
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
