//! Plays a show on the page: looks before the page changes, and lets things move from there to where they are now.
//!
//! The page is right from the first moment on. What is not to be seen yet is veiled, what is gone already has a double in the
//! sky, and when the show is over, or is ended, all of that is taken away. A thing that is not found does not move.

mod choreography;
mod scene;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use leptos::{
    ev,
    prelude::{document, request_animation_frame, set_timeout, window, window_event_listener},
};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{Animation, Element, Event, KeyboardEvent};

use self::{
    choreography::{Director, Glimpse, Part, Role},
    scene::{raise_sky, set_style},
};
use super::AppContext;
use crate::{
    app::{Model, Msg},
    stage::{Act, Pace, Step, length},
};

#[wasm_bindgen]
extern "C" {
    /// An element as the Web Animations API sees it: not stable in web-sys yet.
    #[wasm_bindgen(extends = Element)]
    type Animated;
    #[wasm_bindgen(method, catch)]
    fn animate(
        this: &Animated,
        keyframes: &JsValue,
        options: &JsValue,
    ) -> Result<Animation, JsValue>;
}

/// Marks of the still twin: not to be seen yet, and just changed. The style knows them.
const VEILED: &str = "data-veiled";
const RINGED: &str = "data-ringed";

/// For so many milliseconds a ring is worn.
const RING: u32 = 500;

/// What is on stage.
#[derive(Clone, Debug, Default)]
pub(super) struct Stage(Rc<State>);

#[derive(Debug, Default)]
struct State {
    /// Counts the shows: what was meant for an earlier one comes too late.
    show: Cell<u32>,
    running: RefCell<Option<Running>>,
    /// Whether the tap that is under way has ended a show, and is to do nothing else.
    deaf: Cell<bool>,
}

#[derive(Debug, Default)]
struct Running {
    /// Whether people only look on: a tap ends the show and does nothing else.
    watched: bool,
    animations: Vec<Animation>,
    sky: Option<Element>,
    /// What wears a mark of the still twin.
    marked: Vec<Element>,
}

/// A show that is about to begin, as it was seen before the page changes.
#[derive(Debug)]
pub(super) struct Cue {
    pace: Pace,
    watched: bool,
    steps: Vec<(Step, Glimpse)>,
}

impl Cue {
    /// Whether a turn ends in it, and the next one begins.
    pub(super) fn ends_turn(&self) -> bool {
        self.steps.iter().any(|(step, _)| matches!(step.act, Act::Begin { .. }))
    }
}

/// What was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// A show that people only looked at.
    Watched,
    /// What somebody at this tab has done themselves, or what rings on after a show.
    Own,
}

/// What had happened before something was done.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Before {
    game: Option<String>,
    events: usize,
    skipping: bool,
    hash: String,
}

impl Before {
    pub(super) fn of(model: &Model) -> Before {
        Before {
            game: model.play.as_ref().map(|play| play.id.as_str().to_owned()),
            events: model.play.as_ref().map_or(0, |play| play.events.len()),
            skipping: model.skipping,
            hash: model.address.to_hash(),
        }
    }
}

/// The still twin: by the device's wish, or by the setting.
fn pace() -> Pace {
    let device = window().match_media("(prefers-reduced-motion: reduce)");
    let device = device.ok().flatten().is_some_and(|query| query.matches());
    let root = document().document_element();
    let setting = root.and_then(|root| root.get_attribute("data-motion"));
    if device || setting.as_deref() == Some("off") { Pace::Still } else { Pace::Moving }
}

impl Stage {
    /// Looks at what is about to move, before the page changes. Bots that are skipped move nothing: it would all be over at once.
    pub(super) fn look(&self, model: &Model, before: &Before) -> Option<Cue> {
        let now = Before::of(model);
        if now.hash != before.hash {
            self.end();
        }
        let same = now.game == before.game && now.hash == before.hash;
        if !same || now.events <= before.events || now.skipping || before.skipping {
            return None;
        }
        self.end();
        if document().hidden() {
            return None;
        }
        let pace = pace();
        let steps = model.show(before.events, pace);
        let steps = steps.into_iter().map(|step| (step, Glimpse::before(step.act))).collect();
        Some(Cue { pace, watched: model.is_watched(before.events), steps })
    }

    pub(super) fn is_running(&self) -> bool {
        self.0.running.borrow().is_some()
    }

