//! What the kinds of hostility share that need a page.

use e2e::{App, Browser, Fault, Result, Site, SiteBuilder};
use heckmeck::app::{BotSpeed, Settings};

/// What the notice says; empty without one.
pub(crate) const NOTICE: &str = "document.querySelector('[data-notice] p')?.textContent ?? ''";

/// A page of the same origin in which the app does not run: from here nothing of it can come in between.
const OUTSIDE: &str = "outside.html";

/// It wants no picture of the site.
const OUTSIDE_PAGE: &str =
    "<!DOCTYPE html><meta charset=utf-8><link rel=icon href=data:,><title>Outside</title>";

pub(crate) const IS_OUTSIDE: &str = "document.title === 'Outside'";

/// The app on a site that has an outside, too.
pub(crate) async fn open(browser: &mut Browser, plan: SiteBuilder) -> Result<App<'_>> {
    let site: Site = plan.without_worker().start()?;
    site.set_fault(OUTSIDE, Fault::Replaced(OUTSIDE_PAGE.as_bytes().to_vec()));
    App::on(browser, site, "").await
}

/// Leaves the app, and forgets everything that it has kept but settings that do not make anybody wait.
pub(crate) async fn start_anew(app: &App<'_>) -> Result<()> {
    leave(app).await?;
    app.browser.run::<()>("localStorage.clear()", vec![]).await?;
    let settings = Settings { bot_speed: BotSpeed::Fast, ..Settings::default() };
    app.keep("settings", &settings.write()?).await
}

/// Leaves the app.
pub(crate) async fn leave(app: &App<'_>) -> Result<()> {
    app.browser.open(&outside(app)).await
}

/// Where the app does not run.
pub(crate) fn outside(app: &App<'_>) -> String {
    app.site.address(OUTSIDE)
}

/// Comes to the app from outside.
pub(crate) async fn enter(app: &App<'_>, path: &str) -> Result<()> {
    app.browser.open(&app.site.address(path)).await?;
    app.browser.wait_for("document.body?.dataset.screen").await
}

/// Nothing was said on the console since the last look at it.
pub(crate) async fn is_content(app: &mut App<'_>) -> Result<()> {
    let complaints = app.browser.complaints().await?;
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(format!("the page complains: {complaints:?}").into())
    }
}
