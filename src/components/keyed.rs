//! Rows of a `<For>` that change in place.

use leptos::prelude::*;

/// The item of a row as it is now, found by its key in the list. The row stays while its key is in the list, and with it the
/// focus; a row whose item is gone shows it as it was last, until it is taken away.
pub fn row<T, K>(list: Memo<Vec<T>>, item: T, key: fn(&T) -> K) -> Memo<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
    K: PartialEq + 'static,
{
    Memo::new(move |before: Option<&T>| {
        let now = list.with(|list| list.iter().find(|now| key(now) == key(&item)).cloned());
        now.unwrap_or_else(|| before.unwrap_or(&item).clone())
    })
}
