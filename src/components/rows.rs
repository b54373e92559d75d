//! Lists whose rows come and go by their keys.

use leptos::prelude::*;

/// A row to be: by its key it is known again, and then stays as it is.
pub struct Row {
    key: String,
    build: Box<dyn FnOnce() -> AnyView + Send>,
}

impl Row {
    /// `build` runs only if there is no row of this key yet.
    pub fn new<V: IntoView + 'static>(
        key: impl Into<String>,
        build: impl FnOnce() -> V + Send + 'static,
    ) -> Row {
        Row { key: key.into(), build: Box::new(move || build().into_any()) }
    }
}

/// `<For>` for every list of the page.
#[component]
pub fn Rows<F, I>(
    /// The rows as they are to be now.
    each: F,
) -> impl IntoView
where
    F: Fn() -> I + Send + 'static,
    I: IntoIterator<Item = Row>,
{
    list(Box::new(move || each().into_iter().collect()))
}

/// The machinery of a `<For>` is large (5 KB each), so all lists share its types, and with them the machinery.
fn list(each: Box<dyn Fn() -> Vec<Row> + Send>) -> impl IntoView {
    view! {
        <For each key=|row| row.key.clone() let:row>
            {(row.build)()}
        </For>
    }
}
