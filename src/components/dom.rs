//! Elements of the page, built by hand and kept up to date by Leptos' signals.
//!
//! Leptos' own views are a type for every element: for a page of this size they came to more than twice the
//! budget of the first load. Here every element has the same type, and what changes is a boxed function that
//! runs again when the session changes and touches the page only if its result is another one.

use leptos::prelude::{Effect, Owner, RenderEffect, StoredValue, document, untrack};
use wasm_bindgen::{JsCast, closure::Closure};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element, while it is being built and after.
#[derive(Clone, Debug)]
pub struct El(web_sys::Element);

/// A new element. A name the page does not know gives one that shows nothing.
pub fn el(tag: &str) -> El {
    let element = document().create_element(tag).or_else(|_| document().create_element("i"));
    // The name "i" is valid in every document there is.
    El(element.unwrap_or_else(|error| wasm_bindgen::throw_val(error)))
}

/// An element of a drawing.
pub fn svg(tag: &str) -> El {
    match document().create_element_ns(Some(SVG), tag) {
        Ok(element) => El(element),
        Err(_) => el("i"),
    }
}

/// Runs now and whenever a signal it has read changes, as long as its place on the page exists.
fn bind(mut run: Box<dyn FnMut()>) {
    StoredValue::new_local(RenderEffect::new(move |_| run()));
}

/// Runs when the page has been built, and whenever a signal it has read changes; gets what it gave before.
pub fn after<T: 'static>(mut run: impl FnMut(Option<T>) -> T + 'static) {
    let mut before = None;
    run_later(Box::new(move || before = Some(run(before.take()))));
}

/// One function for all: an effect of each kind would be a copy of Leptos' whole machinery.
fn run_later(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_: Option<()>| run());
}

impl El {
    /// An attribute that stays.
    pub fn attr(self, name: &str, value: &str) -> El {
        // A name the page refuses is a fault of ours that shows in every test; nobody's game stops for it.
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// An attribute that is there or not, and stays.
    pub fn maybe(self, name: &str, value: Option<&str>) -> El {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// The classes.
    pub fn class(self, classes: &str) -> El {
        self.attr("class", classes)
    }

    /// A text that stays.
    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_with_str_1(text);
        self
    }

    /// One more child.
    #[allow(clippy::needless_pass_by_value, reason = "a child belongs to its parent from then on")]
    pub fn child(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// More children.
    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        for child in children {
            let _ = self.0.append_child(&child.0);
        }
        self
    }

    /// What happens on an event.
    pub fn on(self, event: &str, act: impl FnMut(web_sys::Event) + 'static) -> El {
        self.listen(event, Box::new(act))
    }

    fn listen(self, event: &str, act: Box<dyn FnMut(web_sys::Event)>) -> El {
        let act = Closure::wrap(act);
        let _ = self.0.add_event_listener_with_callback(event, act.as_ref().unchecked_ref());
        // Freed with everything else of this place on the page.
        StoredValue::new_local(act);
        self
    }

    /// A text that follows the session.
    pub fn live_text(self, text: impl Fn() -> String + 'static) -> El {
        let element = self.0.clone();
        let mut shown = None;
        bind(Box::new(move || {
            let text = text();
            if shown.as_ref() != Some(&text) {
                element.set_text_content(Some(&text));
                shown = Some(text);
            }
        }));
        self
    }

    /// An attribute that follows the session, there or not.
    pub fn live_attr(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        let element = self.0.clone();
        let mut shown = None;
        bind(Box::new(move || {
            let value = value();
            if shown.as_ref() != Some(&value) {
                let _ = match &value {
                    Some(value) => element.set_attribute(name, value),
                    None => element.remove_attribute(name),
                };
                shown = Some(value);
            }
        }));
        self
    }

    /// A class that comes and goes with the session.
    pub fn live_class(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        let element = self.0.clone();
        bind(Box::new(move || {
            let _ = element.class_list().toggle_with_force(name, on());
        }));
        self
    }

    /// A property that follows the session: `value`, `checked`.
    pub fn live_property(
        self,
        name: &'static str,
        value: impl Fn() -> wasm_bindgen::JsValue + 'static,
    ) -> El {
        let element = self.0.clone();
        bind(Box::new(move || {
            let value = value();
            let shown = js_sys::Reflect::get(&element, &name.into());
            // Setting what is there already would move the cursor of somebody who types.
            if shown.as_ref() != Ok(&value) {
                let _ = js_sys::Reflect::set(&element, &name.into(), &value);
            }
        }));
        self
    }

    /// All children follow the session: they are built anew when what they show is another thing.
    pub fn live<T: PartialEq + Clone + 'static>(
        self,
        shown: impl Fn() -> T + 'static,
        build: impl Fn(T) -> Vec<El> + 'static,
    ) -> El {
        let mut place = Place::of(&self.0);
        let mut before: Option<T> = None;
        bind(Box::new(move || {
            let now = shown();
            if before.as_ref() != Some(&now) {
                before = Some(now.clone());
                place.fill(&mut || build(now.clone()));
            }
        }));
        self
    }

    /// The element itself, for those who have to reach it later.
    pub fn element(&self) -> &web_sys::Element {
        &self.0
    }
}

/// Where children come and go. Everything bound inside ends with them.
struct Place {
    element: web_sys::Element,
    around: Owner,
    inside: Option<Owner>,
}

impl Place {
    fn of(element: &web_sys::Element) -> Place {
        let around = Owner::current().unwrap_or_default();
        Place { element: element.clone(), around, inside: None }
    }

    fn fill(&mut self, build: &mut dyn FnMut() -> Vec<El>) {
        if let Some(inside) = self.inside.take() {
            inside.cleanup();
        }
        let inside = self.around.with(Owner::new);
        // What is read while building belongs to what is built, not to the place it is built in.
        let children = inside.with(|| untrack(build));
        self.inside = Some(inside);
        self.element.replace_children_with_node_0();
        for child in children {
            let _ = self.element.append_child(&child.0);
        }
    }
}
