//! Parts of forms: one of several, on or off, a list to pick from.

use leptos::prelude::*;

use crate::{app::Msg, platform::use_app};

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
    checked: bool,
    /// What choosing it means.
    msg: Msg,
    children: Children,
) -> impl IntoView {
    let app = use_app();
    view! {
        <label class=class>
            <input
                type="radio"
                name=group
                value=value
                prop:checked=checked
                on:change=move |_| app.send(msg.clone())
            />
            {children()}
        </label>
    }
}

/// One of several that are chosen from.
pub struct OneOf {
    /// Its name on the page.
    pub name: &'static str,
    pub words: &'static str,
    pub chosen: bool,
    /// What choosing it means.
    pub msg: Msg,
}

/// One of several, side by side.
#[component]
pub fn Choice(legend: &'static str, group: &'static str, rows: Vec<OneOf>) -> impl IntoView {
    let radio = move |OneOf { name, words, chosen, msg }| {
        view! {
            <Radio class="segment" group value=name checked=chosen msg>
                <span>{words}</span>
            </Radio>
        }
    };
    view! { <Fieldset legend class="segments">{rows.into_iter().map(radio).collect_view()}</Fieldset> }
}

/// A line with a box to tick, and what it does.
#[component]
pub fn Switch(
    name: &'static str,
    words: &'static str,
    line: &'static str,
    checked: bool,
    /// What ticking it means, or the contrary.
    msg: Msg,
) -> impl IntoView {
    let app = use_app();
    view! {
        <label class="line">
            <input
                type="checkbox"
                name=name
                prop:checked=checked
                on:change=move |_| app.send(msg.clone())
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
    options: Vec<(String, String)>,
    /// The value in force.
    chosen: String,
    #[prop(into)] on_pick: Callback<(String,)>,
    /// The handle of the lists that say who plays at a seat.
    #[prop(optional)]
    data_kind: Option<String>,
    /// The handle of the list that says who begins.
    #[prop(optional)]
    data_starter: Option<&'static str>,
) -> impl IntoView {
    // Each entry says itself whether it is the chosen one: the value of the whole list could only be set once all its
    // entries are there.
    let entry = move |(value, words)| view! { <SelectOption chosen=value == chosen value words /> };
    view! {
        <select
            aria-label=label
            data-kind=data_kind
            data-starter=data_starter
            on:change:target=move |event| on_pick.run((event.target().value(),))
        >
            {options.into_iter().map(entry).collect_view()}
        </select>
    }
}

#[component]
fn SelectOption(value: String, words: String, chosen: bool) -> impl IntoView {
    view! {
        <option value=value prop:selected=chosen>
            {words}
        </option>
    }
}
