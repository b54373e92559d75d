//! The server as a client sees it, over real sockets.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::{Fault, StaticServer};

/// A directory with a small site in it, gone at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "static-server-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let folder = Self(std::env::temp_dir().join(name));
        std::fs::create_dir_all(folder.path().join("sub"))?;
        for (file, content) in [
            ("index.html", "<title>home</title>"),
            ("sub/index.html", "<title>sub</title>"),
            ("app-1f.wasm", "\0asm0123456789"),
            ("boot.js", "boot()"),
            ("app.webmanifest", "{}"),
            ("mit leer.txt", "leer"),
        ] {
            std::fs::write(folder.path().join(file), content)?;
        }
        Ok(folder)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Sends `text` and gives back all that comes until the connection closes.
fn send(server: &StaticServer, text: &str) -> io::Result<String> {
    let mut stream = TcpStream::connect(server.address)?;
    stream.write_all(text.as_bytes())?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

fn get(server: &StaticServer, path: &str) -> io::Result<String> {
    send(server, &format!("GET {path} HTTP/1.1\r\nConnection: close\r\n\r\n"))
}

#[test]
fn serves_files_with_their_media_types() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    for (path, media_type, body) in [
        ("/", "text/html; charset=utf-8", "<title>home</title>"),
        ("/?lang=de", "text/html; charset=utf-8", "<title>home</title>"),
        ("/sub/", "text/html; charset=utf-8", "<title>sub</title>"),
        ("/app-1f.wasm", "application/wasm", "\0asm0123456789"),
        ("/boot.js", "text/javascript; charset=utf-8", "boot()"),
        ("/app.webmanifest", "application/manifest+json", "{}"),
        ("/mit%20leer.txt", "text/plain; charset=utf-8", "leer"),
    ] {
        let answer = get(&server, path)?;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{path}: {answer}");
        assert!(
            answer.contains(&format!("\r\nContent-Type: {media_type}\r\n")),
            "{path}: {answer}"
        );
        assert!(
            answer.contains(&format!("\r\nContent-Length: {}\r\n", body.len())),
            "{path}: {answer}"
        );
        assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{path}: {answer}");
    }
    Ok(())
}

#[test]
fn head_sends_the_headers_only_and_other_methods_are_refused() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    let answer = send(&server, "HEAD /boot.js HTTP/1.1\r\nConnection: close\r\n\r\n")?;
    assert!(
        answer.contains("\r\nContent-Length: 6\r\n") && answer.ends_with("\r\n\r\n"),
        "{answer}"
    );
    let answer = send(&server, "POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\nx")?;
    assert!(
        answer.starts_with("HTTP/1.1 405 ") && answer.contains("\r\nAllow: GET, HEAD\r\n"),
        "{answer}"
    );
    let answer = send(&server, "nonsense\r\n\r\n")?;
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
    Ok(())
}

#[test]
fn serves_below_a_prefix_and_nothing_beside_it() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).prefix("heckmeck").start()?;
    assert_eq!(server.url(), format!("http://127.0.0.1:{}/heckmeck/", server.port()));
    assert!(get(&server, "/heckmeck/boot.js")?.ends_with("boot()"));
    assert!(get(&server, "/boot.js")?.starts_with("HTTP/1.1 404 "));
    assert!(get(&server, "/heckmeck")?.contains("\r\nLocation: /heckmeck/\r\n"));
    assert!(get(&server, "/heckmeck/sub")?.contains("\r\nLocation: /heckmeck/sub/\r\n"));
    Ok(())
}

#[test]
fn a_missing_file_is_answered_with_the_page_for_it() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    assert!(get(&server, "/none")?.ends_with("not found\n"));
    std::fs::write(folder.path().join("404.html"), "lost?")?;
    let answer = get(&server, "/none")?;
    assert!(answer.starts_with("HTTP/1.1 404 ") && answer.ends_with("lost?"), "{answer}");
    Ok(())
}

