//! The last step of a release build: tells the page and its service worker what the build consists of.
//!
//! - `index.html` gets the hashes of its styles and scripts (subresource integrity): a file that was cut short, damaged
//!   or left over from another build is refused by the browser instead of half working.
//! - `sw.js` gets the hashes of all files but `NOT_KEPT` (its precache list) and keeps a build only if every one is right.
//!
//! So nothing may change a file behind this step. Trunk could write integrity by itself, but takes its hashes before
//! wasm-opt has run and does not know the scripts of its own `pattern_script`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use regex_lite::Regex;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

/// The service worker, in the folder of the page because it can only serve what lies below itself.
const WORKER: &str = "sw.js";

/// How the worker's stamp begins; it is its first line. Without one the worker is a kill switch.
const STAMP: &str = "self.build = ";

/// What the game can do without, by the beginning of the name: the worker itself, what only servers and search engines ask
/// for, and the largest pictures, which a system fetches when it installs the game.
const NOT_KEPT: [&str; 6] =
    [WORKER, "404.html", "robots.txt", "screenshots/", "icons/any-512", "icons/maskable-512"];

/// Stamps the build in a folder. Stamping again replaces the stamp: a changed copy of a build becomes a build of its own.
pub fn stamp(dist: &Path) -> Result<()> {
    // First the page, because the worker keeps the hash of the page.
    write_integrity(dist)?;
    write_precache(dist)
}

/// All files below a folder by their names with `/`, and their contents; a file is below itself, without a name.
pub fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in WalkDir::new(folder) {
        let entry = entry?;
        if entry.file_type().is_file() {
            let inner = entry.path().strip_prefix(folder)?;
            let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
            files.insert(parts.join("/"), read(entry.path())?);
        }
    }
    Ok(files)
}

fn write_integrity(dist: &Path) -> Result<()> {
    let path = dist.join("index.html");
    let page = String::from_utf8(read(&path)?)?;
    let mut done = String::new();
    let mut rest = 0;
    for tag in Regex::new("<(link|script) [^>]*")?.find_iter(&page) {
        done.push_str(&page[rest..tag.start()]);
        done.push_str(&with_integrity(tag.as_str(), dist)?);
        rest = tag.end();
    }
    done.push_str(&page[rest..]);
    write(&path, &done)
}

