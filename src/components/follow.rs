//! Details of what a memo shows, as attributes, classes and texts that change in place.

use leptos::prelude::*;

/// One detail, as an attribute or a text.
pub fn follow<T: Send + Sync + 'static>(
    shown: Memo<Option<T>>,
    of: fn(&T) -> Option<String>,
) -> impl Fn() -> Option<String> + Copy {
    move || shown.with(|shown| shown.as_ref().and_then(of))
}

/// Whether something is so.
pub fn is<T: Send + Sync + 'static>(
    shown: Memo<Option<T>>,
    so: fn(&T) -> bool,
) -> impl Fn() -> bool + Copy {
    move || shown.with(|shown| shown.as_ref().is_some_and(so))
}
