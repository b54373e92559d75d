//! Whole games by whatever a person plays with.

use std::time::Duration;

use e2e::{App, Browser, Hand, Key, Preferences, Result, Table, Twin};
use engine::{Choice, Claim, Edition};

/// Notes what kinds of pointers the page has felt.
const FEEL: &str = "window.pointers = new Set();
    addEventListener('pointerdown', event => window.pointers.add(event.pointerType), true)";

async fn follow(browser: &mut Browser, hand: Hand, mut twin: Twin) -> Result<()> {
    let app = App::start_game(browser, &twin.link()).await?;
    app.browser.run::<()>(FEEL, vec![]).await?;
    let choices = app.follow_by(hand, &mut twin).await?;
    let felt: Vec<String> = app.browser.value("[...window.pointers]").await?;
    let played_with: &[&str] = if hand == Hand::Finger { &["touch"] } else { &[] };
    assert_eq!(felt, played_with);
    assert!(choices > 100, "only {choices} choices are hardly a game");
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn letters_play_a_whole_game(browser: &mut Browser) -> Result<()> {
    follow(browser, Hand::Letters, Twin::new(Edition::Original, 2, 305)?).await
}

pub(crate) async fn tab_arrows_and_enter_play_a_whole_game(browser: &mut Browser) -> Result<()> {
    follow(browser, Hand::Arrows, Twin::new(Edition::Extended, 2, 1368)?).await
}

pub(crate) async fn fingers_play_a_whole_game(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    follow(browser, Hand::Finger, Twin::new(Edition::Original, 2, 305)?).await
}

pub(crate) async fn keys_can_be_switched_off(browser: &mut Browser) -> Result<()> {
    let twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::open(browser).await?;
    app.switch("keys").await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.browser.press_and_settle(&['r', 'l']).await?;
    app.expect(&Table::of(twin.game())).await?;
    assert!(!app.browser.value::<bool>("document.querySelector('dialog').open").await?);
    Ok(())
}

/// A roll ends the turn, and the next player's roll lies under the same finger: the second tap is not meant for that.
pub(crate) async fn two_quick_taps_roll_once(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let before = loop {
        let before = twin.clone();
        let choice = twin.decide().ok_or("no roll ever ends a turn")?;
        let who = twin.game().current();
        twin.play(choice)?;
        if matches!(choice, Choice::Roll(_)) && twin.game().current() != who {
            break before;
        }
    };
    let app = App::open(browser).await?;
    for pause in [40, 180] {
        app.lay(&format!("pause{pause}"), &before).await?;
        app.browser.press_twice("[data-action=roll]", Duration::from_millis(pause)).await?;
        app.expect(&Table::of(twin.game())).await?;
        app.browser.wait_for_frames().await?;
        app.expect(&Table::of(twin.game())).await?;
        let kept = app.kept().await?;
        let save = record::Save::read(&kept[&format!("game:pause{pause}")])?;
        assert_eq!(save.1, *twin.game(), "rolled for somebody else after {pause} ms");
        app.go("#/").await?;
        app.wait_for_screen("start").await?;
    }
    Ok(())
}

/// The tile that can be taken is taken by a tap on itself, on the grill and on somebody's pile.
pub(crate) async fn what_is_lit_can_be_tapped(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences::STILL).await?;
    let app = App::open(browser).await?;
    for (place, steals, name) in [(".grill", false, "grill"), ("[data-seat]", true, "pile")] {
        let mut twin = Twin::new(Edition::Original, 3, 17)?;
        twin.advance(|game| {
            let stops = game.choices().contains(&Choice::Stop);
            stops && game.claim().is_ok_and(|claim| matches!(claim, Claim::Steal { .. }) == steals)
        })?;
        app.lay(name, &twin).await?;
        app.expect(&Table::of(twin.game())).await?;
        let lit: u32 =
            app.browser.value("document.querySelectorAll('[data-can-take]').length").await?;
        assert_eq!(lit, 1, "{place}");
        app.browser.click(&format!("{place} [data-can-take]")).await?;
        twin.play(Choice::Stop)?;
        app.expect(&Table::of(twin.game())).await?;
    }
    Ok(())
}

/// A link leads to the table, and the focus to what can be done: without a ring, as if it were chosen, until a key is pressed.
pub(crate) async fn a_ring_shows_the_focus_to_keys_alone(browser: &mut Browser) -> Result<()> {
    const RING: &str = "getComputedStyle(document.activeElement).outlineStyle !== 'none'";
    let twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.browser.wait_for("document.activeElement.matches('[data-action=roll]')").await?;
    app.browser.wait_for_frames().await?;
    assert!(!app.browser.value::<bool>(RING).await?, "nobody plays by keys yet");
    app.browser.press([Key::Right]).await?;
    app.browser.wait_for(RING).await
}
