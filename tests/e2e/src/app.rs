use std::collections::BTreeMap;

use engine::Choice;

use crate::{Browser, Error, Key, Result, Site, Table, Twin, eventually, table};

/// Nothing where there is no golden die to decide about.
const GOLDEN_DIE_IS_ON: &str = r"(golden => golden && (golden.checked ?? golden.ariaPressed === 'true'))
    (document.querySelector('[data-action=golden]'))";

/// Keys go to an element of the page, not to nothing. A button that has just been switched off keeps the focus for a moment in some
/// browsers, but hears no keys.
const FOCUSED: &str = "document.activeElement && document.activeElement !== document.body
    && !document.activeElement.matches(':disabled')";

/// What a person plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Mouse,
    /// A finger, where the browser knows touch.
    Finger,
    /// The keys that play, and Tab and Enter where there is none.
    Letters,
    /// Tab, arrows and Enter alone.
    Arrows,
}

/// The game, open in a browser, on an origin of its own.
#[derive(Debug)]
pub struct App<'a> {
    pub browser: &'a mut Browser,
    pub site: Site,
}

impl<'a> App<'a> {
    /// Opens the built app, with the service worker that keeps it for later, and waits for its start screen.
    pub async fn open_to_keep(browser: &'a mut Browser) -> Result<App<'a>> {
        let site = browser.app_site()?.start()?;
        let app = App::on(browser, site, "").await?;
        app.wait_for_screen("start").await?;
        Ok(app)
    }

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
        let site = browser.app_site()?.without_worker().start()?;
        App::on(browser, site, path).await
    }

