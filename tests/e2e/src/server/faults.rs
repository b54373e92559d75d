//! Things that go wrong on the way, on purpose.

use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{
    body::{self, Body, Bytes},
    extract::{Request, State},
    http::{Uri, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use futures_util::stream::{self, StreamExt as _};
use percent_encoding::percent_decode_str;

/// What happens to requests for a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// As if the file were not there.
    NotFound,
    /// The headers promise the whole file, and the connection closes after so many bytes of it.
    Truncated(usize),
    /// The answer is right but comes so much later.
    Slow(Duration),
    /// The file has this content: an update, or garbage.
    Replaced(Vec<u8>),
}

/// The faults that are set, by path.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults(Arc<Mutex<Vec<(String, Fault)>>>);

impl Faults {
    pub(super) fn set(&self, path: &str, fault: Fault) {
        let path = path.trim_start_matches('/').to_owned();
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        faults.retain(|(known, _)| *known != path);
        faults.push((path, fault));
    }

    pub(super) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The fault of a file; of several, the one that was set last.
    fn of(&self, file: &str) -> Option<Fault> {
        let matches = |pattern: &str| match pattern.strip_prefix('*') {
            Some(end) => file.ends_with(end),
            None => file == pattern,
        };
        let faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        faults.iter().rev().find(|(pattern, _)| matches(pattern)).map(|(_, fault)| fault.clone())
    }
}

/// Lets every request run into the fault that is set for its file.
pub(super) async fn inject(
    State(faults): State<Faults>,
    mut request: Request,
    next: Next,
) -> Response {
    let file = file_of(request.uri());
    match faults.of(&file) {
        None => next.run(request).await,
        Some(Fault::NotFound) => {
            *request.uri_mut() = Uri::from_static("/not-there");
            next.run(request).await
        }
        Some(Fault::Slow(delay)) => {
            tokio::time::sleep(delay).await;
            next.run(request).await
        }
        Some(Fault::Replaced(content)) => {
            let media_type = mime_guess::from_path(&file).first_or_octet_stream();
            ([(header::CONTENT_TYPE, media_type.to_string())], content).into_response()
        }
        Some(Fault::Truncated(length)) => {
            // Compressed, it would have no length to promise.
            request.headers_mut().remove(header::ACCEPT_ENCODING);
            truncated(next.run(request).await, length).await
        }
    }
}

/// The file that is asked for, below the site's root.
fn file_of(uri: &Uri) -> String {
    let path = percent_decode_str(uri.path()).decode_utf8_lossy();
    let path = path.trim_start_matches('/');
    if path.is_empty() || path.ends_with('/') {
        format!("{path}index.html")
    } else {
        path.to_owned()
    }
}

/// The same headers and the beginning of the body. A body that fails makes the server close the connection.
async fn truncated(response: Response, length: usize) -> Response {
    let (head, body) = response.into_parts();
    let content = body::to_bytes(body, usize::MAX).await.unwrap_or_default();
    let beginning = content.slice(..length.min(content.len()));
    let failure = async {
        // What is there already is sent only when the body makes a pause.
        tokio::time::sleep(Duration::from_millis(1)).await;
        Err::<Bytes, _>(io::Error::other("cut short"))
    };
    let body = stream::iter([Ok(beginning)]).chain(stream::once(failure));
    Response::from_parts(head, Body::from_stream(body))
}