/// The tag with the hash of its file, if it loads a style or a script. The bindings are covered by their preload, because
/// `import()` takes no hash. The compiled code goes without: it is compiled while it arrives, which a hash over the
/// whole would forbid, and damage in it does not compile.
fn with_integrity(tag: &str, dist: &Path) -> Result<String> {
    let is_script = tag.starts_with("<script");
    let is_style = matches!(attribute(tag, "rel"), Some("stylesheet" | "modulepreload"));
    let address = attribute(tag, if is_script { "src" } else { "href" });
    let Some(address) = address.filter(|_| is_script || is_style) else {
        return Ok(tag.to_owned());
    };
    let file = address.split('?').next().unwrap_or(address);
    let content = read(&dist.join(file)).context("index.html loads a file that was not built")?;
    // A script has the same name in every build: with a hash in its address, no cache takes one for the other.
    let query = if is_script { format!("?{}", short_hash(&content)) } else { String::new() };
    let tag = Regex::new(r#" integrity="[^"]*""#)?.replace(tag, "");
    let tag = tag.replacen(address, &format!("{file}{query}"), 1);
    Ok(tag.replacen(' ', &format!(r#" integrity="{}" "#, integrity(&content)), 1))
}

/// The value of an attribute, with or without quotes: a minified page has none.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split(' ').next(),
    }
}

fn write_precache(dist: &Path) -> Result<()> {
    let mut precache = BTreeMap::new();
    for (name, content) in files(dist)? {
        if NOT_KEPT.iter().any(|start| name.starts_with(start)) {
            continue;
        }
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./".contains(letter);
        // Names that would have to be encoded in addresses: hosts differ about them.
        ensure!(
            name.chars().all(is_plain),
            "{name} has a name that not every host serves: use letters, digits, - _ ."
        );
        // The page by its folder, because some hosts answer the file's own name with a redirection.
        let address = if name == "index.html" { "./".to_owned() } else { name };
        precache.insert(address, integrity(&content));
    }
    let path = dist.join(WORKER);
    let worker = String::from_utf8(read(&path)?)?;
    let code = match worker.split_once('\n') {
        Some((first, rest)) if first.starts_with(STAMP) => rest,
        _ => &worker,
    };
    // A change of the worker alone is a new build too.
    let id = short_hash(format!("{precache:?}\n{code}").as_bytes());
    write(&path, &format!("{STAMP}{};\n{code}", json!({ "id": id, "files": precache })))
}

/// The hash of a content as browsers take it.
fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Sixteen letters for a name.
fn short_hash(content: &[u8]) -> String {
    let mut hash = format!("{:x}", Sha256::digest(content));
    hash.truncate(16);
    hash
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    /// A page as Trunk builds it: minified, so without quotes.
    const PAGE: &str = "<!DOCTYPE html><link href=icon.svg rel=icon><link href=./a.css rel=stylesheet>\
        <link href=./a.js rel=modulepreload><link as=fetch href=./a_bg.wasm rel=preload>\
        <p>1 < 2</p><script data-js=./a.js src=./boot.js type=module></script>";

    fn build() -> Result<TempDir> {
        let dist = tempfile::tempdir()?;
        for folder in ["books", "screenshots"] {
            fs::create_dir(dist.path().join(folder))?;
        }
        for (name, content) in [
            ("index.html", PAGE),
            ("a.css", "style"),
            ("a.js", "bindings"),
            ("a_bg.wasm", "code"),
            ("boot.js", "boot"),
            ("books/en.txt", "rules"),
            ("sw.js", "// worker\nwork();\n"),
            ("404.html", "lost"),
            ("screenshots/wide.webp", "picture"),
        ] {
            fs::write(dist.path().join(name), content)?;
        }
        Ok(dist)
    }

    /// What the worker says of the build: its id and the hashes of its files.
    fn stamp_of(dist: &Path) -> Result<(String, BTreeMap<String, String>)> {
        let worker = fs::read_to_string(dist.join(WORKER))?;
        let line = worker.lines().next().and_then(|line| line.strip_prefix(STAMP));
        let json = line.and_then(|line| line.strip_suffix(';')).context("no stamp")?;
        let build: serde_json::Value = serde_json::from_str(json)?;
        Ok((
            serde_json::from_value(build["id"].clone())?,
            serde_json::from_value(build["files"].clone())?,
        ))
    }

    #[test]
    fn every_file_the_game_needs_is_in_the_precache_list_with_its_hash() -> Result<()> {
        let dist = build()?;
        stamp(dist.path())?;
        let (_, kept) = stamp_of(dist.path())?;
        let names: Vec<_> = kept.keys().map(String::as_str).collect();
        assert_eq!(names, ["./", "a.css", "a.js", "a_bg.wasm", "books/en.txt", "boot.js"]);
        assert_eq!(kept["./"], integrity(&fs::read(dist.path().join("index.html"))?));
        assert_eq!(kept["books/en.txt"], integrity(b"rules"));
        assert!(fs::read_to_string(dist.path().join(WORKER))?.ends_with("\n// worker\nwork();\n"));
        Ok(())
    }

    #[test]
    fn styles_scripts_and_bindings_get_their_integrity_and_nothing_else_does() -> Result<()> {
        let dist = build()?;
        stamp(dist.path())?;
        let page = fs::read_to_string(dist.path().join("index.html"))?;
        let (style, bindings) = (integrity(b"style"), integrity(b"bindings"));
        let (boot, fresh) = (integrity(b"boot"), short_hash(b"boot"));
        assert_eq!(
            page,
            PAGE.replace(
                "<link href=./a.css",
                &format!(r#"<link integrity="{style}" href=./a.css"#)
            )
            .replace("<link href=./a.js", &format!(r#"<link integrity="{bindings}" href=./a.js"#))
            .replace("<script", &format!(r#"<script integrity="{boot}""#))
            .replace("./boot.js", &format!("./boot.js?{fresh}"))
        );
        Ok(())
    }

    #[test]
    fn stamping_again_changes_nothing_and_stamping_a_changed_copy_makes_another_build() -> Result<()>
    {
        let dist = build()?;
        stamp(dist.path())?;
        let first = files(dist.path())?;
        stamp(dist.path())?;
        assert_eq!(files(dist.path())?, first);

        let (id, _) = stamp_of(dist.path())?;
        fs::write(dist.path().join("boot.js"), "other")?;
        stamp(dist.path())?;
        let (other, kept) = stamp_of(dist.path())?;
        assert_ne!(other, id);
        assert_eq!(kept["boot.js"], integrity(b"other"));
        let page = fs::read_to_string(dist.path().join("index.html"))?;
        assert!(
            page.contains(&integrity(b"other")) && !page.contains(&integrity(b"boot")),
            "{page}"
        );
        Ok(())
    }

    #[test]
    fn a_page_that_is_not_minified_is_understood_too() -> Result<()> {
        let dist = build()?;
        fs::write(dist.path().join("index.html"), r#"<link rel="stylesheet" href="./a.css">"#)?;
        stamp(dist.path())?;
        let page = fs::read_to_string(dist.path().join("index.html"))?;
        let style = integrity(b"style");
        assert_eq!(page, format!(r#"<link integrity="{style}" rel="stylesheet" href="./a.css">"#));
        Ok(())
    }

    #[test]
    fn a_broken_build_is_refused() -> Result<()> {
        let dist = build()?;
        fs::write(dist.path().join("a b.txt"), "")?;
        assert!(stamp(dist.path()).is_err_and(|error| error.to_string().starts_with("a b.txt")));
        let dist = build()?;
        fs::remove_file(dist.path().join("boot.js"))?;
        assert!(stamp(dist.path()).is_err_and(|error| format!("{error:#}").contains("boot.js")));
        Ok(())
    }

    #[test]
    fn the_page_for_the_lost_knows_its_script() -> Result<()> {
        let page = fs::read_to_string(crate::project_root().join("public/404.html"))?;
        let script = page.split("<script>").nth(1).and_then(|rest| rest.split("</script>").next());
        let hash = integrity(script.context("404.html has no script")?.as_bytes());
        assert!(page.contains(&format!("script-src '{hash}';")), "the hash is {hash}");
        Ok(())
    }
}
