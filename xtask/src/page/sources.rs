//! Promises of the page's sources that no compiler holds.

use std::fs;

use super::hashes;
use crate::{files, project};

fn text(path: &str) -> String {
    fs::read_to_string(project::root().join(path)).unwrap_or_default()
}

#[test]
fn nothing_is_ever_read_as_markup() {
    let mut looked_at = 0;
    for directory in ["src", "public", "index.html"] {
        for path in files::below(&project::root().join(directory)) {
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
    let policy = page.split("Content-Security-Policy\" content=\"").nth(1).unwrap_or_default();
    let policy = policy.split('"').next().unwrap_or_default();
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
fn the_page_for_the_lost_knows_its_script() {
    let page = text("public/404.html");
    let script = page.split("<script>").nth(1).and_then(|rest| rest.split("</script>").next());
    let hash = hashes::integrity(script.unwrap_or_default().as_bytes());
    assert!(page.contains(&format!("script-src '{hash}';")), "the hash is {hash}");
}

#[test]
fn the_manifest_is_relative_and_names_only_what_is_there() {
    let manifest = text("public/manifest.webmanifest");
    let values = |key: &str| -> Vec<String> {
        let before = format!("\"{key}\": \"");
        let parts = manifest.split(&before).skip(1);
        parts.filter_map(|part| part.split('"').next()).map(str::to_owned).collect()
    };
    let pictures = values("src");
    assert!(pictures.len() >= 7, "{pictures:?}");
    for picture in pictures {
        assert!(project::root().join("public").join(&picture).is_file(), "{picture}");
    }
    for (key, address) in [("start_url", "./"), ("scope", "./")] {
        assert_eq!(values(key), [address]);
    }
    for address in values("url") {
        assert!(address.starts_with("./#/"), "{address}");
    }
    // An id is relative to the host, not to the folder: two copies on one host would be taken for one app. Without an id
    // the start address tells them apart.
    assert_eq!(values("id"), [""; 0]);
}
