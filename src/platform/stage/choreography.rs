//! From one step of a show to what moves on the page. All boxes are read here; nothing is written.

use engine::{Face, Figure, Place, Seat, Tile};
use leptos::prelude::window;
use web_sys::Element;

use super::scene::{all, dice_aside, dice_in, double, find, rect, rolled_dice, rolling_double};
use crate::{
    stage::{
        Act, Pace, Step,
        motion::{self, Flight, Gesture, Rect, Throw},
    },
    view_model::die_picture,
};

/// What one thing does. Times are in milliseconds from the beginning of the show.
#[derive(Debug)]
pub(super) struct Part {
    pub(super) node: Element,
    pub(super) role: Role,
    pub(super) frames: String,
    pub(super) start: u32,
    pub(super) length: u32,
    /// When its step begins: the still twin cuts there.
    pub(super) cue: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Role {
    /// A thing of the page that stays, and makes a gesture.
    Gesture,
    /// The same of a bird, which says nothing that has to be seen.
    Bird,
    /// A thing of the page that comes into sight by a motion of its own.
    Entrance,
    /// A thing of the page that is not to be seen for so long.
    Veiled,
    /// A double in the sky. It lies here until its turn, if anywhere.
    Double(Option<Rect>),
    /// A part of a double in the sky, which turns by itself.
    Inside,
}

/// What is seen of a step before the page changes: where things are, and a double of what may be gone.
#[derive(Debug, Default)]
pub(super) struct Glimpse {
    places: Vec<Rect>,
    double: Option<Element>,
}

impl Glimpse {
    fn of(element: Option<Element>) -> Glimpse {
        element.map_or_else(Glimpse::default, |element| Glimpse {
            places: vec![rect(&element)],
            double: double(&element),
        })
    }

    pub(super) fn before(act: Act) -> Glimpse {
        match act {
            Act::Roll { .. } => Glimpse {
                places: all("[data-action=roll]").iter().take(1).map(rect).collect(),
                double: None,
            },
            Act::LayAside { face, .. } => {
                Glimpse { places: dice_in(&hollow(face)).iter().map(rect).collect(), double: None }
            }
            Act::Turn { tile, returned: false } => Glimpse::of(find(&on_grill(tile))),
            Act::Take { tile, .. }
            | Act::Steal { tile, .. }
            | Act::Return { tile, .. }
            | Act::Turn { tile, .. } => Glimpse::of(find(&tile_anywhere(tile))),
            Act::Walk { figure, .. } => Glimpse::of(find(&figure_anywhere(figure))),
            Act::GiveBratworm { from, .. } => {
                let mut glimpse = Glimpse::of(find(".supply svg"));
                if let Some(giver) = from.and_then(|seat| find(&bird_of(seat))) {
                    glimpse.places = vec![rect(&giver)];
                }
                glimpse
            }
            _ => Glimpse::default(),
        }
    }
}

fn hollow(face: Face) -> String {
    format!("[data-area=tray] [data-face='{}']", face.symbol())
}

fn tile_anywhere(tile: Tile) -> String {
    format!("[data-fly='tile-{}']", tile.number())
}

fn on_grill(tile: Tile) -> String {
    format!("[data-area=grill] {}", tile_anywhere(tile))
}

fn slot_of(tile: Tile) -> String {
    format!("[data-area=grill] [data-tile='{}']", tile.number())
}

fn at_seat(seat: Seat, what: &str) -> String {
    format!("[data-seat='{}'] {what}", seat.number())
}

fn bird_of(seat: Seat) -> String {
    at_seat(seat, ".bird")
}

fn figure_anywhere(figure: Figure) -> String {
    format!("[data-fly='figure-{}']", figure.name())
}

/// Where the back of a turned tile is seen: in its slot, or the slot itself.
fn back_of(tile: Tile) -> Option<Element> {
    find(&format!("{} .portion", slot_of(tile))).or_else(|| find(&slot_of(tile)))
}

/// Throws are higher where there is room.
fn is_large() -> bool {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    width.is_some_and(|width| width >= 900.0)
}

/// One step, being turned into what moves.
pub(super) struct Director<'a> {
    step: Step,
    parts: &'a mut Vec<Part>,
}

