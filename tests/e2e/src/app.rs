use std::time::Duration;

use serde_json::Value;
use tokio::time::{Instant, sleep};

use crate::{Browser, Error, Result, Site, Table, browser::PATIENCE, table};

/// The game, open in a browser, on an origin of its own.
#[derive(Debug)]
pub struct App<'a> {
    pub browser: &'a mut Browser,
    pub site: Site,
}

impl<'a> App<'a> {
    /// Opens the built app and waits for its start screen.
    pub async fn open(browser: &'a mut Browser) -> Result<App<'a>> {
        let app = App::at(browser, "/").await?;
        app.wait_for_screen("start").await?;
        Ok(app)
    }

    /// Opens the app by a link that starts a game, such as `#/new?edition=original&players=Ann,Ben&seed=42`.
    pub async fn start_game(browser: &'a mut Browser, link: &str) -> Result<App<'a>> {
        let app = App::at(browser, &format!("/{link}")).await?;
        app.wait_for_screen("table").await?;
        Ok(app)
    }

    async fn at(browser: &'a mut Browser, path: &str) -> Result<App<'a>> {
        let site = Site::of_app()?;
        browser.open(&site.address(path)).await?;
        let app = App { browser, site };
        app.browser.wait_for("document.body.dataset.screen").await?;
        Ok(app)
    }

    /// `start`, `setup`, `table`, `end` and so on.
    pub async fn screen(&self) -> Result<String> {
        self.browser.value("document.body.dataset.screen || ''").await
    }

    pub async fn wait_for_screen(&self, screen: &str) -> Result<()> {
        let condition = format!("document.body.dataset.screen === '{screen}'");
        match self.browser.wait_for(&condition).await {
            Ok(()) => Ok(()),
            Err(_) => Err(format!("waited for screen {screen:?}, it is {:?}", self.screen().await?).into()),
        }
    }

    /// Reloads the page and waits until the app is there again.
    pub async fn reload(&self) -> Result<()> {
        self.browser.reload().await?;
        self.browser.wait_for("document.body.dataset.screen").await
    }

    /// What the page shows.
    pub async fn table(&self) -> Result<Table> {
        self.browser.run(table::READ, vec![]).await
    }

    /// Waits until the page shows this table, and says what is different when it never does.
    pub async fn expect(&self, expected: &Table) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let differences = self.table().await?.differences(expected);
            if differences.is_empty() {
                return Ok(());
            }
            if Instant::now() > deadline {
                return Err(differences.join("\n").into());
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// The tile that the stop button promises; none when stopping would be a failed attempt.
    pub async fn claim(&self) -> Result<Option<u8>> {
        let claim: Option<String> = self
            .browser
            .value("document.querySelector('[data-action=stop]')?.dataset.claim ?? null")
            .await?;
        Ok(claim.map(|tile| tile.parse()).transpose()?)
    }

    /// Clicks the button of an action: `roll`, `stop`, `confirm` and so on.
    pub async fn action(&self, action: &str) -> Result<()> {
        self.browser.click(&format!("[data-action='{action}']")).await
    }

    /// Clicks whatever does this action of a record, or this entry of a table's `legal`.
    pub async fn act(&self, action: &Value) -> Result<()> {
        let name = action[0].as_str().unwrap_or_default();
        let argument = match &action[1] {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        match name {
            "roll" => self.roll(dice_in(&action[1])).await,
            "keep" => self.browser.click(&format!("[data-face='{argument}']")).await,
            "stop" if argument == "lower" => self.action("lower").await,
            "stop" => self.stop().await,
            "weasel" | "bust" => self.action(name).await,
            "bratworm" => self.browser.click(&format!("[data-choose-seat='{argument}']")).await,
            "return" => self.browser.click(&format!("[data-choose-specialist='{argument}']")).await,
            _ => Err(Error::from(format!("not an action: {action}"))),
        }
    }

    /// The golden die is a switch beside the roll, on at first.
    async fn roll(&self, dice: usize) -> Result<()> {
        let golden: Option<bool> = self
            .browser
            .value(
                "(golden => golden && (golden.checked ?? golden.getAttribute('aria-pressed') === 'true'))\
                 (document.querySelector('[data-action=golden]'))",
            )
            .await?;
        if golden.is_some_and(|on| on != (dice == 9)) {
            self.action("golden").await?;
        }
        self.action("roll").await
    }

    /// Stopping where nothing can be claimed asks first.
    async fn stop(&self) -> Result<()> {
        let fails = self.claim().await?.is_none();
        self.action("stop").await?;
        if fails {
            self.action("confirm").await?;
        }
        Ok(())
    }
}

/// A record has the faces of a roll, a table's `legal` their number.
fn dice_in(argument: &Value) -> usize {
    match argument {
        Value::Array(faces) => faces.len(),
        number => number.as_u64().and_then(|count| usize::try_from(count).ok()).unwrap_or_default(),
    }
}
