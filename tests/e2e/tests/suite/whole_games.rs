//! Whole games on the page, held against the engine after every single choice. The seeds were chosen for short games in
//! which every kind of decision of the edition comes up.

use e2e::{App, Browser, Result, Twin};
use engine::Edition;

/// Counts how often an attribute of the root element is set. Every time, browsers work out the style of the whole page anew,
/// even if nothing is different.
const WATCH_ROOT: &str = "window.rootTouched = 0;
    new MutationObserver(changes => window.rootTouched += changes.length)
        .observe(document.documentElement, { attributes: true })";

/// A game of people, played by clicking.
async fn follow(browser: &mut Browser, mut twin: Twin) -> Result<()> {
    let app = App::start_game(browser, &twin.link()).await?;
    app.browser.run::<()>(WATCH_ROOT, vec![]).await?;
    let choices = app.follow(&mut twin).await?;
    assert!(choices > 100, "only {choices} choices are hardly a game");
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    assert_eq!(app.browser.value::<usize>("window.rootTouched").await?, 0, "the page is slow");
    Ok(())
}

pub(crate) async fn original(browser: &mut Browser) -> Result<()> {
    follow(browser, Twin::new(Edition::Original, 2, 305)?).await
}

pub(crate) async fn extended(browser: &mut Browser) -> Result<()> {
    follow(browser, Twin::new(Edition::Extended, 7, 899)?).await
}

pub(crate) async fn pickomino2005(browser: &mut Browser) -> Result<()> {
    follow(browser, Twin::new(Edition::Pickomino2005, 3, 643)?).await
}
