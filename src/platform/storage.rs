//! What the browser keeps for us, guarded: it may be blocked, full, or gone the next moment.

use gloo_storage::{LocalStorage, Storage as _};

use crate::app::StorageTrouble;

/// The browser's storage, or why there is none. Asked anew each time: it can vanish.
fn open() -> Result<web_sys::Storage, StorageTrouble> {
    // gloo's `raw` panics where access is denied, so the door is tried first.
    match web_sys::window().map(|window| window.local_storage()) {
        Some(Ok(Some(_))) => Ok(LocalStorage::raw()),
        _ => Err(StorageTrouble::Blocked),
    }
}

/// Static hosts share origins, and two copies of the app may share a host: every key carries app and path.
fn prefix() -> String {
    let path = web_sys::window()
        .and_then(|window| window.location().pathname().ok())
        .unwrap_or_else(|| "/".to_owned());
    let folder = path.rfind('/').map_or("/", |end| path.get(..=end).unwrap_or("/"));
    format!("heckmeck:{folder}:")
}

/// The full name of a key.
pub(super) fn full_key(key: &str) -> String {
    format!("{}{key}", prefix())
}

/// The key under its short name, if it is one of ours.
pub(super) fn own_key(full: &str) -> Option<String> {
    full.strip_prefix(&prefix()).map(str::to_owned)
}

/// Below so many letters, some hundred games, nobody looks how much room there is.
const PLENTY_OF_ROOM: usize = 1_000_000;

/// Whether more than four fifths of the room are used. No browser tells how much there is, and they do not agree about it:
/// a text of a quarter of what is kept must still find room.
pub(super) fn is_nearly_full() -> bool {
    let Ok(storage) = open() else { return false };
    let length = |index| {
        let key = storage.key(index).ok().flatten()?;
        Some(key.len() + storage.get_item(&key).ok().flatten()?.len())
    };
    let used: usize = (0..storage.length().unwrap_or(0)).filter_map(length).sum();
    if used < PLENTY_OF_ROOM {
        return false;
    }
    let refused = write("probe", &"0".repeat(used / 4)).is_err();
    remove("probe");
    refused
}

/// Whether anything can be kept at all.
pub(super) fn probe() -> Result<(), StorageTrouble> {
    write("probe", "1")?;
    remove("probe");
    Ok(())
}

/// The text under this key.
pub(super) fn read(key: &str) -> Result<Option<String>, StorageTrouble> {
    open()?.get_item(&full_key(key)).map_err(|_| StorageTrouble::Blocked)
}

/// Keeps a text under this key.
pub(super) fn write(key: &str, text: &str) -> Result<(), StorageTrouble> {
    open()?.set_item(&full_key(key), text).map_err(|_| StorageTrouble::Full)
}

/// Forgets a key.
pub(super) fn remove(key: &str) {
    if let Ok(storage) = open() {
        // A key that cannot be removed is one that is not there.
        let _ = storage.remove_item(&full_key(key));
    }
}

/// All keys that begin like this, without app and path.
pub(super) fn keys(beginning: &str) -> Vec<String> {
    let Ok(storage) = open() else { return Vec::new() };
    let beginning = full_key(beginning);
    let own = prefix().len();
    (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .filter(|key| key.starts_with(&beginning))
        .filter_map(|key| key.get(own..).map(str::to_owned))
        .collect()
}