    /// Opens the app on a site that was prepared for it.
    pub async fn on(browser: &'a mut Browser, site: Site, path: &str) -> Result<App<'a>> {
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

    /// Waits until everything is kept and the page no longer needs the network.
    pub async fn wait_until_kept(&self) -> Result<()> {
        self.browser.wait_for("navigator.serviceWorker?.controller").await
    }

    /// What the page shows.
    pub async fn table(&self) -> Result<Table> {
        self.browser.run(table::READ, vec![]).await
    }

    /// Waits until the page shows this table, and says what is different when it never does.
    pub async fn expect(&self, expected: &Table) -> Result<()> {
        // A page on its way out may refuse to answer; the next one will.
        eventually(async || {
            let differences = self.table().await?.differences(expected);
            if differences.is_empty() { Ok(()) } else { Err(differences.join("\n").into()) }
        })
        .await
    }

    /// Makes so many choices of the twin's game on the page, held against the engine after each.
    pub async fn play_some(&self, twin: &mut Twin, choices: usize) -> Result<()> {
        for _ in 0..choices {
            let Some(choice) = twin.decide() else { break };
            self.choose(choice).await?;
            twin.play(choice)?;
            self.expect(&Table::of(twin.game())).await?;
        }
        Ok(())
    }

    /// Goes to an address within the app, as a link would.
    pub async fn go(&self, hash: &str) -> Result<()> {
        self.browser.run("location.hash = arguments[0]", vec![hash.into()]).await
    }

    /// Goes to the settings and chooses one of several, by the names under which they are saved: `("bot_speed", "fast")`.
    pub async fn set(&self, setting: &str, value: &str) -> Result<()> {
        self.go("#/settings").await?;
        self.wait_for_screen("settings").await?;
        let button = format!("[name={setting}][value={value}]");
        self.browser.click(&button).await?;
        self.browser.wait_for(&format!("document.querySelector('{button}').checked")).await
    }

    /// Goes to the settings and turns a switch: `keys`, `flow`, `awake`.
    pub async fn switch(&self, setting: &str) -> Result<()> {
        self.go("#/settings").await?;
        self.wait_for_screen("settings").await?;
        self.browser.click(&format!("[name={setting}]")).await
    }

    /// Keeps a text where the app keeps its things: `game:abc`, `settings`.
    pub async fn keep(&self, key: &str, text: &str) -> Result<()> {
        let script = "localStorage.setItem('heckmeck:/:' + arguments[0], arguments[1])";
        self.browser.run(script, vec![key.into(), text.into()]).await
    }

    /// Everything that is kept, by the names that the app uses.
    pub async fn kept(&self) -> Result<BTreeMap<String, String>> {
        let script = "return Object.fromEntries(Object.entries(localStorage)
            .filter(([key]) => key.startsWith('heckmeck:/:'))
            .map(([key, text]) => [key.slice('heckmeck:/:'.length), text]))";
        self.browser.run(script, vec![]).await
    }

    /// Puts the twin's game, as it is now, on the table.
    pub async fn lay(&self, id: &str, twin: &Twin) -> Result<()> {
        self.keep(&format!("game:{id}"), &twin.save()?).await?;
        self.go(&format!("#/table/{id}")).await?;
        self.wait_for_screen("table").await?;
        self.expect(&Table::of(twin.game())).await
    }

    /// Clicks the button of an action: `roll`, `stop`, `confirm` and so on.
    pub async fn action(&self, action: &str) -> Result<()> {
        self.press_by(Hand::Mouse, &handle("action", action)).await
    }

    /// Clicks whatever makes this choice.
    pub async fn choose(&self, choice: Choice) -> Result<()> {
        self.choose_by(Hand::Mouse, choice).await
    }

    /// Makes this choice by hand.
    pub async fn choose_by(&self, hand: Hand, choice: Choice) -> Result<()> {
        match choice {
            Choice::Roll(dice) => self.roll(hand, dice).await,
            Choice::Keep(face) => {
                let name = table::name(face);
                self.play_by(hand, name.chars().next(), &handle("face", &name)).await
            }
            Choice::Weasel(_) => self.play_by(hand, Some('z'), &handle("action", "weasel")).await,
            Choice::AcceptBust => self.play_by(hand, None, &handle("action", "bust")).await,
            Choice::Stop => self.stop(hand).await,
            Choice::StopLower => self.play_by(hand, None, &handle("action", "lower")).await,
            Choice::TakeBratworm(seat) => {
                self.play_by(hand, None, &handle("choose-seat", &seat.number().to_string())).await
            }
            Choice::ReturnFigure(figure) => {
                self.play_by(hand, None, &handle("choose-specialist", figure.name())).await
            }
        }
    }

    /// Presses the key for it, or else the button.
    async fn play_by(&self, hand: Hand, key: Option<char>, button: &str) -> Result<()> {
        match key {
            Some(key) if hand == Hand::Letters => self.browser.press([key]).await,
            _ => self.press_by(hand, button).await,
        }
    }

    /// Ends what is being shown: a tap during what others did would do that and nothing else.
    pub async fn end_show(&self) -> Result<()> {
        let key = "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))";
        self.browser.run(key, vec![]).await
    }

    /// Presses a button by hand. Whatever is being shown has been seen by then.
    pub async fn press_by(&self, hand: Hand, selector: &str) -> Result<()> {
        self.end_show().await?;
        match hand {
            Hand::Mouse => self.browser.click(selector).await,
            Hand::Finger => self.browser.tap(selector).await,
            Hand::Letters => {
                self.walk_to(selector, Key::Tab).await?;
                self.browser.press([Key::Enter]).await
            }
            Hand::Arrows => {
                // Inside tray and actions the arrows lead everywhere.
                let near = format!(
                    "document.activeElement.matches('.tray button, .actions button') && document.querySelector(`{selector}`)?.closest('.tray, .actions')"
                );
                let near = self.browser.value::<bool>(&format!("!!({near})")).await?;
                self.walk_to(selector, if near { Key::Right } else { Key::Tab }).await?;
                self.browser.press([Key::Enter]).await
            }
        }
    }

    /// Presses a key until the focus is there.
    async fn walk_to(&self, selector: &str, key: Key) -> Result<()> {
        self.browser.element(selector).await?;
        let here = format!("document.activeElement?.matches(`{selector}`) ?? false");
        for _ in 0..40 {
            if self.browser.value(&here).await? {
                return Ok(());
            }
            self.browser.press([key]).await?;
        }
        Err(format!("{key:?} does not lead to {selector}").into())
    }

    /// Plays the twin's game to its end on the page, and holds the page against the engine after every choice.
    /// Returns how many choices that were.
    pub async fn follow(&self, twin: &mut Twin) -> Result<usize> {
        self.follow_by(Hand::Mouse, twin).await
    }

    /// The same by any hand. Whoever plays by keys has the focus somewhere at every moment.
    pub async fn follow_by(&self, hand: Hand, twin: &mut Twin) -> Result<usize> {
        let mut choices = 0;
        self.expect(&Table::of(twin.game())).await?;
        while let Some(choice) = twin.decide() {
            let told = |error: Error| format!("choice {choices}, {choice:?}: {error}");
            if matches!(hand, Hand::Letters | Hand::Arrows) {
                self.browser.wait_for(FOCUSED).await.map_err(told)?;
            }
            self.choose_by(hand, choice).await.map_err(told)?;
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

    /// Puts the page's clock forward. Between turns the roll is deaf for a moment, which nobody has to wait for.
    pub async fn let_a_second_pass(&self) -> Result<()> {
        // The page's own: a driver's scripts may have another.
        const LATER: &str = "const { Date } = window;
            const real = (Date.real ??= Date.now);
            Date.ahead = (Date.ahead ?? 0) + 1000;
            Date.now = () => real() + Date.ahead;";
        self.browser.run(LATER, vec![]).await
    }

    /// The golden die is a switch beside the roll, on at first.
    async fn roll(&self, hand: Hand, dice: u8) -> Result<()> {
        let golden: Option<bool> = self.browser.value(GOLDEN_DIE_IS_ON).await?;
        if golden.is_some_and(|on| on != (dice == 9)) {
            self.press_by(hand, &handle("action", "golden")).await?;
            if matches!(hand, Hand::Letters | Hand::Arrows) {
                self.browser.wait_for(FOCUSED).await?;
            }
        }
        self.let_a_second_pass().await?;
        self.play_by(hand, Some('r'), &handle("action", "roll")).await
    }

    /// Stopping where nothing can be claimed asks first.
    async fn stop(&self, hand: Hand) -> Result<()> {
        let fails = self
            .browser
            .value("!document.querySelector('[data-action=stop]')?.dataset.claim")
            .await?;
        self.play_by(hand, Some('s'), &handle("action", "stop")).await?;
        if fails {
            self.press_by(hand, &handle("action", "confirm")).await?;
        }
        Ok(())
    }
}

fn handle(name: &str, value: &str) -> String {
    format!("[data-{name}='{value}']")
}
