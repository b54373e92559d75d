//! What a browser can do to the things it keeps for us. The game stays playable, the player is told once, and nothing
//! is overwritten.

use e2e::{App, Browser, Preferences, Result, Table, Twin};
use engine::Edition;

use crate::offline::short_game;

pub(crate) const NOTICE: &str = "document.querySelector('[data-notice] p')?.textContent ?? ''";

/// Waits for the notice, closes it, plays on, and sees that it does not come again.
async fn is_told_once(app: &App<'_>, twin: &mut Twin, words: &str) -> Result<()> {
    app.browser.wait_for(&format!("({NOTICE}).includes('{words}')")).await?;
    app.browser.click("[data-notice] button").await?;
    app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    app.play_some(twin, 25).await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(app.browser.value::<String>(NOTICE).await?, "", "told twice");
    Ok(())
}

async fn blocked(browser: &mut Browser, getter: &str) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let script =
        format!("Object.defineProperty(window, 'localStorage', {{ get() {{ {getter} }} }})");
    let site = browser.app_site()?.without_worker().running_first(&script).start()?;
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    is_told_once(&app, &mut twin, "saves nothing").await?;
    assert_eq!(app.browser.complaints().await?, [""; 0]);
    Ok(())
}

pub(crate) async fn refused(browser: &mut Browser) -> Result<()> {
    blocked(browser, "throw new DOMException('no', 'SecurityError')").await
}

pub(crate) async fn switched_off(browser: &mut Browser) -> Result<()> {
    blocked(browser, "return null").await
}

pub(crate) async fn gone_in_the_middle_of_a_game(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 5).await?;
    let script = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('gone', 'SecurityError') } })";
    app.browser.run::<()>(script, vec![]).await?;
    app.play_some(&mut twin, 1).await?;
    is_told_once(&app, &mut twin, "saves nothing").await
}

/// Fills the storage to the last letter.
const FILL: &str = "
    for (let size = 1 << 22, n = 0; size >= 1; size >>= 1) {
        try { for (;;) localStorage.setItem('ballast' + n++, 'x'.repeat(size)); } catch {}
    }
    return localStorage.length;";

pub(crate) async fn full(browser: &mut Browser) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 5).await?;
    let items: usize = app.browser.run(FILL, vec![]).await?;
    app.play_some(&mut twin, 3).await?;
    is_told_once(&app, &mut twin, "no space left").await?;
    assert_eq!(app.browser.value::<usize>("localStorage.length").await?, items);
    let kept = app.kept().await?;
    let game = kept.iter().find(|(key, _)| key.starts_with("game:")).map(|(_, text)| text);
    assert!(record::Save::read(game.unwrap()).is_ok(), "what was kept is whole");
    Ok(())
}

/// Catches the file that the page hands out.
pub(crate) const CATCH_FILE: &str = "
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { blob.text().then(text => window.file = text); return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.fileName = this.download; };";

async fn is_kept_as_it_is(
    browser: &mut Browser,
    text: &str,
    listed: &str,
    told: &str,
) -> Result<()> {
    let mut twin = Twin::new(Edition::Original, 2, 305)?;
    let app = App::open(browser).await?;
    app.keep("game:odd", text).await?;
    app.reload().await?;
    app.wait_for_screen("start").await?;
    app.browser
        .wait_for(&format!(
            "document.querySelector('[data-game=odd]')?.textContent.includes('{listed}')"
        ))
        .await?;
    app.browser.run::<()>(CATCH_FILE, vec![]).await?;
    app.browser.click("[data-game=odd] [data-action=export]").await?;
    app.browser.wait_for("window.file !== undefined").await?;
    assert_eq!(app.browser.value::<String>("window.file").await?, text);
    assert_eq!(app.browser.value::<String>("window.fileName").await?, "heckmeck-odd.json");
    app.go("#/table/odd").await?;
    app.browser.wait_for(&format!("({NOTICE}).includes('{told}')")).await?;
    app.wait_for_screen("start").await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 3).await?;
    assert_eq!(app.kept().await?.get("game:odd").map(String::as_str), Some(text));
    Ok(())
}

pub(crate) async fn a_damaged_game(browser: &mut Browser) -> Result<()> {
    let save = Twin::new(Edition::Original, 2, 305)?.save()?;
    let half = save.get(..save.len() / 2).unwrap_or_default();
    is_kept_as_it_is(browser, half, "be opened", "be opened").await
}

pub(crate) async fn a_game_of_a_newer_version(browser: &mut Browser) -> Result<()> {
    let save = Twin::new(Edition::Original, 2, 305)?.save()?;
    let newer = save.replacen("\"version\":1", "\"version\":2", 1);
    is_kept_as_it_is(browser, &newer, "newer version", "newer version").await
}

pub(crate) async fn damaged_settings(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    app.keep("settings", "{\"theme\":").await?;
    app.reload().await?;
    app.browser.wait_for(&format!("({NOTICE}).includes('settings couldn’t be read')")).await?;
    let aside = async || -> Result<Vec<String>> {
        let kept = app.kept().await?.into_iter();
        let aside = kept.filter(|(key, _)| key.starts_with("unreadable:settings:"));
        Ok(aside.map(|(_, text)| text).collect())
    };
    assert_eq!(aside().await?, ["{\"theme\":"]);
    app.reload().await?;
    app.wait_for_screen("start").await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(app.browser.value::<String>(NOTICE).await?, "", "told again at the next visit");
    assert_eq!(aside().await?, ["{\"theme\":"], "kept once");
    Ok(())
}

