use std::{fs, path::Path, time::Duration};

use fantoccini::{Client, ClientBuilder, Locator, elements::Element};
use hyper_util::client::legacy::connect::HttpConnector;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::{
    BrowserKind, Driver, PATIENCE, Preferences, Result, Viewport,
    driver::capabilities,
    patience::eventually,
    raw_command::{cdp, firefox_chrome_script},
};

/// A running browser: one WebDriver session, used by one test after the other.
#[derive(Debug)]
pub struct Browser {
    pub(crate) kind: BrowserKind,
    pub(crate) client: Client,
    pub(crate) driver: Driver,
    /// How much of the driver's log has been read.
    pub(crate) log_read: usize,
    preferences: Preferences,
}

impl Browser {
    pub async fn start(kind: BrowserKind) -> Result<Browser> {
        Browser::start_with(kind, Preferences::PLAIN).await
    }

    async fn start_with(kind: BrowserKind, preferences: Preferences) -> Result<Browser> {
        let driver = Driver::start(kind, &preferences).await?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities(kind, &preferences)?)
            .connect(&driver.address())
            .await;
        let client = match client {
            Ok(client) => client,
            Err(error) => return Err(format!("no session: {error}\n{}", driver.log()?).into()),
        };
        let browser = Browser { kind, client, driver, log_read: 0, preferences };
        if kind == BrowserKind::Firefox {
            browser.free_firefox_window().await?;
        }
        browser.set_viewport(Viewport::DESKTOP).await?;
        Ok(browser)
    }

    /// Ends the session, so that the browser can tidy up after itself. Dropping a browser ends it too, less politely.
    pub async fn quit(self) {
        // Whether or not the browser could do it, the driver's processes end now.
        let _ = timeout(PATIENCE, self.client.close()).await;
    }

    /// Makes the browser as good as new for the next test; its storage is empty because the next origin is another.
    pub async fn reset(&mut self) -> Result<()> {
        let windows = self.client.windows().await?;
        for extra in windows.iter().skip(1) {
            self.client.switch_to_window(extra.clone()).await?;
            self.client.close_window().await?;
        }
        if let Some(first) = windows.first() {
            self.client.switch_to_window(first.clone()).await?;
        }
        self.client.goto("about:blank").await?;
        self.prefer(Preferences::PLAIN).await?;
        self.set_viewport(Viewport::DESKTOP).await?;
        self.complaints().await?;
        Ok(())
    }

    pub fn kind(&self) -> BrowserKind {
        self.kind
    }

    /// The session itself, for what this type has no word for.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Loads the address and waits for its `load` event.
    pub async fn open(&self, address: &str) -> Result<()> {
        Ok(self.client.goto(address).await?)
    }

    /// Reloads as a person does. WebDriver's own refresh would bypass the service worker in Firefox.
    pub async fn reload(&self) -> Result<()> {
        self.client.execute("window.__old = true; location.reload()", vec![]).await?;
        self.wait_for("!window.__old && document.readyState === 'complete'").await
    }

    /// Runs the body of a function in the page; `arguments` are there by that name.
    pub async fn run<T: DeserializeOwned>(&self, script: &str, arguments: Vec<Value>) -> Result<T> {
        let answer = self.ask(script, arguments, false).await?;
        serde_json::from_value(answer)
            .map_err(|error| format!("{error}, from script: {script}").into())
    }

    /// The same for a script that answers later, by calling its last argument.
    pub async fn run_async(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.ask(script, arguments, true).await
    }

    /// A page that goes away while it is asked has not answered: the one that comes instead is asked.
    async fn ask(&self, script: &str, arguments: Vec<Value>, later: bool) -> Result<Value> {
        let mut attempts = 0;
        loop {
            let answer = if later {
                self.client.execute_async(script, arguments.clone()).await
            } else {
                self.client.execute(script, arguments.clone()).await
            };
            attempts += 1;
            match answer {
                Err(error) if attempts < 20 && error.to_string().contains("unloaded") => {
                    sleep(Duration::from_millis(50)).await;
                }
                answer => return Ok(answer?),
            }
        }
    }

    /// The value of an expression in the page.
    pub async fn value<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.run(&format!("return ({expression});"), vec![]).await
    }

    /// Waits until the expression is true in the page.
    pub async fn wait_for(&self, condition: &str) -> Result<()> {
        let question = format!("!!({condition})");
        // A page on its way out may refuse to answer; the next one will.
        eventually(async || match self.value::<bool>(&question).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(format!("waited in vain for: {condition}").into()),
            Err(error) => Err(format!("waited in vain for: {condition} ({error})").into()),
        })
        .await
    }

    /// Waits until the page has drawn some frames: what was on its way when this began had its chance to show.
    pub async fn wait_for_frames(&self) -> Result<()> {
        const THREE_FRAMES: &str = "const done = arguments[0];
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))";
        self.run_async(THREE_FRAMES, vec![]).await?;
        Ok(())
    }

    /// The one element to which the selector belongs, waited for.
    pub async fn element(&self, selector: &str) -> Result<Element> {
        self.client
            .wait()
            .at_most(PATIENCE)
            .every(Duration::from_millis(15))
            .for_element(Locator::Css(selector))
            .await
            .map_err(|error| format!("{selector}: {error}").into())
    }

    /// Makes the page's viewport exactly this large.
    pub async fn set_viewport(&self, viewport: Viewport) -> Result<()> {
        let Viewport { width, height } = viewport;
        if self.kind == BrowserKind::Chromium {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
        }
        let there = format!("innerWidth === {width} && innerHeight === {height}");
        let resized = async || {
            // Asked for again and again: a busy browser may forget it.
            if self.kind != BrowserKind::Chromium {
                self.client.set_window_size(width, height).await?;
            }
            if self.value(&there).await? { Ok(()) } else { Err("not that large".into()) }
        };
        eventually(resized).await.map_err(|error| format!("viewport {viewport}: {error}").into())
    }

    /// Lets the page see these preferences. To be called before a page is opened: WebKit reads them only when it
    /// starts, so there it is started anew, with empty storage.
    pub async fn prefer(&mut self, preferences: Preferences) -> Result<()> {
        if preferences == self.preferences {
            return Ok(());
        }
        // What a browser keeps for pages is decided when it starts.
        let starts_anew = preferences.site_data_blocked != self.preferences.site_data_blocked;
        if starts_anew || self.kind == BrowserKind::WebKit {
            let fresh = Browser::start_with(self.kind, preferences).await?;
            std::mem::replace(self, fresh).quit().await;
        }
        match self.kind {
            BrowserKind::Chromium => self.prefer_in_chromium(&preferences).await?,
            BrowserKind::Firefox => self.prefer_in_firefox(&preferences).await?,
            BrowserKind::WebKit => {}
        }
        self.preferences = preferences;
        Ok(())
    }

    /// Saves what the page shows as a PNG file.
    pub async fn screenshot(&self, file: &Path) -> Result<()> {
        let picture = self.client.screenshot().await?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(file, picture)?)
    }

    /// A command of the Chrome DevTools protocol; for Chromium only.
    pub async fn cdp(&self, method: &str, params: Value) -> Result<Value> {
        if self.kind != BrowserKind::Chromium {
            return Err(format!("{} does not know {method}", self.kind).into());
        }
        cdp(&self.client, method, params).await
    }

    async fn prefer_in_chromium(&self, preferences: &Preferences) -> Result<()> {
        let choose = |name: &str, on: bool, value: &str| json!({ "name": name, "value": if on { value } else { "" } });
        let features = json!({ "features": [
            choose("prefers-color-scheme", preferences.dark, "dark"),
            choose("prefers-reduced-motion", preferences.reduced_motion, "reduce"),
            choose("forced-colors", preferences.forced_colors, "active"),
        ] });
        self.cdp("Emulation.setEmulatedMedia", features).await?;
        let touch = json!({ "enabled": preferences.touch, "maxTouchPoints": 5 });
        self.cdp("Emulation.setTouchEmulationEnabled", touch).await?;
        let user_agent: String = self.value("navigator.userAgent").await?;
        let languages = preferences.language.map_or_else(|| "en-US".to_owned(), with_base_language);
        let agent = json!({ "userAgent": user_agent, "acceptLanguage": languages });
        self.cdp("Emulation.setUserAgentOverride", agent).await?;
        Ok(())
    }

    async fn prefer_in_firefox(&self, preferences: &Preferences) -> Result<()> {
        let script = r"
            const { dark, still, forced, touch, languages } = arguments[0];
            Services.prefs.setIntPref('ui.systemUsesDarkTheme', dark);
            Services.prefs.setIntPref('ui.prefersReducedMotion', still);
            Services.prefs.setIntPref('browser.display.document_color_use', forced ? 2 : 1);
            Services.prefs.setIntPref('dom.w3c_touch_events.enabled', touch ? 1 : 2);
            Services.prefs.setIntPref('dom.maxtouchpoints.testing.value', touch ? 5 : -1);
            if (languages) Services.prefs.setStringPref('intl.accept_languages', languages);
            else Services.prefs.clearUserPref('intl.accept_languages');";
        let wanted = json!({
            "dark": u8::from(preferences.dark),
            "still": u8::from(preferences.reduced_motion),
            "forced": preferences.forced_colors,
            "touch": preferences.touch,
            "languages": preferences.language.map(with_base_language),
        });
        firefox_chrome_script(&self.client, script, vec![wanted]).await?;
        Ok(())
    }

    /// Takes away what keeps Firefox's window larger than the page may have to be.
    async fn free_firefox_window(&self) -> Result<()> {
        let script = r"
            const root = document.documentElement;
            root.style.setProperty('min-width', '0', 'important');
            root.style.setProperty('min-height', '0', 'important');
            document.getElementById('navigator-toolbox').style.display = 'none';";
        firefox_chrome_script(&self.client, script, vec![]).await?;
        Ok(())
    }
}

/// `it-IT` as browsers send it: the language of a country, then the language as such.
fn with_base_language(tag: &str) -> String {
    match tag.split_once('-') {
        Some((base, _)) => format!("{tag},{base}"),
        None => tag.to_owned(),
    }
}