#[cfg(unix)]
#[test]
fn nothing_outside_of_the_root_is_served_not_even_by_a_link() -> io::Result<()> {
    let folder = Folder::new()?;
    let outside = Folder::new()?;
    std::os::unix::fs::symlink(outside.path().join("boot.js"), folder.path().join("link.js"))?;
    let server = StaticServer::serving(folder.path()).start()?;
    for path in ["/link.js", "/../boot.js", "/%2e%2e/boot.js", "//etc/passwd"] {
        assert!(get(&server, path)?.starts_with("HTTP/1.1 404 "), "{path}");
    }
    Ok(())
}

#[test]
fn one_connection_takes_several_requests() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    let answer = send(
        &server,
        "GET /boot.js HTTP/1.1\r\n\r\nGET /sub/ HTTP/1.1\r\nConnection: close\r\n\r\n",
    )?;
    assert!(answer.contains("boot()HTTP/1.1 200 OK"), "{answer}");
    assert!(answer.ends_with("<title>sub</title>"), "{answer}");
    Ok(())
}

#[test]
fn faults_hit_their_path_only_and_can_be_taken_back() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).prefix("/p/").start()?;
    server.set_fault("*.wasm", Fault::NotFound);
    assert!(get(&server, "/p/app-1f.wasm")?.starts_with("HTTP/1.1 404 "));
    assert!(get(&server, "/p/boot.js")?.starts_with("HTTP/1.1 200 "));
    server.set_fault("*.wasm", Fault::Truncated(4));
    let answer = get(&server, "/p/app-1f.wasm")?;
    assert!(
        answer.contains("Content-Length: 14\r\n") && answer.ends_with("\r\n\r\n\0asm"),
        "{answer}"
    );
    server.set_fault("/index.html", Fault::Replaced(b"new".to_vec()));
    assert!(get(&server, "/p/")?.ends_with("\r\n\r\nnew"));
    server.set_fault("boot.js", Fault::Slow(Duration::from_millis(60)));
    let start = Instant::now();
    assert!(get(&server, "/p/boot.js")?.ends_with("boot()"));
    assert!(start.elapsed() >= Duration::from_millis(60));
    server.clear_faults();
    assert!(get(&server, "/p/app-1f.wasm")?.ends_with("0123456789"));
    Ok(())
}

#[test]
fn remembers_its_visits() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    get(&server, "/boot.js?x=1")?;
    get(&server, "/none")?;
    let visits = server.visits();
    let seen: Vec<_> = visits
        .iter()
        .map(|visit| (visit.method.as_str(), visit.path.as_str(), visit.status))
        .collect();
    assert_eq!(seen, [("GET", "/boot.js", 200), ("GET", "/none", 404)]);
    server.forget_visits();
    assert!(server.visits().is_empty());
    Ok(())
}

#[test]
fn stopping_closes_open_connections_and_frees_the_port() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    let (address, port) = (server.address, server.port());
    let mut idle = TcpStream::connect(address)?;
    let mut used = TcpStream::connect(address)?;
    used.write_all(b"GET /boot.js HTTP/1.1\r\n\r\n")?;
    let mut first = [0; 8];
    used.read_exact(&mut first)?;
    server.set_fault("sub/index.html", Fault::Slow(Duration::from_hours(1)));
    let mut waiting = TcpStream::connect(address)?;
    waiting.write_all(b"GET /sub/ HTTP/1.1\r\n\r\n")?;

    let start = Instant::now();
    server.stop();
    assert!(start.elapsed() < Duration::from_secs(2), "stopping waits for nobody");
    for stream in [&mut idle, &mut used, &mut waiting] {
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        let mut rest = Vec::new();
        let end = stream.read_to_end(&mut rest);
        assert!(!end.is_err_and(|why| matches!(
            why.kind(),
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut
        )));
    }
    assert!(TcpStream::connect(address).is_err(), "nobody listens");

    let again = StaticServer::serving(folder.path()).port(port).start()?;
    assert!(get(&again, "/boot.js")?.ends_with("boot()"), "online again at the same address");
    Ok(())
}

#[test]
fn a_taken_port_is_an_error_of_its_own_kind() -> io::Result<()> {
    let folder = Folder::new()?;
    let server = StaticServer::serving(folder.path()).start()?;
    let second = StaticServer::serving(folder.path()).port(server.port()).start();
    assert!(second.is_err_and(|why| why.kind() == io::ErrorKind::AddrInUse));
    Ok(())
}
