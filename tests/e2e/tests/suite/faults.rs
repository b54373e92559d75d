//! What can go wrong on the way to the game and inside it: told in the reader's language, with what to do.

use e2e::{App, Browser, Fault, Result, Table, eventually};

use crate::offline::short_game;

const MESSAGE: &str = "document.querySelector('#shell[data-state=failed] [role=alert]')";

async fn is_told(browser: &Browser, language: &str, words: &str) -> Result<()> {
    let told =
        format!("{MESSAGE}?.lang === '{language}' && {MESSAGE}.textContent.includes('{words}')");
    browser.wait_for(&told).await
}

pub(crate) async fn code_that_does_not_arrive(browser: &mut Browser) -> Result<()> {
    for (fault, language, words) in [
        (Fault::NotFound, "fr", "Vérifie la connexion"),
        (Fault::Truncated(20_000), "de", "Spiel"),
        (Fault::Replaced(b"garbage".to_vec()), "it", "danneggiato"),
    ] {
        // A new origin each time: whoever has been there once is no longer hurt by any of this.
        let site = browser.app_site()?.start()?;
        site.set_fault("*.wasm", fault);
        browser.open(&site.address(&format!("?lang={language}"))).await?;
        is_told(browser, language, words).await?;
        browser.run::<()>("window.samePage = true", vec![]).await?;
        site.clear_faults();
        browser.click("#shell button").await?;
        browser.wait_for("window.samePage && document.body.dataset.screen === 'start'").await?;
    }
    Ok(())
}

/// Nobody has to press anything: when the server is back, so is the game.
pub(crate) async fn the_game_comes_when_the_server_is_back(browser: &mut Browser) -> Result<()> {
    for file in ["*.wasm", &bindings()?, "boot.js"] {
        let site = browser.app_site()?.without_worker().start()?;
        site.set_fault(file, Fault::NotFound);
        browser.open(&site.address("?lang=it")).await?;
        is_told(browser, "it", "Controlla la connessione").await?;
        browser.run::<()>("window.samePage = true", vec![]).await?;
        site.clear_faults();
        browser.wait_for("window.samePage && document.body.dataset.screen === 'start'").await?;
        assert_eq!(browser.value::<String>("document.documentElement.lang").await?, "it");
    }
    Ok(())
}

/// The name of the program's bindings in this build.
fn bindings() -> Result<String> {
    let page = std::fs::read_to_string(e2e::dist()?.join("index.html"))?;
    let name = page.split_once("data-js=./").and_then(|(_, rest)| rest.split_once(' '));
    Ok(name.ok_or("the page names no bindings")?.0.to_owned())
}

pub(crate) async fn the_start_script_is_missing_or_damaged(browser: &mut Browser) -> Result<()> {
    for (fault, language, words) in [
        (Fault::NotFound, "de", "Prüfe die Verbindung"),
        (Fault::Replaced(b"<!doctype html><title>Sorry".to_vec()), "fr", "Vérifie la connexion"),
        (Fault::Truncated(300), "en", "Check the connection"),
    ] {
        let site = browser.app_site()?.without_worker().start()?;
        site.set_fault("boot.js", fault);
        browser.open(&site.address(&format!("?lang={language}"))).await?;
        is_told(browser, language, words).await?;
        browser.run::<()>("window.samePage = true", vec![]).await?;
        // Pressed in vain first.
        browser.click("#shell button").await?;
        browser.wait_for_frames().await?;
        is_told(browser, language, words).await?;
        site.clear_faults();
        browser.click("#shell button").await?;
        browser.wait_for("window.samePage && document.body.dataset.screen === 'start'").await?;
    }
    Ok(())
}

pub(crate) async fn the_shell_is_missing(browser: &mut Browser) -> Result<()> {
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("shell.js", Fault::NotFound);
    browser.open(&site.address("")).await?;
    // Without any script of ours: said in every language at once, after a while.
    let said = "getComputedStyle(document.querySelector('#shell-late')).visibility === 'visible'";
    assert!(!browser.value::<bool>(said).await?, "nobody has waited yet");
    eventually(async || {
        browser
            .run::<()>(
                "for (const animation of document.getAnimations()) animation.finish()",
                vec![],
            )
            .await?;
        if browser.value(said).await? { Ok(()) } else { Err("nothing is said".into()) }
    })
    .await?;
    // It is asked for twice: by the page, and by boot.js.
    eventually(async || {
        let asked = site.visits().iter().filter(|visit| visit.path == "/shell.js").count();
        if asked == 2 { Ok(()) } else { Err(format!("asked for {asked} times").into()) }
    })
    .await?;
    site.clear_faults();
    browser.click("#shell-late [lang=de] a").await?;
    browser.wait_for("document.body.dataset.screen === 'start'").await
}