    /// Begins the show, once the page has changed.
    pub(super) fn play(&self, cue: Cue, app: AppContext) {
        let show = self.next_show();
        *self.0.running.borrow_mut() = Some(Running { watched: cue.watched, ..Running::default() });
        let stage = self.clone();
        request_animation_frame(move || {
            if stage.0.show.get() == show {
                stage.begin(cue, show, app);
            }
        });
    }

    fn next_show(&self) -> u32 {
        let show = self.0.show.get().wrapping_add(1);
        self.0.show.set(show);
        show
    }

    fn begin(&self, cue: Cue, show: u32, app: AppContext) {
        let steps: Vec<Step> = cue.steps.iter().map(|(step, _)| *step).collect();
        let mut parts = Vec::new();
        for (step, seen) in cue.steps {
            Director::direct(step, seen, &mut parts);
        }
        let sky = raise_sky();
        let ends = parts.iter().map(|part| part.start + part.length).max();
        if let Some(running) = self.0.running.borrow_mut().as_mut() {
            running.sky.clone_from(&sky);
            if cue.pace == Pace::Moving {
                let sky = sky.as_ref();
                running.animations = parts.iter().filter_map(|part| raise(part, sky)).collect();
            }
        }
        if cue.pace == Pace::Still {
            self.cut(parts, sky.as_ref(), show);
        }
        if let Some(lands) = landing(&steps) {
            mark_rolling(true);
            self.later(lands, show, |_| mark_rolling(false));
        }
        if let Some(next) = steps.iter().find(|step| matches!(step.act, Act::Begin { .. })) {
            let stage = self.clone();
            after(next.start, move || {
                if stage.0.show.get() == show {
                    app.send(Msg::TurnEndSeen);
                }
            });
        }
        // Gestures may ring on after the last step, but nobody has to wait for them.
        let last = length(&steps);
        self.later(last, show, |running| running.watched = false);
        let stage = self.clone();
        after(ends.unwrap_or(0).max(last + RING), move || {
            if stage.0.show.get() == show {
                stage.end();
            }
        });
    }

    /// Does something after so many milliseconds, if the show is still on.
    fn later(&self, milliseconds: u32, show: u32, act: impl FnOnce(&mut Running) + 'static) {
        let stage = self.clone();
        after(milliseconds, move || {
            if stage.0.show.get() == show
                && let Some(running) = stage.0.running.borrow_mut().as_mut()
            {
                act(running);
            }
        });
    }

    /// The still twin: the same steps in the same order, as cuts. What has changed wears a ring for a while.
    fn cut(&self, parts: Vec<Part>, sky: Option<&Element>, show: u32) {
        for Part { node, role, cue, .. } in parts {
            match (role, sky) {
                (Role::Veiled | Role::Gesture | Role::Entrance, _) => {
                    if let Some(running) = self.0.running.borrow_mut().as_mut() {
                        running.marked.push(node.clone());
                    }
                    if role == Role::Veiled && cue > 0 {
                        let _ = node.set_attribute(VEILED, "");
                    }
                    let ringed = node.clone();
                    self.later(cue, show, move |_| {
                        let _ = ringed.remove_attribute(VEILED);
                        let _ = ringed.set_attribute(RINGED, "");
                    });
                    self.later(cue + RING, show, move |_| {
                        let _ = node.remove_attribute(RINGED);
                    });
                }
                (Role::Double(Some(place)), Some(sky)) if cue > 0 => {
                    set_style(&node, "left", &format!("{}px", place.left.round() as i32));
                    set_style(&node, "top", &format!("{}px", place.top.round() as i32));
                    set_style(&node, "opacity", "1");
                    let _ = sky.append_child(&node);
                    self.later(cue, show, move |_| node.remove());
                }
                _ => {}
            }
        }
    }

    /// Ends what is running; the page is as it is. Says whether anything was, and whether people only looked on.
    fn end(&self) -> Option<Ended> {
        self.next_show();
        let running = self.0.running.borrow_mut().take()?;
        for animation in &running.animations {
            animation.cancel();
        }
        for element in &running.marked {
            let _ = element.remove_attribute(VEILED);
            let _ = element.remove_attribute(RINGED);
        }
        if let Some(sky) = running.sky {
            sky.remove();
        }
        mark_rolling(false);
        Some(if running.watched { Ended::Watched } else { Ended::Own })
    }
}

/// When the dice of a roll that begins the show have come to rest.
fn landing(steps: &[Step]) -> Option<u32> {
    let roll = steps.first()?;
    matches!(roll.act, Act::Roll { passed: false, .. }).then_some(roll.length * 4 / 5)
}

