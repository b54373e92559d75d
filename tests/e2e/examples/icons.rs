//! Draws the icons and the pictures for the install dialog from our own art and the built game: `cargo xtask icons`.

use std::path::Path;

use base64::{Engine as _, engine::general_purpose::STANDARD};
use e2e::{App, Browser, BrowserKind, Preferences, Result, Twin, Viewport, project_root};
use engine::Edition;
use serde_json::json;

/// The file, the drawing, the length of its sides. Systems cut their own shape out of a maskable icon, and Apple's always
/// do: these drawings fill the square.
const ICONS: [(&str, &str, u32); 5] = [
    ("any-192", "icon.svg", 192),
    ("any-512", "icon.svg", 512),
    ("maskable-192", "icon-maskable.svg", 192),
    ("maskable-512", "icon-maskable.svg", 512),
    ("apple-180", "icon-maskable.svg", 180),
];

fn main() -> Result<()> {
    let public = project_root().join("public");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        icons(&browser, &public.join("icons")).await?;
        pictures(&mut browser, &public.join("screenshots")).await?;
        browser.quit().await;
        println!("the icons and pictures are in {}", public.display());
        Ok(())
    })
}

async fn icons(browser: &Browser, directory: &Path) -> Result<()> {
    std::fs::create_dir_all(directory)?;
    let site = browser.site(&project_root().join("art")).start()?;
    let clear = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    for (name, drawing, size) in ICONS {
        browser.open(&site.address(drawing)).await?;
        browser.set_viewport(Viewport::new(size, size)).await?;
        browser.cdp("Emulation.setDefaultBackgroundColorOverride", clear.clone()).await?;
        capture(browser, "png", &directory.join(format!("{name}.png"))).await?;
    }
    browser.cdp("Emulation.setDefaultBackgroundColorOverride", json!({})).await?;
    Ok(())
}

/// A game of seven in its middle, upright at twice the density and across.
async fn pictures(browser: &mut Browser, directory: &Path) -> Result<()> {
    std::fs::create_dir_all(directory)?;
    let mut twin = Twin::new(Edition::Extended, 7, 899)?;
    browser.prefer(Preferences::STILL).await?;
    let app = App::start_game(browser, &twin.link()).await?;
    app.play_some(&mut twin, 70).await?;
    app.browser.set_viewport(Viewport::DESKTOP).await?;
    capture(app.browser, "webp", &directory.join("wide.webp")).await?;
    let Viewport { width, height } = Viewport::PHONE;
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": false });
    app.browser.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
    capture(app.browser, "webp", &directory.join("narrow.webp")).await
}

async fn capture(browser: &Browser, format: &str, file: &Path) -> Result<()> {
    // PNG has no quality and ignores it.
    let how = json!({ "format": format, "quality": 80 });
    let answer = browser.cdp("Page.captureScreenshot", how).await?;
    let data = answer["data"].as_str().ok_or("no picture")?;
    Ok(std::fs::write(file, STANDARD.decode(data)?)?)
}
