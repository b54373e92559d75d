//! Hashes of contents, as browsers take them: `sha256-` and Base64.
//!
//! Trunk names files by a hash too, but takes it before wasm-opt has shrunk the code, so it does not tell contents apart.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

/// The hash for `integrity`.
pub(super) fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

/// Sixteen letters for a name.
pub(super) fn short(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let number = digest.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{number:016x}")
}

#[cfg(test)]
mod tests {
    use super::{integrity, short};

    #[test]
    fn hashes_are_those_that_everybody_takes() {
        assert_eq!(integrity(b""), "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(short(b""), "e3b0c44298fc1c14");
        assert_ne!(integrity(b"a"), integrity(b"b"));
    }
}
