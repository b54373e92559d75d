//! Any static host, any path, and other copies beside us.

use e2e::{App, Browser, Build, PROBE, Result, Table, eventually};
use serde_json::{Value, json};

use crate::offline::{fetched, short_game};

async fn cache_names(browser: &Browser) -> Result<Vec<String>> {
    let script = "const done = arguments[0]; caches.keys().then(names => done(names.sort()))";
    // A page that is just coming anew cannot answer.
    eventually(async || Ok(serde_json::from_value(browser.run_async(script, vec![]).await?)?)).await
}

/// The folder can be moved without being built anew: the same files at one path, then at another.
pub(crate) async fn below_any_path(browser: &mut Browser) -> Result<()> {
    let build = Build::called("somewhere")?;
    for prefix in ["/heckmeck/", "/some/where/else/"] {
        let twin = short_game()?;
        let site = browser.site(build.path()).below(prefix).start()?;
        let mut app = App::on(browser, site, &twin.link()).await?;
        app.wait_for_screen("table").await?;
        app.wait_until_kept().await?;
        app.site.stop();
        app.reload().await?;
        app.expect(&Table::of(twin.game())).await?;
        assert_eq!(fetched(app.browser, PROBE).await?.as_deref(), Some("somewhere"));
        for name in cache_names(app.browser).await? {
            assert!(name.starts_with(&format!("heckmeck:{prefix}:")), "{name}");
        }
        assert_eq!(app.browser.complaints().await?, [""; 0]);
    }
    Ok(())
}

/// One copy at the root, two below it: nested scopes are the hardest neighbours.
pub(crate) async fn copies_on_one_host_leave_each_other_alone(browser: &mut Browser) -> Result<()> {
    let build = Build::called("root")?;
    build.add("one", "copy one")?;
    build.add("two", "copy two")?;
    let site = browser.site(build.path()).start()?;
    let mut app = App::on(browser, site, "").await?;
    app.wait_until_kept().await?;
    let mut games = Vec::new();
    for folder in ["one/", "two/"] {
        app.browser.open(&app.site.address(folder)).await?;
        app.wait_for_screen("start").await?;
        app.browser.wait_for("document.querySelectorAll('[data-game]').length === 0").await?;
        let scope =
            format!("navigator.serviceWorker.controller?.scriptURL.endsWith('/{folder}sw.js')");
        app.browser.wait_for(&scope).await?;
        let twin = short_game()?;
        app.go(&twin.link()).await?;
        app.wait_for_screen("table").await?;
        games.push(twin);
    }
    let names = cache_names(app.browser).await?;
    for folder in ["/", "/one/", "/two/"] {
        let own = names.iter().filter(|name| name.starts_with(&format!("heckmeck:{folder}:")));
        assert_eq!(own.count(), 2, "a build and its ledger of {folder} in {names:?}");
    }

    // One copy is withdrawn; the others do not even notice.
    build.retire("one")?;
    app.browser.open(&app.site.address("one/")).await?;
    app.wait_for_screen("start").await?;
    let gone = "const done = arguments[0]; caches.keys().then(names =>
        done(!names.some(name => name.startsWith('heckmeck:/one/'))))";
    // The page comes anew meanwhile, and cannot answer then.
    eventually(async || match app.browser.run_async(gone, vec![]).await? {
        Value::Bool(true) => Ok(()),
        _ => Err("what it kept is still there".into()),
    })
    .await?;
    // Its page has come anew, from the network, and its games are still there.
    app.browser.wait_for("document.querySelector('[data-game]')").await?;
    let left = cache_names(app.browser).await?;
    assert!(!left.iter().any(|name| name.starts_with("heckmeck:/one/")), "{left:?}");
    assert_eq!(left.len(), 4, "{left:?}");
    app.site.stop();
    for (folder, name) in [("", "root"), ("two/", "copy two")] {
        app.browser.open(&app.site.address(folder)).await?;
        app.wait_for_screen("start").await?;
        assert_eq!(fetched(app.browser, PROBE).await?.as_deref(), Some(name));
    }
    app.browser.wait_for("document.querySelectorAll('[data-game]').length === 1").await
}

pub(crate) async fn the_lost_are_led_to_the_game(browser: &mut Browser) -> Result<()> {
    let build = Build::called("somewhere")?;
    let site = browser.site(build.path()).below("/heckmeck/").start()?;
    for lost in ["nothing", "deep/down/nothing.html", "deep/down/"] {
        browser.open(&site.address(lost)).await?;
        browser
            .wait_for("[...document.links].every(link => link.pathname === '/heckmeck/')")
            .await?;
        browser.click("[lang=fr] a").await?;
        browser.wait_for("document.body.dataset.screen === 'start'").await?;
    }
    Ok(())
}

pub(crate) async fn can_be_installed(browser: &mut Browser) -> Result<()> {
    let app = App::open_to_keep(browser).await?;
    app.wait_until_kept().await?;
    let manifest = app.browser.cdp("Page.getAppManifest", json!({})).await?;
    assert_eq!(manifest["errors"], json!([]));
    let answer = app.browser.cdp("Page.getInstallabilityErrors", json!({})).await?;
    let errors = answer["installabilityErrors"].as_array().cloned().unwrap_or_default();
    // The browser of the tests has no memory of its own to install anything into.
    let ours: Vec<&Value> =
        errors.iter().filter(|error| error["errorId"] != "in-incognito").collect();
    assert!(ours.is_empty(), "{errors:?}");
    Ok(())
}
