//! Tells the page the hashes of its own styles and scripts: a file that was cut short, damaged or left over from another
//! build is refused by the browser instead of half working.
//!
//! It covers what tags load: styles, scripts, and the bindings by their preload, because `import()` itself takes no hash.
//! The compiled code goes without: it is compiled while it arrives, which a hash over the whole would forbid, and damage in it
//! does not compile. What the game fetches later is checked by the service worker when it is kept.

use std::fs;
use std::path::Path;

use super::hashes;
use crate::error::{Error, Result};

/// Writes the hashes into the page of a build; again, if it has been done before.
pub(super) fn write(directory: &Path) -> Result<()> {
    let path = directory.join("index.html");
    let failed = |why| Error::new(format!("cannot finish {} ({why})", path.display()));
    let page = fs::read_to_string(&path).map_err(failed)?;
    let page = with_hashes(&page, |file| fs::read(directory.join(file)).ok());
    fs::write(&path, page).map_err(failed)
}

/// The page with a hash in every tag whose file there is.
fn with_hashes(page: &str, read: impl Fn(&str) -> Option<Vec<u8>>) -> String {
    let mut done = String::with_capacity(page.len() + 1024);
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end);
        let (before, tag) = (&rest[..start], &rest[start..end]);
        done.push_str(before);
        done.push_str(&hashed(tag, &read).unwrap_or_else(|| tag.to_owned()));
        rest = &rest[end..];
    }
    done + rest
}

/// The tag with its hash, if it loads a style or a script.
fn hashed(tag: &str, read: &impl Fn(&str) -> Option<Vec<u8>>) -> Option<String> {
    let name = if tag.starts_with("<script") { "src" } else { "href" };
    let rel = attribute(tag, "rel");
    let loads = tag.starts_with("<script")
        || tag.starts_with("<link") && matches!(rel, Some("stylesheet" | "modulepreload"));
    let address = attribute(tag, name).filter(|_| loads)?;
    let file = address.split('?').next()?;
    let content = read(file.trim_start_matches("./"))?;
    let tag = match tag.split_once(" integrity=\"") {
        Some((before, after)) => format!("{before}{}", after.split_once('"')?.1),
        None => tag.to_owned(),
    };
    // A script has the same name in every build: with a hash in its address, no cache takes one for the other.
    let fresh = if tag.starts_with("<script") {
        format!("{file}?{}", hashes::short(&content))
    } else {
        file.to_owned()
    };
    let tag = tag.replacen(address, &fresh, 1);
    let (start, attributes) = tag.split_once(' ')?;
    Some(format!("{start} integrity=\"{}\" {attributes}", hashes::integrity(&content)))
}

/// The value of an attribute, with or without quotes.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split(' ').next(),
    }
}

#[cfg(test)]
mod tests {
    use super::with_hashes;

    fn hashes(page: &str) -> String {
        with_hashes(page, |file| (file != "gone.js").then(|| file.as_bytes().to_vec()))
    }

    #[test]
    fn styles_scripts_and_preloads_get_their_hash() {
        for page in [
            "<link href=./a.css rel=stylesheet>",
            "<link rel=\"stylesheet\" href=\"./a.css\">",
            "<link href=./a.js rel=modulepreload>",
            "<p>x<script data-js=./a.js src=./boot.js type=module></script>y",
        ] {
            let done = hashes(page);
            assert_eq!(done.matches("integrity=\"sha256-").count(), 1, "{done}");
            assert_eq!(hashes(&done), done, "a second time changes nothing");
            assert_eq!(done.contains("src=./boot.js?"), page.contains("boot.js"), "{done}");
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for page in [
            "<link href=icon.svg rel=icon>",
            "<script src=gone.js></script>",
            "<p>1 < 2</p><a href=./a.css>x</a>",
            "no tag",
            "<unclosed",
        ] {
            assert_eq!(hashes(page), page);
        }
    }
}
