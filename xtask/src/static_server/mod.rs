//! A small static web server on nothing but std, for playing on this machine and for the browser tests.
//!
//! It behaves like a plain static host (gzip, no ranges) and adds what tests need: a sub-path, an ephemeral port, faults
//! on single paths, a log of requests. Stopping it closes the listener AND every open socket before it returns, so a page
//! that is still open is offline from that moment; servers that leave sockets open spoil tests of offline play.
//!
//! ```
//! use xtask::static_server::{Fault, StaticServer};
//!
//! # fn main() -> std::io::Result<()> {
//! let server = StaticServer::serving("dist").prefix("/heckmeck/").start()?;
//! assert!(server.url().ends_with("/heckmeck/"));
//! server.set_fault("*.wasm", Fault::NotFound);
//! // … a browser visits server.url() …
//! server.clear_faults();
//! server.stop();
//! # Ok(())
//! # }
//! ```

mod compression;
mod connection;
mod fault;
mod mime;
mod request;
mod response;
mod shared;
mod site;

#[cfg(test)]
mod tests;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

pub use fault::Fault;
use shared::Shared;
pub use shared::Visit;
use site::Site;

/// A server that has not started yet.
#[derive(Debug)]
pub struct Builder {
    root: PathBuf,
    prefix: String,
    port: u16,
}

impl Builder {
    /// Serves below this path, as a project page does: `/heckmeck/`. Everything outside of it is not found. Default: `/`.
    #[must_use]
    pub fn prefix(mut self, prefix: &str) -> Self {
        let inner = prefix.trim_matches('/');
        self.prefix = if inner.is_empty() { "/".to_owned() } else { format!("/{inner}/") };
        self
    }

    /// Listens on this port; 0, the default, takes any free one.
    #[must_use]
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Listens on this machine only, and serves until the server is stopped or dropped.
    ///
    /// A taken port is an error of kind [`io::ErrorKind::AddrInUse`].
    pub fn start(self) -> io::Result<StaticServer> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(Site::new(self.root, self.prefix)));
        let accepting = thread::spawn({
            let shared = Arc::clone(&shared);
            move || accept(&listener, &shared)
        });
        Ok(StaticServer { shared, address, accepting: Some(accepting) })
    }
}

/// A running server; dropping it stops it.
#[derive(Debug)]
pub struct StaticServer {
    shared: Arc<Shared>,
    address: SocketAddr,
    accepting: Option<JoinHandle<()>>,
}

impl StaticServer {
    /// A server of the files below `root`, to be configured and started.
    pub fn serving(root: impl Into<PathBuf>) -> Builder {
        Builder { root: root.into(), prefix: "/".to_owned(), port: 0 }
    }

    /// The port it listens on; start another server with it to be online again at the same origin.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address of the page, with the prefix and a final slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.shared.site().prefix())
    }

    /// Answers requests for `path` with `fault` from now on.
    ///
    /// The path is relative to the prefix, without query (`sw.js`; the page itself is `index.html`); a leading `*` stands for
    /// anything (`*.wasm`), because built files carry a hash in their name.
    pub fn set_fault(&self, path: &str, fault: Fault) {
        self.shared.lock().faults.set(path, fault);
    }

    /// Answers everything properly again.
    pub fn clear_faults(&self) {
        self.shared.lock().faults.clear();
    }

    /// Every request so far, in the order of their answers.
    pub fn visits(&self) -> Vec<Visit> {
        self.shared.lock().visits.clone()
    }

    /// Forgets the requests so far.
    pub fn forget_visits(&self) {
        self.shared.lock().visits.clear();
    }

    /// Stops: when this returns, the port is free and every connection is closed.
    pub fn stop(self) {
        drop(self);
    }

    /// Waits until the server ends by itself, which it never does: for programs that serve until they are killed.
    pub fn serve_forever(mut self) {
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

impl Drop for StaticServer {
    fn drop(&mut self) {
        let workers = self.shared.close();
        if let Some(accepting) = self.accepting.take() {
            // The listener waits in `accept`; a connection wakes it up to see that it is over.
            while !accepting.is_finished() {
                let _ = TcpStream::connect_timeout(&self.address, Duration::from_millis(100));
                thread::sleep(Duration::from_millis(1));
            }
            let _ = accepting.join();
        }
        for worker in workers {
            let _ = worker.join();
        }
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.lock().stopped {
            return;
        }
        match stream {
            Ok(stream) => shared.start_worker(stream),
            // Out of file handles, most likely: give the open connections time to end.
            Err(_) => thread::sleep(Duration::from_millis(10)),
        }
    }
}
