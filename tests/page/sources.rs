//! Promises of the page's sources that no compiler holds.

use std::fs;
use std::path::{Path, PathBuf};

use heckmeck::{app::Address, i18n::Language};
use serde_json::Value;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// All files below a folder, or the file itself.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap();
    entries.flat_map(|entry| files(&entry.unwrap().path())).collect()
}

#[test]
fn nothing_is_ever_read_as_markup_but_what_is_written_as_such() {
    // It takes nothing but `Html`, in which every text is escaped.
    let written = root().join("src/components/written.rs");
    assert_eq!(fs::read_to_string(&written).unwrap().matches("inner_html").count(), 1);
    let mut looked_at = 0;
    for place in ["src", "public", "index.html"] {
        for path in files(&root().join(place)) {
            if path == written {
                continue;
            }
            // Pictures are no text.
            let Ok(source) = fs::read_to_string(&path) else { continue };
            looked_at += 1;
            for way in [
                "innerHTML",
                "inner_html",
                "outerHTML",
                "outer_html",
                "insertAdjacentHTML",
                "insert_adjacent_html",
                "document.write",
                "createContextualFragment",
                "eval(",
            ] {
                assert!(!source.contains(way), "{} uses {way}", path.display());
            }
        }
    }
    assert!(looked_at > 50, "only {looked_at} files were found");
}

#[test]
fn the_policy_allows_nothing_but_our_own_files() {
    let page = text("index.html");
    let (_, policy) = page.split_once("Content-Security-Policy\" content=\"").unwrap();
    let (policy, _) = policy.split_once('"').unwrap();
    assert!(
        policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
        "{policy}"
    );
    for loose in ["unsafe-inline", "'unsafe-eval'", "http", "*", "blob:"] {
        assert!(!policy.contains(loose), "{loose} in {policy}");
    }
    // Browsers ignore it there and complain; it belongs into a header.
    assert!(!policy.contains("frame-ancestors"), "{policy}");
    for inline in [" style=", " onclick=", " onload=", "<style"] {
        assert!(!page.contains(inline), "{inline} in index.html");
    }
}

#[test]
fn the_manifest_is_relative_and_names_only_what_is_there() {
    let manifest: Value = serde_json::from_str(&text("public/manifest.webmanifest")).unwrap();
    let entries = |of: &Value, list: &str| of[list].as_array().cloned().unwrap_or_default();
    let shortcuts = entries(&manifest, "shortcuts");
    let mut pictures = [entries(&manifest, "icons"), entries(&manifest, "screenshots")].concat();
    pictures.extend(shortcuts.iter().flat_map(|shortcut| entries(shortcut, "icons")));
    assert!(pictures.len() >= 7, "{pictures:?}");
    for picture in pictures {
        let file = picture["src"].as_str().unwrap();
        assert!(root().join("public").join(file).is_file(), "{file}");
    }
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"./".into(), &"./".into()));
    for shortcut in shortcuts {
        let address = shortcut["url"].as_str().unwrap();
        assert!(address.starts_with("./#/"), "{address}");
    }
    // An id is relative to the host, not to the folder: two copies on one host would be taken for one app. Without an id
    // the start address tells them apart.
    assert_eq!(manifest["id"], Value::Null);
}

/// Storage, caches, locks and marks of a copy of the game carry its name and folder: four files have to agree on how.
#[test]
fn everything_that_is_kept_carries_the_same_name() {
    assert!(text("src/platform/storage.rs").contains(r#"format!("heckmeck:{folder}:")"#));
    for (script, prefix) in [
        ("public/shell.js", "`heckmeck:${new URL(\"./\", location.href).pathname}:`"),
        ("public/device.js", "`heckmeck:${new URL(\"./\", location.href).pathname}:updated`"),
        ("public/sw.js", "`heckmeck:${folder.pathname}:`"),
    ] {
        assert!(text(script).contains(prefix), "{script}");
    }
}

#[test]
fn the_page_greets_in_every_language_it_speaks() {
    let (shell, lost, page) =
        (text("public/shell.js"), text("public/404.html"), text("index.html"));
    let (_, without_scripts) = page.split_once("<noscript>").unwrap();
    let (without_scripts, _) = without_scripts.split_once("</noscript>").unwrap();
    for code in Language::ALL.map(Language::code) {
        assert!(shell.contains(&format!("\n  {code}: {{\n")), "shell.js in {code}");
        let marked = format!(" lang=\"{code}\">");
        assert!(lost.contains(&marked), "404.html in {code}");
        assert!(without_scripts.contains(&marked), "<noscript> of index.html in {code}");
    }
}

/// The start screen stands twice: painted by index.html and shell.js before the program is here, and built by the program.
#[test]
fn the_painted_start_says_what_the_program_says() {
    let (script, page) = (text("public/shell.js"), text("index.html"));
    let mut held = 0;
    for language in Language::ALL {
        let messages = language.messages();
        let (_, block) = script.split_once(&format!("\n  {}: {{\n", language.code())).unwrap();
        let (block, _) = block.split_once("\n  },").unwrap();
        let start = serde_json::to_value(&messages.start).unwrap();
        let language_words = Value::from(messages.settings.language);
        for line in block.lines() {
            let (name, said) = line.trim().split_once(": ").unwrap();
            let words = if name == "language" { Some(&language_words) } else { start.get(name) };
            // The rest is about what has not arrived, which only the shell can tell.
            let Some(words) = words else { continue };
            assert_eq!(said, format!("{words},"), "{name} in {}", language.code());
            held += 1;
            let place = format!("data-text=\"{name}\">");
            if let Some((_, painted)) = page.split_once(&place)
                && language == Language::En
            {
                assert_eq!(painted.split_once('<').unwrap().0, words.as_str().unwrap(), "{name}");
            }
        }
        let pill = format!("data-language=\"{}\"", language.code());
        let (_, painted) = page.split_once(&pill).unwrap();
        assert!(painted.split_once('>').unwrap().1.starts_with(language.name()));
    }
    assert_eq!(held, 4 * 12);
    for place in page.split("data-text=\"").skip(1) {
        let name = place.split('"').next().unwrap();
        assert!(script.contains(&format!("\n    {name}: ")), "shell.js does not know {name}");
    }
}

/// Whatever can be tapped before the program is here leads somewhere.
#[test]
fn the_entries_of_the_painted_start_are_addresses() {
    let page = text("index.html");
    let links: Vec<&str> = page.split("href=\"#/").skip(1).collect();
    assert_eq!(links.len(), 7);
    for link in links {
        let hash = format!("#/{}", link.split('"').next().unwrap());
        let address = Address::parse(&hash).unwrap();
        assert_eq!(address.to_hash(), hash);
        assert_ne!(address, Address::Start);
    }
}

#[test]
fn the_spelling_of_every_language_is_checked() {
    let checked = text("xtask/src/spelling.rs");
    for code in Language::ALL.map(Language::code) {
        assert!(checked.contains(&format!("(\"{code}\", \"")), "no dictionary for {code}");
        assert!(root().join(format!("tests/words/{code}.txt")).is_file(), "tests/words/{code}.txt");
    }
}
