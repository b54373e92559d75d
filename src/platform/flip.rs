//! Things that move on the table: tiles fly, figures walk. Where they go is what the events say.
//!
//! The technique is FLIP: look where a thing is *first*, let the page change, see where it is at *last*, *invert* the
//! difference by a transform, and *play* it back to nothing.

use engine::{Claim, Event, Figure, Tile};
use leptos::prelude::{document, request_animation_frame, window};
use wasm_bindgen::{JsCast, JsValue, prelude::wasm_bindgen};

use crate::app::{Model, Play};

#[wasm_bindgen]
extern "C" {
    /// An element as the Web Animations API sees it: not stable in web-sys yet.
    #[wasm_bindgen(extends = web_sys::Element)]
    type Animated;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Animated, keyframes: &JsValue, options: &JsValue)
    -> Result<JsValue, JsValue>;
}

/// By what a tile is found on the page wherever it lies.
pub fn tile_handle(tile: Tile) -> String {
    format!("tile-{}", tile.number())
}

/// By what a figure is found on the page wherever it stands.
pub fn figure_handle(figure: Figure) -> String {
    format!("figure-{}", figure.name())
}

/// What the events move.
fn moved(events: &[Event]) -> impl Iterator<Item = String> {
    events.iter().filter_map(|event| match event {
        Event::Claimed { claim: Claim::Take { tile, .. } | Claim::Steal { tile, .. }, .. }
        | Event::TileReturned { tile, .. } => Some(tile_handle(*tile)),
        Event::FigureMoved { figure, .. } => Some(figure_handle(*figure)),
        _ => None,
    })
}

fn find(handle: &str) -> Option<web_sys::Element> {
    document().query_selector(&format!("[data-fly='{handle}']")).ok().flatten()
}

/// Where the things are that are about to move.
#[derive(Debug, Default)]
pub(super) struct FlipSnapshot(Vec<(String, web_sys::DomRect)>);

impl FlipSnapshot {
    /// Looks before the page changes. Bots that are skipped move nothing: it would all be over at once.
    pub(super) fn of(model: &Model) -> FlipSnapshot {
        let moment = model.play.as_ref().filter(|_| !model.skipping).map_or(&[][..], Play::moment);
        let look = |handle: String| {
            let from = find(&handle)?.get_bounding_client_rect();
            Some((handle, from))
        };
        FlipSnapshot(moved(moment).filter_map(look).collect())
    }

    /// Lets everything fly from where it was to where it is, once the page has changed.
    pub(super) fn play(self) {
        if self.0.is_empty() || motion_is_off() {
            return;
        }
        request_animation_frame(move || {
            for (handle, from) in &self.0 {
                if let Some(element) = find(handle) {
                    fly(&element, from);
                }
            }
        });
    }
}

/// The motion-free twin: by the device's wish, or by the setting.
fn motion_is_off() -> bool {
    let device = window().match_media("(prefers-reduced-motion: reduce)");
    let device = device.ok().flatten().is_some_and(|query| query.matches());
    let root = document().document_element();
    let setting = root.and_then(|root| root.get_attribute("data-motion"));
    device || setting.as_deref() == Some("off")
}

fn fly(element: &web_sys::Element, from: &web_sys::DomRect) {
    let to = element.get_bounding_client_rect();
    // Whole pixels: nobody sees less.
    let (x, y) = ((from.x() - to.x()).round() as i32, (from.y() - to.y()).round() as i32);
    if to.width() < 1.0 || x.abs() + y.abs() < 2 {
        return;
    }
    let scale = (100.0 * from.width() / to.width()).round() as i32;
    let frames = format!(
        r#"{{"transform":["translate({x}px,{y}px) scale({scale}%)","none"],"transformOrigin":["0 0","0 0"],"zIndex":["9","9"]}}"#
    );
    let timing = r#"{"duration":450,"easing":"cubic-bezier(.3,.7,.3,1)"}"#;
    if let (Ok(frames), Ok(timing)) = (js_sys::JSON::parse(&frames), js_sys::JSON::parse(timing)) {
        // A thing that cannot be animated simply is where it belongs.
        let _ = element.unchecked_ref::<Animated>().animate(&frames, &timing);
    }
}

/// Any tap ends all motion at once.
pub fn finish_animations() {
    let animations = document().get_animations().into_iter();
    for animation in animations.filter_map(|animation| animation.dyn_into().ok()) {
        let animation: web_sys::Animation = animation;
        // An endless one (a glow) has no end to go to.
        let _ = animation.finish();
    }
}
