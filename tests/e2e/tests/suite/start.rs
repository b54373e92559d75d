//! The start screen is there before the program, and what is tapped there opens when the program has come.

use std::time::Duration;

use e2e::{App, Browser, BrowserKind, Fault, Preferences, Result, Site, Twin, Viewport};
use engine::Edition;

use crate::offline::short_game;

const IS_PAINTED: &str =
    "document.querySelector('#shell .primary') && !document.body.dataset.screen";

/// A page whose program takes three seconds to arrive.
async fn held_back(browser: &Browser, path: &str) -> Result<Site> {
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("*.wasm", Fault::Slow(Duration::from_secs(3)));
    browser.open(&site.address(path)).await?;
    browser.wait_for(IS_PAINTED).await?;
    Ok(site)
}

pub(crate) async fn a_tap_before_the_program_opens_what_was_meant(
    browser: &mut Browser,
) -> Result<()> {
    for (language, play) in [("en", "Play"), ("de", "Spielen"), ("it", "Gioca"), ("fr", "Jouer")] {
        let _site = held_back(browser, &format!("?lang={language}")).await?;
        let words: String =
            browser.value("document.querySelector('[data-action=play]').textContent").await?;
        assert_eq!(words, play);
        browser.click("[data-action=quick]").await?;
        browser
            .wait_for("document.querySelector('#shell [data-action=quick][aria-busy=true]')")
            .await?;
        assert!(browser.value::<bool>(IS_PAINTED).await?, "the program came too early to tell");
        browser.wait_for("document.body.dataset.screen === 'table'").await?;
        assert_eq!(browser.value::<String>("document.documentElement.lang").await?, language);
    }
    for (action, screen) in
        [("play", "guide"), ("guide", "guide"), ("new", "setup"), ("settings", "settings")]
    {
        let _site = held_back(browser, "").await?;
        browser.click(&format!("[data-action={action}]")).await?;
        browser.wait_for(&format!("document.body.dataset.screen === '{screen}'")).await?;
    }
    Ok(())
}

pub(crate) async fn another_language_before_the_program_is_kept(
    browser: &mut Browser,
) -> Result<()> {
    let site = held_back(browser, "").await?;
    browser.click("#shell [data-language=fr]").await?;
    browser.wait_for("document.querySelector('#shell .primary').textContent === 'Jouer'").await?;
    browser.wait_for("document.body.dataset.screen === 'start'").await?;
    // The entry that had the focus has it again.
    browser.wait_for("document.activeElement.dataset.language === 'fr'").await?;
    browser.open(&site.address("")).await?;
    browser.wait_for("document.querySelector('.primary').textContent === 'Jouer'").await
}

/// Where something of the start screen is, and what it says.
const BOXES: &str = "[...document.querySelectorAll(
        '.hero, .hero *, .menu, .menu *, .languages, .languages *')]
    .filter(it => it.getClientRects().length && it.tagName !== 'SPAN' && !it.closest('use'))
    .map(it => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return [it.tagName, it.dataset.action ?? '', it.getAttribute('href') ?? '', it.textContent.trim(),
            x, y, width, height].join(' ');
    })";

const WATCH_SHIFTS: &str = "window.shifts = [];
    if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('layout-shift'))
        new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(it => it.value)))
            .observe({ type: 'layout-shift', buffered: true });";

/// Newcomers, players with a game that is on, and players with one that is over see the same before and after.
pub(crate) async fn taking_over_moves_nothing(browser: &mut Browser) -> Result<()> {
    let mut over = short_game()?;
    while let Some(choice) = over.decide() {
        over.play(choice)?;
    }
    let games = [None, Some(Twin::new(Edition::Extended, 3, 305)?), Some(over)];
    for viewport in [Viewport::SMALLEST, Viewport::PHONE, Viewport::DESKTOP] {
        browser.prefer(Preferences::STILL).await?;
        browser.set_viewport(viewport).await?;
        for (number, game) in games.iter().enumerate() {
            let site = browser.app_site()?.without_worker().running_first(WATCH_SHIFTS).start()?;
            let app = App::on(browser, site, "?lang=de").await?;
            if let Some(game) = game {
                app.keep("game:abc", &game.save()?).await?;
                // Seen once, so that it is known whether it is over.
                app.reload().await?;
            }
            app.wait_for_screen("start").await?;
            app.site.set_fault("*.wasm", Fault::Slow(Duration::from_secs(3)));
            let again = app.site.address("?lang=de&again");
            app.browser.open(&again).await?;
            app.browser.wait_for(IS_PAINTED).await?;
            app.browser.wait_for("document.fonts.status === 'loaded'").await?;
            let before: Vec<String> = app.browser.value(BOXES).await?;
            let picture = app.browser.client().screenshot().await?;
            assert!(app.browser.value::<bool>(IS_PAINTED).await?, "the program came too early");
            app.wait_for_screen("start").await?;
            app.browser.wait_for_frames().await?;
            let after: Vec<String> = app.browser.value(BOXES).await?;
            assert_eq!(before, after, "{viewport}, game {number}");
            assert!(before.len() > 30, "{before:#?}");
            if game.is_none() && app.browser.kind() == BrowserKind::Chromium {
                let same = app.browser.client().screenshot().await? == picture;
                assert!(same, "{viewport}: the pictures differ");
            }
            let shifts: Vec<f64> = app.browser.value("window.shifts").await?;
            assert!(shifts.is_empty(), "{viewport}, game {number}: {shifts:?}");
        }
    }
    Ok(())
}

/// Counted from a cold start: one tap to the guided game, two at most to a game against a bot.
pub(crate) async fn few_taps_lead_to_a_game(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    assert_eq!(
        app.browser.value::<String>("document.querySelector('.primary').hash").await?,
        "#/guide"
    );
    // Nobody is told of games that are not there.
    assert!(!app.browser.value::<bool>("!!document.querySelector('.saved-games')").await?);
    app.action("quick").await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for("document.querySelector('[data-seat=\"0\"][data-turn]')").await?;
    app.action("roll").await?;
    app.browser.wait_for("document.querySelector('[data-face]:enabled')").await?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.browser.wait_for("document.querySelector('.primary').dataset.action === 'continue'").await
}

/// Who was at the table finds it first, painted or not.
pub(crate) async fn a_game_that_is_on_comes_first(browser: &mut Browser) -> Result<()> {
    let app = App::start_game(browser, &short_game()?.link()).await?;
    app.site.set_fault("*.wasm", Fault::Slow(Duration::from_secs(3)));
    let start = app.site.address("?again");
    app.browser.open(&start).await?;
    app.browser.wait_for(IS_PAINTED).await?;
    app.browser.click("#shell [data-action=continue]").await?;
    app.wait_for_screen("table").await
}
