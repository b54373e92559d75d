//! Takes the place of the `wasm-streams` crate, which Leptos brings along for functions that run on a server.
//!
//! The game has no server. But the original exports classes to JavaScript, and what is exported is part of the
//! page whether anybody uses it or not: about 5 KB of the first load. This one has the few functions that
//! `server_fn` has to see in order to compile, and exports nothing.

use futures_util::stream::{Empty, empty};
use wasm_bindgen::{JsValue, UnwrapThrowExt as _};

/// A stream of the browser, of which nothing is ever read.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Holds the browser's stream.
    pub fn from_raw(raw: web_sys::ReadableStream) -> ReadableStream {
        ReadableStream(raw)
    }

    /// An empty stream: nothing is sent to a server.
    pub fn from_stream<S>(_: S) -> ReadableStream {
        ReadableStream(web_sys::ReadableStream::new().unwrap_throw())
    }

    /// Gives the browser's stream back.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// Nothing: no server answers.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}