pub(crate) async fn a_style_sheet_is_missing_or_damaged(browser: &mut Browser) -> Result<()> {
    const BAR: &str = "document.querySelector('#shell-plain [role=alert]')";
    for (file, fault, language, words) in [
        ("*.css", Fault::NotFound, "de", "Gestaltung"),
        ("*.css", Fault::Truncated(700), "fr", "présentation"),
        ("*.css", Fault::Replaced(b"<!doctype html>".to_vec()), "it", "grafica"),
    ] {
        let site = browser.app_site()?.without_worker().start()?;
        site.set_fault(file, fault);
        let app = App::on(browser, site, &format!("?lang={language}")).await?;
        app.wait_for_screen("start").await?;
        app.browser
            .wait_for(&format!(
                "{BAR}?.textContent.includes('{words}') && {BAR}.lang === '{language}'"
            ))
            .await?;
        app.browser.run::<()>("window.samePage = true", vec![]).await?;
        app.site.clear_faults();
        app.browser.click("#shell-plain button").await?;
        let styled = "window.samePage && !document.querySelector('#shell-plain')
            && [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet?.cssRules.length)";
        app.browser.wait_for(styled).await?;
    }
    Ok(())
}

pub(crate) async fn a_book_that_does_not_arrive_is_fetched_again(
    browser: &mut Browser,
) -> Result<()> {
    let site = browser.app_site()?.without_worker().start()?;
    site.set_fault("books/de.txt", Fault::NotFound);
    let app = App::on(browser, site, "?lang=de#/rules").await?;
    app.browser.wait_for("document.querySelector('.book [role=alert]')").await?;
    app.site.clear_faults();
    app.action("retry").await?;
    app.browser.wait_for("document.querySelector('.book section')").await
}

pub(crate) async fn a_browser_without_web_assembly(browser: &mut Browser) -> Result<()> {
    let site = browser.app_site()?.running_first("delete window.WebAssembly").start()?;
    browser.open(&site.address("?lang=de")).await?;
    is_told(browser, "de", "WebAssembly").await
}

/// A page that refuses what the game is built from, so that no first screen ever comes.
pub(crate) async fn the_first_screen_cannot_be_built(browser: &mut Browser) -> Result<()> {
    let refuse = "const make = Document.prototype.createElement;
        Document.prototype.createElement = function (name) {
            if (name === 'div' || name === 'i') throw new TypeError('refused');
            return make.apply(this, arguments);
        }";
    let site = browser.app_site()?.running_first(refuse).start()?;
    for (language, words) in [("en", "went wrong inside the game"), ("fr", "mal passé dans le jeu")]
    {
        browser.open(&site.address(&format!("?lang={language}"))).await?;
        is_told(browser, language, words).await?;
    }
    Ok(())
}

/// A trap as the compiled code would run into it. Everything is the page's own: a driver's scripts may have another.
const TRAP: &str = "
    const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
    const { Instance, Module } = window.WebAssembly;
    const { f } = new Instance(new Module(new window.Uint8Array(code))).exports;
    if (arguments[0]) window.Promise.resolve().then(f); else window.setTimeout(f);";

pub(crate) async fn a_trap_in_the_running_game(browser: &mut Browser) -> Result<()> {
    let mut twin = short_game()?;
    let app = App::start_game(browser, &twin.link()).await?;
    for promised in [false, true] {
        app.play_some(&mut twin, 3).await?;
        app.browser.run::<()>(TRAP, vec![promised.into()]).await?;
        is_told(app.browser, "en", "saved up to the last move").await?;
        app.browser.click("#shell button").await?;
        app.wait_for_screen("table").await?;
        app.expect(&Table::of(twin.game())).await?;
    }
    Ok(())
}

pub(crate) async fn the_way_to_the_device_is_missing(browser: &mut Browser) -> Result<()> {
    let twin = short_game()?;
    let site = browser.app_site()?.start()?;
    site.set_fault("device.js", Fault::NotFound);
    let app = App::on(browser, site, &twin.link()).await?;
    app.wait_for_screen("table").await?;
    app.expect(&Table::of(twin.game())).await
}
