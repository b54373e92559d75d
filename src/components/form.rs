//! Parts of forms: one of several, on or off, a list to pick from.

use leptos::prelude::*;

/// A group of inputs with its legend.
#[component]
pub fn Fieldset(
    legend: &'static str,
    #[prop(optional)] class: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    view! {
        <fieldset class=class>
            <legend>{legend}</legend>
            {children()}
        </fieldset>
    }
}

/// A line with a radio button; its words are the children.
#[component]
pub fn Radio(
    /// How the line looks: `line` or `card`.
    #[prop(default = "line")]
    class: &'static str,
    /// The name that all radio buttons of a group share.
    group: &'static str,
    value: &'static str,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <label class=class>
            <input
                type="radio"
                name=group
                value=value
                prop:checked=move || checked.get()
                on:change=move |_| on_choose.run(())
            />
            {children()}
        </label>
    }
}

/// A line with a box to tick, and what it does.
#[component]
pub fn Switch(
    name: &'static str,
    words: &'static str,
    line: &'static str,
    #[prop(into)] checked: Signal<bool>,
    #[prop(into)] on_change: Callback<(bool,)>,
) -> impl IntoView {
    view! {
        <label class="line">
            <input
                type="checkbox"
                name=name
                prop:checked=move || checked.get()
                on:change:target=move |event| on_change.run((event.target().checked(),))
            />
            <Explained words line />
        </label>
    }
}

/// A name, and a line of explanation below it.
#[component]
pub fn Explained(words: &'static str, line: &'static str) -> impl IntoView {
    view! {
        <span>
            <strong>{words}</strong>
            <small>{line}</small>
        </span>
    }
}

/// A list to pick one from.
#[component]
pub fn Select(
    /// What it is for, in words.
    label: String,
    /// Values, and the words for them.
    options: Vec<(String, &'static str)>,
    /// The value in force.
    #[prop(into)]
    chosen: Signal<String>,
    #[prop(into)] on_pick: Callback<(String,)>,
    /// The handle of the lists that say who plays at a seat.
    #[prop(optional)]
    data_kind: Option<usize>,
) -> impl IntoView {
    let options = options.into_iter().map(|(value, words)| {
        view! { <SelectOption value chosen>{words}</SelectOption> }
    });
    view! {
        <select aria-label=label data-kind=data_kind on:change:target=move |event| on_pick.run((event.target().value(),))>
            {options.collect_view()}
        </select>
    }
}

/// One entry of a list to pick from. Each entry says itself whether it is the chosen one: the value of the whole list could
/// only be set once all its entries are there.
#[component]
pub fn SelectOption(
    value: String,
    /// The value in force.
    chosen: Signal<String>,
    children: Children,
) -> impl IntoView {
    let own = value.clone();
    view! {
        <option value=value prop:selected=move || chosen.with(|chosen| *chosen == own)>
            {children()}
        </option>
    }
}
