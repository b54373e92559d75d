//! The game without a network, after one visit.

use std::time::Duration;

use e2e::{App, Browser, Fault, PROBE, Result, Twin};
use engine::{Edition, Options};
use heckmeck::i18n::Language;
use tokio::time::sleep;

/// A file that the game works without for a while.
const BOOK: &str = "books/de.txt";

/// A whole game that is soon over: of many seeds the one with the fewest choices.
pub(crate) fn short_game() -> Result<Twin> {
    let options = Options { short_game: true, ..Options::default() };
    Twin::with(Edition::Original, options, 2, 0, 5274)
}

/// The first content of a file as the page gets it; nothing if it does not get it.
pub(crate) async fn fetched(browser: &Browser, file: &str) -> Result<Option<String>> {
    const FETCH: &str = "const [file, done] = arguments;
        fetch(file).then(answer => answer.ok ? answer.text() : null).then(done, () => done(null))";
    let answer = browser.run_async(FETCH, vec![file.into()]).await?;
    Ok(answer.as_str().map(str::to_owned))
}

/// What the settings say about playing offline.
pub(crate) async fn offline_line(app: &App<'_>, words: &str) -> Result<()> {
    app.go("#/settings").await?;
    app.wait_for_screen("settings").await?;
    let line = "document.querySelector('[data-offline]')?.textContent ?? ''";
    app.browser.wait_for(&format!("({line}).includes('{words}')")).await
}

pub(crate) async fn a_whole_game_after_one_visit(browser: &mut Browser) -> Result<()> {
    let mut twin = short_game()?;
    let mut app = App::open_to_keep(browser).await?;
    app.wait_until_kept().await?;
    app.site.stop();
    app.reload().await?;
    app.wait_for_screen("start").await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.follow(&mut twin).await?;
    offline_line(&app, "ready").await?;
    // The expert needs more than the page itself does.
    app.go("#/new?players=Otto:expert,Ida:expert&seed=4").await?;
    let plays = "Object.values(localStorage)
        .some(text => text.includes('Otto') && JSON.parse(text).record?.actions.length > 1)";
    app.browser.wait_for(plays).await?;
    assert!(fetched(app.browser, PROBE).await?.is_none(), "a file came from nowhere");
    Ok(())
}

pub(crate) async fn the_rules_in_every_language(browser: &mut Browser) -> Result<()> {
    let mut app = App::open_to_keep(browser).await?;
    app.wait_until_kept().await?;
    app.site.stop();
    for (language, page) in Language::ALL.into_iter().zip(["", "index.html", "", "index.html"]) {
        let code = language.code();
        app.browser.open(&app.site.address(&format!("{page}?lang={code}#/rules"))).await?;
        app.wait_for_screen("rules").await?;
        let there = format!(
            "document.documentElement.lang === '{code}' && document.querySelector('.book')?.textContent.length > 10000"
        );
        app.browser.wait_for(&there).await?;
    }
    Ok(())
}

/// The browser is not to be trusted with a part: without the whole, the page works as long as there is a network.
async fn stays_online_only(browser: &mut Browser, fault: Fault) -> Result<()> {
    let site = browser.app_site()?.start()?;
    site.set_fault(BOOK, fault);
    let app = App::on(browser, site, "").await?;
    app.wait_for_screen("start").await?;
    offline_line(&app, "not available").await?;
    let kept = "const done = arguments[0]; caches.keys().then(names => done(names.length))";
    assert_eq!(app.browser.run_async(kept, vec![]).await?, 0, "half a build was kept");
    Ok(())
}

pub(crate) async fn a_missing_file_keeps_nothing(browser: &mut Browser) -> Result<()> {
    stays_online_only(browser, Fault::NotFound).await
}

pub(crate) async fn a_damaged_file_keeps_nothing(browser: &mut Browser) -> Result<()> {
    let mut damaged = std::fs::read(e2e::dist()?.join(BOOK))?;
    damaged[0] ^= 1;
    stays_online_only(browser, Fault::Replaced(damaged)).await
}

pub(crate) async fn a_browser_that_refuses_is_no_harm(browser: &mut Browser) -> Result<()> {
    let mut twin = short_game()?;
    let refuse = "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))";
    let site = browser.app_site()?.running_first(refuse).start()?;
    let app = App::on(browser, site, "").await?;
    offline_line(&app, "not available").await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 5).await?;
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

const THROW_AWAY: &str = "const done = arguments[0];
    caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => done(null))";

/// "Ready" is what is there, not what once was: what is gone is fetched again, and said to be missing where it cannot be had.
pub(crate) async fn ready_is_what_is_there(browser: &mut Browser) -> Result<()> {
    let mut app = App::open_to_keep(browser).await?;
    app.wait_until_kept().await?;
    offline_line(&app, "ready").await?;
    app.site.stop();
    app.browser.run_async(THROW_AWAY, vec![]).await?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    offline_line(&app, "not available").await?;
    app.site.resume()?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    offline_line(&app, "ready").await?;
    app.site.stop();
    app.reload().await?;
    app.wait_for_screen("settings").await?;
    offline_line(&app, "ready").await
}

pub(crate) async fn a_visit_of_five_seconds_is_enough(browser: &mut Browser) -> Result<()> {
    let mut app = App::open_to_keep(browser).await?;
    app.browser.wait_for("performance.now() > 5000").await?;
    let address: String = app.browser.value("location.href").await?;
    app.browser.open("about:blank").await?;
    // On a slow machine the browser is still fetching, which it does without the page.
    sleep(Duration::from_secs(3)).await;
    app.site.stop();
    app.browser.open(&address).await?;
    app.wait_for_screen("start").await
}
