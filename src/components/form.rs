//! Parts of forms: one of several, on or off, a list to pick from.

use wasm_bindgen::{JsCast, JsValue};

use super::dom::{El, el};

/// A line with a radio button; more words stand below the first ones.
pub fn radio(
    class: &str,
    group: &str,
    value: &str,
    words: El,
    checked: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> El {
    let input = el("input")
        .attr("type", "radio")
        .attr("name", group)
        .attr("value", value)
        .live_property("checked", move || JsValue::from_bool(checked()))
        .on("change", move |_| choose());
    el("label").class(class).child(input).child(words)
}

/// A line with a box to tick.
pub fn switch(
    name: &str,
    words: El,
    checked: impl Fn() -> bool + 'static,
    set: impl Fn(bool) + 'static,
) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", name)
        .live_property("checked", move || JsValue::from_bool(checked()))
        .on("change", move |event| set(is_checked(&event)));
    el("label").class("line").child(input).child(words)
}

/// A name and a line of explanation.
pub fn explained(name: &str, line: &str) -> El {
    el("span").child(el("strong").text(name)).child(el("small").text(line))
}

/// A list to pick one from; `chosen` is the value of the one in force.
pub fn select(
    options: &[(String, String)],
    chosen: impl Fn() -> String + 'static,
    pick: impl Fn(String) + 'static,
) -> El {
    let options =
        options.iter().map(|(value, words)| el("option").attr("value", value).text(words));
    el("select")
        .children(options)
        .live_property("value", move || JsValue::from_str(&chosen()))
        .on("change", move |event| pick(value_of(&event)))
}

/// A group of inputs with its legend.
pub fn group(legend: &str) -> El {
    el("fieldset").child(el("legend").text(legend))
}

/// What was typed or picked.
pub fn value_of(event: &web_sys::Event) -> String {
    let Some(target) = event.target() else { return String::new() };
    if let Some(input) = target.dyn_ref::<web_sys::HtmlInputElement>() {
        return input.value();
    }
    target
        .dyn_ref::<web_sys::HtmlSelectElement>()
        .map_or_else(String::new, web_sys::HtmlSelectElement::value)
}

fn is_checked(event: &web_sys::Event) -> bool {
    let target = event.target();
    target.is_some_and(|target| {
        target
            .dyn_ref::<web_sys::HtmlInputElement>()
            .is_some_and(web_sys::HtmlInputElement::checked)
    })
}
