use std::{
    collections::BTreeSet,
    io::{BufRead, BufReader, Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
};

use crate::{Result, paths};

/// Ports that a site of this run had: a browser may still remember what it stored for them.
static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// A static web server on an origin of its own, so with an empty storage, for as long as the value lives.
#[derive(Debug)]
pub struct Site {
    directory: PathBuf,
    port: u16,
    server: Option<Server>,
}

impl Site {
    /// Serves the built app.
    pub fn of_app() -> Result<Site> {
        Site::serve(&paths::dist()?)
    }

    /// Serves the pages the harness is tested with.
    pub fn of_fixtures() -> Result<Site> {
        Site::serve(&paths::fixtures())
    }

    pub fn serve(directory: &Path) -> Result<Site> {
        loop {
            let listener = TcpListener::bind("127.0.0.1:0")?;
            let port = listener.local_addr()?.port();
            if USED.lock().unwrap_or_else(PoisonError::into_inner).insert(port) {
                let server = Some(Server::start(listener, directory)?);
                return Ok(Site { directory: directory.to_owned(), port, server });
            }
        }
    }

    /// The address of a path that begins with a slash.
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    /// Takes the browser offline, as far as this site goes: open connections are cut too.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Goes online again, at the same address.
    pub fn resume(&mut self) -> Result<()> {
        let listener = TcpListener::bind(("127.0.0.1", self.port))?;
        self.server = Some(Server::start(listener, &self.directory)?);
        Ok(())
    }
}

/// One thread that accepts and one for each connection; all of them end with the value.
#[derive(Debug)]
struct Server {
    port: u16,
    stopping: Arc<AtomicBool>,
    open: Arc<Mutex<Vec<TcpStream>>>,
    accepting: Option<JoinHandle<()>>,
}

impl Server {
    fn start(listener: TcpListener, directory: &Path) -> Result<Server> {
        let port = listener.local_addr()?.port();
        let stopping = Arc::new(AtomicBool::new(false));
        let open = Arc::new(Mutex::new(Vec::new()));
        let (seen, kept, directory) = (stopping.clone(), open.clone(), directory.to_owned());
        let accepting = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if seen.load(Ordering::SeqCst) {
                    break;
                }
                if let Ok(copy) = stream.try_clone() {
                    kept.lock().unwrap_or_else(PoisonError::into_inner).push(copy);
                }
                let directory = directory.clone();
                thread::spawn(move || answer(&stream, &directory));
            }
        });
        Ok(Server { port, stopping, open, accepting: Some(accepting) })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stopping.store(true, Ordering::SeqCst);
        // Wakes the accepting thread, which then sees that it is to end.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Answers one request and closes.
fn answer(mut stream: &TcpStream, directory: &Path) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let mut request = String::new();
    reader.by_ref().take(8192).read_line(&mut request).ok()?;
    let mut header = String::new();
    while reader.by_ref().take(8192).read_line(&mut header).ok()? > 2 {
        header.clear();
    }
    let path = request.split(' ').nth(1)?.split(['?', '#']).next()?;
    let file = file_of(directory, path);
    let (status, body) = file
        .as_ref()
        .and_then(|file| std::fs::read(file).ok())
        .map_or(("404 Not Found", b"not found".to_vec()), |body| ("200 OK", body));
    let kind = media_type(file.as_deref().unwrap_or(Path::new("")));
    let length = body.len();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).ok()?;
    stream.write_all(&body).ok()
}

fn file_of(directory: &Path, path: &str) -> Option<PathBuf> {
    let relative = Path::new(path.trim_start_matches('/'));
    let plain = relative.components().all(|part| matches!(part, Component::Normal(_)));
    let file = directory.join(relative);
    plain.then(|| if file.is_dir() { file.join("index.html") } else { file })
}

fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}
