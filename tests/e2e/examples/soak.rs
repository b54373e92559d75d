//! Plays game after game in one tab that is never reloaded, and prints what the page holds on to: the memory of the program, of
//! the bots' thread and of the scripts, the nodes of the document and the listeners. What a game needs is to be free again
//! after it, so the numbers have to stay where they are.
//!
//! `cargo run --package e2e --example soak [-- --people] [--games 300] [--check]`. Without `--people` bots play each other.

#![allow(clippy::doc_markdown, reason = "WebAssembly and DevTools are names, not code")]

use std::{
    fs,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Fault, Result, dist};
use serde_json::{Value, json};
use tokio::time::sleep;

/// Longer than any game takes on a busy machine.
const LONGEST_GAME: Duration = Duration::from_mins(2);

/// What the program may have come to need more since the first measurement in a game, in bytes; then `--check` fails.
const TOLERANCE: u64 = 1_000_000;

/// Keeps a hand on the program's memory, and lets a second pass whenever somebody looks at the clock: between turns the roll is
/// deaf for a moment, which nobody has to wait for.
const FIRST: &str = "
    for (const way of ['instantiate', 'instantiateStreaming']) {
        const instantiate = WebAssembly[way];
        WebAssembly[way] = async (...parts) => {
            const made = await instantiate.apply(WebAssembly, parts);
            window.program = (made.instance ?? made).exports;
            return made;
        };
    }
    const { now } = Date;
    let looks = 0;
    Date.now = Object.assign(() => now() + 1000 * looks++, { real: now });";

/// The same in the bots' thread, which tells whoever asks. It stands before the thread's own script.
const FIRST_IN_WORKER: &str = "
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...parts) => {
        const made = await instantiate.apply(WebAssembly, parts);
        const { memory } = (made.instance ?? made).exports;
        const channel = new BroadcastChannel('memory');
        channel.onmessage = () => channel.postMessage(memory.buffer.byteLength);
        return made;
    };\n";

const ASK_WORKER: &str = "
    const done = arguments[0];
    const channel = new BroadcastChannel('memory');
    channel.onmessage = ({ data }) => { channel.close(); done(data); };
    channel.postMessage('?');";

/// Plays inside the page: a driver's commands would take most of the time. People take what is there, bots are skipped. From
/// the end the way leads over the start screen into the next game, as people go. Finished games are thrown away: the storage
/// would be full before the memory is.
const PLAY: &str = "
    const [people, goal] = arguments;
    window.played ??= 0;
    const editions = ['original', 'extended', 'pickomino2005'];
    const players = people ? ['Ann,Ben', 'Ann,Ben,Cleo', 'Ann,Ben,Cleo,Dora']
        : ['Ann:greedy,Ben:naive', 'Ann:careful,Ben:naive,Cleo:random', 'Ann:expert,Ben:greedy'];
    const link = number => `#/new?edition=${editions[number % 3]}&players=${players[number % players.length]}&seed=${number}&first=0`;
    const find = selector => document.querySelector(`${selector}:not([disabled])`);
    const worth = button => button.dataset.face === 'W' ? 6 : Number(button.dataset.face);
    const face = () => [...document.querySelectorAll('[data-face]:not([disabled])')]
        .sort((one, other) => worth(other) - worth(one))[0];
    const next = () => find('[data-action=skip]') ?? find('[data-action=stop][data-claim]') ?? find('[data-choose-seat]') ?? find('[data-choose-specialist]')
        ?? face() ?? find('[data-action=roll]') ?? find('[data-action=stop]') ?? find('[data-action=bust]');
    const forget = () => Object.keys(localStorage).filter(key => key.includes(':game:'))
        .forEach(key => localStorage.removeItem(key));
    let went, then;
    const go = (from, hash) => {
        // A step back that a dialog has left behind may undo the first try: nobody else is that quick.
        if (went === from && Date.now.real() - then < 2000) return;
        [went, then] = [from, Date.now.real()];
        location.hash = hash;
    };
    const step = () => {
        const { screen } = document.body.dataset;
        if (screen === 'end' && went !== 'end') {
            window.played += 1;
            forget();
        }
        const sure = find('dialog[open] [data-action=confirm]');
        if (sure) sure.click();
        else if (screen === 'start' && window.played === goal) return;
        else if (screen === 'end') go('end', '#/');
        else if (screen === 'start') go('start', link(window.played));
        else next()?.click();
        people ? scheduler.postTask(step) : setTimeout(step, 10);
    };
    step();";

/// Plays many games in one tab and prints what the page holds on to
#[derive(Parser)]
struct Arguments {
    /// How many games are played [default: 300, of people 500]
    #[arg(long)]
    games: Option<u32>,
    /// People play, by a script inside the page; else bots
    #[arg(long)]
    people: bool,
    /// How many games there are between two measurements
    #[arg(long, default_value_t = 100)]
    every: u32,
    /// Fail if a program's memory has grown by more than 1 MB since the first measurement after a game
    #[arg(long)]
    check: bool,
}

