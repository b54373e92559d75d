//! throwaway
use std::path::Path;
use e2e::{App, Browser, BrowserKind, Preferences, Result, Twin, Viewport};
use engine::{Choice, Edition};
use serde_json::json;
fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut b = Browser::start(BrowserKind::Chromium).await?;
        let dir = Path::new("target/reader");
        for (name, v, dark, lang) in [("320", Viewport::new(320, 568), false, "de"), ("phone", Viewport::PHONE, true, "fr"), ("desktop", Viewport::DESKTOP, false, "it"), ("dark", Viewport::DESKTOP, true, "en")] {
            b.prefer(Preferences { dark, reduced_motion: true, ..Preferences::PLAIN }).await?;
            b.set_viewport(v).await?;
            {
                let site = b.app_site()?.without_worker().start()?;
                let app = App::on(&mut b, site, &format!("?lang={lang}#/rules?edition=extended")).await?;
                app.browser.wait_for("document.querySelector('.book section')").await?;
                app.browser.screenshot(&dir.join(format!("{name}-1-top.png"))).await?;
                app.go("#/rules/hen").await?;
                app.browser.wait_for("document.querySelector('.book .asked')").await?;
                app.browser.wait_for_frames().await?;
                app.browser.screenshot(&dir.join(format!("{name}-2-hen.png"))).await?;
                app.go("#/rules/specialists").await?;
                app.browser.wait_for_frames().await?;
                app.browser.wait_for_frames().await?;
                app.browser.screenshot(&dir.join(format!("{name}-3-specialists.png"))).await?;
                app.browser.run::<()>("document.querySelector('.contents details').open = true", vec![]).await?;
                app.browser.wait_for_frames().await?;
                app.browser.screenshot(&dir.join(format!("{name}-4-contents.png"))).await?;
                app.go("#/rules/cheat").await?;
                app.browser.wait_for_frames().await?;
                app.browser.wait_for_frames().await?;
                app.browser.screenshot(&dir.join(format!("{name}-5-cheat.png"))).await?;
                let paper = app.browser.cdp("Page.printToPDF", json!({})).await?;
                std::fs::write(dir.join(format!("{name}-cheat.pdf.b64")), paper["data"].as_str().unwrap_or_default())?;
                app.go("#/rules").await?;
                let q = match lang { "de" => "Wiesel toter Wurf", "fr" => "voler un adversaire", "it" => "sballare", _ => "may I keep two specialists" };
                app.browser.run::<()>("const f = document.querySelector('[type=search]'); f.value = arguments[0]; f.dispatchEvent(new Event('input', {bubbles: true})); scrollTo(0,0)", vec![q.into()]).await?;
                app.browser.wait_for("document.querySelector('[data-hit]')").await?;
                app.browser.screenshot(&dir.join(format!("{name}-6-hits.png"))).await?;
            }
            let mut twin = Twin::new(Edition::Extended, 3, 305)?;
            let link = twin.link();
            let app = App::start_game(&mut b, &link.replace("#/new?", &format!("?lang={lang}#/new?"))).await?;
            app.browser.press(['?']).await?;
            app.browser.wait_for("document.querySelector('[data-sheet] .asked')").await?;
            app.browser.wait_for_frames().await?;
            app.browser.screenshot(&dir.join(format!("{name}-7-sheet.png"))).await?;
            app.browser.click("[data-sheet] [data-action=close]").await?;
            twin.play(Choice::Roll(8))?;
            app.choose(Choice::Roll(8)).await?;
            app.browser.click(".grill [data-figure=hen]").await?;
            app.browser.wait_for("document.querySelector('[data-sheet] .toy')").await?;
            app.browser.wait_for_frames().await?;
            app.browser.screenshot(&dir.join(format!("{name}-8-hen.png"))).await?;
        }
        b.quit().await;
        Ok(())
    })
}
