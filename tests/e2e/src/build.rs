//! Changed copies of the built app, and all that this package asks of the tool that builds it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;

use crate::{Result, paths};

/// What a copy says of itself in a file of its own.
pub const PROBE: &str = "probe.txt";

/// The service worker. Its first line, the stamp, names every file of the build and its hash; without that line the worker is
/// a kill switch.
pub(crate) const WORKER: &str = "sw.js";
const STAMP: &str = "self.build";

/// Files with another content than the directory's, by their path below it.
pub(crate) type Changes = Vec<(String, Vec<u8>)>;

/// The root of the checkout.
pub fn project_root() -> PathBuf {
    xtask::project_root()
}

/// Makes a changed copy a build of its own: its page and its service worker name the hashes of its files.
fn stamp(directory: &Path) -> Result<()> {
    Ok(xtask::stamp::stamp(directory)?)
}

/// A copy of the built app that says which version it is: an update, or a second copy on the same host.
#[derive(Debug)]
pub struct Build {
    home: TempDir,
}

impl Build {
    /// A copy that calls itself by this name, in its page and in a file that it fetches later.
    pub fn called(name: &str) -> Result<Build> {
        let build = Build { home: temporary_folder()? };
        build.add("", name)?;
        Ok(build)
    }

    /// One more copy in a folder.
    pub fn add(&self, folder: &str, name: &str) -> Result<()> {
        let directory = self.path().join(folder);
        copy(&paths::dist()?, &directory)?;
        fs::write(directory.join(PROBE), name)?;
        let page = fs::read_to_string(directory.join("index.html"))?;
        let page = page.replacen("offline, exact, unofficial", name, 1);
        fs::write(directory.join("index.html"), page)?;
        stamp(&directory)
    }

    /// Takes the stamp away, which makes the worker a kill switch.
    pub fn retire(&self, folder: &str) -> Result<()> {
        let worker = self.path().join(folder).join(WORKER);
        let text = fs::read_to_string(&worker)?;
        Ok(fs::write(&worker, without_stamp(&text))?)
    }

    pub fn path(&self) -> &Path {
        self.home.path()
    }
}

/// The worker as a kill switch.
pub(crate) fn without_stamp(worker: &str) -> &str {
    match worker.split_once('\n') {
        Some((first, code)) if first.starts_with(STAMP) => code,
        _ => worker,
    }
}

/// The worker takes only the files it was stamped with, so changed pages need a worker that was stamped with them: the same
/// changes, and the worker for them. A directory without a stamped worker stays without.
pub(crate) fn stamped(directory: &Path, changes: Changes) -> Result<Changes> {
    let worker = fs::read_to_string(directory.join(WORKER)).unwrap_or_default();
    if changes.is_empty() || !worker.starts_with(STAMP) {
        return Ok(changes);
    }
    let scratch = temporary_folder()?;
    copy(directory, scratch.path())?;
    for (file, content) in &changes {
        fs::write(scratch.path().join(file), content)?;
    }
    stamp(scratch.path())?;
    let files = changes.iter().map(|(file, _)| file.as_str()).chain([WORKER]);
    files.map(|file| Ok((file.to_owned(), fs::read(scratch.path().join(file))?))).collect()
}

fn temporary_folder() -> Result<TempDir> {
    Ok(tempfile::Builder::new().prefix("heckmeck-build-").tempdir()?)
}

/// Copies a build; a folder with a worker of its own is another build and stays where it is.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copied) = (entry.path(), to.join(entry.file_name()));
        if !path.is_dir() {
            fs::copy(&path, copied)?;
        } else if !path.join(WORKER).is_file() {
            copy(&path, &copied)?;
        }
    }
    Ok(())
}