/// The style knows this mark: hollows and words wait for the dice.
fn mark_rolling(rolling: bool) {
    if let Ok(Some(table)) = document().query_selector(".table") {
        let _ = table.toggle_attribute_with_force("data-rolling", rolling);
    }
}

fn after(milliseconds: u32, act: impl FnOnce() + 'static) {
    set_timeout(act, Duration::from_millis(u64::from(milliseconds)));
}

/// Sets one thing in motion. What cannot be animated simply is where it belongs.
fn raise(part: &Part, sky: Option<&Element>) -> Option<Animation> {
    if matches!(part.role, Role::Double(_)) {
        sky?.append_child(&part.node).ok()?;
    }
    if part.length == 0 {
        return None;
    }
    let fill = if matches!(part.role, Role::Double(Some(_)) | Role::Entrance) {
        "backwards"
    } else {
        "none"
    };
    // A gesture comes on top of whatever the thing's own style does with it.
    let gesture =
        matches!(part.role, Role::Gesture | Role::Bird) && !part.frames.contains("opacity");
    let composite = if gesture { "add" } else { "replace" };
    let options = format!(
        r#"{{"duration":{},"delay":{},"fill":"{fill}","composite":"{composite}"}}"#,
        part.length, part.start
    );
    let frames = js_sys::JSON::parse(&part.frames).ok()?;
    let options = js_sys::JSON::parse(&options).ok()?;
    part.node.unchecked_ref::<Animated>().animate(&frames, &options).ok()
}

/// What can be pressed, typed into or opened: a tap there means that, and not to hurry.
const CONTROLS: &str = "button, a, summary, input, select, textarea, label, dialog, [data-figure]";

/// Buttons that are for those who look on.
const FOR_ONLOOKERS: &str = "[data-action=skip], [data-action=pause], [data-action=step]";

fn is_within(target: Option<&Element>, selector: &str) -> bool {
    target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
}

fn target_of(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// Any tap, and Space, Enter or Escape, ends the show. A tap of somebody who looked on does nothing else: it must not roll for
/// the next player. Who looks at nothing that moves hurries the bots on.
pub(super) fn listen(app: AppContext) {
    let stage = app.stage();
    capture("pointerdown", move |event| {
        let target = target_of(event);
        let ended = stage.end();
        turn_end_seen(app);
        let on_table = is_within(target.as_ref(), "[data-area]");
        let looks_on = on_table && !is_within(target.as_ref(), FOR_ONLOOKERS);
        stage.0.deaf.set(ended == Some(Ended::Watched) && looks_on);
        hurry(app, ended, target.as_ref());
    });
    let stage = app.stage();
    capture("click", move |event| {
        // Scripts and whoever helps with pressing mean what they press.
        if stage.0.deaf.take() && event.is_trusted() {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    let stage = app.stage();
    capture("keydown", move |event| {
        stage.0.deaf.set(false);
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if matches!(key.as_deref(), Some(" " | "Enter" | "Escape")) {
            let ended = stage.end();
            turn_end_seen(app);
            if key.as_deref() != Some("Escape") {
                hurry(app, ended, target_of(event).as_ref());
            }
        }
    });
    let stage = app.stage();
    // These live as long as the page.
    let _ = window_event_listener(ev::resize, move |_| {
        stage.end();
        turn_end_seen(app);
    });
    let stage = app.stage();
    let _ = window_event_listener(ev::visibilitychange, move |_| {
        stage.end();
        turn_end_seen(app);
    });
}

/// The table goes on to whose turn it is, if it has waited for a show.
fn turn_end_seen(app: AppContext) {
    if app.peek(|model| model.turn_ends) {
        app.send(Msg::TurnEndSeen);
    }
}

/// The next one may go on, if whoever tapped has seen all of it.
fn hurry(app: AppContext, ended: Option<Ended>, target: Option<&Element>) {
    let (ending, waiting) = app.peek(|model| (model.ending, !model.person_is_due()));
    let free = is_within(target, ".table") && !is_within(target, CONTROLS);
    if ending || (waiting && free && ended != Some(Ended::Watched)) {
        app.send(Msg::Hurried);
    }
}

/// Listens before anything on the page does, as long as the page lives.
fn capture(name: &str, hear: impl FnMut(&Event) + 'static) {
    let mut hear = hear;
    let hear = Closure::<dyn FnMut(Event)>::new(move |event: Event| hear(&event));
    let listener = hear.into_js_value();
    let _ =
        window().add_event_listener_with_callback_and_bool(name, listener.unchecked_ref(), true);
}
