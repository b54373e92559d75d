//! What the server's threads share.

use std::io;
use std::net::{Shutdown, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::compression::Compressed;
use super::connection;
use super::fault::Faults;
use super::site::Site;

/// One answered request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// `GET`, `HEAD` or what else was tried.
    pub method: String,
    /// The path as it was sent, with the prefix and without the query.
    pub path: String,
    /// The status of the answer.
    pub status: u16,
}

/// The fixed part (what is served) and, behind one lock, all that changes.
#[derive(Debug)]
pub(super) struct Shared {
    site: Site,
    state: Mutex<State>,
}

/// All that changes while the server runs.
#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) stopped: bool,
    pub(super) faults: Faults,
    pub(super) visits: Vec<Visit>,
    pub(super) compressed: Compressed,
    connections: Vec<Connection>,
}

/// An open socket and the thread that answers it.
#[derive(Debug)]
struct Connection {
    socket: TcpStream,
    worker: JoinHandle<()>,
}

impl Shared {
    pub(super) fn new(site: Site) -> Self {
        Self { site, state: Mutex::default() }
    }

    pub(super) fn site(&self) -> &Site {
        &self.site
    }

    /// The state. No code panics while it holds the lock, and half-written state would be no worse than none.
    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Answers `stream` in a thread of its own, unless the server was stopped meanwhile.
    pub(super) fn start_worker(self: &Arc<Self>, stream: TcpStream) {
        let mut state = self.lock();
        state.connections.retain(|connection| !connection.worker.is_finished());
        if state.stopped {
            return;
        }
        let Ok(socket) = stream.try_clone() else { return };
        let shared = Arc::clone(self);
        let worker = thread::spawn(move || connection::serve(&stream, &shared));
        state.connections.push(Connection { socket, worker });
    }

    /// Shuts every socket and gives back the threads, which end now.
    pub(super) fn close(&self) -> Vec<JoinHandle<()>> {
        let mut state = self.lock();
        state.stopped = true;
        let close = |connection: Connection| {
            let _ = connection.socket.shutdown(Shutdown::Both);
            connection.worker
        };
        state.connections.drain(..).map(close).collect()
    }

    /// Waits, but no longer than the server lives.
    pub(super) fn wait(&self, duration: Duration) -> io::Result<()> {
        let end = Instant::now() + duration;
        while Instant::now() < end {
            if self.lock().stopped {
                return Err(io::ErrorKind::ConnectionAborted.into());
            }
            thread::sleep(Duration::from_millis(5).min(duration));
        }
        Ok(())
    }
}