/// What the page holds at a moment. Sizes are in bytes.
#[derive(Clone, Copy, Debug)]
struct Holding {
    program: u64,
    /// None where no bot has been asked yet.
    worker: Option<u64>,
    scripts: u64,
    nodes: u64,
    listeners: u64,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let grown = runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        let grown = soak(&mut browser, &arguments).await;
        browser.quit().await;
        grown
    })?;
    println!(
        "\nsince the first measurement after a game the programs' memories have grown by {grown} bytes"
    );
    Ok(if arguments.check && grown > TOLERANCE { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Plays all games; returns by how many bytes the memories of the programs have grown meanwhile.
async fn soak(browser: &mut Browser, arguments: &Arguments) -> Result<u64> {
    let site = browser.app_site()?.without_worker().running_first(FIRST).start()?;
    let worker = fs::read_to_string(dist()?.join("worker.js"))?;
    site.set_fault("worker.js", Fault::Replaced(format!("{FIRST_IN_WORKER}{worker}").into_bytes()));
    let app = App::on(browser, site, "").await?;
    app.browser.cdp("Performance.enable", json!({})).await?;

    println!(
        "{:>6}{:>9}{:>14}{:>14}{:>14}{:>10}{:>11}",
        "games", "s", "program/B", "worker/B", "scripts/B", "nodes", "listeners"
    );
    let began = Instant::now();
    let games = arguments.games.unwrap_or(if arguments.people { 500 } else { 300 });
    let mut held = vec![measure(&app).await?];
    print(0, began, held[0]);
    let mut played = 0;
    while played < games {
        played = games.min(played + arguments.every.max(1));
        play(&app, arguments.people, played).await?;
        let now = measure(&app).await?;
        print(played, began, now);
        held.push(now);
    }
    let complaints = app.browser.complaints().await?;
    if !complaints.is_empty() {
        return Err(format!("the page complains: {complaints:#?}").into());
    }
    let memory = |held: Option<&Holding>| {
        held.map_or(0, |held| held.program + held.worker.unwrap_or_default())
    };
    Ok(memory(held.last()).saturating_sub(memory(held.get(1))))
}

/// Plays on until so many games are over.
async fn play(app: &App<'_>, people: bool, goal: u32) -> Result<()> {
    app.browser.run::<()>(PLAY, vec![people.into(), goal.into()]).await?;
    let (mut seen, mut since) = (0, Instant::now());
    loop {
        let (played, screen): (u32, String) =
            app.browser.value("[window.played, document.body.dataset.screen]").await?;
        if played == goal && screen == "start" {
            return Ok(());
        }
        if played != seen {
            (seen, since) = (played, Instant::now());
        }
        if since.elapsed() > LONGEST_GAME {
            return Err(format!("game {played} does not end; the screen is {screen}").into());
        }
        sleep(Duration::from_secs(1)).await;
    }
}

async fn measure(app: &App<'_>) -> Result<Holding> {
    // What nobody holds any more is no matter. Some of it is let go only in the next frame.
    for _ in 0..2 {
        app.browser.wait_for_frames().await?;
        app.browser.cdp("HeapProfiler.collectGarbage", json!({})).await?;
    }
    let metrics = app.browser.cdp("Performance.getMetrics", json!({})).await?;
    let counters = app.browser.cdp("Memory.getDOMCounters", json!({})).await?;
    let program = app.browser.value("window.program.memory.buffer.byteLength").await?;
    let asked: bool = app
        .browser
        .value("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('worker.js'))")
        .await?;
    let worker =
        if asked { app.browser.run_async(ASK_WORKER, vec![]).await?.as_u64() } else { None };
    Ok(Holding {
        program,
        worker,
        scripts: metric(&metrics, "JSHeapUsedSize").ok_or("no size of the heap")?,
        nodes: counters["nodes"].as_u64().ok_or("no number of nodes")?,
        listeners: counters["jsEventListeners"].as_u64().ok_or("no number of listeners")?,
    })
}

fn metric(metrics: &Value, name: &str) -> Option<u64> {
    let found = metrics["metrics"].as_array()?.iter().find(|metric| metric["name"] == name)?;
    found["value"].as_f64().map(|value| value as u64)
}

fn print(games: u32, began: Instant, held: Holding) {
    let Holding { program, worker, scripts, nodes, listeners } = held;
    let worker = worker.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{games:>6}{seconds:>9.1}{program:>14}{worker:>14}{scripts:>14}{nodes:>10}{listeners:>11}"
    );
}
