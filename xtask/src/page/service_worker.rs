//! The last step of every build: tells the service worker which files the build consists of.
//!
//! The worker keeps a build only if every file has the content that is named here, so nothing may change a file behind
//! this step. Stamping again replaces the stamp: a changed copy of a build becomes a build of its own.

use std::fs;
use std::path::Path;

use super::hashes;
use crate::error::{Error, Result};
use crate::files;

/// The worker, in the folder of the page because it can only serve what lies below itself.
const WORKER: &str = "sw.js";

/// How the stamp begins; it is one line.
const STAMP: &str = "self.build=";

/// What the game can do without, by the beginning of the name: the worker itself, what only servers and search engines ask
/// for, and the largest pictures, which a system fetches when it installs the game.
const LEFT_OUT: [&str; 6] =
    [WORKER, "404.html", "robots.txt", "screenshots/", "icons/any-512", "icons/maskable-512"];

/// Stamps the worker of a built page; the id of the build is the answer.
pub fn stamp(directory: &Path) -> Result<String> {
    let worker = stamped(directory, &[])?;
    let path = directory.join(WORKER);
    fs::write(&path, &worker)
        .map_err(|why| Error::new(format!("cannot write {} ({why})", path.display())))?;
    Ok(id_in(&worker).unwrap_or_default().to_owned())
}

/// The worker of a built page in which some files have another content, each a path below the directory and its content.
pub fn stamped(directory: &Path, replaced: &[(String, Vec<u8>)]) -> Result<String> {
    let read = |path: &Path| {
        fs::read(path).map_err(|why| Error::new(format!("cannot read {} ({why})", path.display())))
    };
    let worker = String::from_utf8_lossy(&read(&directory.join(WORKER))?).into_owned();
    let mut entries = Vec::new();
    for path in files::below(directory) {
        let name = name_below(directory, &path)?;
        if LEFT_OUT.iter().any(|left_out| name.starts_with(left_out)) {
            continue;
        }
        let content = match replaced.iter().find(|(other, _)| *other == name) {
            Some((_, content)) => content.clone(),
            None => read(&path)?,
        };
        // By its folder, because some hosts answer the file's own name with a redirection.
        let address = if name == "index.html" { "./" } else { &name };
        entries.push(format!("\"{address}\":\"{}\"", hashes::integrity(&content)));
    }
    let code = without_stamp(&worker);
    let files = entries.join(",");
    // A change of the worker alone is a new build too.
    let id = hashes::short(format!("{files}\n{code}").as_bytes());
    Ok(format!("{STAMP}{{\"id\":\"{id}\",\"files\":{{{files}}}}};\n{code}"))
}

/// The id of the build in a stamped worker.
pub fn id_in(worker: &str) -> Option<&str> {
    worker.strip_prefix(STAMP)?.split('"').nth(3)
}

/// The worker as it was before it was stamped: it does nothing but go away.
pub fn without_stamp(worker: &str) -> &str {
    match worker.split_once('\n') {
        Some((first, rest)) if first.starts_with(STAMP) => rest,
        _ => worker,
    }
}

/// The address of a file relative to the page. Addresses that would have to be encoded are refused: hosts differ about them.
fn name_below(directory: &Path, path: &Path) -> Result<String> {
    let inner = path.strip_prefix(directory).unwrap_or(path);
    let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
    let name = parts.join("/");
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
    if name.chars().all(plain) {
        Ok(name)
    } else {
        Err(Error::new(format!(
            "{name} has a name that not every host serves: use letters, digits, - _ ."
        )))
    }
}

#[cfg(test)]
mod tests {
    use super::{id_in, stamp, stamped};
    use crate::project;
    use std::fs;
    use std::path::PathBuf;

    /// A built page of three files in a directory of its own.
    fn page(name: &str) -> std::io::Result<PathBuf> {
        let directory = project::root().join("target/xtask-tests").join(name);
        let _ = fs::remove_dir_all(&directory);
        fs::create_dir_all(directory.join("screenshots"))?;
        for (file, content) in [
            ("index.html", "<!DOCTYPE html>"),
            ("app.wasm", "code"),
            ("sw.js", "// worker\nwork();\n"),
            ("404.html", "lost"),
            ("screenshots/wide.webp", "picture"),
        ] {
            fs::write(directory.join(file), content)?;
        }
        Ok(directory)
    }

    #[test]
    fn a_stamp_names_every_file_the_game_needs() -> std::io::Result<()> {
        let directory = page("names")?;
        let id = stamp(&directory).map_err(std::io::Error::other)?;
        let worker = fs::read_to_string(directory.join("sw.js"))?;
        assert_eq!(id_in(&worker), Some(id.as_str()));
        for there in ["\"./\":\"sha256-", "\"app.wasm\":\"sha256-", "\n// worker\nwork();\n"] {
            assert!(worker.contains(there), "{there} is not in {worker}");
        }
        for not_there in ["404.html", "screenshots", "index.html", "\"sw.js"] {
            assert!(!worker.contains(not_there), "{not_there} is in {worker}");
        }
        Ok(())
    }

    #[test]
    fn a_second_stamp_replaces_the_first() -> std::io::Result<()> {
        let directory = page("again")?;
        let first = stamp(&directory).map_err(std::io::Error::other)?;
        assert_eq!(stamp(&directory).map_err(std::io::Error::other)?, first);
        let other = stamped(&directory, &[("app.wasm".to_owned(), b"other".to_vec())])
            .map_err(std::io::Error::other)?;
        assert_ne!(id_in(&other), Some(first.as_str()));
        assert_eq!(other.matches("self.build=").count(), 1);
        fs::write(directory.join("app.wasm"), "other")?;
        assert_eq!(id_in(&other), stamp(&directory).ok().as_deref());
        Ok(())
    }

    #[test]
    fn a_name_that_hosts_disagree_about_is_refused() -> std::io::Result<()> {
        let directory = page("refused")?;
        fs::write(directory.join("a b.txt"), "")?;
        assert!(stamp(&directory).is_err_and(|error| error.to_string().contains("a b.txt")));
        Ok(())
    }
}
