//! The promises of the harness that no other case would miss, held on pages made for it. When one of these fails, the verdicts
//! of all other cases mean nothing. What the server promises is held in `tests/server.rs`, without a browser.

use std::time::Duration;

use e2e::{Browser, Fault, Result, Site, Viewport, eventually, outside, overlaps};

const PLANTED: [&str; 4] = ["planted: console", "planted: promise", "planted: script", "inline"];

async fn open(browser: &Browser, page: &str) -> Result<Site> {
    let site = browser.fixture_site().start()?;
    browser.open(&site.address(page)).await?;
    Ok(site)
}

/// Every browser tells of errors in its own way, and some of them take their time.
pub(crate) async fn errors_of_the_page_are_heard(browser: &mut Browser) -> Result<()> {
    let site = open(browser, "index.html").await?;
    browser.click("#first").await?;
    assert_eq!(browser.complaints().await?, [""; 0], "a clean page has none");
    browser.open(&site.address("bad.html")).await?;
    let mut heard: Vec<String> = Vec::new();
    eventually(async || {
        heard.extend(browser.complaints().await?);
        let silent =
            PLANTED.iter().find(|planted| !heard.iter().any(|text| text.contains(*planted)));
        silent.map_or(Ok(()), |planted| Err(format!("{planted} is not in {heard:#?}").into()))
    })
    .await?;
    assert_eq!(browser.complaints().await?, [""; 0], "they are told once");
    Ok(())
}

/// A request that is under way when the server stops fails at once, and a page that was kept for it comes without the server.
pub(crate) async fn a_stopped_site_is_offline_until_it_resumes(
    browser: &mut Browser,
) -> Result<()> {
    const FETCH: &str =
        "const done = arguments[0]; fetch('page.js').then(() => done(true), () => done(false))";
    let mut site = open(browser, "offline.html").await?;
    browser
        .wait_for("document.body.dataset.worker === 'ready' && navigator.serviceWorker.controller")
        .await?;
    site.set_fault("page.css", Fault::Slow(Duration::from_hours(1)));
    let waiting = "fetch('page.css').then(() => window.came = true, () => window.came = false)";
    browser.run::<()>(waiting, vec![]).await?;
    site.stop();
    browser.wait_for("window.came === false").await?;
    assert_eq!(browser.run_async(FETCH, vec![]).await?, false, "offline, but a file came");
    browser.reload().await?;
    assert_eq!(browser.value::<String>("document.title").await?, "A page that works offline");
    site.resume()?;
    assert_eq!(browser.run_async(FETCH, vec![]).await?, true, "online, but no file came");
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
