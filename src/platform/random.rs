//! True randomness, for seeds and names.

/// An unpredictable number below 2^53, which every JSON reader keeps exactly.
pub(super) fn number() -> u64 {
    // The browser's own source has no reason to fail; if it ever does, the clock still makes games differ.
    getrandom::u64().unwrap_or_else(|_| super::now()) >> 11
}