/// Not a stub that refuses one thing: the browser itself lets the page keep nothing, and refuses locks and workers too.
pub(crate) async fn really_blocked(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { site_data_blocked: true, ..Preferences::STILL }).await?;
    let mut twin = short_game()?;
    let app = App::start_game(browser, &twin.link()).await?;
    is_told_once(&app, &mut twin, "saves nothing").await?;
    // To the start and back: what is in memory goes on.
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.action("continue").await?;
    app.wait_for_screen("table").await?;
    let other_tab = "!!document.querySelector('[data-action=take-over]')";
    assert!(!app.browser.value::<bool>(other_tab).await?, "there is no other tab");
    app.follow(&mut twin).await?;
    app.wait_for_screen("end").await
}

pub(crate) async fn a_damaged_form(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    app.keep("table", "{\"edition\":").await?;
    app.reload().await?;
    app.browser.wait_for(&format!("({NOTICE}) !== ''")).await?;
    let words: String = app.browser.value(NOTICE).await?;
    assert!(words.contains("be read"), "{words}");
    let kept = app.kept().await?;
    let aside = kept.iter().filter(|(key, _)| key.starts_with("unreadable:table:"));
    assert_eq!(aside.map(|(_, text)| text.as_str()).collect::<Vec<_>>(), ["{\"edition\":"]);
    app.go("#/setup").await?;
    app.wait_for_screen("setup").await
}

/// Keeps so many finished games, and returns one of them.
async fn keep_finished(app: &App<'_>, count: usize) -> Result<Twin> {
    let mut twin = short_game()?;
    twin.advance(engine::Game::is_over)?;
    for number in 0..count {
        app.keep(&format!("game:over{number}"), &twin.save()?).await?;
    }
    Ok(twin)
}

pub(crate) async fn finished_games_go_at_once(browser: &mut Browser) -> Result<()> {
    const FOLDED: &str = "document.querySelector('.finished-games:not([open])')";
    let mut running = Twin::new(Edition::Extended, 2, 1368)?;
    running.advance(|_| true)?;
    let app = App::open(browser).await?;
    keep_finished(&app, 5).await?;
    app.keep("game:run", &running.save()?).await?;
    app.keep("game:odd", "nonsense").await?;
    app.reload().await?;
    app.browser.wait_for(FOLDED).await?;
    let seen: usize = app
        .browser
        .value("[...document.querySelectorAll('[data-game]')].filter(row => row.checkVisibility()).length")
        .await?;
    assert_eq!(seen, 2, "the others are out of the way");
    app.browser.click(".finished-games summary").await?;
    app.action("delete-finished").await?;
    app.action("confirm").await?;
    app.browser.wait_for("document.querySelectorAll('[data-game]').length === 2").await?;
    let kept = app.kept().await?;
    let games: Vec<&str> =
        kept.keys().map(String::as_str).filter(|key| key.starts_with("game:")).collect();
    assert_eq!(games, ["game:odd", "game:run"]);
    assert_eq!(app.browser.violations().await?.len(), 0);
    Ok(())
}

/// The newest game wins: what could go is offered, and then the game is kept as it is.
pub(crate) async fn room_is_made_for_the_newest_game(browser: &mut Browser) -> Result<()> {
    const ASKS_BEFORE_LEAVING: &str =
        "(event => { window.dispatchEvent(event); return event.defaultPrevented; })
        (new Event('beforeunload', { cancelable: true }))";
    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let app = App::open(browser).await?;
    keep_finished(&app, 3).await?;
    app.go(&twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.play_some(&mut twin, 5).await?;
    assert!(!app.browser.value::<bool>(ASKS_BEFORE_LEAVING).await?, "all is kept");
    app.browser.run::<usize>(FILL, vec![]).await?;
    app.play_some(&mut twin, 8).await?;
    app.browser.wait_for(&format!("({NOTICE}).includes('reloading takes you back')")).await?;
    assert!(app.browser.value::<bool>(ASKS_BEFORE_LEAVING).await?, "a reload would fall back");
    app.action("delete-finished").await?;
    app.action("confirm").await?;
    app.browser.wait_for("!document.querySelector('[data-notice]')").await?;
    app.reload().await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(twin.game())).await?;
    app.play_some(&mut twin, 5).await?;
    assert!(!app.browser.value::<bool>(ASKS_BEFORE_LEAVING).await?, "all is kept again");
    Ok(())
}

pub(crate) async fn little_room_is_told_before_it_is_gone(browser: &mut Browser) -> Result<()> {
    let app = App::open(browser).await?;
    keep_finished(&app, 1).await?;
    app.reload().await?;
    app.browser.wait_for("document.querySelector('[data-game]')").await?;
    app.browser.wait_for_frames().await?;
    assert_eq!(app.browser.value::<String>(NOTICE).await?, "", "there is plenty");
    // Full to the brim, and then less by a tenth of the largest piece.
    app.browser.run::<usize>(FILL, vec![]).await?;
    let shorten =
        "localStorage.setItem('ballast0', localStorage.getItem('ballast0').slice(0, -400_000))";
    app.browser.run::<()>(shorten, vec![]).await?;
    app.reload().await?;
    app.browser.wait_for(&format!("({NOTICE}).includes('almost full')")).await?;
    app.action("delete-finished").await?;
    app.action("confirm").await?;
    app.browser.wait_for("!document.querySelector('[data-game]')").await
}
