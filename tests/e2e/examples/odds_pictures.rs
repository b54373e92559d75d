//! Pictures of the table with odds and hints, on every screen: into `target/odds`.

use std::path::PathBuf;

use e2e::{App, Browser, BrowserKind, Preferences, Result, Twin, Viewport};
use engine::{Edition, Phase, Seat};
use record::Level;

fn main() -> Result<()> {
    let directory = PathBuf::from("target/odds");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let browser = Browser::start(BrowserKind::Chromium).await?;
        let sizes = [(320, 460), (320, 568), (390, 844), (844, 390), (1024, 768), (1440, 900)];
        let language = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
        let mut driver = browser;
        let site = driver.app_site()?.without_worker().start()?;
        let app = App::on(&mut driver, site, &format!("?lang={language}")).await?;
        app.wait_for_screen("start").await?;
        for (name, edition, players, seed, choosing) in [
            ("two", Edition::Original, 2, 305, true),
            ("seven", Edition::Extended, 7, 899, true),
            ("four", Edition::Extended, 4, 900, false),
        ] {
            let mut twin = Twin::new(edition, players, seed)?.with_bot(Seat::new(1), Level::Expert);
            let counted = std::cell::Cell::new(0);
            twin.advance(|game| {
                counted.set(counted.get() + 1);
                let seen = counted.get();
                let busy = game.seats().filter(|seat| game.stack(*seat).top().is_some()).count();
                let moment = match game.phase() {
                    Phase::Choosing { rolled, .. } => {
                        choosing && rolled.values().iter().count() >= 4
                    }
                    Phase::Deciding(turn) => !choosing && !turn.is_fresh() && game.claim().is_ok(),
                    _ => false,
                };
                seen > 30 && busy >= 2 && moment && game.current() == Seat::new(0)
            })?;
            app.lay(&format!("odds{name}"), &twin).await?;
            app.action("odds").await?;
            app.browser.wait_for("document.querySelector('[data-odds]')").await?;
            for hint in [false, true] {
                if hint {
                    app.action("hint").await?;
                    app.browser.wait_for("document.querySelector('[data-advised]')").await?;
                }
                for (width, height) in sizes {
                    for dark in [false, true] {
                        if dark && (width, height) != (390, 844) {
                            continue;
                        }
                        app.browser
                            .prefer(Preferences {
                                dark,
                                reduced_motion: true,
                                ..Preferences::PLAIN
                            })
                            .await?;
                        app.browser.set_viewport(Viewport::new(width, height)).await?;
                        let night = if dark { "-night" } else { "" };
                        let hint = if hint { "-hint" } else { "" };
                        let file = format!("{name}{hint}-{width}x{height}{night}-{language}.png");
                        app.browser.screenshot(&directory.join(file)).await?;
                    }
                }
            }
        }
        app.set("bot_speed", "slow").await?;
        app.go("#/new?players=Otto:expert,Ann,Ida:greedy&seed=8&first=0").await?;
        app.browser.wait_for("document.querySelector('[data-action=confirm]')").await?;
        app.action("confirm").await?;
        app.wait_for_screen("table").await?;
        app.browser.wait_for("document.querySelector('[data-action=pause]')").await?;
        app.action("pause").await?;
        for _ in 0..4 {
            app.action("step").await?;
        }
        let moments: [(&str, Option<&str>); 5] = [
            ("bot", None),
            ("why", Some("[data-action=why]")),
            ("outcome", Some("[data-action=cancel]")),
            ("keys", Some(".keys-button")),
            ("settings", None),
        ];
        for (moment, press) in moments {
            if let Some(button) = press {
                app.browser
                    .run::<()>(&format!("document.querySelector('{button}').click()"), vec![])
                    .await?;
            }
            match moment {
                "why" => app.browser.wait_for("document.querySelector('[data-why] p')").await?,
                "outcome" => {
                    app.action("skip").await?;
                    app.browser.wait_for("document.querySelector('[data-outcome]')").await?;
                }
                "settings" => app.go("#/settings").await?,
                _ => {}
            }
            for (width, height) in [(320, 460), (390, 844), (1440, 900)] {
                app.browser.set_viewport(Viewport::new(width, height)).await?;
                let file = format!("{moment}-{width}x{height}-{language}.png");
                app.browser.screenshot(&directory.join(file)).await?;
            }
        }
        driver.quit().await;
        Ok(())
    })
}
