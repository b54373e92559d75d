//! What the device offers around the game: installing, a screen that stays on, lasting storage.

use e2e::{App, Browser, Result};

use crate::offline::short_game;

const HINT: &str = "document.querySelector('[data-hint=install]')";

const OFFER: &str = "dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => { window.prompted = true } }))";

/// What the browser itself has to offer would come in between.
const NO_REAL_OFFERS: &str = "addEventListener('beforeinstallprompt', event => event.isTrusted && event.stopImmediatePropagation());";

pub(crate) async fn installing_is_hinted_at_once(browser: &mut Browser) -> Result<()> {
    let site = browser.app_site()?.running_first(NO_REAL_OFFERS).start()?;
    let app = App::on(browser, site, "").await?;
    app.browser.run::<()>(OFFER, vec![]).await?;
    app.browser.wait_for_frames().await?;
    assert!(!app.browser.value::<bool>(&format!("!!{HINT}")).await?, "nobody has played yet");
    app.go(&short_game()?.link()).await?;
    app.wait_for_screen("table").await?;
    app.go("#/").await?;
    app.browser.click("[data-hint=install] [data-action=install]").await?;
    app.browser.wait_for("window.prompted").await?;
    app.browser.wait_for(&format!("!{HINT}")).await?;
    app.reload().await?;
    app.browser.run::<()>(OFFER, vec![]).await?;
    app.browser.wait_for("document.querySelector('[data-game]')").await?;
    app.browser.wait_for_frames().await?;
    assert!(!app.browser.value::<bool>(&format!("!!{HINT}")).await?, "hinted at again");
    // Whoever looks for it finds it.
    app.go("#/settings").await?;
    app.browser.wait_for("document.querySelector('[data-action=install]')").await
}

pub(crate) async fn a_share_menu_is_explained(browser: &mut Browser) -> Result<()> {
    let twin = short_game()?;
    let standalone =
        "Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });";
    let script = format!("{NO_REAL_OFFERS}{standalone}");
    let site = browser.app_site()?.running_first(&script).start()?;
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.go("#/").await?;
    app.browser.wait_for(&format!("{HINT}?.textContent.includes('Add to Home Screen')")).await?;
    app.browser.click("[data-hint=install] button:not([data-action])").await?;
    app.browser.wait_for(&format!("!{HINT}")).await
}

/// Browsers without a screen know no lock; this one counts.
const LOCKS: &str = "
    window.held = 0;
    const request = async () => {
        const lock = new EventTarget();
        window.held += 1;
        lock.release = async () => { window.held -= 1; lock.dispatchEvent(new Event('release')); };
        return (window.lock = lock);
    };
    Object.defineProperty(Navigator.prototype, 'wakeLock', { get: () => ({ request }) });
    const storage = { persisted: async () => false, persist: async () => { window.asked = (window.asked ?? 0) + 1; } };
    Object.defineProperty(Navigator.prototype, 'storage', { get: () => storage });";

pub(crate) async fn the_screen_stays_on_while_a_game_is_on(browser: &mut Browser) -> Result<()> {
    let twin = short_game()?;
    let site = browser.app_site()?.running_first(LOCKS).start()?;
    let app = App::on(browser, site, "").await?;
    assert_eq!(app.browser.value::<u8>("window.held").await?, 0);
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for("window.held === 1").await?;
    app.browser.wait_for("window.asked === 1").await?;
    // Taken away with the page, and asked for again when it is back.
    let back =
        "window.lock.release().then(() => document.dispatchEvent(new Event('visibilitychange')))";
    app.browser.run::<()>(back, vec![]).await?;
    app.browser.wait_for("window.held === 1").await?;
    app.go("#/settings").await?;
    app.browser.wait_for("window.held === 0").await?;
    app.browser.click("[name=awake]").await?;
    app.browser.wait_for("!document.querySelector('[name=awake]').checked").await?;
    app.browser.run::<()>("history.back()", vec![]).await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(app.browser.value::<u8>("window.held").await?, 0, "it was switched off");
    Ok(())
}
