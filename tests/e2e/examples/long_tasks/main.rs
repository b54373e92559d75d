//! Measures whether the page keeps up: a whole game of one person and six experts, on a machine four times slower than this
//! one, once watching the bots and once skipping them. Prints how long the tasks of the page's main thread were.
//!
//! `cargo run --package e2e --example long_tasks [-- --check]`; `--check` fails if a task is longer than 50 ms after loading.
//! A measurement and no test: run it on a machine that has nothing else to do.

#![allow(clippy::doc_markdown, reason = "DevTools is a name, not code")]

mod trace;

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Result};
use serde_json::{Value, json};
use tokio::time::sleep;

use trace::{Task, Trace, Tracer};

/// From here on a task is long: it delays the answer to a tap so that people notice.
const LONG: f64 = 50.0;

/// However long the game takes, it ends before this.
const LIMIT: Duration = Duration::from_mins(10);

/// Chromium's own list of long tasks, from the page's first moment on.
const OBSERVE: &str = "window.longTasks = [];
    new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(task => task.duration)))
        .observe({ type: 'longtask', buffered: true });";

/// Plays for the person, inside the page: a driver's commands would be work for the same thread. Takes what is there.
const PLAY: &str = "
    const [skip] = arguments;
    const find = selector => document.querySelector(`${selector}:not([disabled])`);
    const next = () => {
        const faces = [...document.querySelectorAll('[data-face]:not([disabled])')];
        const worth = button => button.dataset.face === 'W' ? 6 : Number(button.dataset.face);
        return find('dialog[open] [data-action=confirm]')
            ?? find('[data-action=stop][data-claim]')
            ?? faces.sort((one, other) => worth(other) - worth(one))[0]
            ?? find('[data-action=roll]')
            ?? find('[data-action=stop]');
    };
    const timer = setInterval(() => {
        if (document.body.dataset.screen === 'end') {
            clearInterval(timer);
            return;
        }
        const skipping = find('[data-action=skip]');
        if (skipping) {
            if (skip) skipping.click();
        } else {
            next()?.click();
        }
    }, 100);";

/// Measures how long the page's tasks are, on a slow machine, during a whole game against experts
#[derive(Parser)]
struct Arguments {
    /// Fail if a task is longer than 50 ms after loading
    #[arg(long)]
    check: bool,
    /// How many times slower than this machine
    #[arg(long, default_value_t = 4)]
    slower: u8,
    /// The game
    #[arg(long, default_value_t = 42)]
    seed: u64,
}

/// What was measured between two moments.
struct Measurement {
    name: String,
    took: Duration,
    /// All tasks, those with most work first.
    tasks: Vec<Task>,
    /// The lengths of those that Chromium itself calls long.
    long_tasks: Vec<f64>,
}

impl Measurement {
    fn new(name: &str, took: Duration, trace: &Trace, long_tasks: Vec<f64>) -> Measurement {
        Measurement { name: name.to_owned(), took, tasks: trace.tasks(), long_tasks }
    }

    fn over(&self) -> usize {
        self.tasks.iter().filter(|task| task.worked > LONG).count()
    }

    fn print(&self) {
        let most = self.tasks.first().map_or(0.0, |task| task.worked);
        let longest = self.long_tasks.iter().copied().fold(0.0, f64::max);
        let told = match self.long_tasks.len() {
            0 => "none over 50 ms".to_owned(),
            count => format!("{count}, longest {longest:.0} ms"),
        };
        println!(
            "{:<18}{:>7.1}{:>8}{most:>12.1}{:>8}   {told}",
            self.name,
            self.took.as_secs_f64(),
            self.tasks.len(),
            self.over(),
        );
    }

    fn print_longest(&self) {
        println!("\n{}: the tasks with most work", self.name);
        for Task { worked, elapsed, parts, .. } in self.tasks.iter().take(5) {
            println!("  {worked:>6.1} ms of work in {elapsed:>6.1} ms: {parts}");
        }
    }
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(&arguments))?;

    println!("{:<18}{:>7}{:>8}{:>12}{:>8}   long tasks", "", "s", "tasks", "longest/ms", "> 50");
    measured.iter().for_each(Measurement::print);
    measured.iter().for_each(Measurement::print_longest);
    let games = measured.iter().filter(|measured| !measured.name.starts_with("loading"));
    let over: usize = games.map(Measurement::over).sum();
    println!("\n{over} tasks over 50 ms after loading (by the work of the thread itself)");
    Ok(if arguments.check && over > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

async fn measure(arguments: &Arguments) -> Result<Vec<Measurement>> {
    let mut measured = Vec::new();
    for (name, skip) in [("bots watched", false), ("bots skipped", true)] {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        measured.extend(measure_game(&mut browser, arguments, name, skip).await?);
        browser.quit().await;
    }
    Ok(measured)
}

/// One visit with one game: loading, then playing.
async fn measure_game(
    browser: &mut Browser,
    arguments: &Arguments,
    name: &str,
    skip: bool,
) -> Result<[Measurement; 2]> {
    let mut tracer = Tracer::connect(browser).await?;
    let rate = json!({ "rate": arguments.slower });
    browser.cdp("Emulation.setCPUThrottlingRate", rate).await?;
    browser.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": OBSERVE })).await?;

    let began = Instant::now();
    tracer.start().await?;
    let app = App::open(browser).await?;
    let loaded = began.elapsed();
    app.set("bot_speed", "fast").await?;
    let experts = (1..=6).map(|number| format!("B{number}:expert")).collect::<Vec<_>>().join(",");
    let seed = arguments.seed;
    app.go(&format!("#/new?edition=original&players=Ann,{experts}&seed={seed}&first=0")).await?;
    app.wait_for_screen("table").await?;
    app.browser.wait_for_frames().await?;
    let loading = Measurement::new(
        &format!("loading ({})", if skip { "again" } else { "first" }),
        loaded,
        &tracer.stop().await?,
        long_tasks(&app).await?,
    );

    tracer.start().await?;
    let began = Instant::now();
    app.browser.run::<()>(PLAY, vec![skip.into()]).await?;
    wait_for_the_end(app.browser).await?;
    let took = began.elapsed();
    let game = Measurement::new(name, took, &tracer.stop().await?, long_tasks(&app).await?);
    Ok([loading, game])
}

/// The long tasks since the last call.
async fn long_tasks(app: &App<'_>) -> Result<Vec<f64>> {
    app.browser.value("window.longTasks.splice(0)").await
}

/// The browser knows the page's address without asking the page.
async fn wait_for_the_end(browser: &Browser) -> Result<()> {
    let began = Instant::now();
    while began.elapsed() < LIMIT {
        let targets = browser.cdp("Target.getTargets", json!({})).await?;
        let infos = targets["targetInfos"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_at_the_end =
            |info: &Value| info["url"].as_str().is_some_and(|url| url.contains("#/end/"));
        if infos.iter().any(is_at_the_end) {
            return Ok(());
        }
        sleep(Duration::from_millis(500)).await;
    }
    Err("the game never ends".into())
}
