//! What happened is shown in its order and stays to be read; who has seen it goes on, and nothing depends on watching it.

use e2e::{App, Browser, Preferences, Result, Table, Twin};
use engine::{Choice, Edition};
use record::Level;

/// Notes when the line after the turn could be read first, and when it was gone.
const WATCH_LINE: &str = "
    window.read = null;
    window.gone = null;
    const look = () => {
        const line = document.querySelector('[data-outcome]');
        if (line && getComputedStyle(line).opacity > 0.9) window.read ??= performance.now();
        if (window.read && !line) window.gone ??= performance.now();
        requestAnimationFrame(look);
    };
    look();";

/// Notes what is set in motion by a transform, and in which order the back of a turned tile and the tile that came home are seen.
const WATCH_MOTION: &str = "
    window.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        window.moved += 1;
        return animate.apply(this, how);
    };";

const RUNNING: &str = "document.querySelector('.sky')";

/// The table without what only a show puts there.
const TABLE: &str = "document.querySelector('.table').outerHTML.replace(/ style=\"[^\"]*\"/g, '')";

/// A game in which the next roll is a failed attempt of somebody with a tile, before and after that roll.
fn around_a_failure() -> Result<(Twin, Twin)> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    loop {
        let before = twin.clone();
        let choice = twin.decide().ok_or("no roll ever fails")?;
        let who = twin.game().current();
        twin.play(choice)?;
        let has_tile = before.game().stack(who).top().is_some();
        if matches!(choice, Choice::Roll(_)) && twin.game().current() != who && has_tile {
            return Ok((before, twin));
        }
    }
}

pub(crate) async fn a_failure_can_be_read_before_the_next_bot_rolls(
    browser: &mut Browser,
) -> Result<()> {
    let (before, after) = around_a_failure()?;
    let app = App::open(browser).await?;
    app.set("bot_speed", "fast").await?;
    let before = before.with_bot(after.game().current(), Level::Naive);
    app.lay("fails", &before).await?;
    app.browser.run::<()>(WATCH_LINE, vec![]).await?;
    app.action("roll").await?;
    app.browser.wait_for("window.read && window.gone").await?;
    let stayed: f64 = app.browser.value("window.gone - window.read").await?;
    assert!(stayed > 1900.0, "{stayed} ms");
    Ok(())
}

pub(crate) async fn a_tap_on_the_table_hurries_the_bots(browser: &mut Browser) -> Result<()> {
    let (before, after) = around_a_failure()?;
    let app = App::open(browser).await?;
    app.set("bot_speed", "slow").await?;
    let before = before.with_bot(after.game().current(), Level::Naive);
    app.lay("hurries", &before).await?;
    app.action("roll").await?;
    app.browser.wait_for(RUNNING).await?;
    // The first tap ends the show, and only that; the next one hurries.
    app.browser.click(".bar h1").await?;
    app.browser.wait_for(&format!("!{RUNNING}")).await?;
    app.browser.run::<()>(WATCH_LINE, vec![]).await?;
    app.browser.wait_for("window.read").await?;
    app.browser.click(".bar h1").await?;
    app.browser.wait_for("window.gone").await?;
    let stayed: f64 = app.browser.value("window.gone - window.read").await?;
    assert!(stayed < 3500.0, "{stayed} ms, as if nobody had tapped");
    Ok(())
}

/// What the page looks like after a failing roll: watched to the end, ended at once, and as the still twin.
pub(crate) async fn a_show_that_is_ended_leaves_the_same_page(browser: &mut Browser) -> Result<()> {
    let (before, after) = around_a_failure()?;
    let app = App::open(browser).await?;
    let mut pages: Vec<String> = Vec::new();
    for way in ["watched", "ended", "still"] {
        if way == "still" {
            app.set("motion", "off").await?;
        }
        app.go("#/").await?;
        app.wait_for_screen("start").await?;
        app.lay("same", &before).await?;
        app.browser.run::<()>(WATCH_MOTION, vec![]).await?;
        app.let_a_second_pass().await?;
        app.action("roll").await?;
        app.browser.wait_for(RUNNING).await?;
        if way == "ended" {
            app.end_show().await?;
            assert!(!app.browser.value::<bool>(&format!("!!{RUNNING}")).await?);
        }
        app.browser.wait_for(&format!("!{RUNNING}")).await?;
        let moved: u32 = app.browser.value("window.moved").await?;
        assert_eq!(moved > 0, way != "still", "{moved} things moved");
        app.browser.run::<()>("document.activeElement.blur()", vec![]).await?;
        app.expect(&Table::of(after.game())).await?;
        pages.push(app.browser.value(TABLE).await?);
        app.browser.reload().await?;
        app.wait_for_screen("table").await?;
        app.browser.run::<()>("localStorage.removeItem('heckmeck:/:game:same')", vec![]).await?;
    }
    assert_eq!(pages[0], pages[1], "watched and ended");
    assert_eq!(pages[0], pages[2], "watched and still");
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn the_still_twin_moves_nothing(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let (before, after) = around_a_failure()?;
    let app = App::open(browser).await?;
    app.lay("still", &before).await?;
    app.browser.run::<()>(WATCH_MOTION, vec![]).await?;
    app.action("roll").await?;
    // What is still to come is not seen yet, in the order of the rules.
    app.browser.wait_for("document.querySelector('[data-outcome][data-veiled]')").await?;
    assert!(
        app.browser.value::<bool>("!!document.querySelector('.outcome-rule[data-veiled]')").await?
    );
    app.browser.wait_for("document.querySelector('[data-ringed]')").await?;
    app.browser.wait_for("document.querySelector('[data-outcome]:not([data-veiled])')").await?;
    app.expect(&Table::of(after.game())).await?;
    assert_eq!(app.browser.value::<u32>("window.moved").await?, 0);
    Ok(())
}

/// A tap of somebody who looks on must not roll for the next player.
pub(crate) async fn a_tap_that_ends_an_outcome_does_nothing_else(
    browser: &mut Browser,
) -> Result<()> {
    let (before, after) = around_a_failure()?;
    let app = App::open(browser).await?;
    app.lay("deaf", &before).await?;
    app.action("roll").await?;
    app.browser.wait_for(RUNNING).await?;
    app.let_a_second_pass().await?;
    app.browser.click("[data-action=roll]").await?;
    app.browser.wait_for(&format!("!{RUNNING}")).await?;
    app.browser.wait_for_frames().await?;
    app.expect(&Table::of(after.game())).await?;
    // The next one rolls.
    app.browser.click("[data-action=roll]").await?;
    app.browser.wait_for("document.querySelector('[data-face]:not([disabled])')").await
}
