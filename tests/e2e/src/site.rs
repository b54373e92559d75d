use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use crate::{
    Browser, BrowserKind, Fault, Result, StaticServer, Visit,
    build::{self, Changes, WORKER},
    console::WATCHER,
    paths,
};

/// Ports that a site of this run had: a browser may still remember what it stored for them.
static USED: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());

/// A site that is not there yet, and how it is to be.
#[derive(Debug)]
pub struct SiteBuilder {
    directory: PathBuf,
    prefix: String,
    watched: bool,
    without_worker: bool,
    first_script: Option<String>,
}

impl Browser {
    /// A site with the built app for this browser.
    pub fn app_site(&self) -> Result<SiteBuilder> {
        Ok(self.site(&paths::dist()?))
    }

    /// A site with the pages that the harness is tested with.
    pub fn fixture_site(&self) -> SiteBuilder {
        self.site(&paths::fixtures())
    }

    /// A site with the files of a directory, for this browser.
    pub fn site(&self, directory: &Path) -> SiteBuilder {
        SiteBuilder {
            directory: directory.to_owned(),
            prefix: "/".to_owned(),
            // The others tell of errors by themselves, and get the very bytes of the directory.
            watched: self.kind == BrowserKind::WebKit,
            without_worker: false,
            first_script: None,
        }
    }
}

impl SiteBuilder {
    /// Below a path, as a project page of a static host is: `/heckmeck/`.
    #[must_use]
    pub fn below(mut self, prefix: &str) -> SiteBuilder {
        prefix.clone_into(&mut self.prefix);
        self
    }

    /// Without the app's service worker: keeping all files of every new origin would take most of the time of cases that are
    /// about something else.
    #[must_use]
    pub fn without_worker(mut self) -> SiteBuilder {
        self.without_worker = true;
        self
    }

    /// With a script that runs in the app's page before anything else of it. It stands before the page's content security
    /// policy, as a browser with other ways would.
    #[must_use]
    pub fn running_first(mut self, script: &str) -> SiteBuilder {
        self.first_script = Some(script.to_owned());
        self
    }

    /// Goes online, at an address where no site of this run has been.
    pub fn start(self) -> Result<Site> {
        // A port that was used before is kept busy until another one is found.
        let mut refused = Vec::new();
        loop {
            let server = StaticServer::serving(&self.directory).prefix(&self.prefix).start()?;
            let port = server.port();
            if USED.lock().unwrap_or_else(PoisonError::into_inner).insert(port) {
                let changes = self.changes()?;
                let site = Site { plan: self, port, changes, server: Some(server) };
                site.clear_faults();
                return Ok(site);
            }
            refused.push(server);
        }
    }

    /// What is served in place of the directory's own files.
    fn changes(&self) -> Result<Changes> {
        let mut pages = Vec::new();
        for file in self.pages()? {
            let mut page = fs::read_to_string(self.directory.join(&file))?;
            if let Some(script) = self.first_script.as_ref().filter(|_| file == "index.html") {
                page = before_all_else(&page, &format!("<script>{script}</script>"))?;
            }
            if self.watched {
                page = before_all_else(&page, WATCHER)?;
            }
            pages.push((file, page.into_bytes()));
        }
        if !self.without_worker {
            return build::stamped(&self.directory, pages);
        }
        let worker = fs::read_to_string(self.directory.join(WORKER))?;
        pages.push((WORKER.to_owned(), build::without_stamp(&worker).as_bytes().to_vec()));
        Ok(pages)
    }

    /// The pages that are not served as they are.
    fn pages(&self) -> Result<Vec<String>> {
        if !self.watched {
            return Ok(self.first_script.iter().map(|_| "index.html".to_owned()).collect());
        }
        let mut pages = Vec::new();
        for entry in fs::read_dir(&self.directory)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "html") {
                pages.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
            }
        }
        Ok(pages)
    }
}

/// A static web server on an origin of its own, so with an empty storage, for as long as the value lives.
#[derive(Debug)]
pub struct Site {
    plan: SiteBuilder,
    port: u16,
    changes: Changes,
    server: Option<StaticServer>,
}

impl Site {
    /// The address of a path below the site's own: `index.html`, `#/rules`, or nothing.
    pub fn address(&self, path: &str) -> String {
        let prefix = self.plan.prefix.trim_start_matches('/');
        format!("http://127.0.0.1:{}/{prefix}{path}", self.port)
    }

    /// Takes the browser offline, as far as this site goes: open connections are cut too.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Goes online again at the same address, without the faults it had.
    pub fn resume(&mut self) -> Result<()> {
        let SiteBuilder { directory, prefix, .. } = &self.plan;
        let server = StaticServer::serving(directory).prefix(prefix).port(self.port).start()?;
        self.server = Some(server);
        self.clear_faults();
        Ok(())
    }

    /// Serves another directory at the same address from now on: a new version.
    pub fn publish(&mut self, directory: &Path) -> Result<()> {
        self.stop();
        directory.clone_into(&mut self.plan.directory);
        self.changes = self.plan.changes()?;
        self.resume()
    }

    /// Answers requests for a file with a fault; a leading `*` in the path stands for anything (`*.wasm`).
    pub fn set_fault(&self, path: &str, fault: Fault) {
        if let Some(server) = &self.server {
            server.set_fault(path, fault);
        }
    }

    /// Serves everything as it was meant to be.
    pub fn clear_faults(&self) {
        let Some(server) = &self.server else { return };
        server.clear_faults();
        for (file, content) in &self.changes {
            server.set_fault(file, Fault::Replaced(content.clone()));
        }
    }

    /// Every request since the site began or resumed.
    pub fn visits(&self) -> Vec<Visit> {
        self.server.as_ref().map(StaticServer::visits).unwrap_or_default()
    }
}

/// Puts something before the first element of the page's head: in a minified page the head itself goes without saying.
fn before_all_else(page: &str, added: &str) -> Result<String> {
    let start = page.find("<meta").ok_or("a page without <meta")?;
    let (before, after) = page.split_at(start);
    Ok(format!("{before}{added}{after}"))
}
