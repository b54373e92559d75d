//! axe-core has nothing to say about any screen, by day, by night and in the colours of the system.

use e2e::{App, Browser, Preferences, Result, Twin};
use engine::{Edition, Phase};

async fn look(app: &App<'_>, what: &str, found: &mut Vec<String>) -> Result<()> {
    let violations = app.browser.violations().await?;
    found.extend(violations.into_iter().map(|violation| format!("{what}: {violation}")));
    Ok(())
}

/// The page must see what it is looked at with: else nothing is said about that.
async fn sees(app: &App<'_>, preferences: Preferences) -> Result<()> {
    for (query, wanted) in [
        ("prefers-color-scheme: dark", preferences.dark),
        ("prefers-reduced-motion: reduce", preferences.reduced_motion),
        ("forced-colors: active", preferences.forced_colors),
    ] {
        let seen: bool = app.browser.value(&format!("matchMedia('({query})').matches")).await?;
        assert_eq!(seen, wanted, "{query}");
    }
    Ok(())
}

async fn every_screen(browser: &mut Browser, preferences: Preferences) -> Result<()> {
    browser.prefer(preferences).await?;
    let mut found = Vec::new();
    let app = App::open(browser).await?;
    sees(&app, preferences).await?;
    look(&app, "start", &mut found).await?;
    for screen in ["setup", "settings", "practice"] {
        app.go(&format!("#/{screen}")).await?;
        app.wait_for_screen(screen).await?;
        look(&app, screen, &mut found).await?;
    }

    let mut twin = Twin::new(Edition::Extended, 2, 1368)?;
    let (mut looked, mut number) = (Vec::new(), 0);
    while let Some(choice) = twin.decide() {
        let before = twin.game().current();
        twin.play(choice)?;
        let moment = match twin.game().phase() {
            Phase::Choosing { .. } => "choosing",
            Phase::Deciding(turn) if !turn.is_fresh() => "deciding",
            Phase::Deciding(_) if twin.game().current() != before => "closing line",
            Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => "question",
            _ => continue,
        };
        if looked.contains(&moment) {
            continue;
        }
        looked.push(moment);
        number += 1;
        app.lay(&format!("m{number}"), &twin).await?;
        look(&app, moment, &mut found).await?;
        if moment == "deciding" {
            // The log has a button where it does not lie open beside the table.
            app.browser.press_and_settle(&['l']).await?;
            app.browser.wait_for("document.querySelector('dialog').open").await?;
            look(&app, "log", &mut found).await?;
            app.action("cancel").await?;
            app.browser.wait_for("!document.querySelector('dialog').open").await?;
            app.browser.click(".bar button:not([data-action])").await?;
            app.browser.wait_for("document.querySelector('dialog dl')").await?;
            look(&app, "keys", &mut found).await?;
            app.action("cancel").await?;
            app.browser.wait_for("!document.querySelector('dialog').open").await?;
        }
    }
    assert_eq!(looked.len(), 4, "{looked:?}");

    app.keep("game:over", &twin.save()?).await?;
    app.keep("game:broken", "nonsense").await?;
    app.keep("game:newer", &twin.save()?.replacen("\"version\":1", "\"version\":9", 1)).await?;
    app.go("#/end/over").await?;
    app.wait_for_screen("end").await?;
    look(&app, "end", &mut found).await?;
    app.go("#/").await?;
    app.wait_for_screen("start").await?;
    app.browser.wait_for("document.querySelectorAll('[data-game]').length > 4").await?;
    look(&app, "kept games", &mut found).await?;
    app.browser.click("[data-game=over] [data-action=delete]").await?;
    app.browser.wait_for("document.querySelector('dialog').open").await?;
    look(&app, "question before deleting", &mut found).await?;
    app.go("#/new?players=Ann").await?;
    app.browser.wait_for("document.querySelector('[data-notice]')").await?;
    look(&app, "notice", &mut found).await?;
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
    Ok(())
}

pub(crate) async fn by_day(browser: &mut Browser) -> Result<()> {
    every_screen(browser, Preferences::STILL).await
}

pub(crate) async fn by_night(browser: &mut Browser) -> Result<()> {
    every_screen(browser, Preferences { dark: true, ..Preferences::STILL }).await
}

pub(crate) async fn in_forced_colours(browser: &mut Browser) -> Result<()> {
    every_screen(browser, Preferences { forced_colors: true, ..Preferences::STILL }).await
}
