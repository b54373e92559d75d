//! Runs a list of cases in every browser: each is started once, and they run beside each other.

use std::{
    any::Any,
    cell::RefCell,
    fmt, fs,
    panic::{self, AssertUnwindSafe},
    pin::Pin,
    process::ExitCode,
    sync::{
        Arc,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use libtest_mimic::{Arguments, Failed, Trial};
use tokio::{
    runtime::{Builder, Runtime},
    sync::Semaphore,
    time::timeout,
};

use crate::{Browser, BrowserKind, Result, paths, program::value_of};

/// Longer than the longest case takes on a slow machine; a browser that hangs must not hang the suite.
const CASE_LIMIT: Duration = Duration::from_mins(6);

/// How long a driver may take to make its browser ready again, or to take a picture.
const DRIVER_LIMIT: Duration = Duration::from_mins(1);

type Play = for<'a> fn(&'a mut Browser) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

type Verdict = Result<(), String>;

/// Something that is held to be true in the browsers named.
#[derive(Clone, Copy)]
pub struct Case {
    pub name: &'static str,
    pub play: Play,
    pub browsers: &'static [BrowserKind],
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Case")
            .field("name", &self.name)
            .field("browsers", &self.browsers)
            .finish_non_exhaustive()
    }
}

/// Makes a list of cases from async functions that take `&mut Browser` and return `Result<()>`. A case that only some
/// browsers can show, or that is the same in all, names them: `fingers_play_a_whole_game: [Chromium, Firefox]`.
#[macro_export]
macro_rules! cases {
    ($($path:path $(: [$($browser:ident),+])?),* $(,)?) => {
        vec![$($crate::suite::Case {
            name: stringify!($path),
            play: |browser| Box::pin($path(browser)),
            browsers: $crate::cases!(@browsers $($($browser),+)?),
        }),*]
    };
    (@browsers) => { &$crate::BrowserKind::ALL };
    (@browsers $($browser:ident),+) => { &[$($crate::BrowserKind::$browser),+] };
}

/// A case that waits for its browser, and where to tell how it went.
struct Job {
    case: Case,
    verdict: Sender<Verdict>,
}

/// A browser and what it has to do.
struct Lane {
    kind: BrowserKind,
    /// Why the browser cannot be driven on this machine.
    missing: Option<String>,
    queue: Vec<Job>,
}

/// Runs the cases as `cargo test` runs tests, with its arguments and its way of reporting. `--test-threads` says how
/// many browsers may be busy at once.
pub fn run(cases: &[Case]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    let kinds = match BrowserKind::wanted() {
        Ok(kinds) => kinds,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    keep_panics_quiet();
    let (trials, lanes) = enlist(cases, &kinds, &arguments);
    if !arguments.list {
        if !report_missing(&lanes) {
            return ExitCode::FAILURE;
        }
        // The pictures there are of another run.
        let _ = fs::remove_dir_all(paths::failures());
    }
    // More browsers than there are cores would only make each other late. They take turns.
    let busy = Arc::new(Semaphore::new(arguments.test_threads.unwrap_or_else(cores)));
    let workers: Vec<_> = lanes
        .into_iter()
        .filter(|lane| !lane.queue.is_empty() && lane.missing.is_none() && !arguments.list)
        .map(|Lane { kind, queue, .. }| {
            let busy = busy.clone();
            thread::spawn(move || work(kind, queue, &busy))
        })
        .collect();
    // The trials only wait for verdicts, so there must be as many as there are browsers to report on.
    arguments.test_threads = Some(kinds.len().max(1));
    let conclusion = libtest_mimic::run(&arguments, trials);
    for worker in workers {
        match worker.join() {
            Ok(account) => eprintln!("{account}"),
            Err(_) => eprintln!("a browser's thread has panicked"),
        }
    }
    conclusion.exit_code()
}

/// One trial per case and browser, the browsers in turn, and for every browser what it has to do.
fn enlist(cases: &[Case], kinds: &[BrowserKind], arguments: &Arguments) -> (Vec<Trial>, Vec<Lane>) {
    let mut trials = Vec::new();
    let lane = |&kind: &BrowserKind| {
        let missing = kind.is_installed().err().map(|error| error.to_string());
        Lane { kind, missing, queue: Vec::new() }
    };
    let mut lanes: Vec<Lane> = kinds.iter().map(lane).collect();
    for case in cases {
        for lane in lanes.iter_mut().filter(|lane| case.browsers.contains(&lane.kind)) {
            let (verdict, awaited) = mpsc::channel();
            let trial = Trial::test(trial_name(lane.kind, case), move || wait_for(&awaited))
                .with_ignored_flag(lane.missing.is_some());
            if !arguments.is_filtered_out(&trial) {
                lane.queue.push(Job { case: *case, verdict });
            }
            trials.push(trial);
        }
    }
    (trials, lanes)
}

/// Tells which browsers are not there; false if that is a failure. Nobody reads the list of ignored cases of a hosted run, so
/// there it is one.
fn report_missing(lanes: &[Lane]) -> bool {
    let hosted = value_of("CI").is_some_and(|value| value != "false");
    let mut fine = true;
    for Lane { kind, missing, queue } in lanes {
        if let Some(missing) = missing
            && !queue.is_empty()
        {
            let cases = queue.len();
            let verdict = if hosted { "cannot be run, and CI is set" } else { "are ignored" };
            eprintln!("{kind}: {missing}: its {cases} cases {verdict}");
            fine &= !hosted;
        }
    }
    fine
}

fn trial_name(kind: BrowserKind, case: &Case) -> String {
    format!("{kind}::{}", case.name.replace(' ', ""))
}

fn wait_for(verdict: &Receiver<Verdict>) -> Result<(), Failed> {
    match verdict.recv() {
        Ok(verdict) => verdict.map_err(Failed::from),
        Err(_) => Err("the browser's thread has ended before this case".into()),
    }
}

/// Plays all cases of one browser, and gives an account of the time.
fn work(kind: BrowserKind, queue: Vec<Job>, busy: &Semaphore) -> String {
    let count = queue.len();
    let start = Instant::now();
    let mut playing = Duration::ZERO;
    let runtime = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return format!("{kind}: {error}"),
    };
    let mut browser = None;
    let mut remarks = Vec::new();
    for Job { case, verdict } in queue {
        let _turn = runtime.block_on(busy.acquire());
        let began = Instant::now();
        let outcome = play(&runtime, kind, &mut browser, &case, &mut remarks);
        playing += began.elapsed();
        // Nobody listens any more when the run was cut short.
        let _ = verdict.send(outcome);
    }
    if let Some(browser) = browser {
        runtime.block_on(browser.quit());
    }
    let (busy, all) = (playing.as_secs_f32(), start.elapsed().as_secs_f32());
    remarks.insert(0, format!("{kind}: {count} cases in {busy:.1} s, done after {all:.1} s"));
    remarks.join("\n")
}

