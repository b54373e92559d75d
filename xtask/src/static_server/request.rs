//! Reading requests.

use std::io::{self, BufRead, Read};

/// Longer requests are refused; browsers send a kilobyte or two.
const LIMIT: u64 = 32 * 1024;

/// The part of a request that a static server looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    pub(super) method: String,
    /// As it was sent: encoded, with the query.
    pub(super) target: String,
    /// Whether another request may follow on the same connection.
    pub(super) keep_alive: bool,
    /// Whether the answer may be compressed.
    pub(super) takes_gzip: bool,
}

impl Request {
    /// Reads one request: `None` at the end of the connection, [`io::ErrorKind::InvalidData`] for what is not HTTP.
    pub(super) fn read(from: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut from = from.take(LIMIT);
        let Some(first) = read_line(&mut from)? else {
            return Ok(None);
        };
        let mut words = first.split(' ');
        let (Some(method), Some(target), Some(version), None) =
            (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(io::ErrorKind::InvalidData.into());
        };
        if !version.starts_with("HTTP/1.") || !target.starts_with('/') {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut request = Self {
            method: method.to_owned(),
            target: target.to_owned(),
            keep_alive: version == "HTTP/1.1",
            takes_gzip: false,
        };
        loop {
            match read_line(&mut from)? {
                Some(line) if line.is_empty() => return Ok(Some(request)),
                Some(line) => request.note_header(&line),
                None => return Err(io::ErrorKind::InvalidData.into()),
            }
        }
    }

    fn note_header(&mut self, line: &str) {
        let Some((name, value)) = line.split_once(':') else { return };
        let value = value.trim();
        if name.eq_ignore_ascii_case("accept-encoding") {
            self.takes_gzip = value.split(',').any(|coding| coding.trim() == "gzip");
        }
        let closes = name.eq_ignore_ascii_case("connection") && value.eq_ignore_ascii_case("close");
        // A body is of no use here and is not read, so the connection cannot go on behind it.
        let has_body = name.eq_ignore_ascii_case("transfer-encoding")
            || (name.eq_ignore_ascii_case("content-length") && value != "0");
        if closes || has_body {
            self.keep_alive = false;
        }
    }

    /// The target without its query.
    pub(super) fn path(&self) -> &str {
        self.target.split(['?', '#']).next().unwrap_or_default()
    }
}

/// A line without its end; `None` at the end of the input.
fn read_line(from: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let Some(line) = line.strip_suffix('\n') else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    Ok(Some(line.strip_suffix('\r').unwrap_or(line).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::Request;

    fn read(text: &str) -> Option<Request> {
        Request::read(&mut text.as_bytes()).ok().flatten()
    }

    #[test]
    fn reads_what_matters() {
        let request = read("GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n");
        assert!(request.is_some_and(|r| r.method == "GET" && r.path() == "/a" && r.keep_alive));
        assert!(
            read("GET / HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n")
                .is_some_and(|r| r.takes_gzip)
        );
        assert!(
            read("GET / HTTP/1.1\r\nAccept-Encoding: gzip;q=0\r\n\r\n")
                .is_some_and(|r| !r.takes_gzip)
        );
        assert!(read("GET / HTTP/1.0\r\n\r\n").is_some_and(|r| !r.keep_alive));
        assert!(read("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").is_some_and(|r| !r.keep_alive));
        assert!(
            read("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc").is_some_and(|r| !r.keep_alive)
        );
    }

    #[test]
    fn refuses_what_is_not_http() {
        let long = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(100_000));
        for text in [
            "GET\r\n\r\n",
            "GET / HTTP/2\r\n\r\n",
            "GET a HTTP/1.1\r\n\r\n",
            "GET / HTTP/1.1\r\nX: y",
            &long,
        ] {
            assert!(Request::read(&mut text.as_bytes()).is_err(), "{text:.40}");
        }
        assert!(Request::read(&mut &b"\xff\xfe / HTTP/1.1\r\n\r\n"[..]).is_err());
        assert!(Request::read(&mut &b""[..]).is_ok_and(|r| r.is_none()));
    }
}
