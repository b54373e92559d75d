//! Throwaway.
use e2e::{App, Browser, BrowserKind, Hand, Preferences, Result, Viewport, eventually};
use std::path::PathBuf;

const SENTENCE: &str = "document.querySelector('[data-coach]')?.textContent ?? ''";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let steps: Vec<usize> = args[1].split(',').map(|s| s.parse().unwrap()).collect();
    let shapes: Vec<Viewport> = args[2]
        .split(',')
        .map(|s| {
            let (w, h) = s.split_once('x').unwrap();
            Viewport::new(w.parse().unwrap(), h.parse().unwrap())
        })
        .collect();
    let languages: Vec<&'static str> = args[3].split(',').map(|s| &*s.to_owned().leak()).collect();
    let dark = args.get(4).is_some();
    let dir = PathBuf::from("/tmp/guide-shots");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        for language in languages {
            browser
                .prefer(Preferences { dark, language: Some(language), ..Preferences::STILL })
                .await?;
            let app = App::open(&mut browser).await?;
            app.go("#/guide").await?;
            app.wait_for_screen("guide").await?;
            for step in 0..24 {
                if steps.contains(&step) {
                    for shape in &shapes {
                        app.browser.set_viewport(*shape).await?;
                        app.browser.wait_for_frames().await?;
                        app.browser
                            .screenshot(&dir.join(format!(
                                "{shape}-{language}-{step:02}{}.png",
                                if dark { "-dark" } else { "" }
                            )))
                            .await?;
                    }
                }
                if step < 23 {
                    let sentence: String = app.browser.value(SENTENCE).await?;
                    app.press_by(Hand::Mouse, "[data-coach-target]").await?;
                    eventually(async || match app.browser.value::<String>(SENTENCE).await? {
                        same if same == sentence => Err("same".into()),
                        _ => Ok(()),
                    })
                    .await?;
                }
            }
        }
        browser.quit().await;
        Ok(())
    })
}
