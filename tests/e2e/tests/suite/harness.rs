//! The harness's own promises, held in every engine on pages made for it. When one of these fails, the verdicts of
//! all other cases mean nothing.

use e2e::{App, Browser, Key, Preferences, Result, Seat, Site, Table, Viewport, outside, overlaps};

async fn open(browser: &Browser, page: &str) -> Result<Site> {
    let site = browser.serve_fixtures()?;
    browser.open(&site.address(page)).await?;
    Ok(site)
}

async fn log(browser: &Browser) -> Result<String> {
    browser.value("document.getElementById('log').textContent").await
}

async fn matches(browser: &Browser, query: &str) -> Result<bool> {
    browser.value(&format!("matchMedia('({query})').matches")).await
}

pub(crate) async fn viewports_are_exact(browser: &mut Browser) -> Result<()> {
    let _site = open(browser, "index.html").await?;
    for viewport in Viewport::ALL {
        browser.set_viewport(viewport).await?;
        let seen: (u32, u32, u32) = browser
            .value("[innerWidth, innerHeight, document.documentElement.clientWidth]")
            .await?;
        assert_eq!(seen, (viewport.width, viewport.height, viewport.width));
        assert!(matches(browser, &format!("width: {}px", viewport.width)).await?);
    }
    Ok(())
}

pub(crate) async fn preferences_reach_the_page(browser: &mut Browser) -> Result<()> {
    for preferences in [Preferences::DARK, Preferences::STILL, Preferences::PLAIN] {
        browser.prefer(preferences).await?;
        let _site = open(browser, "index.html").await?;
        assert_eq!(
            matches(browser, "prefers-color-scheme: dark").await?,
            preferences.dark,
            "{preferences:?}"
        );
        let still = matches(browser, "prefers-reduced-motion: reduce").await?;
        assert_eq!(still, preferences.reduced_motion, "{preferences:?}");
    }
    Ok(())
}

pub(crate) async fn forced_colours_reach_the_page(browser: &mut Browser) -> Result<()> {
    for forced_colors in [true, false] {
        browser.prefer(Preferences { forced_colors, ..Preferences::PLAIN }).await?;
        let _site = open(browser, "index.html").await?;
        assert_eq!(matches(browser, "forced-colors: active").await?, forced_colors);
    }
    Ok(())
}

pub(crate) async fn languages_reach_the_page(browser: &mut Browser) -> Result<()> {
    for language in ["it-IT", "de-DE"] {
        browser.prefer(Preferences::PLAIN.speaking(language)).await?;
        let _site = open(browser, "index.html").await?;
        assert_eq!(browser.value::<String>("navigator.language").await?, language);
        assert_eq!(browser.value::<String>("navigator.languages[0]").await?, language);
    }
    Ok(())
}

pub(crate) async fn keys_arrive_in_order(browser: &mut Browser) -> Result<()> {
    let _site = open(browser, "index.html").await?;
    browser.press(['r', '1', 'W', '?']).await?;
    browser.press([Key::Tab, Key::Tab]).await?;
    browser.press_with(Key::Shift, Key::Tab).await?;
    browser.press([Key::Enter]).await?;
    assert_eq!(log(browser).await?, "r 1 W ? Enter click:first");
    Ok(())
}

pub(crate) async fn taps_are_touches(browser: &mut Browser) -> Result<()> {
    browser.prefer(Preferences { touch: true, ..Preferences::PLAIN }).await?;
    let _site = open(browser, "index.html").await?;
    assert_eq!(browser.value::<u8>("navigator.maxTouchPoints").await?, 5);
    browser.tap("#second").await?;
    browser.click("#first").await?;
    browser.wait_for("document.getElementById('log').textContent.endsWith('click:first')").await?;
    assert_eq!(log(browser).await?, "touch:second click:second mouse:first click:first");
    Ok(())
}

pub(crate) async fn taps_click_without_a_touch_screen(browser: &mut Browser) -> Result<()> {
    let _site = open(browser, "index.html").await?;
    browser.tap("#second").await?;
    browser.wait_for("document.getElementById('log').textContent.endsWith('click:second')").await
}

pub(crate) async fn pictures_have_the_size_of_the_viewport(browser: &mut Browser) -> Result<()> {
    let _site = open(browser, "index.html").await?;
    for viewport in [Viewport::SMALLEST, Viewport::UHD] {
        browser.set_viewport(viewport).await?;
        let file = tempfile::NamedTempFile::new()?;
        browser.screenshot(file.path()).await?;
        let picture = std::fs::read(file.path())?;
        // Width and height stand in a PNG file at a fixed place.
        let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
        assert_eq!((number(16), number(20)), (viewport.width, viewport.height));
    }
    Ok(())
}

