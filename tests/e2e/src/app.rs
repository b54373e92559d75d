use std::time::Duration;

use heckmeck::engine::Choice;
use tokio::time::{Instant, sleep};

use crate::{Browser, Error, Result, Site, Table, Twin, browser::PATIENCE, table};

/// Nothing where there is no golden die to decide about.
const GOLDEN_DIE_IS_ON: &str = r"(golden => golden && (golden.checked ?? golden.ariaPressed === 'true'))
    (document.querySelector('[data-action=golden]'))";

/// The game, open in a browser, on an origin of its own.
#[derive(Debug)]
pub struct App<'a> {
    pub browser: &'a mut Browser,
    pub site: Site,
}

impl<'a> App<'a> {
    /// Opens the built app and waits for its start screen.
    pub async fn open(browser: &'a mut Browser) -> Result<App<'a>> {
        let app = App::at(browser, "").await?;
        app.wait_for_screen("start").await?;
        Ok(app)
    }

    /// Opens the app by a link that starts a game, such as `#/new?edition=original&players=Ann,Ben&seed=42`.
    pub async fn start_game(browser: &'a mut Browser, link: &str) -> Result<App<'a>> {
        let app = App::at(browser, link).await?;
        app.wait_for_screen("table").await?;
        Ok(app)
    }

    async fn at(browser: &'a mut Browser, path: &str) -> Result<App<'a>> {
        let site = browser.serve_app()?;
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
            Err(_) => {
                Err(format!("waited for screen {screen:?}, it is {:?}", self.screen().await?)
                    .into())
            }
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

    /// Clicks the button of an action: `roll`, `stop`, `confirm` and so on.
    pub async fn action(&self, action: &str) -> Result<()> {
        self.browser.click(&format!("[data-action='{action}']")).await
    }

    /// Clicks whatever makes this choice.
    pub async fn choose(&self, choice: Choice) -> Result<()> {
        match choice {
            Choice::Roll(dice) => self.roll(dice).await,
            Choice::Keep(face) => self.click_handle("face", &table::name(face)).await,
            Choice::Weasel(_) => self.action("weasel").await,
            Choice::AcceptBust => self.action("bust").await,
            Choice::Stop => self.stop().await,
            Choice::StopLower => self.action("lower").await,
            Choice::TakeBratworm(seat) => {
                self.click_handle("choose-seat", &seat.number().to_string()).await
            }
            Choice::ReturnFigure(figure) => {
                self.click_handle("choose-specialist", figure.name()).await
            }
        }
    }

    /// Plays the twin's game to its end on the page, and holds the page against the engine after every choice.
    /// Returns how many choices that were.
    pub async fn follow(&self, twin: &mut Twin) -> Result<usize> {
        let mut choices = 0;
        self.expect(&Table::of(twin.game())).await?;
        while let Some(choice) = twin.decide() {
            let told = |error: Error| format!("choice {choices}, {choice:?}: {error}");
            self.choose(choice).await.map_err(told)?;
            twin.play(choice)?;
            if twin.game().is_over() {
                self.wait_for_screen("end").await.map_err(told)?;
            } else {
                self.expect(&Table::of(twin.game())).await.map_err(told)?;
            }
            choices += 1;
        }
        Ok(choices)
    }

    async fn click_handle(&self, handle: &str, value: &str) -> Result<()> {
        self.browser.click(&format!("[data-{handle}='{value}']")).await
    }

    /// The golden die is a switch beside the roll, on at first.
    async fn roll(&self, dice: u8) -> Result<()> {
        let golden: Option<bool> = self.browser.value(GOLDEN_DIE_IS_ON).await?;
        if golden.is_some_and(|on| on != (dice == 9)) {
            self.action("golden").await?;
        }
        self.action("roll").await
    }

    /// Stopping where nothing can be claimed asks first.
    async fn stop(&self) -> Result<()> {
        let fails = self
            .browser
            .value("!document.querySelector('[data-action=stop]')?.dataset.claim")
            .await?;
        self.action("stop").await?;
        if fails {
            self.action("confirm").await?;
        }
        Ok(())
    }
}
