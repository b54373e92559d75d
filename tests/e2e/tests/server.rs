//! The static server as a client sees it, over real sockets.

use std::{
    fs,
    io::{self, Read as _, Write as _},
    net::TcpStream,
    time::{Duration, Instant},
};

use e2e::{Fault, Result, StaticServer};
use tempfile::TempDir;

/// A small site.
fn site() -> Result<TempDir> {
    let folder = tempfile::tempdir()?;
    fs::create_dir(folder.path().join("sub"))?;
    for (file, content) in [
        ("index.html", "<title>home</title>"),
        ("sub/index.html", "<title>sub</title>"),
        ("app-1f.wasm", "\0asm0123456789"),
        ("boot.js", "boot()"),
        ("app.webmanifest", "{}"),
        ("mit leer.txt", "leer"),
        ("long.css", &"a{color:red}".repeat(500)),
    ] {
        fs::write(folder.path().join(file), content)?;
    }
    Ok(folder)
}

/// Sends `text` and gives back all that comes until the connection closes.
fn send(server: &StaticServer, text: &str) -> Result<String> {
    let mut stream = TcpStream::connect(server.address())?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    stream.write_all(text.as_bytes())?;
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    // A connection that is cut may end in an error; what came before counts.
    while let Ok(length @ 1..) = stream.read(&mut part) {
        answer.extend_from_slice(&part[..length]);
    }
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

fn get(server: &StaticServer, path: &str) -> Result<String> {
    send(server, &format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
}

#[test]
fn files_come_with_their_media_types() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).start()?;
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
            answer.contains(&format!("\r\ncontent-type: {media_type}\r\n")),
            "{path}: {answer}"
        );
        assert!(answer.contains("\r\nx-content-type-options: nosniff\r\n"), "{path}: {answer}");
        assert!(answer.contains("\r\ncache-control: no-cache\r\n"), "{path}: {answer}");
        assert!(!answer.contains("\r\nlast-modified:"), "{path}: {answer}");
        assert!(answer.ends_with(&format!("\r\n\r\n{body}")), "{path}: {answer}");
    }
    Ok(())
}

#[test]
fn who_takes_gzip_gets_it() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).start()?;
    let ask = |coding: &str| {
        let head = "GET /long.css HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding:";
        send(&server, &format!("{head} {coding}\r\n\r\n"))
    };
    let (plain, packed) = (ask("identity")?, ask("gzip")?);
    assert!(packed.contains("\r\ncontent-encoding: gzip\r\n"), "{packed}");
    assert!(!plain.contains("content-encoding") && packed.len() < plain.len() / 5);
    Ok(())
}

#[test]
fn a_site_below_a_path_has_nothing_beside_it() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).prefix("heckmeck").start()?;
    assert_eq!(server.url(), format!("http://127.0.0.1:{}/heckmeck/", server.port()));
    assert!(get(&server, "/heckmeck/")?.ends_with("<title>home</title>"));
    assert!(get(&server, "/heckmeck/boot.js")?.ends_with("boot()"));
    for beside in ["/", "/boot.js", "/heckmeckboot.js"] {
        assert!(get(&server, beside)?.starts_with("HTTP/1.1 404 "), "{beside}");
    }
    assert!(get(&server, "/heckmeck")?.contains("\r\nlocation: /heckmeck/\r\n"));
    assert!(get(&server, "/heckmeck/sub")?.contains("\r\nlocation: /heckmeck/sub/\r\n"));
    Ok(())
}

#[test]
fn a_missing_file_is_answered_with_the_page_for_it() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).start()?;
    for path in ["/none", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd", "/%zz"] {
        assert!(get(&server, path)?.starts_with("HTTP/1.1 404 "), "{path}");
    }
    fs::write(folder.path().join("404.html"), "lost?")?;
    let answer = get(&server, "/none")?;
    assert!(answer.starts_with("HTTP/1.1 404 ") && answer.ends_with("lost?"), "{answer}");
    assert!(answer.contains("\r\ncontent-type: text/html; charset=utf-8\r\n"), "{answer}");
    Ok(())
}

