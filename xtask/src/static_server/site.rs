//! From the path of a request to a file.

use std::path::{Path, PathBuf};

/// What is served, and where.
#[derive(Debug)]
pub(super) struct Site {
    root: PathBuf,
    prefix: String,
}

/// What a path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A file that may exist, below the root.
    File(String),
    /// The same address with a slash at its end.
    Redirect(String),
    /// Nothing that is or could be served.
    Nowhere,
}

impl Site {
    pub(super) fn new(root: PathBuf, prefix: String) -> Self {
        Self { root, prefix }
    }

    pub(super) fn prefix(&self) -> &str {
        &self.prefix
    }

    /// What `path`, the encoded path of a request, leads to.
    pub(super) fn place(&self, path: &str) -> Place {
        let Some(inner) = path.strip_prefix(&self.prefix) else {
            let is_prefix = format!("{path}/") == self.prefix;
            return if is_prefix { Place::Redirect(self.prefix.clone()) } else { Place::Nowhere };
        };
        let Some(decoded) = decode(inner).filter(|decoded| is_tame(decoded)) else {
            return Place::Nowhere;
        };
        if decoded.is_empty() || decoded.ends_with('/') {
            Place::File(format!("{decoded}index.html"))
        } else if self.root.join(&decoded).is_dir() {
            Place::Redirect(format!("{path}/"))
        } else {
            Place::File(decoded)
        }
    }

    /// The content of a file that [`Site::place`] named, if there is such a file.
    pub(super) fn read(&self, file: &str) -> Option<Vec<u8>> {
        let root = self.root.canonicalize().ok()?;
        let path = root.join(Path::new(file)).canonicalize().ok()?;
        // A link could still lead out.
        if !path.starts_with(&root) || !path.is_file() {
            return None;
        }
        std::fs::read(path).ok()
    }
}

/// Whether a decoded path stays below the root, by its text alone.
fn is_tame(path: &str) -> bool {
    let is_name =
        |part: &str| !matches!(part, "" | "." | "..") && !part.contains(['\\', ':', '\0']);
    let path = path.strip_suffix('/').unwrap_or(path);
    path.is_empty() || path.split('/').all(is_name)
}

/// Decodes `%41`; `None` for broken escapes, for what is not UTF-8 and for an encoded slash, which no address of ours has.
fn decode(path: &str) -> Option<String> {
    let mut bytes = path.bytes();
    let mut decoded = Vec::with_capacity(path.len());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            decoded.push(byte);
            continue;
        }
        let mut digit = || char::from(bytes.next()?).to_digit(16);
        let byte = u8::try_from(digit()? * 16 + digit()?).ok()?;
        if byte == b'/' {
            return None;
        }
        decoded.push(byte);
    }
    String::from_utf8(decoded).ok()
}

#[cfg(test)]
mod tests {
    use super::{Place, Site};
    use std::path::PathBuf;

    fn place(prefix: &str, path: &str) -> Place {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        Site::new(root, prefix.to_owned()).place(path)
    }

    fn file(name: &str) -> Place {
        Place::File(name.to_owned())
    }

    #[test]
    fn leads_to_files_and_indexes() {
        assert_eq!(place("/", "/"), file("index.html"));
        assert_eq!(place("/", "/a.js"), file("a.js"));
        assert_eq!(place("/", "/a%20b.js"), file("a b.js"));
        assert_eq!(place("/", "/src/"), file("src/index.html"));
        assert_eq!(place("/", "/src"), Place::Redirect("/src/".to_owned()));
    }

    #[test]
    fn knows_its_prefix() {
        assert_eq!(place("/p/", "/p/"), file("index.html"));
        assert_eq!(place("/p/", "/p/a.js"), file("a.js"));
        assert_eq!(place("/p/", "/p"), Place::Redirect("/p/".to_owned()));
        assert_eq!(place("/p/", "/"), Place::Nowhere);
        assert_eq!(place("/p/", "/pa.js"), Place::Nowhere);
    }

    #[test]
    fn never_leaves_the_root() {
        for path in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/../../Cargo.toml",
            "/..%2fCargo.toml",
            "/..%5cCargo.toml",
            "//etc/passwd",
            "/c:/windows",
            "/a%00",
            "/%",
            "/%zz",
            "/%+1",
            "/%ff",
        ] {
            assert_eq!(place("/", path), Place::Nowhere, "{path}");
        }
    }
}
