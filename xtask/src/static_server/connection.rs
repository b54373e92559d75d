//! One connection: requests and answers, until one side has enough.

use std::io::{self, BufReader};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use super::request::Request;
use super::response::Response;
use super::shared::{Shared, Visit};

/// A browser that sleeps for longer opens a new connection.
const IDLE: Duration = Duration::from_mins(2);

/// Serves `stream` to its end. Failures end only this connection, and there is nobody to tell.
pub(super) fn serve(stream: &TcpStream, shared: &Shared) {
    let _ = exchange(stream, shared);
    // The server keeps a second handle of the socket, so dropping this one would not close it.
    let _ = stream.shutdown(Shutdown::Both);
}

fn exchange(mut stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(IDLE))?;
    let mut reader = BufReader::new(stream);
    loop {
        let request = match Request::read(&mut reader) {
            Ok(Some(request)) => request,
            Ok(None) => return Ok(()),
            Err(why) if why.kind() == io::ErrorKind::InvalidData => {
                return Response::bad_request().write(&mut stream);
            }
            Err(why) => return Err(why),
        };
        let response = Response::to(&request, shared)?;
        shared.lock().visits.push(Visit {
            method: request.method.clone(),
            path: request.path().to_owned(),
            status: response.status,
        });
        response.write(&mut stream)?;
        if !response.keep_alive {
            return Ok(());
        }
    }
}
