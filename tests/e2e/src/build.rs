use std::{
    fs,
    path::{Path, PathBuf},
};

use tempfile::TempDir;
use xtask::page::service_worker;

use crate::{Result, paths};

/// What a copy says of itself in a file of its own.
pub const PROBE: &str = "probe.txt";

/// A copy of the built app that says which version it is: an update, or a second copy on the same host.
#[derive(Debug)]
pub struct Build {
    home: TempDir,
}

impl Build {
    /// A copy that calls itself by this name, in its page and in a file that it fetches later.
    pub fn called(name: &str) -> Result<Build> {
        let build = Build { home: tempfile::Builder::new().prefix("heckmeck-build-").tempdir()? };
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
        service_worker::stamp(&directory)?;
        Ok(())
    }

    /// Takes the stamp away, which makes the worker a kill switch.
    pub fn retire(&self, folder: &str) -> Result<()> {
        let worker = self.path().join(folder).join("sw.js");
        let text = fs::read_to_string(&worker)?;
        let (_, code) = text.split_once('\n').ok_or("a worker of one line")?;
        Ok(fs::write(&worker, code)?)
    }

    pub fn path(&self) -> PathBuf {
        self.home.path().to_owned()
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (path, name) = {
            let entry = entry?;
            (entry.path(), entry.file_name())
        };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}