impl Director<'_> {
    pub(super) fn direct(step: Step, seen: Glimpse, parts: &mut Vec<Part>) {
        let mut director = Director { step, parts };
        match step.act {
            Act::Roll { passed: true, .. } | Act::End => {}
            Act::Roll { decides, values, .. } => director.roll(&seen, decides, values),
            Act::LayAside { count, .. } => director.lay_aside(&seen, count),
            Act::Light => director.gesture(find("[data-can-take]"), Gesture::Rise, 0),
            Act::Take { seat, tile } => director.take(seen, seat, tile),
            Act::Steal { seat, from, tile } => director.steal(seen, seat, from, tile),
            Act::TakeHen { seat, from } => {
                director.bird(seat, Gesture::Cheer, 0);
                director.bird(from, Gesture::Shock, 0);
            }
            Act::Fail { seat } => director.fail(seat),
            Act::Return { seat, tile } => director.bring_back(seen, seat, tile),
            Act::Turn { tile, returned } => director.turn(seen, tile, returned),
            Act::Walk { figure, to } => director.walk(seen, figure, to),
            Act::GiveBratworm { seat, .. } => director.give_bratworm(seen, seat),
            Act::Line => {
                let line = find("[data-outcome]");
                let rule = find(".outcome-rule");
                director.veil(line.as_ref(), 0);
                director.veil(rule.as_ref(), 0);
                director.enter(line, 0);
                director.enter(rule, 0);
            }
            Act::Begin { seat } => {
                director.gesture(
                    find(&format!("[data-seat='{}']", seat.number())),
                    Gesture::Rise,
                    130,
                );
                director.bird(seat, Gesture::Look, 130);
            }
        }
    }

    /// Milliseconds of the timing table, as quick as this step is shown.
    fn ms(&self, usual: u32) -> u32 {
        let whole = self.step.act.length(Pace::Moving).max(1);
        usual * self.step.length / whole
    }

    fn add(&mut self, node: Element, role: Role, frames: String, after: u32, length: u32) {
        let start = self.step.start + self.ms(after);
        let length = self.ms(length);
        self.parts.push(Part { node, role, frames, start, length, cue: self.step.start });
    }

    /// Gestures ring on as long as they like: nobody waits for them.
    fn gesture(&mut self, node: Option<Element>, gesture: Gesture, after: u32) {
        if let Some(node) = node {
            self.add(node, Role::Gesture, gesture.frames(), after, gesture.length());
        }
    }

    fn bird(&mut self, seat: Seat, gesture: Gesture, after: u32) {
        if let Some(node) = find(&bird_of(seat)) {
            self.add(node, Role::Bird, gesture.frames(), after, gesture.length());
        }
    }

    fn enter(&mut self, node: Option<Element>, after: u32) {
        if let Some(node) = node {
            let length = Gesture::Appear.length();
            self.add(node, Role::Entrance, Gesture::Appear.frames(), after, length);
        }
    }

    /// Not to be seen from the beginning of the show until so long after the beginning of this step.
    fn veil(&mut self, node: Option<&Element>, until: u32) {
        let length = self.step.start + self.ms(until);
        if let Some(node) = node.cloned().filter(|_| length > 0) {
            let (frames, cue) = (motion::veil(), self.step.start);
            self.parts.push(Part { node, role: Role::Veiled, frames, start: 0, length, cue });
        }
    }

    fn roll(&mut self, seen: &Glimpse, decides: Option<Face>, values: u8) {
        let dice = rolled_dice();
        let (Some(tray), Some(first)) = (find("[data-area=tray]"), dice.first()) else { return };
        let (tray, width) = (rect(&tray), rect(first).width);
        let hand = seen.places.first().copied().unwrap_or(tray);
        let sums = 100 + 12 * u32::from(values);
        let home_at = self.step.act.length(Pace::Moving).saturating_sub(sums);
        let late = decides.map(|face| {
            let lies =
                |die: &Element| die.closest(&hollow(face)).is_ok_and(|place| place.is_some());
            dice.iter().position(lies).unwrap_or(dice.len() - 1)
        });
        let count = dice.len();
        for (place, node) in dice.iter().enumerate() {
            let decides = late == Some(place);
            let delay = if count > 1 { 100 * place / (count - 1) } else { 0 } as u32;
            let whole = home_at - delay;
            let own = rect(node);
            let spot = resting_place(place, count, late, &tray, width);
            let throw = Throw {
                hand: Rect::around(hand.centre(), own.width * 0.45, own.height * 0.45)
                    .seen_from_sky(&own),
                rest: Rect::around(spot, own.width, own.height).seen_from_sky(&own),
                home: own.seen_from_sky(&own),
                askew: 34.0 * (chance(place, 1) - 0.5),
                spin: if chance(place, 2) < 0.5 { -220.0 } else { 220.0 },
                lift: if is_large() { 150.0 } else { 84.0 } * (0.8 + 0.4 * chance(place, 3)),
                tumbling: f64::from(if decides { 1080 } else { 520 }) / f64::from(whole),
                leaves: 1.0 - f64::from(150) / f64::from(whole),
                decides,
            };
            let other = |step: usize| {
                let face = Face::ALL[(place + step) % Face::ALL.len()];
                format!("#a-{}", die_picture(face))
            };
            let faces = [other(1), other(2), other(4)];
            let Some((body, cube)) = rolling_double(node, faces.each_ref().map(String::as_str))
            else {
                continue;
            };
            let turns = if decides { 3.0 } else { 2.0 + chance(place, 4).round() };
            let turning = motion::cube(turns, throw.tumbling, decides);
            self.add(cube, Role::Inside, turning, delay, whole);
            self.add(body, Role::Double(None), motion::tumble(throw), delay, whole);
            self.veil(Some(node), home_at);
        }
        for sum in all("[data-area=tray] [data-face] .note") {
            self.veil(Some(&sum), home_at);
            self.enter(Some(sum), home_at);
        }
    }

    fn lay_aside(&mut self, seen: &Glimpse, count: u8) {
        let aside = dice_aside();
        let new = aside.len().saturating_sub(usize::from(count));
        let tray = find("[data-area=tray]").map(|tray| rect(&tray));
        for (place, die) in aside.iter().skip(new).enumerate() {
            let own = rect(die);
            let from = seen.places.get(place).or(seen.places.last()).copied().or(tray);
            let Some((from, copy)) = from.zip(double(die)) else { continue };
            let from = Rect::around(from.centre(), from.width.min(own.width * 1.5), own.height);
            let spin = if place % 2 == 0 { -14.0 } else { 14.0 };
            let flight = Flight { lift: 40.0, spin, grow: 0.12 };
            let way = motion::arc(from.seen_from_sky(&own), own.seen_from_sky(&own), flight);
            let after = 45 * place as u32;
            self.add(copy, Role::Double(Some(from)), way, after, 220);
            self.veil(Some(die), after + 220);
            self.gesture(Some(die.clone()), Gesture::Squash, after + 220);
        }
        let sum = find("[data-aside] .sum");
        self.veil(sum.as_ref(), 200);
        self.gesture(sum, Gesture::Swell, 200);
    }

    /// A double of what was seen before goes along a way between two boxes.
    fn fly(
        &mut self,
        double: Element,
        from: Rect,
        to: Rect,
        length: u32,
        way: impl Fn(motion::Spot, motion::Spot) -> String,
    ) {
        let frames = way(from.seen_from_sky(&from), to.seen_from_sky(&from));
        self.add(double, Role::Double(Some(from)), frames, 0, length);
    }

    fn take(&mut self, seen: Glimpse, seat: Seat, tile: Tile) {
        self.bird(seat, Gesture::Look, 0);
        let top = find(&at_seat(seat, &tile_anywhere(tile)));
        self.veil(top.as_ref(), 340);
        let to = top.as_ref().or(find(&bird_of(seat)).as_ref()).map(rect);
        if let (Some(from), Some(double), Some(to)) = (seen.places.first(), seen.double, to) {
            let flight =
                Flight { lift: if is_large() { 90.0 } else { 46.0 }, spin: 10.0, grow: 0.0 };
            self.fly(double, *from, to, 340, |from, to| motion::lift_off(from, to, 0.26, flight));
        }
        self.gesture(top, Gesture::Squash, 340);
        self.bird(seat, Gesture::Cheer, 400);
    }

    fn steal(&mut self, seen: Glimpse, seat: Seat, victim: Seat, tile: Tile) {
        let top = find(&at_seat(seat, &tile_anywhere(tile)));
        self.veil(top.as_ref(), 880);
        let thief = find(&bird_of(seat));
        let to = top.as_ref().or(thief.as_ref()).map(rect);
        let middle = find("[data-area=grill]").map(|grill| {
            let tile =
                all("[data-area=grill] [data-tile]").first().map_or_else(Rect::default, rect);
            let grill = rect(&grill);
            let (x, y) = grill.centre();
            Rect::around((x, y - 0.1 * grill.height), 1.5 * tile.width.max(40.0), tile.height)
        });
        if let (Some(thief), Some(from)) = (thief, seen.places.first()) {
            let own = rect(&thief);
            if let Some(double) = double(&thief) {
                let (x, y) = from.centre();
                let beside = Rect::around((x, y + 0.4 * from.height), own.width, own.height);
                let raid = motion::raid(own.seen_from_sky(&own), beside.seen_from_sky(&own));
                self.add(double, Role::Double(None), raid, 0, 930);
                let (frames, role) = (motion::veil(), Role::Bird);
                self.add(thief, role, frames, 0, 630);
            }
        }
        if let (Some(&from), Some(double), Some(middle), Some(to)) =
            (seen.places.first(), seen.double, middle, to)
        {
            let middle = middle.seen_from_sky(&from);
            self.fly(double, from, to, 930, |from, to| motion::steal(from, middle, to));
        }
        self.gesture(top, Gesture::Squash, 880);
        self.bird(victim, Gesture::Shock, 150);
        self.bird(victim, Gesture::Droop, 930);
    }

    fn fail(&mut self, seat: Seat) {
        let rolled = rolled_dice();
        let dice = if rolled.is_empty() { dice_aside() } else { rolled };
        for (place, die) in dice.into_iter().enumerate() {
            self.gesture(Some(die), Gesture::Shake, 12 * (place % 3) as u32);
        }
        self.bird(seat, Gesture::Shock, 0);
    }

    fn bring_back(&mut self, seen: Glimpse, seat: Seat, tile: Tile) {
        self.bird(seat, Gesture::Droop, 0);
        let home = find(&on_grill(tile));
        self.veil(home.as_ref(), 380);
        let to = home.clone().or_else(|| back_of(tile)).as_ref().map(rect);
        if let (Some(from), Some(double), Some(to)) = (seen.places.first(), seen.double, to) {
            let flight =
                Flight { lift: if is_large() { 50.0 } else { 30.0 }, spin: -10.0, grow: 0.08 };
            self.fly(double, *from, to, 380, |from, to| motion::lift_off(from, to, 0.2, flight));
        }
        self.gesture(home, Gesture::Squash, 380);
    }

    /// The open face lies over the back until the tile is turned.
    fn turn(&mut self, seen: Glimpse, tile: Tile, returned: bool) {
        let Some(back) = back_of(tile) else { return };
        self.veil(Some(&back), 220);
        if let (Some(&own), Some(face)) = (seen.places.first(), seen.double) {
            // Not where it was: a tile that was lit lay higher.
            let place = rect(&back);
            let spot = place.seen_from_sky(&own);
            // One that came home in the same show flies until then.
            let lies = (!returned).then_some(place);
            self.add(face, Role::Double(lies), motion::turn_up(spot), 60, 160);
            if returned && let Some(face) = self.parts.last().map(|part| part.node.clone()) {
                self.add(face, Role::Inside, motion::stay(spot), 0, 60);
            }
        }
        self.add(back, Role::Gesture, motion::turn_down(), 220, 350);
    }

    fn walk(&mut self, seen: Glimpse, figure: Figure, to: Place) {
        let now = find(&figure_anywhere(figure)).filter(|_| to != Place::Out);
        self.veil(now.as_ref(), 600);
        if let (Some(from), Some(double), Some(now)) = (seen.places.first(), seen.double, &now) {
            self.fly(double, *from, rect(now), 600, motion::walk);
        }
        self.gesture(now, Gesture::Squash, 600);
        if let Place::Player(seat) | Place::Offered(seat) = to {
            self.bird(seat, Gesture::Look, 0);
            self.bird(seat, Gesture::Cheer, 600);
        }
    }

    fn give_bratworm(&mut self, seen: Glimpse, seat: Seat) {
        let to = find(&bird_of(seat)).map(|bird| rect(&bird));
        if let (Some(from), Some(double), Some(to)) = (seen.places.first(), seen.double, to) {
            let to = Rect::around(to.centre(), from.width, from.height);
            let frames = motion::pop_over(from.seen_from_sky(from), to.seen_from_sky(from));
            self.add(double, Role::Double(None), frames, 0, 540);
        }
        self.bird(seat, Gesture::Cheer, 460);
    }
}

