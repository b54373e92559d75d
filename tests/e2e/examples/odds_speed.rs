//! Measures how long after a roll its odds are there, on a machine four times slower than this one, and the longest task of the page
//! in the meantime.
//!
//! `cargo run --package e2e --example odds_speed [-- --slower 4] [--rolls 30] [--phone] [--off]`. It is a measurement and no test: run it on
//! a machine that has nothing else to do.

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Preferences, Result, Viewport};
use serde::Deserialize;
use serde_json::json;

/// Measures how long after a roll its odds are there
#[derive(Parser)]
struct Arguments {
    /// How many times slower than this machine
    #[arg(long, default_value_t = 4)]
    slower: u8,
    /// How many rolls
    #[arg(long, default_value_t = 30)]
    rolls: usize,
    /// On a phone; else on a desktop
    #[arg(long)]
    phone: bool,
    /// Without odds, to compare the page's tasks
    #[arg(long)]
    off: bool,
}

/// What a roll took, in milliseconds.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Measured {
    /// From the press to the page that shows the roll.
    rolled: f64,
    /// From the page that shows the roll to the one that has its odds.
    odds: f64,
    /// The longest task of the page in the meantime, as far as it was longer than 50.
    task: f64,
}

/// Plays until a roll can be laid aside, and measures it from inside the page.
const ROLL: &str = r"
    const [off, done] = arguments;
    const { Date } = window;
    const real = (Date.real ??= Date.now);
    Date.ahead = (Date.ahead ?? 0) + 1000;
    Date.now = () => real() + Date.ahead;
    const find = selector => document.querySelector(selector);
    const end = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    const watch = (until, then) => {
        const look = () => until() && (observer.disconnect(), then(performance.now()));
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
        return () => observer.disconnect();
    };
    window.tasks ??= (new PerformanceObserver(list => list.getEntries().forEach(it => window.tasks.push(it.duration)))
        .observe({ type: 'longtask' }), []);
    const step = () => {
        end();
        const confirm = find('[data-action=confirm]');
        if (confirm) { confirm.click(); return setTimeout(step, 60); }
        const face = find('[data-face]:enabled');
        if (face) { face.click(); return setTimeout(step, 60); }
        const answer = find('.answer');
        if (answer) { answer.click(); return setTimeout(step, 60); }
        const take = find('[data-action=stop][data-claim]:enabled');
        if (take) { take.click(); return setTimeout(step, 60); }
        const roll = find('[data-action=roll]:enabled, [data-action=weasel]:enabled');
        if (!roll) {
            const stop = find('[data-action=stop]:enabled, [data-action=bust]:enabled');
            if (stop) stop.click();
            return location.hash.startsWith('#/table') ? setTimeout(step, 60) : done(null);
        }
        Date.ahead += 1000;
        setTimeout(() => {
            window.tasks.length = 0;
            const began = performance.now();
            roll.click();
            // A dead roll has nothing to choose from.
            const dead = setTimeout(() => (stopWatching(), step()), 1000);
            const stopWatching = watch(() => find('[data-face]:enabled'), rolled => {
                clearTimeout(dead);
                watch(() => off || find('[data-face][data-odds-value]'), told => setTimeout(() => done({
                    rolled: rolled - began,
                    odds: told - rolled,
                    task: Math.max(0, ...window.tasks),
                }), 300));
            });
        }, 100);
    };
    step();";

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        let measured = measure(&mut browser, &arguments).await;
        browser.quit().await;
        let mut measured = measured?;
        for Measured { rolled, odds, task } in &measured {
            println!("roll shown after {rolled:>6.1} ms, its odds {odds:>6.1} ms later; longest task {task:>6.1} ms");
        }
        measured.sort_by(|one, other| one.odds.total_cmp(&other.odds));
        let worst = measured.last().map_or(0.0, |it| it.odds);
        let median = measured.get(measured.len() / 2).map_or(0.0, |it| it.odds);
        let whole = measured.iter().map(|it| it.rolled + it.odds).fold(0.0, f64::max);
        let task = measured.iter().map(|it| it.task).fold(0.0, f64::max);
        println!("\n{} rolls, {} times slower:", measured.len(), arguments.slower);
        println!("odds after the roll: {median:.1} ms in the middle, {worst:.1} ms at most");
        println!("from the press to the odds: {whole:.1} ms at most");
        println!("the longest task of the page: {task:.1} ms (0: none above 50)");
        Ok(())
    })
}

async fn measure(browser: &mut Browser, arguments: &Arguments) -> Result<Vec<Measured>> {
    browser.prefer(Preferences::PLAIN).await?;
    browser.set_viewport(if arguments.phone { Viewport::PHONE } else { Viewport::DESKTOP }).await?;
    let app = App::open(browser).await?;
    app.set("odds", if arguments.off { "off" } else { "always" }).await?;
    let rate = json!({ "rate": arguments.slower });
    app.browser.cdp("Emulation.setCPUThrottlingRate", rate).await?;
    let mut measured = Vec::new();
    for seed in 0..20 {
        app.go("#/").await?;
        app.wait_for_screen("start").await?;
        app.go(&format!("#/new?edition=extended&players=Ann,Ben,Cleo&seed={seed}")).await?;
        app.browser
            .wait_for("document.querySelector('[data-action=confirm], [data-action=roll]')")
            .await?;
        loop {
            if measured.len() == arguments.rolls {
                return Ok(measured);
            }
            let roll = app.browser.run_async(ROLL, vec![arguments.off.into()]).await?;
            match serde_json::from_value::<Option<Measured>>(roll)? {
                Some(roll) => measured.push(roll),
                None => break,
            }
        }
    }
    Err("too few rolls".into())
}
