//! A new version: offered, never forced, and only whole.

use e2e::{App, Browser, Build, Fault, PROBE, Result, Table, Twin, eventually};
use engine::Edition;

use crate::offline::{fetched, short_game};

const TOAST: &str = "document.querySelector('[data-toast=update]')";

const LOOK_FOR_UPDATE: &str = "const done = arguments[0];
    navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => done(true), () => done(false))";

async fn version(app: &App<'_>, name: &str) -> Result<()> {
    let page =
        format!("document.querySelector('meta[name=description]')?.content.includes('{name}')");
    app.browser.wait_for(&format!("document.body?.dataset.screen && {page}")).await?;
    assert_eq!(
        fetched(app.browser, PROBE).await?.as_deref(),
        Some(name),
        "files of another version"
    );
    Ok(())
}

/// The app of the first version in a browser that has kept it.
async fn first_version<'a>(browser: &'a mut Browser, build: &Build, path: &str) -> Result<App<'a>> {
    let site = browser.site(build.path()).start()?;
    let app = App::on(browser, site, path).await?;
    app.wait_until_kept().await?;
    Ok(app)
}

async fn look_for_update(app: &App<'_>) -> Result<()> {
    app.browser.run_async(LOOK_FOR_UPDATE, vec![]).await?;
    Ok(())
}

pub(crate) async fn waits_for_the_end_of_the_game(browser: &mut Browser) -> Result<()> {
    let (one, two) = (Build::called("version one")?, Build::called("version two")?);
    let mut twin = short_game()?;
    twin.advance(|game| game.grill().open().iter().count() <= 3)?;
    let mut app = first_version(browser, &one, "").await?;
    app.lay("late", &twin).await?;
    app.site.publish(two.path())?;
    look_for_update(&app).await?;
    app.browser.wait_for(TOAST).await?;
    app.follow(&mut twin).await?;
    version(&app, "version one").await?;
    // Nothing is in hand on the start screen: the new version comes in by itself.
    app.go("#/").await?;
    version(&app, "version two").await?;
    app.wait_for_screen("start").await?;
    app.browser.wait_for(&format!("!{TOAST}")).await?;
    app.site.stop();
    app.reload().await?;
    version(&app, "version two").await
}

pub(crate) async fn comes_when_asked_and_leaves_other_tabs_alone(
    browser: &mut Browser,
) -> Result<()> {
    let (one, two) = (Build::called("version one")?, Build::called("version two")?);
    let mut twin = short_game()?;
    let mut app = first_version(browser, &one, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 3).await?;
    let first = app.browser.client().window().await?;
    let second = app.browser.client().new_window(true).await?.handle;
    app.browser.client().switch_to_window(second.clone()).await?;
    let other = Twin::new(Edition::Original, 3, 7)?;
    app.browser.open(&app.site.address(&other.link())).await?;
    app.wait_for_screen("table").await?;
    version(&app, "version one").await?;

    app.browser.client().switch_to_window(first.clone()).await?;
    app.site.publish(two.path())?;
    look_for_update(&app).await?;
    app.action("update").await?;
    version(&app, "version two").await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(twin.game())).await?;

    // The other tab has its own version to the last file, also without a network, and is offered the new one.
    app.site.stop();
    app.browser.client().switch_to_window(second).await?;
    version(&app, "version one").await?;
    app.expect(&Table::of(other.game())).await?;
    app.action("update").await?;
    version(&app, "version two").await?;
    app.expect(&Table::of(other.game())).await?;
    app.browser.client().switch_to_window(first).await?;
    version(&app, "version two").await
}

pub(crate) async fn can_be_put_off(browser: &mut Browser) -> Result<()> {
    let (one, two) = (Build::called("version one")?, Build::called("version two")?);
    let twin = short_game()?;
    let mut app = first_version(browser, &one, &twin.link()).await?;
    app.site.publish(two.path())?;
    look_for_update(&app).await?;
    app.browser.click("[data-toast=update] button:not([data-action])").await?;
    app.browser.wait_for(&format!("!{TOAST}")).await?;
    version(&app, "version one").await?;
    app.expect(&Table::of(twin.game())).await
}

/// Waits until the browser has tried the new version and given it up.
async fn is_refused(app: &App<'_>) -> Result<()> {
    const WORKERS: &str = "const done = arguments[0];
        navigator.serviceWorker.getRegistration().then(({ installing, waiting }) =>
            done(waiting ? 'waiting' : installing ? 'installing' : 'none'))";
    let tries = || app.site.visits().iter().filter(|visit| visit.path.contains(".wasm")).count();
    let before = tries();
    look_for_update(app).await?;
    let worker = eventually(async || {
        let worker = app.browser.run_async(WORKERS, vec![]).await?;
        if tries() > before && worker != "installing" {
            return Ok(worker);
        }
        Err(format!("{} of its files were asked for, worker: {worker}", tries() - before).into())
    })
    .await?;
    assert_eq!(worker, "none", "half a version waits to be let in");
    app.browser.wait_for_frames().await?;
    assert!(!app.browser.value::<bool>(&format!("!!{TOAST}")).await?, "half a version is offered");
    version(app, "version one").await
}

pub(crate) async fn half_of_it_is_none(browser: &mut Browser) -> Result<()> {
    let (one, two) = (Build::called("version one")?, Build::called("version two")?);
    let twin = short_game()?;
    let mut app = first_version(browser, &one, &twin.link()).await?;
    app.site.publish(two.path())?;
    for fault in [Fault::NotFound, Fault::Truncated(1000), Fault::Replaced(b"garbage".to_vec())] {
        app.site.set_fault("*.wasm", fault);
        is_refused(&app).await?;
    }
    app.site.stop();
    app.reload().await?;
    version(&app, "version one").await?;
    app.expect(&Table::of(twin.game())).await?;
    app.site.resume()?;
    look_for_update(&app).await?;
    app.action("update").await?;
    version(&app, "version two").await
}
