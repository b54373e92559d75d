//! Things that move on the table: portions fly, figures walk. Where they go is what the events say.

use leptos::prelude::request_animation_frame;
use wasm_bindgen::{JsCast, JsValue};

use engine::{Claim, Event, Figure, Tile};

/// Something that moves, by the handle that finds it on the page wherever it is.
fn handles(events: &[Event]) -> Vec<String> {
    let tile = |tile: Tile| format!("tile-{}", tile.number());
    let figure = |figure: Figure| format!("figure-{}", figure.name());
    events
        .iter()
        .filter_map(|event| match event {
            Event::Claimed {
                claim: Claim::Take { tile: t, .. } | Claim::Steal { tile: t, .. },
                ..
            }
            | Event::TileReturned { tile: t, .. } => Some(tile(*t)),
            Event::FigureMoved { figure: f, .. } => Some(figure(*f)),
            _ => None,
        })
        .collect()
}

fn find(handle: &str) -> Option<web_sys::Element> {
    let document = web_sys::window()?.document()?;
    document.query_selector(&format!("[data-fly='{handle}']")).ok().flatten()
}

/// Where the things are that are about to move.
#[derive(Debug, Default)]
pub(super) struct Departure(Vec<(String, web_sys::DomRect)>);

impl Departure {
    /// Looks before the page changes.
    pub(super) fn of(events: &[Event]) -> Departure {
        let place = |handle: String| {
            let from = find(&handle)?.get_bounding_client_rect();
            Some((handle, from))
        };
        Departure(handles(events).into_iter().filter_map(place).collect())
    }

    /// Lets everything fly from where it was to where it is once the page has changed.
    pub(super) fn fly(self) {
        if self.0.is_empty() || motion_is_off() {
            return;
        }
        request_animation_frame(move || {
            for (handle, from) in &self.0 {
                if let Some(element) = find(handle) {
                    // A thing that cannot be animated simply is where it belongs.
                    let _ = animate(&element, from);
                }
            }
        });
    }
}

/// The motion-free twin: by the device's wish, or by the setting.
fn motion_is_off() -> bool {
    let Some(window) = web_sys::window() else { return true };
    let device = window
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches());
    let setting = window
        .document()
        .and_then(|document| document.document_element())
        .and_then(|root| root.get_attribute("data-motion"));
    device || setting.as_deref() == Some("off")
}

fn animate(element: &web_sys::Element, from: &web_sys::DomRect) -> Option<()> {
    let to = element.get_bounding_client_rect();
    let (dx, dy) = (whole(from.x() - to.x()), whole(from.y() - to.y()));
    if to.width() < 1.0 || dx.abs() + dy.abs() < 2 {
        return None;
    }
    // Whole pixels and whole percents: writing out fractions would cost the page more than they show.
    let scale = whole(100.0 * from.width() / to.width());
    let start = js_sys::Object::new();
    let transform = format!("translate({dx}px, {dy}px) scale({scale}%)");
    set(&start, "transform", &transform.into())?;
    set(&start, "transformOrigin", &"top left".into())?;
    set(&start, "zIndex", &9.into())?;
    let end = js_sys::Object::new();
    set(&end, "transform", &"none".into())?;
    set(&end, "transformOrigin", &"top left".into())?;
    set(&end, "zIndex", &9.into())?;
    let timing = js_sys::Object::new();
    set(&timing, "duration", &450.into())?;
    set(&timing, "easing", &"cubic-bezier(.3,.7,.3,1)".into())?;
    let frames = js_sys::Array::of2(&start, &end);
    let animate: js_sys::Function =
        js_sys::Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
    animate.call2(element, &frames, &timing).ok()?;
    Some(())
}

#[allow(clippy::cast_possible_truncation, reason = "pixels of a screen")]
fn whole(number: f64) -> i32 {
    number as i32
}

fn set(object: &js_sys::Object, key: &str, value: &JsValue) -> Option<bool> {
    js_sys::Reflect::set(object, &key.into(), value).ok()
}

/// Any tap ends all motion at once.
pub fn finish_all() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let animations = js_sys::Reflect::get(&document, &"getAnimations".into())
        .ok()
        .and_then(|function| function.dyn_into::<js_sys::Function>().ok())
        .and_then(|function| function.call0(&document).ok())
        .and_then(|list| list.dyn_into::<js_sys::Array>().ok());
    for animation in animations.iter().flat_map(js_sys::Array::iter) {
        if let Ok(animation) = animation.dyn_into::<web_sys::Animation>() {
            // An endless one (a glow) has no end to go to.
            let _ = animation.finish();
        }
    }
}
