//! Bytes as the letters of an address (base64url), and their checksum.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Bytes of the checksum.
pub(super) const CHECK: usize = 5;

/// These bytes as text.
pub(super) fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for group in bytes.chunks(3) {
        let mut bits = 0_u32;
        for place in 0..3 {
            bits = bits << 8 | group.get(place).copied().map_or(0, u32::from);
        }
        for place in 0..=group.len() {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(char::from(letter));
        }
    }
    text
}

/// The bytes of this text; none where a letter is none of ours.
pub(super) fn bytes(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for place in 0..4 {
            let value = group.get(place).map_or(Some(0), |letter| value(*letter))?;
            bits = bits << 6 | value;
        }
        let [_, all @ ..] = bits.to_be_bytes();
        bytes.extend(all.iter().take(group.len() - 1));
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    match letter {
        b'A'..=b'Z' => Some(u32::from(letter - b'A')),
        b'a'..=b'z' => Some(u32::from(letter - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(letter - b'0') + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

/// Forty bits that are others when anything else is (FNV-1a, its bits mixed as in `MurmurHash3`).
pub(super) fn checksum(version: u32, body: &[u8]) -> [u8; CHECK] {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in version.to_le_bytes().iter().chain(body) {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    }
    hash = (hash ^ hash >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    hash = (hash ^ hash >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    hash ^= hash >> 33;
    let [check @ .., _, _, _] = hash.to_le_bytes();
    check
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_survive_as_letters() {
        for length in 0..40_u8 {
            let some: Vec<u8> = (0..length).map(|place| place.wrapping_mul(37) ^ length).collect();
            assert_eq!(bytes(&letters(&some)), Some(some));
        }
        assert_eq!(letters(&[0xff, 0xfe]), "__4");
        assert_eq!(bytes("a+b"), None);
    }

    #[test]
    fn a_checksum_tells_versions_and_lengths_apart() {
        let all = [checksum(1, b""), checksum(2, b""), checksum(1, b"\0"), checksum(1, b"\0\0")];
        for (place, check) in all.iter().enumerate() {
            assert!(!all[..place].contains(check));
        }
    }
}
