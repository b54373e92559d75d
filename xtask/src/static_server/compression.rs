//! Compressing answers as static hosts do, so that what is measured here is what visitors get.

use std::collections::HashMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Shorter answers fit into one packet anyway.
const WORTH_IT: usize = 1024;

/// What was compressed once: the same few files are asked for again and again.
#[derive(Debug, Default)]
pub(super) struct Compressed(HashMap<Vec<u8>, Vec<u8>>);

impl Compressed {
    /// The content compressed, if that is worth it.
    pub(super) fn of(&mut self, media_type: &str, content: &[u8]) -> Option<Vec<u8>> {
        if content.len() < WORTH_IT || !shrinks(media_type) {
            return None;
        }
        if let Some(known) = self.0.get(content) {
            return Some(known.clone());
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(content).ok()?;
        let compressed = encoder.finish().ok()?;
        self.0.insert(content.to_owned(), compressed.clone());
        Some(compressed)
    }
}

/// Pictures are compressed already.
fn shrinks(media_type: &str) -> bool {
    media_type.starts_with("text/")
        || ["application/wasm", "application/json", "application/manifest+json", "image/svg+xml"]
            .contains(&media_type)
}

#[cfg(test)]
mod tests {
    use super::Compressed;

    #[test]
    fn long_texts_and_code_are_compressed_and_nothing_else() {
        let mut compressed = Compressed::default();
        let long = [b'x'; 5000];
        for _ in 0..2 {
            assert!(compressed.of("application/wasm", &long).is_some_and(|gzip| gzip.len() < 100));
        }
        assert_eq!(compressed.of("text/plain; charset=utf-8", b"short"), None);
        assert_eq!(compressed.of("image/png", &long), None);
    }
}
