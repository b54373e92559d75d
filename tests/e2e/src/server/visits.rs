//! Who asked for what.

use std::sync::{Arc, Mutex, PoisonError};

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};

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

#[derive(Clone, Debug, Default)]
pub(super) struct Visits(Arc<Mutex<Vec<Visit>>>);

impl Visits {
    pub(super) fn so_far(&self) -> Vec<Visit> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Writes down what is asked for and how it was answered.
pub(super) async fn note(State(visits): State<Visits>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().to_string(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let visit = Visit { method, path, status: response.status().as_u16() };
    visits.0.lock().unwrap_or_else(PoisonError::into_inner).push(visit);
    response
}
