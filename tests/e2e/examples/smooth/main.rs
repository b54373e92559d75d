//! Measures whether everything that moves moves smoothly: the frames of a whole game of bots, on a machine four times slower than
//! this one, and whether only what costs the browser no layout and no paint is animated: transform and opacity.
//!
//! `cargo run --package e2e --example smooth [-- --seed 7] [--phone] [--check]`; `--check` fails where something else is animated.
//! Frame times are a measurement and no test: run it on a machine that has nothing else to do.

use std::{
    collections::BTreeMap,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Result, Viewport};
use serde::Deserialize;
use serde_json::json;
use tokio::time::sleep;

/// From here on people see it, in milliseconds.
const LONG: f64 = 50.0;

/// However long the game takes, it ends before this.
const LIMIT: Duration = Duration::from_mins(15);

/// What may be animated: the compositor does it without the page. The individual transforms are transforms.
const CHEAP: [&str; 5] = ["transform", "translate", "rotate", "scale", "opacity"];

/// Looks at every frame, from inside the page: a driver's commands would be work for the same thread. What an animation does not
/// change between its keyframes only stands there.
const WATCH: &str = include_str!("watch.js");

/// Measures the frames of a whole game of bots on a slow machine, and what is animated in it
#[derive(Parser)]
struct Arguments {
    /// How many times slower than this machine
    #[arg(long, default_value_t = 4)]
    slower: u8,
    /// The game
    #[arg(long, default_value_t = 42)]
    seed: u64,
    /// How quickly the bots play: slow, normal, fast
    #[arg(long, default_value = "fast")]
    speed: String,
    /// On a phone; else on a desktop
    #[arg(long)]
    phone: bool,
    /// Fail if anything else than transform and opacity is animated
    #[arg(long)]
    check: bool,
}

/// What the page has gathered.
#[derive(Debug, Deserialize)]
struct Gathered {
    /// Milliseconds between two frames, all of them.
    frames: Vec<f64>,
    /// The same, while something moved.
    moving: Vec<f64>,
    /// How long the long tasks were.
    tasks: Vec<f64>,
    /// How often which property of which elements was seen to be animated.
    animated: BTreeMap<String, BTreeMap<String, u32>>,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let gathered = runtime.block_on(measure(&arguments))?;
    println!("{:<22}{:>7}{:>8}{:>8}{:>9}{:>7}", "ms", "count", "p50", "p95", "longest", "> 50");
    print_line("all frames", gathered.frames);
    print_line("while something moves", gathered.moving);
    print_line("long tasks", gathered.tasks);
    let mut dear = 0;
    println!("\nanimated:");
    for (property, elements) in &gathered.animated {
        let is_cheap = CHEAP.contains(&property.as_str());
        dear += usize::from(!is_cheap);
        let mark = if is_cheap { "" } else { "  ! costs layout or paint" };
        let elements: Vec<_> =
            elements.iter().map(|(element, seen)| format!("{element} ({seen}x)")).collect();
        println!("  {property}{mark}: {}", elements.join(", "));
    }
    Ok(if arguments.check && dear > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn print_line(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let part = |percent: usize| times.get(times.len() * percent / 100).copied().unwrap_or(0.0);
    let longest = times.last().copied().unwrap_or(0.0);
    let over = times.iter().filter(|time| **time > LONG).count();
    let count = times.len();
    println!("{name:<22}{count:>7}{:>8.1}{:>8.1}{longest:>9.1}{over:>7}", part(50), part(95));
}

async fn measure(arguments: &Arguments) -> Result<Gathered> {
    let Arguments { slower, seed, speed, phone, .. } = arguments;
    let mut browser = Browser::start(BrowserKind::Chromium).await?;
    let size = if *phone { Viewport::PHONE } else { Viewport::new(1440, 900) };
    browser.set_viewport(size).await?;
    let app = App::open(&mut browser).await?;
    app.set("bot_speed", speed).await?;
    app.go(&format!(
        "#/new?edition=extended&players=Otto:greedy,Ida:careful,Finn:naive&seed={seed}&first=0"
    ))
    .await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for_frames().await?;
    app.browser.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
    app.browser.run::<()>(WATCH, vec![]).await?;
    let began = Instant::now();
    while app.screen().await? == "table" {
        if began.elapsed() > LIMIT {
            return Err("the game never ends".into());
        }
        sleep(Duration::from_secs(2)).await;
    }
    // The end has a scene of its own.
    sleep(Duration::from_secs(8)).await;
    let gathered = app.browser.value("window.gathered()").await?;
    println!("a game of {:.0} s at {size}, {slower} times slower\n", began.elapsed().as_secs_f64());
    browser.quit().await;
    Ok(gathered)
}
