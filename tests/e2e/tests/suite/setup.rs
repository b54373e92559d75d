//! Setting up a table: seats, birds, the lot, and the link for others.

use e2e::{App, Browser, Preferences, Result, Viewport, overlaps};

async fn open_setup(browser: &mut Browser) -> Result<App<'_>> {
    let app = App::open(browser).await?;
    app.go("#/setup").await?;
    app.wait_for_screen("setup").await?;
    Ok(app)
}

async fn type_name(app: &App<'_>, seat: usize, name: &str) -> Result<()> {
    let field = format!(".seat-row:nth-child({seat}) input[type=text]");
    app.browser.click(&field).await?;
    app.browser.press(name.chars()).await
}

const NAMES: &str = "[...document.querySelectorAll('.seat-row input[type=text]')].map(it => it.value || it.placeholder).join()";

pub(crate) async fn seats_change_places_and_looks_where_they_sit(
    browser: &mut Browser,
) -> Result<()> {
    let app = open_setup(browser).await?;
    type_name(&app, 1, "Ann").await?;
    app.action("add-player").await?;
    type_name(&app, 3, "Ben").await?;
    // Ben goes up twice, by the same button in another row.
    app.browser.click(".seat-row:nth-child(3) [data-action=up]").await?;
    app.browser.wait_for(&format!("{NAMES}.endsWith('bot')")).await?;
    app.browser.click(".seat-row:nth-child(2) [data-action=up]").await?;
    app.browser.wait_for(&format!("{NAMES}.startsWith('Ben,Ann,')")).await?;
    // His bird came along: the third one. He takes Ann's, and she gets his.
    let birds = "[...document.querySelectorAll('.look-button use')].map(it => it.getAttribute('href')).join()";
    app.browser.wait_for(&format!("{birds} === '#a-bird-2,#a-bird-0,#a-bird-1'")).await?;
    app.browser.click("[data-look='0']").await?;
    app.browser.click("[name=bird][value='0']").await?;
    app.browser.wait_for(&format!("{birds} === '#a-bird-0,#a-bird-2,#a-bird-1'")).await?;
    app.browser.click("[name=colour][value='6']").await?;
    app.browser.wait_for("document.querySelector('.seat-row').dataset.colour === '6'").await?;
    app.browser.click("[data-look='0']").await?;
    app.browser.wait_for("!document.querySelector('.looks')").await?;
    // All of it is remembered.
    app.action("start").await?;
    app.wait_for_screen("table").await?;
    app.go("#/setup").await?;
    app.wait_for_screen("setup").await?;
    app.reload().await?;
    app.browser.wait_for(&format!("{NAMES}.startsWith('Ben,Ann,')")).await?;
    app.browser.wait_for(&format!("{birds} === '#a-bird-0,#a-bird-2,#a-bird-1'")).await
}

pub(crate) async fn the_lot_is_seen_and_then_the_table(browser: &mut Browser) -> Result<()> {
    for still in [false, true] {
        browser.prefer(Preferences { reduced_motion: still, ..Preferences::PLAIN }).await?;
        let app = open_setup(browser).await?;
        type_name(&app, 1, "Ann").await?;
        app.action("start").await?;
        app.browser.wait_for("document.querySelector('dialog[open] [data-lot]')").await?;
        let moves: usize = app
            .browser
            .value("document.querySelector('[data-lot]').getAnimations({ subtree: true }).length")
            .await?;
        assert_eq!(moves > 0, !still);
        let drawn: String = app
            .browser
            .value("document.querySelector('[data-begins] .turn-name').textContent")
            .await?;
        // Nobody has to press anything.
        app.wait_for_screen("table").await?;
        let turn = format!(
            "document.querySelector('[data-seat][data-turn] .name')?.textContent.trim() === '{drawn}'"
        );
        app.browser.wait_for(&turn).await?;
        app.browser.wait_for("!document.querySelector('dialog').open").await?;
    }
    Ok(())
}

pub(crate) async fn a_table_is_sent_and_opened(browser: &mut Browser) -> Result<()> {
    let app = open_setup(browser).await?;
    type_name(&app, 1, "Ann & Co").await?;
    app.action("invite").await?;
    app.browser.wait_for("document.querySelector('dialog[open] .qr path')").await?;
    let link: String = app.browser.value("document.querySelector('[data-link]').value").await?;
    assert!(link.starts_with(&app.site.address("#/new?")), "{link}");
    app.action("cancel").await?;
    app.browser.wait_for("!document.querySelector('dialog').open").await?;
    let roll = async || -> Result<Vec<String>> {
        app.wait_for_screen("table").await?;
        app.browser.wait_for("document.querySelector('[data-seat][data-turn]')").await?;
        app.browser
            .value("[...document.querySelectorAll('[data-seat]')].map(it => it.querySelector('.name').textContent.trim() + (it.dataset.turn ?? '-'))")
            .await
    };
    app.action("start").await?;
    let ours = roll().await?;
    let seed = |text: &str| text.split("\"seed\":").nth(1)?.split(',').next().map(str::to_owned);
    let seeds: Vec<String> = app
        .kept()
        .await?
        .iter()
        .filter(|(key, _)| key.starts_with("game:"))
        .filter_map(|(_, text)| seed(text))
        .collect();
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    // It asks before it leaves the game that is on.
    app.browser.open(&link).await?;
    app.action("confirm").await?;
    assert_eq!(roll().await?, ours);
    assert!(ours[0].starts_with("Ann & Co"), "{ours:?}");
    assert!(link.ends_with(&format!("seed={}", seeds[0])), "{link}: {seeds:?}");
    Ok(())
}

pub(crate) async fn nothing_covers_a_field(browser: &mut Browser) -> Result<()> {
    let app = open_setup(browser).await?;
    for _ in 0..5 {
        app.action("add-player").await?;
    }
    for viewport in Viewport::ALL {
        app.browser.set_viewport(viewport).await?;
        let fields: usize = app
            .browser
            .value("document.querySelectorAll('.fields input, .fields select').length")
            .await?;
        assert!(fields > 20, "{fields}");
        for number in 0..fields {
            // Wherever the focus goes, it is seen.
            let covered: bool = app
                .browser
                .run(
                    "const field = document.querySelectorAll('.fields input, .fields select')[arguments[0]];
                     if (!field.getClientRects().length) return false;
                     field.scrollIntoView({ block: 'nearest' });
                     const { x, y, width, height } = field.getBoundingClientRect();
                     const top = document.elementFromPoint(x + width / 2, y + height / 2);
                     return top !== field && !top?.contains(field) && !field.closest('label')?.contains(top);",
                    vec![number.into()],
                )
                .await?;
            assert!(!covered, "{viewport}: field {number} is covered");
        }
        let areas = app.browser.areas(&[".fields", ".ways"]).await?;
        assert!(overlaps(&areas).is_empty(), "{viewport}: {areas:?}");
    }
    Ok(())
}