/// Where a die comes to rest: loosely over the tray, in two staggered rows; one that decides has the middle to itself.
fn resting_place(
    place: usize,
    count: usize,
    late: Option<usize>,
    tray: &Rect,
    die: f64,
) -> (f64, f64) {
    let share = |place: usize, count: usize| {
        if count > 1 { place as f64 / (count - 1) as f64 } else { 0.15 }
    };
    let (across, down) = match late {
        None if count == 1 => (0.5, 0.5),
        None => (share(place, count), if place.is_multiple_of(2) { 0.3 } else { 0.7 }),
        Some(late) if late == place => (0.5, 0.5),
        Some(late) => {
            let across = share(place - usize::from(place > late), count - 1);
            (if across < 0.5 { across * 0.7 } else { 1.0 - (1.0 - across) * 0.7 }, 0.5)
        }
    };
    let room = (tray.width - 1.6 * die).max(0.0);
    let x = tray.left + 0.8 * die + room * across + 6.0 * (chance(place, 5) - 0.5);
    (x, tray.top + tray.height * down + 8.0 * (chance(place, 6) - 0.5))
}

/// The same every time, different for every die and question: 0 to 1.
fn chance(place: usize, question: usize) -> f64 {
    let mixed = (place as u32 * 31 + question as u32 * 17 + 7).wrapping_mul(0x9E37_79B9);
    f64::from(mixed >> 8) / f64::from(1_u32 << 24)
}
