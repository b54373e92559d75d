//! Where things are on the page, and doubles of them for the sky.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use web_sys::{CssStyleDeclaration, Element, Node};

use crate::stage::motion::Rect;

#[wasm_bindgen]
extern "C" {
    /// Anything with a style of its own: HTML and SVG alike.
    #[wasm_bindgen(extends = Element)]
    type Styled;
    #[wasm_bindgen(method, getter)]
    fn style(this: &Styled) -> CssStyleDeclaration;
}

/// What a double takes with it to the sky, where the rules of its place do not reach.
const LOOKS: [&str; 36] = [
    "align-items",
    "background",
    "block-size",
    "border",
    "border-radius",
    "box-shadow",
    "box-sizing",
    "color",
    "column-gap",
    "display",
    "fill",
    "flex-direction",
    "font-family",
    "font-size",
    "font-variant-numeric",
    "font-weight",
    "grid-template-columns",
    "grid-template-rows",
    "inline-size",
    "inset",
    "justify-content",
    "justify-items",
    "letter-spacing",
    "line-height",
    "margin",
    "outline",
    "outline-offset",
    "overflow",
    "padding",
    "place-content",
    "position",
    "row-gap",
    "stroke",
    "text-align",
    "text-shadow",
    "white-space",
];

/// Everything that is found and has a size.
pub(super) fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok());
    elements.filter(|element| rect(element).width >= 1.0).collect()
}

/// The first that is found and has a size: what is there twice for two sizes of the page is seen once.
pub(super) fn find(selector: &str) -> Option<Element> {
    all(selector).into_iter().next()
}

pub(super) fn rect(element: &Element) -> Rect {
    let own = element.get_bounding_client_rect();
    Rect { left: own.left(), top: own.top(), width: own.width(), height: own.height() }
}

/// The dice inside of something.
pub(super) fn dice_in(place: &str) -> Vec<Element> {
    let dice = all(&format!("{place} [data-die]"));
    if dice.is_empty() { all(&format!("{place} svg.die")) } else { dice }
}

/// The dice of the last roll, also of one that ended the turn.
pub(super) fn rolled_dice() -> Vec<Element> {
    let dice = dice_in("[data-area=tray] [data-face]");
    if dice.is_empty() { all("[data-aside] .dead") } else { dice }
}

/// The dice aside, in the order in which they came.
pub(super) fn dice_aside() -> Vec<Element> {
    let alive = |die: &Element| die.closest(".dead").is_ok_and(|dead| dead.is_none());
    dice_in("[data-aside]").into_iter().filter(alive).collect()
}

/// Sets a property of the element itself. The page's policy forbids the attribute, not this.
pub(super) fn set_style(element: &Element, property: &str, value: &str) {
    let _ = element.unchecked_ref::<Styled>().style().set_property(property, value);
}

/// A double that looks the same anywhere, and that nobody takes for the thing itself.
pub(super) fn double(of: &Element) -> Option<Element> {
    let copy: Element = of.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    dress(of, &copy);
    let own = rect(of);
    place_in_sky(&copy, &own);
    let seat = of.closest("[data-colour]").ok().flatten();
    if let Some(colour) = seat.and_then(|seat| seat.get_attribute("data-colour")) {
        let _ = copy.set_attribute("data-colour", &colour);
    }
    Some(copy)
}

pub(super) fn place_in_sky(node: &Element, own: &Rect) {
    for (property, value) in [("position", "absolute"), ("inset", "0 auto auto 0"), ("margin", "0")]
    {
        set_style(node, property, value);
    }
    // Whole pixels: nobody sees less.
    set_style(node, "width", &format!("{}px", own.width.round() as i32));
    set_style(node, "height", &format!("{}px", own.height.round() as i32));
}

/// Gives a copy the looks of the original, all the way down, and takes its handles away.
fn dress(original: &Element, copy: &Element) {
    for handle in copy.get_attribute_names().iter().filter_map(|name| name.as_string()) {
        if handle.starts_with("data-") || handle == "id" || handle.starts_with("aria-") {
            let _ = copy.remove_attribute(&handle);
        }
    }
    if let Ok(Some(looks)) = window().get_computed_style(original) {
        for property in LOOKS {
            if let Ok(value) = looks.get_property_value(property)
                && !value.is_empty()
            {
                set_style(copy, property, &value);
            }
        }
    }
    let (mut from, mut to) = (original.first_element_child(), copy.first_element_child());
    while let (Some(original), Some(copy)) = (from, to) {
        // What a picture is made of is drawn by its own rules.
        if original.tag_name() != "use" {
            dress(&original, &copy);
        }
        (from, to) = (original.next_element_sibling(), copy.next_element_sibling());
    }
}

/// A die that can roll over: its own face and three others around it.
pub(super) fn rolling_double(die: &Element, faces: [&str; 3]) -> Option<(Element, Element)> {
    let own = rect(die);
    let front = double(die)?;
    let (body, cube) =
        (document().create_element("div").ok()?, document().create_element("div").ok()?);
    cube.set_class_name("cube");
    set_style(&body, "--half", &format!("{}px", (own.width / 2.0).round() as i32));
    place_in_sky(&body, &own);
    body.append_child(&cube).ok()?;
    cube.append_child(&front).ok()?;
    for face in faces {
        let side: Element = front.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        if let Ok(Some(picture)) = side.query_selector("use") {
            let _ = picture.set_attribute("href", face);
        }
        cube.append_child(&side).ok()?;
    }
    Some((body, cube))
}

/// The layer above the table for what is in the air.
pub(super) fn raise_sky() -> Option<Element> {
    let sky = document().create_element("div").ok()?;
    sky.set_class_name("sky");
    sky.set_attribute("aria-hidden", "true").ok()?;
    let body: Node = document().body()?.into();
    body.append_child(&sky).ok()?;
    Some(sky)
}
