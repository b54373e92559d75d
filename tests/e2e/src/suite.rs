//! Runs a list of cases in every engine: each browser is started once, and the engines run beside each other.

use std::{
    any::Any,
    cell::RefCell,
    fmt,
    panic::{self, AssertUnwindSafe},
    pin::Pin,
    process::ExitCode,
    sync::{
        Arc, Condvar, Mutex, PoisonError,
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::{Builder, Runtime};

use crate::{Browser, Engine, Result, paths};

/// Longer than the longest case takes on a slow machine; a browser that hangs must not hang the suite.
const CASE_LIMIT: Duration = Duration::from_mins(10);

type Play = for<'a> fn(&'a mut Browser) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

type Verdict = Result<(), String>;

/// Something that is held to be true in the engines named.
#[derive(Clone, Copy)]
pub struct Case {
    pub name: &'static str,
    pub play: Play,
    pub engines: &'static [Engine],
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Case")
            .field("name", &self.name)
            .field("engines", &self.engines)
            .finish_non_exhaustive()
    }
}

/// Makes a list of cases from async functions that take `&mut Browser` and return `Result<()>`. A case that only some
/// engines can show names them: `forced_colours: [Chromium, Firefox]`.
#[macro_export]
macro_rules! cases {
    ($($path:path $(: [$($engine:ident),+])?),* $(,)?) => {
        vec![$($crate::suite::Case {
            name: stringify!($path),
            play: |browser| Box::pin($path(browser)),
            engines: $crate::cases!(@engines $($($engine),+)?),
        }),*]
    };
    (@engines) => { &$crate::Engine::ALL };
    (@engines $($engine:ident),+) => { &[$($crate::Engine::$engine),+] };
}

/// A case that waits for its browser, and where to tell how it went.
struct Job {
    case: Case,
    verdict: Sender<Verdict>,
}

/// Runs the cases as `cargo test` runs tests, with its arguments and its way of reporting. `--test-threads` says how
/// many browsers may be busy at once.
pub fn run(cases: &[Case]) -> ExitCode {
    let mut arguments = Arguments::from_args();
    let engines = match Engine::wanted() {
        Ok(engines) => engines,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    keep_panics_quiet();
    let busy = Arc::new(Gate::new(arguments.test_threads.unwrap_or_else(cores)));
    let (trials, queues) = enlist(cases, &engines, &arguments);
    let workers: Vec<_> = engines
        .iter()
        .zip(queues)
        .filter(|(_, queue)| !queue.is_empty() && !arguments.list)
        .map(|(&engine, queue)| {
            let busy = busy.clone();
            thread::spawn(move || work(engine, queue, &busy))
        })
        .collect();
    // The trials only wait for verdicts, so there must be as many as there are engines to report on.
    arguments.test_threads = Some(engines.len().max(1));
    let conclusion = libtest_mimic::run(&arguments, trials);
    for worker in workers {
        match worker.join() {
            Ok(account) => eprintln!("{account}"),
            Err(_) => eprintln!("a browser's thread has panicked"),
        }
    }
    conclusion.exit_code()
}

/// One trial per case and engine, the engines in turn, and for every engine the queue of what it has to do.
fn enlist(
    cases: &[Case],
    engines: &[Engine],
    arguments: &Arguments,
) -> (Vec<Trial>, Vec<Vec<Job>>) {
    let mut trials = Vec::new();
    let mut queues: Vec<Vec<Job>> = engines.iter().map(|_| Vec::new()).collect();
    for case in cases {
        for (engine, queue) in engines.iter().zip(&mut queues) {
            if !case.engines.contains(engine) {
                continue;
            }
            let (verdict, awaited) = mpsc::channel();
            let trial = Trial::test(trial_name(*engine, case), move || wait_for(&awaited));
            if !arguments.is_filtered_out(&trial) {
                queue.push(Job { case: *case, verdict });
            }
            trials.push(trial);
        }
    }
    (trials, queues)
}

fn trial_name(engine: Engine, case: &Case) -> String {
    format!("{engine}::{}", case.name.replace(' ', ""))
}

fn wait_for(verdict: &Receiver<Verdict>) -> Result<(), Failed> {
    match verdict.recv() {
        Ok(verdict) => verdict.map_err(Failed::from),
        Err(_) => Err("the browser's thread has ended before this case".into()),
    }
}

/// Plays all cases of one engine in one browser, and gives an account of the time.
fn work(engine: Engine, queue: Vec<Job>, busy: &Gate) -> String {
    let count = queue.len();
    let start = Instant::now();
    let mut playing = Duration::ZERO;
    let runtime = match Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return format!("{engine}: {error}"),
    };
    let mut browser = None;
    for Job { case, verdict } in queue {
        let _pass = busy.enter();
        let began = Instant::now();
        let outcome = play(&runtime, engine, &mut browser, &case);
        playing += began.elapsed();
        // Nobody listens any more when the run was cut short.
        let _ = verdict.send(outcome);
    }
    if let Some(browser) = browser {
        runtime.block_on(browser.quit());
    }
    let (busy, all) = (playing.as_secs_f32(), start.elapsed().as_secs_f32());
    format!("{engine}: {count} cases in {busy:.1} s, done after {all:.1} s")
}

/// Plays one case in a browser that is as good as new.
fn play(runtime: &Runtime, engine: Engine, slot: &mut Option<Browser>, case: &Case) -> Verdict {
    let ready = runtime.block_on(async {
        // A browser that cannot be made ready again is replaced.
        if let Some(mut used) = slot.take()
            && used.reset().await.is_ok()
        {
            return Ok(used);
        }
        Browser::start(engine).await
    });
    let mut browser = ready.map_err(|error| format!("{engine} does not start: {error}"))?;
    let played = panic::catch_unwind(AssertUnwindSafe(|| {
        runtime
            .block_on(async { tokio::time::timeout(CASE_LIMIT, (case.play)(&mut browser)).await })
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
    let name = trial_name(browser.engine(), case).replace("::", "-");
    let file = match paths::pictures() {
        Ok(directory) => directory.join(format!("{name}.png")),
        Err(error) => return format!("no picture: {error}"),
    };
    match browser.screenshot(&file).await {
        Ok(()) => format!("picture: {}", file.display()),
        Err(error) => format!("no picture: {error}"),
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

/// Lets only so many browsers be busy at once: more than there are cores only make each other late.
#[derive(Debug)]
struct Gate {
    free: Mutex<usize>,
    left: Condvar,
}

impl Gate {
    fn new(places: usize) -> Gate {
        Gate { free: Mutex::new(places.max(1)), left: Condvar::new() }
    }

    fn enter(&self) -> Pass<'_> {
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let mut free =
            self.left.wait_while(free, |free| *free == 0).unwrap_or_else(PoisonError::into_inner);
        *free -= 1;
        Pass(self)
    }
}

/// A place at the gate, free again when dropped.
struct Pass<'a>(&'a Gate);

impl Drop for Pass<'_> {
    fn drop(&mut self) {
        *self.0.free.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        self.0.left.notify_one();
    }
}
