//! Walking through directories.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a directory (or the file itself), sorted; what cannot be read is left out.
pub(crate) fn below(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let Ok(entries) = fs::read_dir(path) else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> =
        entries.filter_map(|entry| Some(below(&entry.ok()?.path()))).flatten().collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::below;
    use crate::project;

    #[test]
    fn finds_files_at_every_depth_in_order() {
        let root = project::root().join("xtask");
        let found = below(&root);
        assert!(found.is_sorted());
        assert!(found.contains(&root.join("Cargo.toml")));
        assert!(found.contains(&root.join("src/tools/apt.rs")));
        assert_eq!(below(&root.join("Cargo.toml")), [root.join("Cargo.toml")]);
        assert!(below(&root.join("no-such-place")).is_empty());
    }
}
