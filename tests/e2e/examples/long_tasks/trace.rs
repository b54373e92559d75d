//! Chromium's own account of what its threads do, over the DevTools protocol: chromedriver has no way to it.

use std::{collections::BTreeSet, fs, path::Path};

use e2e::{Browser, Result};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

/// What threads do, and the tasks in which they do it.
const CATEGORIES: [&str; 2] = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/// A connection to the browser, for traces.
#[derive(Debug)]
pub(crate) struct Tracer {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Tracer {
    pub(crate) async fn connect(browser: &Browser) -> Result<Tracer> {
        // Chromium leaves its port and the path of its socket in a file of its profile.
        let capabilities = browser.client().capabilities().ok_or("a session without a word")?;
        let profile = capabilities["chrome"]["userDataDir"].as_str().ok_or("no profile")?;
        let place = fs::read_to_string(Path::new(profile).join("DevToolsActivePort"))?;
        let (port, path) = place.split_once('\n').ok_or("no DevTools")?;
        let address = format!("ws://127.0.0.1:{port}{}", path.trim());
        // Traces are long.
        let limits = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let (socket, _) = connect_async_with_config(address, Some(limits), false).await?;
        Ok(Tracer { socket })
    }

    pub(crate) async fn start(&mut self) -> Result<()> {
        let config =
            json!({ "includedCategories": CATEGORIES, "recordMode": "recordAsMuchAsPossible" });
        self.send("Tracing.start", json!({ "traceConfig": config })).await?;
        while self.receive().await?.get("id").is_none() {}
        Ok(())
    }

    /// Everything since the start.
    pub(crate) async fn stop(&mut self) -> Result<Trace> {
        self.send("Tracing.end", json!({})).await?;
        let mut events = Vec::new();
        loop {
            let mut message = self.receive().await?;
            match message["method"].as_str() {
                Some("Tracing.dataCollected") => {
                    if let Value::Array(more) = message["params"]["value"].take() {
                        events.extend(more);
                    }
                }
                Some("Tracing.tracingComplete") => return Ok(Trace { events }),
                _ => {}
            }
        }
    }

    async fn send(&mut self, method: &str, params: Value) -> Result<()> {
        let message = json!({ "id": 1, "method": method, "params": params });
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    async fn receive(&mut self) -> Result<Value> {
        let message = self.socket.next().await.ok_or("the browser has hung up")??;
        Ok(serde_json::from_str(message.to_text()?)?)
    }
}

/// One task of the page's main thread. Times are in milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    /// From its beginning to its end.
    pub(crate) elapsed: f64,
    /// What the thread itself worked of that: other programs on the machine do not count.
    pub(crate) worked: f64,
    /// What it mostly consisted of, in DevTools' words.
    pub(crate) parts: String,
    start: f64,
    thread: (u64, u64),
}

/// What the browser's threads have done, as events of the trace format.
#[derive(Debug)]
pub(crate) struct Trace {
    events: Vec<Value>,
}

impl Trace {
    /// All tasks of pages' main threads, those with most work first. The parts are told of the first few.
    pub(crate) fn tasks(&self) -> Vec<Task> {
        let pages = self.named("process_name", "Renderer", |event| number(&event["pid"]));
        let threads = self.named("thread_name", "CrRendererMain", thread_of);
        let in_page = |event: &&Value| {
            event["name"] == "RunTask"
                && threads.contains(&thread_of(event))
                && pages.contains(&number(&event["pid"]))
        };
        let mut tasks: Vec<Task> = self.events.iter().filter(in_page).filter_map(task).collect();
        tasks.sort_by(|one, other| other.worked.total_cmp(&one.worked));
        for task in tasks.iter_mut().take(5) {
            task.parts = self.parts(task);
        }
        tasks
    }

    /// What has this name, by the trace's own list of names.
    fn named<T: Ord>(&self, kind: &str, name: &str, of: impl Fn(&Value) -> T) -> BTreeSet<T> {
        let names = self.events.iter().filter(|event| event["name"] == kind);
        names.filter(|event| event["args"]["name"] == name).map(of).collect()
    }

    /// The longest events inside of a task, one of each name.
    fn parts(&self, task: &Task) -> String {
        let end = task.start + task.elapsed;
        let mut parts: Vec<(&str, f64)> = Vec::new();
        for event in self.events.iter().filter(|event| thread_of(event) == task.thread) {
            let (Some(name), Some(start)) = (event["name"].as_str(), milliseconds(&event["ts"]))
            else {
                continue;
            };
            let length = milliseconds(&event["dur"]).unwrap_or_default();
            if name == "RunTask" || start < task.start || start + length > end || length < 1.0 {
                continue;
            }
            match parts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, longest)) => *longest = longest.max(length),
                None => parts.push((name, length)),
            }
        }
        parts.sort_by(|one, other| other.1.total_cmp(&one.1));
        let parts = parts.iter().take(4).map(|(name, length)| format!("{name} {length:.0}"));
        parts.collect::<Vec<_>>().join(", ")
    }
}

fn task(event: &Value) -> Option<Task> {
    let elapsed = milliseconds(&event["dur"])?;
    Some(Task {
        elapsed,
        worked: milliseconds(&event["tdur"]).unwrap_or(elapsed),
        parts: String::new(),
        start: milliseconds(&event["ts"])?,
        thread: thread_of(event),
    })
}

fn thread_of(event: &Value) -> (u64, u64) {
    (number(&event["pid"]), number(&event["tid"]))
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// Traces count in microseconds.
fn milliseconds(value: &Value) -> Option<f64> {
    Some(value.as_f64()? / 1000.0)
}
