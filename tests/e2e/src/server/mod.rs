//! A static web server for the tests and for measuring.
//!
//! It does what any static host does (media types, gzip, `404.html`) and what only tests want: a path of its own, faults,
//! a log of visits, and an end that is one. Stopping it closes the listener and every open socket before it returns: a page
//! that is still open is offline from that moment. A server that lets its connections come to their end would spoil every
//! test of offline play.

mod faults;
mod visits;

use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    thread::{self, JoinHandle},
};

use axum::{
    Router,
    http::{HeaderValue, header},
    middleware::{from_fn_with_state, map_response},
    response::{Redirect, Response},
    routing::get,
    serve::ListenerExt as _,
};
use tokio::{runtime, sync::oneshot};
use tower_http::{
    compression::{CompressionLayer, CompressionLevel},
    services::{ServeDir, ServeFile},
    set_header::SetResponseHeaderLayer,
};

pub use faults::Fault;
use faults::Faults;
pub use visits::Visit;
use visits::Visits;

/// A server that has not started yet.
#[derive(Debug)]
pub struct StaticServerBuilder {
    root: PathBuf,
    prefix: String,
    port: u16,
    compression: CompressionLevel,
}

impl StaticServerBuilder {
    /// Serves below this path, as a project page does: `/heckmeck/`. There is nothing outside of it. Default: `/`.
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

    /// Compresses as well as static hosts do, for programs that weigh what arrives. Tests only want it quick.
    #[must_use]
    pub fn compressing_well(mut self) -> Self {
        self.compression = CompressionLevel::Default;
        self
    }

    /// Listens on this machine only, and serves until the server is stopped or dropped. A taken port is an error of kind
    /// [`io::ErrorKind::AddrInUse`].
    pub fn start(self) -> io::Result<StaticServer> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (faults, visits) = (Faults::default(), Visits::default());
        let router = self.router(&faults, &visits);

        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = thread::spawn(move || {
            runtime.spawn(async move {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let listener = listener.tap_io(|socket| drop(socket.set_nodelay(true)));
                axum::serve(listener, router).await
            });
            let _ = runtime.block_on(stopped);
            // The runtime ends here, in the thread that runs it: no task of it is left, and so no socket.
        });
        let prefix = self.prefix;
        Ok(StaticServer {
            address,
            prefix,
            faults,
            visits,
            stop: Some(stop),
            serving: Some(serving),
        })
    }

    fn router(&self, faults: &Faults, visits: &Visits) -> Router {
        let outer = self.prefix.trim_end_matches('/');
        let files = ServeDir::new(&self.root)
            .redirect_path_prefix(outer)
            .not_found_service(ServeFile::new(self.root.join("404.html")));
        let site = Router::new()
            .fallback_service(files)
            .layer(CompressionLayer::new().quality(self.compression))
            .layer(from_fn_with_state(faults.clone(), faults::inject))
            .layer(map_response(as_hosts_do))
            .layer(constant_header(header::CACHE_CONTROL, "no-cache"))
            // A wrong media type fails here, and not first at a stricter host.
            .layer(constant_header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"));
        let router = if outer.is_empty() {
            site
        } else {
            let inside = Redirect::permanent(&self.prefix);
            Router::new().route(outer, get(async move || inside)).nest_service(&self.prefix, site)
        };
        router.layer(from_fn_with_state(visits.clone(), visits::note))
    }
}

fn constant_header(
    name: header::HeaderName,
    value: &'static str,
) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

/// Texts are UTF-8, and say so. Dates of files go: they tell seconds, and two versions that were made within one would be taken
/// for the same.
async fn as_hosts_do(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.remove(header::LAST_MODIFIED);
    headers.remove(header::ETAG);
    let media_type = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let text = media_type.filter(|it| it.starts_with("text/") && !it.contains("charset"));
    if let Some(Ok(value)) = text.map(|it| HeaderValue::try_from(format!("{it}; charset=utf-8"))) {
        headers.insert(header::CONTENT_TYPE, value);
    }
    response
}

/// A running server; dropping it stops it.
#[derive(Debug)]
pub struct StaticServer {
    address: SocketAddr,
    prefix: String,
    faults: Faults,
    visits: Visits,
    stop: Option<oneshot::Sender<()>>,
    serving: Option<JoinHandle<()>>,
}

impl StaticServer {
    /// A server of the files below `root`, to be configured and started.
    pub fn serving(root: impl AsRef<Path>) -> StaticServerBuilder {
        StaticServerBuilder {
            root: root.as_ref().to_owned(),
            prefix: "/".to_owned(),
            port: 0,
            compression: CompressionLevel::Fastest,
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The port it listens on; another server that starts with it is the same origin for a browser.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address of the page, with the prefix and a final slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// Answers requests for `path` with `fault` from now on. The path is relative to the prefix (`sw.js`; the page itself is
    /// `index.html`); a leading `*` stands for anything (`*.wasm`), because built files carry a hash in their name.
    pub fn set_fault(&self, path: &str, fault: Fault) {
        self.faults.set(path, fault);
    }

    /// Answers everything properly again.
    pub fn clear_faults(&self) {
        self.faults.clear();
    }

    /// Every request so far, in the order of their answers.
    pub fn visits(&self) -> Vec<Visit> {
        self.visits.so_far()
    }

    /// Stops: when this returns, the port is free and every connection is closed.
    pub fn stop(self) {
        drop(self);
    }

    /// Serves until the process is killed.
    pub fn serve_forever(mut self) {
        // The sender stays alive meanwhile: without it the server would stop.
        if let Some(serving) = self.serving.take() {
            let _ = serving.join();
        }
    }
}

impl Drop for StaticServer {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(serving) = self.serving.take() {
            let _ = serving.join();
        }
    }
}
