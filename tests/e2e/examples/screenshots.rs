//! Takes a picture of every screen in every shape: `cargo xtask screenshots [DIRECTORY]`.

use std::path::{Path, PathBuf};

use e2e::{App, Browser, BrowserKind, Hand, Preferences, Result, Twin, Viewport};
use engine::Edition;

/// Name, size and light of a device.
const SHAPES: [(&str, Viewport, bool); 6] = [
    ("smallest", Viewport::SMALLEST, false),
    ("phone", Viewport::PHONE, false),
    ("phone-lying", Viewport::PHONE_LYING, false),
    ("tablet", Viewport::TABLET, false),
    ("desktop", Viewport::DESKTOP, false),
    ("desktop-dark", Viewport::DESKTOP, true),
];

fn main() -> Result<()> {
    let directory =
        std::env::args_os().nth(1).map_or_else(|| "target/screenshots".into(), PathBuf::from);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        screens(&mut browser, &directory).await?;
        guide(&mut browser, &directory).await?;
        game(&mut browser, &directory).await?;
        browser.quit().await;
        println!("the pictures are in {}", directory.display());
        Ok(())
    })
}

/// What is shown now, in every shape.
async fn shoot(browser: &mut Browser, directory: &Path, screen: &str) -> Result<()> {
    for (shape, viewport, dark) in SHAPES {
        browser.prefer(Preferences { dark, reduced_motion: true, ..Preferences::PLAIN }).await?;
        browser.set_viewport(viewport).await?;
        browser.screenshot(&directory.join(format!("{screen}-{shape}.png"))).await?;
    }
    Ok(())
}

/// The screens around the table.
async fn screens(browser: &mut Browser, directory: &Path) -> Result<()> {
    let app = App::open(browser).await?;
    shoot(app.browser, directory, "start").await?;
    for screen in ["setup", "settings", "practice", "rules"] {
        let script = format!("location.hash = '#/{screen}'; return true");
        let _: bool = app.browser.run(&script, vec![]).await?;
        app.wait_for_screen(screen).await?;
        if screen == "rules" {
            // The book is fetched first.
            app.browser.wait_for("document.querySelector('.book section')").await?;
        }
        shoot(app.browser, directory, screen).await?;
    }
    Ok(())
}

/// The guided game: a sentence over the hollows, and one that leaves them free.
async fn guide(browser: &mut Browser, directory: &Path) -> Result<()> {
    let app = App::open(browser).await?;
    app.go("#/guide").await?;
    app.wait_for_screen("guide").await?;
    shoot(app.browser, directory, "guide-reading").await?;
    for _ in 0..2 {
        app.press_by(Hand::Mouse, "[data-coach-target]").await?;
    }
    app.browser.wait_for("document.querySelector('[data-face][data-coach-target]')").await?;
    shoot(app.browser, directory, "guide-choosing").await
}

/// What the page shows in the middle of a game.
const MOMENT: &str = "return document.querySelector('.question') ? 'question' \
    : document.querySelector('.closing.failed') ? 'failed' \
    : document.querySelector('[data-face]:not([disabled])') ? 'choosing' : 'deciding'";

/// A game of seven to its end, with the moments worth a picture.
async fn game(browser: &mut Browser, directory: &Path) -> Result<()> {
    let mut twin = Twin::new(Edition::Extended, 7, 899)?;
    let app = App::start_game(browser, &twin.link()).await?;
    let mut taken: Vec<String> = Vec::new();
    let mut moves = 0;
    while let Some(choice) = twin.decide() {
        app.choose(choice).await?;
        twin.play(choice)?;
        moves += 1;
        // Earlier, the table is still too empty to show much.
        if moves < 60 || taken.len() == 4 {
            continue;
        }
        let moment: String = app.browser.run(MOMENT, vec![]).await?;
        if !taken.contains(&moment) {
            shoot(app.browser, directory, &format!("table-{moment}")).await?;
            taken.push(moment);
        }
    }
    app.wait_for_screen("end").await?;
    shoot(app.browser, directory, "end").await?;
    // What luck and skill made of it, and the game once more.
    app.action("review").await?;
    app.browser.wait_for("document.querySelector('[data-review=ready]')").await?;
    shoot(app.browser, directory, "end-reviewed").await?;
    app.browser.click(".after-game [data-action=replay]").await?;
    app.wait_for_screen("replay").await?;
    app.browser.press(['m', 'm', 'm']).await?;
    shoot(app.browser, directory, "replay").await
}