/// Plays one case, and if it fails once more in a fresh browser: drivers and browsers have bad moments of their own. What
/// failed the first time is remarked upon at the end of the run in any case. `E2E_ONCE=1` allows no second time.
fn play(
    runtime: &Runtime,
    kind: BrowserKind,
    slot: &mut Option<Browser>,
    case: &Case,
    remarks: &mut Vec<String>,
) -> Verdict {
    let first = play_once(runtime, kind, slot, case);
    let Err(fault) = &first else { return first };
    let again = value_of("E2E_ONCE").is_none().then(|| {
        if let Some(used) = slot.take() {
            runtime.block_on(used.quit());
        }
        play_once(runtime, kind, slot, case)
    });
    let result = match &again {
        Some(Ok(())) => "UNSTEADY, failed and then passed",
        Some(Err(_)) => "failed twice",
        None => "failed",
    };
    remarks.push(format!("  {} {result}: {fault}", trial_name(kind, case)));
    again.unwrap_or(first)
}

/// Plays one case in a browser that is as good as new.
fn play_once(
    runtime: &Runtime,
    kind: BrowserKind,
    slot: &mut Option<Browser>,
    case: &Case,
) -> Verdict {
    let ready = runtime.block_on(async {
        // A browser that cannot be made ready again is replaced.
        if let Some(mut used) = slot.take()
            && matches!(timeout(DRIVER_LIMIT, used.reset()).await, Ok(Ok(())))
        {
            return Ok(used);
        }
        Browser::start(kind).await
    });
    let mut browser = ready.map_err(|error| format!("{kind} does not start: {error}"))?;
    let played = panic::catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async { timeout(CASE_LIMIT, (case.play)(&mut browser)).await })
    }));
    let failure = match played {
        Ok(Ok(Ok(()))) => None,
        Ok(Ok(Err(error))) => Some(error.to_string()),
        Ok(Err(_)) => Some(format!("not done after {} s", CASE_LIMIT.as_secs())),
        Err(panic) => Some(told_by(panic.as_ref())),
    };
    let verdict = match failure {
        None => Ok(()),
        Some(error) => Err(format!("{error}\n{}", runtime.block_on(picture(&browser, case)))),
    };
    *slot = Some(browser);
    verdict
}

/// Shows what the page looked like when the case failed.
async fn picture(browser: &Browser, case: &Case) -> String {
    let name = trial_name(browser.kind(), case).replace("::", "-");
    let file = paths::failures().join(format!("{name}.png"));
    match timeout(DRIVER_LIMIT, browser.screenshot(&file)).await {
        Ok(Ok(())) => format!("picture: {}", file.display()),
        Ok(Err(error)) => format!("no picture: {error}"),
        Err(_) => "no picture: the driver does not answer".to_owned(),
    }
}

thread_local! {
    /// What the last panic on this thread said, with its place in the source.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// A failed assertion is reported with its case and not in between the others.
fn keep_panics_quiet() {
    panic::set_hook(Box::new(|panic| PANIC.set(Some(panic.to_string()))));
}

fn told_by(panic: &(dyn Any + Send)) -> String {
    PANIC
        .take()
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "panicked".to_owned())
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, Into::into)
}
