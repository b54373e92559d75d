//! A person against a bot, to the end.

use e2e::{App, Browser, Fault, Hand, Preferences, Result, Visit, eventually};

const LINK: &str = "#/new?players=Anna,Otto:greedy&seed=21&short_game=1";

/// What a person who takes what is there does next; nothing yet while the page is busy.
const NEXT: &str = "(() => {
    const can = selector => document.querySelector(selector + ':not([disabled])');
    if (document.body.dataset.screen === 'end') return 'end';
    if (can('[data-action=skip]')) return 'skip';
    if (document.querySelector('[data-action=stop][data-claim]')) return 'stop';
    const faces = [...document.querySelectorAll('[data-face]:not([disabled])')];
    if (faces.length) return `face ${faces.map(face => face.dataset.face).sort().at(-1)}`;
    if (can('[data-action=roll]')) return 'roll';
    return can('[data-action=stop]') ? 'fail' : null;
})()";

/// Everything that is kept.
const KEPT: &str = "JSON.stringify(Object.entries(localStorage))";

/// Plays a whole game and skips the bot's pauses.
async fn whole_game(browser: &mut Browser, hand: Hand) -> Result<()> {
    let app = App::start_game(browser, LINK).await?;
    for _ in 0..600 {
        let next: String = eventually(async || {
            let next: Option<String> = app.browser.value(NEXT).await?;
            next.ok_or_else(|| "there is nothing to do, and the game is not over".into())
        })
        .await?;
        let (button, key) = match (next.as_str(), next.split_once(' ')) {
            ("end", _) => {
                assert_eq!(app.browser.complaints().await?, [""; 0]);
                return Ok(());
            }
            ("skip", _) => {
                skip(&app, hand).await?;
                continue;
            }
            (_, Some((_, face))) => (format!("[data-face='{face}']"), face.chars().next()),
            ("fail" | "stop", _) => ("[data-action=stop]".to_owned(), Some('t')),
            _ => ("[data-action=roll]".to_owned(), Some('r')),
        };
        app.let_a_second_pass().await?;
        let before: String = app.browser.value(KEPT).await?;
        match key {
            Some(key) if hand == Hand::Letters => app.browser.press([key]).await?,
            _ => app.press_by(hand, &button).await?,
        }
        if next == "fail" {
            app.press_by(hand, "[data-action=confirm]").await?;
        }
        // Pressed is played, and played is kept.
        eventually(async || {
            let after: String = app.browser.value(KEPT).await?;
            if after == before { Err(format!("{next} does nothing").into()) } else { Ok(()) }
        })
        .await?;
    }
    Err("the game never ends".into())
}

/// Skips to the person. The bot may come to the end of its turn before the button is reached: that is as good.
async fn skip(app: &App<'_>, hand: Hand) -> Result<()> {
    let pressed = app.press_by(hand, "[data-action=skip]").await;
    let gone = app.browser.wait_for("!document.querySelector('[data-action=skip]')").await;
    gone.map_err(|error| match pressed {
        Ok(()) => error,
        Err(not_pressed) => not_pressed,
    })
}

pub(crate) async fn by_mouse(browser: &mut Browser) -> Result<()> {
    whole_game(browser, Hand::Mouse).await
}

pub(crate) async fn by_touch(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    whole_game(browser, Hand::Finger).await
}

pub(crate) async fn by_keyboard(browser: &mut Browser) -> Result<()> {
    whole_game(browser, Hand::Letters).await
}

/// Writes down how long the page has waited, each time it has. How long the machine takes is no matter: the pauses that the page
/// asks for are the speed.
const WATCH_PAUSES: &str = "
    window.pauses = [];
    const { setTimeout } = window;
    window.setTimeout = (callback, pause = 0, ...rest) =>
        setTimeout((...words) => { window.pauses.push(pause); callback(...words); }, pause, ...rest);";

/// How many steps of the bots are kept.
const STEPS: &str = "JSON.parse(Object.entries(localStorage).find(([key]) => key.includes(':game:'))[1]).record.actions.length";

pub(crate) async fn at_three_speeds(browser: &mut Browser) -> Result<()> {
    let mut pauses = Vec::new();
    for speed in ["slow", "normal", "fast"] {
        let site = browser.app_site()?.without_worker().running_first(WATCH_PAUSES).start()?;
        let app = App::on(browser, site, "").await?;
        // What flies over the table takes its own time.
        app.set("motion", "off").await?;
        app.set("bot_speed", speed).await?;
        app.browser.run::<()>("window.pauses = []", vec![]).await?;
        app.go("#/new?players=Otto:naive,Ida:naive&seed=4").await?;
        app.wait_for_screen("table").await?;
        app.browser.wait_for(&format!("{STEPS} >= 3")).await?;
        pauses.push(app.browser.value::<u32>("Math.max(...window.pauses)").await?);
    }
    let [slow, normal, fast] = pauses[..] else { return Err("three speeds".into()) };
    assert!(slow > normal && normal > fast && fast > 0, "{pauses:?} ms between two steps");
    Ok(())
}

/// Without the thread that thinks, the player is told, and the bots go on in the page.
pub(crate) async fn without_their_thread(browser: &mut Browser) -> Result<()> {
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("worker.js", Fault::NotFound);
    let link = "?lang=de#/new?players=Otto:expert,Ida:greedy&seed=4&first=0";
    let app = App::on(browser, site, link).await?;
    app.wait_for_screen("table").await?;
    let told = "document.querySelector('[data-notice]')?.textContent.includes('Bots')";
    app.browser.wait_for(told).await?;
    app.browser.wait_for(&format!("{STEPS} >= 3")).await?;
    // The server is back: the button brings the thread back, without a reload.
    app.site.clear_faults();
    app.action("retry").await?;
    app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    eventually(async || {
        let back = |visit: &Visit| visit.path == "/worker.js" && visit.status == 200;
        if app.site.visits().iter().any(back) { Ok(()) } else { Err("not asked for".into()) }
    })
    .await?;
    app.press_by(Hand::Mouse, "[data-action=skip]").await?;
    app.wait_for_screen("end").await
}

pub(crate) async fn the_expert_comes_back(browser: &mut Browser) -> Result<()> {
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("weights.bin", Fault::NotFound);
    let link = "#/new?players=Otto:expert,Ida:expert&seed=4&first=0";
    let app = App::on(browser, site, link).await?;
    app.wait_for_screen("table").await?;
    let told = "document.querySelector('[data-notice]')?.textContent.includes('expert')";
    app.browser.wait_for(told).await?;
    app.site.clear_faults();
    eventually(async || {
        let back = |visit: &Visit| visit.path == "/weights.bin" && visit.status == 200;
        if app.site.visits().iter().any(back) { Ok(()) } else { Err("not asked for again".into()) }
    })
    .await
}
