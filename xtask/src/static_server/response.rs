//! Making and writing answers.

use std::io::{self, Write};
use std::path::Path;

use super::fault::Fault;
use super::mime;
use super::request::Request;
use super::shared::Shared;
use super::site::Place;

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Response {
    pub(super) status: u16,
    media_type: &'static str,
    location: Option<String>,
    body: Vec<u8>,
    compressed: bool,
    /// How much of the body is really sent.
    sent: usize,
    with_body: bool,
    pub(super) keep_alive: bool,
}

impl Response {
    /// Answers a request; takes its time if a fault says so.
    pub(super) fn to(request: &Request, shared: &Shared) -> io::Result<Self> {
        let mut response = match request.method.as_str() {
            "GET" | "HEAD" => Self::to_path(request.path(), shared)?,
            _ => Self::short(405, "method not allowed"),
        };
        if request.takes_gzip {
            response.compress(shared);
        }
        response.with_body = request.method != "HEAD";
        response.keep_alive &= request.keep_alive;
        Ok(response)
    }

    /// For what is not HTTP.
    pub(super) fn bad_request() -> Self {
        Self { keep_alive: false, ..Self::short(400, "bad request") }
    }

    fn to_path(path: &str, shared: &Shared) -> io::Result<Self> {
        Ok(match shared.site().place(path) {
            Place::Nowhere => Self::short(404, "not found"),
            Place::Redirect(to) => Self { location: Some(to), ..Self::short(301, "moved") },
            Place::File(file) => Self::to_file(&file, shared)?,
        })
    }

    fn to_file(file: &str, shared: &Shared) -> io::Result<Self> {
        let fault = shared.lock().faults.of(file);
        let content = match &fault {
            Some(Fault::NotFound) => None,
            Some(Fault::Replaced(content)) => Some(content.clone()),
            Some(Fault::Slow(delay)) => {
                shared.wait(*delay)?;
                shared.site().read(file)
            }
            _ => shared.site().read(file),
        };
        let mut response = match content {
            Some(content) => Self::whole(200, mime::of(Path::new(file)), content),
            None => match shared.site().read("404.html") {
                Some(page) => Self::whole(404, mime::of(Path::new("404.html")), page),
                None => Self::short(404, "not found"),
            },
        };
        if let Some(Fault::Truncated(length)) = fault {
            response.sent = response.sent.min(length);
            response.keep_alive = false;
        }
        Ok(response)
    }

    /// Compresses the body, unless a fault cuts it short: then its length counts as it is.
    fn compress(&mut self, shared: &Shared) {
        if self.sent < self.body.len() {
            return;
        }
        let compressed = shared.lock().compressed.of(self.media_type, &self.body);
        if let Some(body) = compressed {
            (self.sent, self.body, self.compressed) = (body.len(), body, true);
        }
    }

    fn short(status: u16, text: &str) -> Self {
        Self::whole(status, "text/plain; charset=utf-8", format!("{text}\n").into_bytes())
    }

    fn whole(status: u16, media_type: &'static str, body: Vec<u8>) -> Self {
        let sent = body.len();
        Self {
            status,
            media_type,
            location: None,
            body,
            compressed: false,
            sent,
            with_body: true,
            keep_alive: true,
        }
    }

    /// Writes it, in one piece so that small answers are one packet.
    pub(super) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(self.body.len() + 256);
        write!(bytes, "HTTP/1.1 {} {}\r\n", self.status, reason(self.status))?;
        write!(
            bytes,
            "Content-Type: {}\r\nContent-Length: {}\r\n",
            self.media_type,
            self.body.len()
        )?;
        // A new build must show at the next visit; nosniff makes a wrong media type fail here and not first at a stricter host.
        bytes.extend_from_slice(b"Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n");
        if self.compressed {
            bytes.extend_from_slice(b"Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n");
        }
        if let Some(location) = &self.location {
            write!(bytes, "Location: {location}\r\n")?;
        }
        if self.status == 405 {
            bytes.extend_from_slice(b"Allow: GET, HEAD\r\n");
        }
        let connection = if self.keep_alive { "keep-alive" } else { "close" };
        write!(bytes, "Connection: {connection}\r\n\r\n")?;
        if self.with_body {
            bytes.extend(self.body.iter().take(self.sent));
        }
        to.write_all(&bytes)?;
        to.flush()
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        400 => "Bad Request",
        404 => "Not Found",
        _ => "Method Not Allowed",
    }
}