pub(crate) async fn every_site_begins_with_empty_storage(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "index.html").await?;
    browser.run::<()>("localStorage.setItem('game', 'saved')", vec![]).await?;
    browser.reload().await?;
    assert_eq!(
        browser.value::<Option<String>>("localStorage.getItem('game')").await?.as_deref(),
        Some("saved")
    );
    drop(site);
    let _site = open(browser, "index.html").await?;
    assert_eq!(browser.value::<Option<String>>("localStorage.getItem('game')").await?, None);
    Ok(())
}

pub(crate) async fn a_stopped_site_is_offline_until_it_resumes(
    browser: &mut Browser,
) -> Result<()> {
    const FETCH: &str =
        "const done = arguments[0]; fetch('page.js').then(() => done(true), () => done(false))";
    let mut site = open(browser, "offline.html").await?;
    browser
        .wait_for("document.body.dataset.worker === 'ready' && navigator.serviceWorker.controller")
        .await?;
    site.stop();
    assert_eq!(
        browser.client().execute_async(FETCH, vec![]).await?,
        false,
        "offline, but a file came"
    );
    browser.reload().await?;
    assert_eq!(browser.value::<String>("document.title").await?, "A page that works offline");
    site.resume()?;
    assert_eq!(
        browser.client().execute_async(FETCH, vec![]).await?,
        true,
        "online, but no file came"
    );
    Ok(())
}

pub(crate) async fn errors_of_the_page_are_heard(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "index.html").await?;
    browser.click("#first").await?;
    assert_eq!(browser.complaints().await?, [""; 0], "a clean page has none");
    browser.open(&site.address("bad.html")).await?;
    let complaints = browser.complaints().await?;
    for planted in ["planted: console", "planted: promise", "planted: script", "inline"] {
        assert!(
            complaints.iter().any(|text| text.contains(planted)),
            "{planted} is not in {complaints:#?}"
        );
    }
    assert_eq!(browser.complaints().await?, [""; 0], "they are told once");
    Ok(())
}

pub(crate) async fn overlaps_and_overflow_are_found(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "bad.html").await?;
    browser.set_viewport(Viewport::SMALLEST).await?;
    let areas = browser.areas(&["#under", "#over", "#beside", "#outside"]).await?;
    let names =
        |(one, other): (&e2e::Area, &e2e::Area)| format!("{} {}", one.selector, other.selector);
    assert_eq!(overlaps(&areas).into_iter().map(names).collect::<Vec<_>>(), ["#under #over"]);
    let outside: Vec<_> =
        outside(&areas, Viewport::SMALLEST).into_iter().map(|area| &area.selector).collect();
    assert_eq!(outside, ["#outside"]);
    let overflow = browser.overflow().await?;
    assert_eq!((overflow.width, overflow.cut.len()), (30, 1), "{overflow:?}");
    browser.open(&site.address("index.html")).await?;
    assert!(browser.overflow().await?.is_none());
    Ok(())
}

pub(crate) async fn axe_finds_what_is_wrong_and_nothing_else(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "bad.html").await?;
    let mut rules: Vec<_> =
        browser.violations().await?.into_iter().map(|violation| violation.rule).collect();
    rules.sort();
    assert_eq!(rules, ["color-contrast", "image-alt"]);
    browser.open(&site.address("index.html")).await?;
    let violations = browser.violations().await?;
    assert!(violations.is_empty(), "{violations:#?}");
    Ok(())
}

pub(crate) async fn tables_are_read_from_their_handles(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "table.html").await?;
    let app = App { browser, site };
    let expected = Table {
        open: [21, 22].into(),
        down: [36].into(),
        seats: vec![
            Seat { top: Some(35), worms: 4, turn: false },
            Seat { top: None, worms: 0, turn: true },
        ],
        aside: 22,
        offers: ["keep 4", "keep W", "stop 22", "weasel", "bratworm 0", "return hen"]
            .map(str::to_owned)
            .into(),
    };
    app.expect(&expected).await?;
    assert_eq!(app.screen().await?, "table");
    let other = Table { aside: 17, ..expected };
    assert_eq!(
        app.table().await?.differences(&other),
        ["aside: the page shows 22, the engine has 17"]
    );
    Ok(())
}
