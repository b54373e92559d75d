use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use xtask::{
    page::service_worker,
    static_server::{Fault, StaticServer, Visit},
};

use crate::{Browser, Engine, Result, console::WATCHER, paths};

/// Ports that a site of this run had: a browser may still remember what it stored for them.
static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// A static web server on an origin of its own, so with an empty storage, for as long as the value lives.
#[derive(Debug)]
pub struct Site {
    directory: PathBuf,
    prefix: String,
    port: u16,
    /// Pages with something added, by file name.
    watched: Vec<(String, Vec<u8>)>,
    server: Option<StaticServer>,
}

impl Browser {
    /// Serves the built app to this browser.
    pub fn serve_app(&self) -> Result<Site> {
        self.serve(&paths::dist()?, "/")
    }

    /// Serves the pages that the harness is tested with.
    pub fn serve_fixtures(&self) -> Result<Site> {
        self.serve(&paths::fixtures(), "/")
    }

    /// Serves a directory below a path, as a project page of a static host does: `/heckmeck/`.
    pub fn serve(&self, directory: &Path, prefix: &str) -> Result<Site> {
        // The others tell of errors by themselves, and get the very bytes of the directory.
        let watched = self.watched(directory)?;
        // A port that was used before is kept busy until another one is found.
        let mut refused = Vec::new();
        loop {
            let server = StaticServer::serving(directory).prefix(prefix).start()?;
            let port = server.port();
            if USED.lock().unwrap_or_else(PoisonError::into_inner).insert(port) {
                let (directory, prefix) = (directory.to_owned(), prefix.to_owned());
                let site = Site { directory, prefix, port, watched, server: Some(server) };
                site.clear_faults()?;
                return Ok(site);
            }
            refused.push(server);
        }
    }

    /// Serves another directory at the same address from now on: a new version.
    pub fn publish(&self, site: &mut Site, directory: &Path) -> Result<()> {
        site.stop();
        directory.clone_into(&mut site.directory);
        site.watched = self.watched(directory)?;
        site.resume()
    }

    fn watched(&self, directory: &Path) -> Result<Vec<(String, Vec<u8>)>> {
        if self.engine == Engine::WebKit { watched_pages(directory) } else { Ok(vec![]) }
    }
}

impl Site {
    /// The address of a path below the site's prefix: `index.html`, `#/rules`, or nothing.
    pub fn address(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}/{}{path}", self.port, self.prefix.trim_start_matches('/'))
    }

    /// Takes the browser offline, as far as this site goes: open connections are cut too.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Goes online again at the same address, without the faults it had.
    pub fn resume(&mut self) -> Result<()> {
        let server = StaticServer::serving(&self.directory).prefix(&self.prefix).port(self.port);
        self.server = Some(server.start()?);
        self.clear_faults()
    }

    /// Answers requests for a file with a fault; a leading `*` in the path stands for anything (`*.wasm`).
    pub fn set_fault(&self, path: &str, fault: Fault) {
        if let Some(server) = &self.server {
            server.set_fault(path, fault);
        }
    }

    pub fn clear_faults(&self) -> Result<()> {
        let Some(server) = &self.server else { return Ok(()) };
        server.clear_faults();
        self.replace(server, &self.watched)
    }

    /// Other pages than the directory's. The app's service worker takes only what it was stamped with, so it is
    /// stamped with these.
    fn replace(&self, server: &StaticServer, pages: &[(String, Vec<u8>)]) -> Result<()> {
        for (page, content) in pages {
            server.set_fault(page, Fault::Replaced(content.clone()));
        }
        let worker = self.directory.join("sw.js");
        if !pages.is_empty() && worker.is_file() && is_stamped(&worker)? {
            let worker = service_worker::stamped(&self.directory, pages)?;
            server.set_fault("sw.js", Fault::Replaced(worker.into_bytes()));
        }
        Ok(())
    }

    /// Lets a script run in the app's page before anything else of it. It stands before the page's content security
    /// policy, as a browser with other ways would.
    pub fn run_first(&self, script: &str) -> Result<()> {
        let Some(server) = &self.server else { return Ok(()) };
        let watched = self.watched.iter().find(|(page, _)| page == "index.html");
        let page = match watched {
            Some((_, content)) => String::from_utf8_lossy(content).into_owned(),
            None => fs::read_to_string(self.directory.join("index.html"))?,
        };
        let page = before_all_else(&page, &format!("<script>{script}</script>"))?;
        let mut pages = self.watched.clone();
        pages.retain(|(name, _)| name != "index.html");
        pages.push(("index.html".to_owned(), page.into_bytes()));
        self.replace(server, &pages)
    }

    /// Serves the app without its service worker: keeping all files of every new origin would take most of the time of
    /// cases that are about something else.
    pub fn forget_worker(&self) -> Result<()> {
        let worker = fs::read_to_string(self.directory.join("sw.js"))?;
        if let Some(server) = &self.server {
            let idle = service_worker::without_stamp(&worker).as_bytes().to_vec();
            server.set_fault("sw.js", Fault::Replaced(idle));
        }
        Ok(())
    }

    /// Every request since the site began or resumed.
    pub fn visits(&self) -> Vec<Visit> {
        self.server.as_ref().map(StaticServer::visits).unwrap_or_default()
    }
}

fn is_stamped(worker: &Path) -> Result<bool> {
    Ok(service_worker::id_in(&fs::read_to_string(worker)?).is_some())
}

/// The directory's pages with the watcher as their first script.
fn watched_pages(directory: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|extension| extension == "html") {
            let page = fs::read_to_string(&path)?;
            pages.push((name, before_all_else(&page, WATCHER)?.into_bytes()));
        }
    }
    Ok(pages)
}

/// Puts something before the first element of the page's head: in a minified page the head itself goes without saying.
fn before_all_else(page: &str, added: &str) -> Result<String> {
    let place = page.find("<meta").ok_or("a page without <meta")?;
    let (before, after) = page.split_at(place);
    Ok(format!("{before}{added}{after}"))
}
