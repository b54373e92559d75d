//! Contact sheets of everything that moves on the table: a picture every 60 ms of a roll, a laying-aside, a take, a steal, a failure
//! that costs a tile, and the end. One sheet each for a phone and a desktop, in `target/frames`, to look at the motion in peace.
//!
//! `cargo run --package e2e --example frames [-- roll steal] [--dark] [--still]`. A machine is not quick enough to take
//! pictures in the time of the game, so the time of the animations is slowed down.

#![allow(clippy::doc_markdown, reason = "DevTools is a name, not code")]

mod scene;
mod sheet;

use std::time::Duration;

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Preferences, Result, Viewport};
use serde_json::json;
use tokio::time::{Instant, sleep_until};

use scene::{SCENES, Scene};
use sheet::{Frame, Sheet};

/// Milliseconds of the game between two pictures.
const EVERY: u32 = 60;

/// How many times slower than meant everything moves.
const SLOWER: u32 = 8;

/// Name and size of a device, how wide a frame is on the sheet, and how many stand in a row.
const DEVICES: [(&str, Viewport, u32, usize); 2] =
    [("phone", Viewport::PHONE, 195, 8), ("desktop", Viewport::new(1440, 900), 480, 4)];

/// How many animations with an end are under way; a glow has none.
const MOVING: &str = "document.getAnimations()
    .filter(animation => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity).length";

/// Takes contact sheets of everything that moves on the table
#[derive(Parser)]
struct Arguments {
    /// Only these: roll, aside, take, steal, fail, end
    only: Vec<String>,
    /// By night
    #[arg(long)]
    dark: bool,
    /// The motion-free twin
    #[arg(long)]
    still: bool,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let is_wanted = |scene: &Scene| {
        arguments.only.is_empty() || arguments.only.contains(&scene.name.to_owned())
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        let folder = e2e::project_root().join("target/frames");
        for (device, viewport, width, columns) in DEVICES {
            for scene in SCENES.iter().filter(|scene| is_wanted(scene)) {
                let frames = film(&mut browser, viewport, scene, &arguments).await?;
                let name = format!("{device}-{}{}", scene.name, variant(&arguments));
                println!("{name}: {} frames", frames.len());
                let sheet = Sheet { title: name.clone(), frames, width, columns };
                sheet.save(&browser, &folder.join(format!("{name}.png"))).await?;
            }
        }
        browser.quit().await;
        println!("the sheets are in target/frames");
        Ok(())
    })
}

fn variant(arguments: &Arguments) -> String {
    let word = |on: bool, word: &'static str| if on { word } else { "" };
    format!("{}{}", word(arguments.dark, "-dark"), word(arguments.still, "-still"))
}

/// Plays the scene and takes its pictures.
async fn film(
    browser: &mut Browser,
    viewport: Viewport,
    scene: &Scene,
    arguments: &Arguments,
) -> Result<Vec<Frame>> {
    let Arguments { dark, still, .. } = *arguments;
    browser.prefer(Preferences { dark, reduced_motion: still, ..Preferences::PLAIN }).await?;
    browser.set_viewport(viewport).await?;
    let app = App::open(browser).await?;
    let (twin, choice) = scene.find()?;
    app.lay("scene", &twin).await?;
    app.browser.wait_for(&format!("{MOVING} === 0")).await?;
    app.browser.cdp("Animation.enable", json!({})).await?;
    let rate = json!({ "playbackRate": 1.0 / f64::from(SLOWER) });
    app.browser.cdp("Animation.setPlaybackRate", rate).await?;
    // The clocks that end a show go as slowly as what they end.
    let slower = format!(
        "const soon = window.setTimeout; \
         window.setTimeout = (act, time, ...rest) => soon(act, {SLOWER} * time, ...rest)"
    );
    app.browser.run::<()>(&slower, vec![]).await?;
    app.choose(choice).await?;
    let frames = take(app.browser, scene.quiet).await;
    app.browser.cdp("Animation.setPlaybackRate", json!({ "playbackRate": 1 })).await?;
    frames
}

/// Takes pictures until nothing has moved for a while.
async fn take(browser: &Browser, quiet: u32) -> Result<Vec<Frame>> {
    let began = Instant::now();
    let mut frames = Vec::new();
    let mut still_since = 0;
    for number in 0..scene::MOST_FRAMES {
        sleep_until(began + Duration::from_millis(u64::from(number * EVERY * SLOWER))).await;
        let time = (began.elapsed().as_millis() / u128::from(SLOWER)) as u32;
        frames.push(Frame { time, picture: sheet::picture(browser).await? });
        if browser.value::<u32>(MOVING).await? > 0 {
            still_since = number;
        }
        if (number - still_since) * EVERY >= quiet {
            break;
        }
    }
    Ok(frames)
}
