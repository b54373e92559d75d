//! Looks at the table through whole games, on screens of all sizes: does it stand still, and is everything large enough? After
//! every action the boxes of `[data-area]` are compared with those before; any change fails. The least of everything that was
//! seen is printed beside what is promised, and pictures of the moments that matter are in `target/board`.
//!
//! `cargo run --package e2e --example board [-- --size 320x460] [--strict]`.

mod limits;
mod sight;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use e2e::{App, Browser, BrowserKind, Preferences, Result, Viewport};

use limits::{Kind, Limits};
use sight::{Sight, Worst};

const SIZES: [Viewport; 9] = [
    Viewport::SMALLEST,
    Viewport::new(320, 568),
    Viewport::PHONE,
    Viewport::PHONE_LYING,
    Viewport::TABLET,
    Viewport::new(1024, 768),
    Viewport::new(1440, 900),
    Viewport::new(1920, 1080),
    Viewport::new(2560, 1440),
];

/// Name, players and link of a game: the emptiest table and the fullest one.
const GAMES: [(&str, usize, &str); 2] = [
    ("original-2", 2, "#/new?edition=original&players=Ann,Otto:greedy&seed=21&first=0"),
    (
        "extended-7",
        7,
        "#/new?edition=extended&players=Ann,Otto:greedy,Cleo,Ida:naive,Emil,Finn:careful,Gina&seed=899&first=0",
    ),
];

/// However slow the machine is, a game ends before this.
const LIMIT: Duration = Duration::from_mins(8);

/// So many moves of a game are told and shown; they are all counted.
const TOLD: usize = 4;

/// So many steps long the table is too empty to show much.
const EMPTY: usize = 60;

/// Nobody has to wait: the bots' pauses are short, and a second passes whenever somebody looks at the clock (between turns the roll
/// is deaf for a moment). While a picture is taken, the bots stand still.
const HURRY: &str = "
    const { setTimeout } = window;
    window.setTimeout = (callback, pause = 0, ...rest) => {
        if (pause < 100 || pause > 5000) return setTimeout(callback, pause, ...rest);
        const go = () => window.held ? setTimeout(go, 10) : callback(...rest);
        return setTimeout(go, 15);
    };
    const { now } = Date;
    let looks = 0;
    Date.now = () => now() + 1000 * looks++;";

/// Looks at the table through whole games: does it stand still, and is everything large enough?
#[derive(Parser)]
struct Arguments {
    /// Only this size, such as 390x844; it may be given several times
    #[arg(long)]
    size: Vec<String>,
    /// Take no pictures
    #[arg(long)]
    no_pictures: bool,
    /// Fail also if something is smaller than promised
    #[arg(long)]
    strict: bool,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let is_wanted =
        |size: &Viewport| arguments.size.is_empty() || arguments.size.contains(&size.to_string());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (moved, missed) = runtime.block_on(async {
        let mut browser = Browser::start(BrowserKind::Chromium).await?;
        let (mut moved, mut missed) = (0, 0);
        for size in SIZES.into_iter().filter(is_wanted) {
            println!("{size}, {:?}", Kind::of(size));
            for (name, players, link) in GAMES {
                let folder = e2e::project_root().join("target/board").join(size.to_string());
                let mut watch = Watch {
                    size,
                    name,
                    folder,
                    pictures: !arguments.no_pictures,
                    ..Watch::default()
                };
                watch.game(&mut browser, link).await?;
                let (words, below) = watch.worst.judge(Limits::of(size, players));
                let stands = match watch.moved {
                    0 => "stands still".to_owned(),
                    count => format!("MOVED {count} times"),
                };
                println!("  {name}: {stands} through {} steps; {words}", watch.steps);
                moved += watch.moved;
                missed += below;
            }
        }
        browser.quit().await;
        Ok::<_, e2e::Error>((moved, missed))
    })?;
    println!(
        "{moved} moves of areas, {missed} measurements below what is promised; pictures are in target/board"
    );
    let fails = moved > 0 || (arguments.strict && missed > 0);
    Ok(if fails { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// One game on one screen.
#[derive(Debug)]
struct Watch {
    size: Viewport,
    name: &'static str,
    folder: PathBuf,
    pictures: bool,
    steps: usize,
    moved: usize,
    worst: Worst,
    /// The moments that were photographed.
    shown: Vec<String>,
}

impl Default for Watch {
    fn default() -> Watch {
        Watch {
            size: Viewport::DESKTOP,
            name: "",
            folder: PathBuf::new(),
            pictures: true,
            steps: 0,
            moved: 0,
            worst: Worst::default(),
            shown: Vec::new(),
        }
    }
}

impl Watch {
    async fn game(&mut self, browser: &mut Browser, link: &str) -> Result<()> {
        browser.prefer(Preferences::STILL).await?;
        browser.set_viewport(self.size).await?;
        let site = browser.app_site()?.without_worker().running_first(HURRY).start()?;
        let app = App::on(browser, site, link).await?;
        app.wait_for_screen("table").await?;
        app.browser.wait_for_frames().await?;
        app.browser.run::<()>(include_str!("page.js"), vec![21.into()]).await?;
        let began = Instant::now();
        let mut before: Option<Sight> = None;
        while began.elapsed() < LIMIT {
            let sight = app.browser.run_async("window.board.step(arguments[0])", vec![]).await?;
            let sight: Sight = serde_json::from_value(sight)?;
            if sight.screen != "table" {
                return Ok(());
            }
            self.steps += 1;
            self.compare(app.browser, before.as_ref(), &sight).await?;
            self.worst.take(&sight, self.size.height);
            if let Some(moment) = &sight.moment
                && self.pictures
                && self.steps > EMPTY
                && !self.shown.contains(moment)
            {
                self.shown.push(moment.clone());
                self.shoot_by_day_and_night(app.browser, moment).await?;
            }
            before = Some(sight);
        }
        Err(format!("{} at {}: the game never ends", self.name, self.size).into())
    }

    async fn compare(
        &mut self,
        browser: &Browser,
        before: Option<&Sight>,
        now: &Sight,
    ) -> Result<()> {
        let moved = match before {
            Some(before) => now.moved_since(before),
            None => now.missing().iter().map(|area| format!("{area} is not there")).collect(),
        };
        if moved.is_empty() {
            return Ok(());
        }
        self.moved += moved.len();
        if self.moved <= TOLD {
            let file = self.folder.join(format!("{}-moved-{}.png", self.name, self.steps));
            println!(
                "  {} step {}, after {:?}: {}",
                self.name,
                self.steps,
                now.did,
                moved.join("; ")
            );
            println!("    {}", shortened(&file));
            browser.screenshot(&file).await?;
        }
        Ok(())
    }

    async fn shoot_by_day_and_night(&self, browser: &mut Browser, moment: &str) -> Result<()> {
        for (theme, dark) in [("dark", true), ("light", false)] {
            browser.prefer(Preferences { dark, ..Preferences::STILL }).await?;
            browser.wait_for_frames().await?;
            let file = self.folder.join(format!("{}-{moment}-{theme}.png", self.name));
            browser.screenshot(&file).await?;
        }
        Ok(())
    }
}

/// A path as one types it in the project's folder.
fn shortened(file: &Path) -> String {
    file.strip_prefix(e2e::project_root()).unwrap_or(file).display().to_string()
}