#[test]
fn faults_hit_their_path_only_and_can_be_taken_back() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).prefix("/p/").start()?;
    server.set_fault("*.wasm", Fault::NotFound);
    assert!(get(&server, "/p/app-1f.wasm")?.starts_with("HTTP/1.1 404 "));
    assert!(get(&server, "/p/boot.js")?.starts_with("HTTP/1.1 200 "));
    server.set_fault("*.wasm", Fault::Truncated(4));
    let answer = get(&server, "/p/app-1f.wasm")?;
    assert!(answer.contains("content-length: 14\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n\0asm"), "{answer}");
    server.set_fault("/index.html", Fault::Replaced(b"new".to_vec()));
    let answer = get(&server, "/p/")?;
    assert!(
        answer.contains("\r\ncontent-type: text/html; charset=utf-8\r\n")
            && answer.ends_with("\r\n\r\nnew")
    );
    server.set_fault("boot.js", Fault::Slow(Duration::from_millis(60)));
    let start = Instant::now();
    assert!(get(&server, "/p/boot.js")?.ends_with("boot()"));
    assert!(start.elapsed() >= Duration::from_millis(60));
    server.clear_faults();
    assert!(get(&server, "/p/app-1f.wasm")?.ends_with("0123456789"));
    Ok(())
}

#[test]
fn visits_are_written_down() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).prefix("/p/").start()?;
    get(&server, "/p/boot.js?x=1")?;
    get(&server, "/p/none")?;
    let visits = server.visits();
    let seen: Vec<_> = visits
        .iter()
        .map(|visit| (visit.method.as_str(), visit.path.as_str(), visit.status))
        .collect();
    assert_eq!(seen, [("GET", "/p/boot.js", 200), ("GET", "/p/none", 404)]);
    Ok(())
}

/// The promise that every test of offline play rests on.
#[test]
fn stopping_closes_open_connections_and_frees_the_port() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).start()?;
    let (address, port) = (server.address(), server.port());
    let mut idle = TcpStream::connect(address)?;
    let mut used = TcpStream::connect(address)?;
    used.write_all(b"GET /boot.js HTTP/1.1\r\nHost: x\r\n\r\n")?;
    let mut first = [0; 8];
    used.read_exact(&mut first)?;
    server.set_fault("sub/index.html", Fault::Slow(Duration::from_hours(1)));
    let mut waiting = TcpStream::connect(address)?;
    waiting.write_all(b"GET /sub/ HTTP/1.1\r\nHost: x\r\n\r\n")?;

    server.stop();
    for stream in [&mut idle, &mut used, &mut waiting] {
        // Closed already, so nobody has to wait for the end.
        stream.set_nonblocking(true)?;
        let mut rest = Vec::new();
        let open = stream.read_to_end(&mut rest);
        assert!(!open.is_err_and(|why| why.kind() == io::ErrorKind::WouldBlock), "still open");
    }
    assert!(TcpStream::connect(address).is_err(), "nobody listens");

    let again = StaticServer::serving(&folder).port(port).start()?;
    assert!(get(&again, "/boot.js")?.ends_with("boot()"), "online again at the same address");
    Ok(())
}

/// Cases run inside a runtime of their own, where a runtime must not be dropped just so.
#[test]
fn a_server_can_be_stopped_by_asynchronous_code() -> Result<()> {
    let folder = site()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        for _ in 0..3 {
            StaticServer::serving(&folder).start()?.stop();
        }
        Ok(())
    })
}

#[test]
fn a_taken_port_is_an_error_of_its_own_kind() -> Result<()> {
    let folder = site()?;
    let server = StaticServer::serving(&folder).start()?;
    let second = StaticServer::serving(&folder).port(server.port()).start();
    assert!(second.is_err_and(|why| why.kind() == io::ErrorKind::AddrInUse));
    Ok(())
}
