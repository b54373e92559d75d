//! Ways through the air: numbers in, keyframes of the Web Animations API out, as JSON.
//!
//! Arcs, bounces and tumbling fit in no easing curve, so all ways are sampled: linear keyframes, evenly spread, of transform and
//! opacity alone. The browser can play those while the program is busy.

/// A box on the screen, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Rect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    pub fn centre(&self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// A box of this size around a point.
    pub fn around((x, y): (f64, f64), width: f64, height: f64) -> Rect {
        Rect { left: x - width / 2.0, top: y - height / 2.0, width, height }
    }

    /// Where a thing is that fills this box, if it is as large as `own` and lies at the corner of the screen.
    pub fn seen_from_sky(&self, own: &Rect) -> Spot {
        let (x, y) = self.centre();
        Spot { x: x - own.width / 2.0, y: y - own.height / 2.0, size: ratio(self.width, own.width) }
    }
}

fn ratio(part: f64, whole: f64) -> f64 {
    if whole < 1.0 { 1.0 } else { part / whole }
}

/// A place on a way: how far from where the thing rests, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
    pub size: f64,
}

/// Where a thing rests on its own.
pub const REST: Spot = Spot { x: 0.0, y: 0.0, size: 1.0 };

/// How a thing looks at one moment of its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pose {
    x: f64,
    y: f64,
    /// Degrees in the plane.
    turn: f64,
    wide: f64,
    high: f64,
    /// Degrees around the axis from left to right.
    tilt: f64,
    opacity: f64,
}

const STILL: Pose =
    Pose { x: 0.0, y: 0.0, turn: 0.0, wide: 1.0, high: 1.0, tilt: 0.0, opacity: 1.0 };

impl Pose {
    fn at(spot: Spot) -> Pose {
        Pose { x: spot.x, y: spot.y, wide: spot.size, high: spot.size, ..STILL }
    }
}

/// The pose at `samples` + 1 moments, as JSON. Without an opacity, that of the thing itself counts.
fn sample(samples: u8, pose: &dyn Fn(f64) -> Pose) -> String {
    sample_all(samples, true, pose)
}

fn sample_all(samples: u8, with_opacity: bool, pose: &dyn Fn(f64) -> Pose) -> String {
    let mut json = String::from("[");
    for place in 0..=samples {
        let Pose { x, y, turn, wide, high, tilt, opacity } =
            pose(f64::from(place) / f64::from(samples));
        if place > 0 {
            json.push(',');
        }
        json.push_str(r#"{"transform":"translate("#);
        for (number, after) in [
            (x, "px,"),
            (y, "px) rotate("),
            (turn, "deg) scale("),
            (wide, ","),
            (high, ") rotateX("),
            (tilt, "deg)\""),
        ] {
            push_number(&mut json, number);
            json.push_str(after);
        }
        if with_opacity {
            json.push_str(r#","opacity":"#);
            push_number(&mut json, opacity);
        }
        json.push('}');
    }
    json.push(']');
    json
}

/// In hundredths, by whole numbers: the formatting of fractions would weigh more than all of the stage.
fn push_number(text: &mut String, number: f64) {
    let hundredths = (number * 100.0).round() as i64;
    if hundredths < 0 {
        text.push('-');
    }
    let hundredths = hundredths.unsigned_abs();
    text.push_str(&(hundredths / 100).to_string());
    if !hundredths.is_multiple_of(100) {
        let rest = hundredths % 100;
        text.push('.');
        text.push(char::from(b'0' + (rest / 10) as u8));
        text.push(char::from(b'0' + (rest % 10) as u8));
    }
}

fn between(from: f64, to: f64, t: f64) -> f64 {
    from + (to - from) * t
}

fn spot_between(from: Spot, to: Spot, t: f64) -> Spot {
    Spot {
        x: between(from.x, to.x, t),
        y: between(from.y, to.y, t),
        size: between(from.size, to.size, t),
    }
}

/// Where `t` stands between `from` and `to`.
fn part(t: f64, from: f64, to: f64) -> f64 {
    ((t - from) / (to - from)).clamp(0.0, 1.0)
}

/// For what arrives.
fn slowing(t: f64) -> f64 {
    1.0 - (1.0 - t).powi(3)
}

/// For what travels.
fn there(t: f64) -> f64 {
    if t < 0.5 { 4.0 * t.powi(3) } else { 1.0 - (2.0 - 2.0 * t).powi(3) / 2.0 }
}

/// Half a wave from 0 over 1 to 0, close to a sine.
fn hill(t: f64) -> f64 {
    let t = t.clamp(0.0, 1.0);
    16.0 * t * (1.0 - t) / (5.0 - 4.0 * t * (1.0 - t))
}

/// Waves to and fro; each half is one unit long.
fn wave(halves: f64) -> f64 {
    let whole = halves.floor();
    let side = if whole % 2.0 == 0.0 { 1.0 } else { -1.0 };
    side * hill(halves - whole)
}

/// How a thing flies: how high over the straight line, how far it turns and how much it grows on its way.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Flight {
    pub lift: f64,
    pub spin: f64,
    pub grow: f64,
}

/// From one spot to another in an arc: slow at take-off and landing.
pub fn arc(from: Spot, to: Spot, flight: Flight) -> String {
    sample(18, &|t| arc_pose(from, to, flight, t))
}

fn arc_pose(from: Spot, to: Spot, flight: Flight, t: f64) -> Pose {
    let way = there(t);
    let height = hill(way);
    let spot = spot_between(from, to, way);
    let size = spot.size * (1.0 + flight.grow * height);
    Pose {
        y: spot.y - flight.lift * height,
        turn: flight.spin * height,
        wide: size,
        high: size,
        ..Pose::at(spot)
    }
}

/// Lifts off by a tenth, then flies; `off` is the part of the time that the lifting takes.
pub fn lift_off(from: Spot, to: Spot, off: f64, flight: Flight) -> String {
    let up = Spot { x: from.x, y: from.y - 14.0, size: from.size * 1.1 };
    sample(24, &|t| {
        if t < off {
            Pose::at(spot_between(from, up, slowing(t / off)))
        } else {
            arc_pose(up, to, flight, part(t, off, 1.0))
        }
    })
}

/// A stolen tile: it shakes loose, goes to the middle where everybody sees it, waits, and goes on to the thief.
pub fn steal(from: Spot, middle: Spot, to: Spot) -> String {
    let loose = Spot { x: from.x, y: from.y - 20.0, size: from.size * 1.15 };
    sample(40, &|t| {
        // 150 until the thief is there, 130 loose, 240 to the middle, 120 there, 240 to the thief, 50 landed; of 930.
        if t < 0.16 {
            Pose::at(from)
        } else if t < 0.3 {
            let way = part(t, 0.16, 0.3);
            Pose {
                turn: 8.0 * wave(3.0 * way),
                ..Pose::at(spot_between(from, loose, slowing(way)))
            }
        } else if t < 0.56 {
            let flight = Flight { lift: 10.0, spin: -6.0, grow: 0.0 };
            arc_pose(loose, middle, flight, part(t, 0.3, 0.56))
        } else if t < 0.69 {
            let breath = hill(part(t, 0.56, 0.69));
            let size = middle.size * (1.0 + 0.05 * breath);
            Pose { y: middle.y - 5.0 * breath, wide: size, high: size, ..Pose::at(middle) }
        } else {
            let flight = Flight { lift: 50.0, spin: 12.0, grow: 0.0 };
            arc_pose(middle, to, flight, part(t, 0.69, 0.95))
        }
    })
}

/// The thief's bird: over to the pile, two pecks, and home before the tile is.
pub fn raid(home: Spot, pile: Spot) -> String {
    let side = if pile.x < home.x { -1.0 } else { 1.0 };
    let flight = Flight { lift: 24.0, spin: side * 14.0, grow: 0.0 };
    sample(36, &|t| {
        if t < 0.16 {
            arc_pose(home, pile, flight, t / 0.16)
        } else if t < 0.42 {
            let peck = wave(4.0 * part(t, 0.16, 0.42)).max(0.0);
            Pose { turn: side * 36.0 * peck, y: pile.y + 6.0 * peck, ..Pose::at(pile) }
        } else {
            arc_pose(pile, home, flight, part(t, 0.42, 0.68))
        }
    })
}

/// How a die is thrown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Throw {
    /// Where it comes from.
    pub hand: Spot,
    /// Where it comes to rest.
    pub rest: Spot,
    /// Where it is put in the end.
    pub home: Spot,
    /// Degrees that it lies askew until then.
    pub askew: f64,
    /// Degrees that it turns in the plane.
    pub spin: f64,
    /// How high it flies.
    pub lift: f64,
    /// The part of the time that it tumbles.
    pub tumbling: f64,
    /// The part of the time after which it slides home; until then it lies.
    pub leaves: f64,
    /// Whether all depends on it: it grows, and stands on its edge for a while.
    pub decides: bool,
}

/// Three bounces, each about a third of the one before: from, to, height.
const BOUNCES: [(f64, f64, f64); 3] = [(0.0, 0.48, 1.0), (0.48, 0.76, 0.34), (0.76, 0.93, 0.1)];

fn bounce(t: f64) -> f64 {
    let now = BOUNCES.iter().find(|(_, until, _)| t < *until);
    now.map_or(0.0, |(from, until, height)| {
        let way = part(t, *from, *until);
        4.0 * way * (1.0 - way) * height
    })
}

/// A die on its way: place, turn in the plane, size.
pub fn tumble(throw: Throw) -> String {
    sample(if throw.decides { 44 } else { 28 }, &|t| tumble_pose(throw, t))
}

fn tumble_pose(throw: Throw, t: f64) -> Pose {
    let Throw { hand, rest, home, askew, spin, lift, tumbling, leaves, decides } = throw;
    if t >= tumbling {
        let way = there(part(t, leaves, 1.0));
        return Pose { turn: askew * (1.0 - way), ..Pose::at(spot_between(rest, home, way)) };
    }
    let t = t / tumbling;
    // A die that decides travels first, and decides on the spot.
    let travel = (t / if decides { 0.56 } else { 1.0 }).min(1.0);
    let height = bounce(travel) * lift;
    let way = slowing(travel);
    let landing = if decides { 0.93 } else { 0.9 };
    let squash = (1.0 - (t - landing).abs() / 0.06).max(0.0) * 0.1;
    let mut size = between(hand.size, rest.size, part(travel, 0.0, 0.25)) * (1.0 + height / 260.0);
    let mut hop = 0.0;
    if decides {
        size *= 1.0 + 0.35 * there(part(t, 0.3, 0.56)) * (1.0 - there(part(t, 0.86, 0.97)));
        hop = 7.0 * hill(part(t, 0.84, 0.93));
    }
    Pose {
        x: between(hand.x, rest.x, way),
        y: between(hand.y, rest.y, way) - height - hop,
        turn: askew + spin * (1.0 - slowing(part(travel, 0.0, 0.93))),
        wide: size * (1.0 + squash),
        high: size * (1.0 - squash),
        tilt: 0.0,
        opacity: part(travel, 0.0, 0.08),
    }
}

/// The same die around its own axis, until its value is on top: over `turns` times, or to and fro on its edge at last.
pub fn cube(turns: f64, tumbling: f64, decides: bool) -> String {
    let samples = if decides { 44 } else { 20 };
    // An opacity that is animated, even if it stays, would flatten the cube.
    sample_all(samples, false, &|t| {
        let t = (t / tumbling).min(1.0);
        let tilt = if !decides {
            -360.0 * turns * (1.0 - slowing(part(t, 0.0, 0.93)))
        } else if t < 0.56 {
            -47.0 - 360.0 * turns * (1.0 - slowing(t / 0.56))
        } else if t < 0.84 {
            -47.0 - 11.0 * wave(3.5 * part(t, 0.56, 0.84))
        } else {
            -40.0 * (1.0 - part(t, 0.84, 0.93).powi(2))
        };
        Pose { tilt, ..STILL }
    })
}

/// A figure walks on two legs: straight on, with six small hops and a waddle.
pub fn walk(from: Spot, to: Spot) -> String {
    sample(36, &|t| {
        let way = there(t);
        let spot = spot_between(from, to, way);
        let step = wave(6.0 * way);
        let size = spot.size * (1.0 + 0.4 * hill(way));
        Pose {
            y: spot.y - 9.0 * step.abs(),
            turn: 9.0 * step,
            wide: size,
            high: size,
            ..Pose::at(spot)
        }
    })
}

/// A token pops out of where it was, and hops over.
pub fn pop_over(from: Spot, to: Spot) -> String {
    let out = Spot { x: from.x, y: from.y - 8.0, size: from.size * 1.6 };
    let flight = Flight { lift: 32.0, spin: 180.0, grow: 0.0 };
    sample(24, &|t| {
        if t < 0.4 {
            let way = t / 0.4;
            let size = out.size * slowing(way) * (1.0 + 0.18 * hill(way));
            Pose { wide: size, high: size, ..Pose::at(out) }
        } else {
            arc_pose(out, to, flight, part(t, 0.4, 0.85))
        }
    })
}

/// The front of a tile goes up and over until it stands on its edge, and is gone.
pub fn turn_up(own: Spot) -> String {
    sample(12, &|t| {
        let up = slowing(part(t, 0.0, 0.5));
        Pose {
            y: own.y - 20.0 * up,
            wide: own.size * (1.0 + 0.17 * up),
            high: own.size * (1.0 + 0.17 * up),
            tilt: -90.0 * part(t, 0.4, 1.0),
            ..Pose::at(own)
        }
    })
}

/// Its back comes down from the edge and lands with a thud.
pub fn turn_down() -> String {
    sample_all(18, false, &|t| {
        let fall = 1.0 - part(t, 0.15, 0.4).powi(2);
        let squash = 0.16 * hill(part(t, 0.4, 0.7)) - 0.06 * hill(part(t, 0.7, 1.0));
        Pose {
            y: -20.0 * fall,
            wide: 1.0 + 0.17 * fall + squash,
            high: 1.0 + 0.17 * fall - squash,
            tilt: 90.0 * (1.0 - part(t, 0.0, 0.2)),
            ..STILL
        }
    })
}

/// A thing that stays as it is.
pub fn stay(spot: Spot) -> String {
    sample(1, &|_| Pose::at(spot))
}

/// A thing that is not to be seen yet.
pub fn veil() -> String {
    r#"[{"opacity":0},{"opacity":0}]"#.to_owned()
}

/// Small words of the same language, all of a thing that stays where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Something has landed on it.
    Squash,
    /// It gets the weight, and comes up again.
    Dip,
    /// It comes into sight.
    Appear,
    /// It swells once.
    Swell,
    /// It rises once, to be seen.
    Rise,
    /// It shakes.
    Shake,
    /// A bird looks up.
    Look,
    /// A bird is shocked.
    Shock,
    /// A bird cheers.
    Cheer,
    /// A bird hangs its head.
    Droop,
}

impl Gesture {
    pub const ALL: [Gesture; 10] = [
        Gesture::Squash,
        Gesture::Dip,
        Gesture::Appear,
        Gesture::Swell,
        Gesture::Rise,
        Gesture::Shake,
        Gesture::Look,
        Gesture::Shock,
        Gesture::Cheer,
        Gesture::Droop,
    ];

    /// How long it takes, in milliseconds.
    pub const fn length(self) -> u32 {
        match self {
            Gesture::Appear => 120,
            Gesture::Rise => 160,
            Gesture::Squash | Gesture::Dip | Gesture::Swell => 220,
            Gesture::Shake => 300,
            Gesture::Shock => 620,
            Gesture::Look | Gesture::Cheer => 700,
            Gesture::Droop => 900,
        }
    }

    pub fn frames(self) -> String {
        sample_all(14, self == Gesture::Appear, &|t| self.pose(t))
    }

    fn pose(self, t: f64) -> Pose {
        let swing = hill(t);
        match self {
            Gesture::Squash => {
                let squash = 0.16 * (1.0 - part(t, 0.0, 0.4)) - 0.06 * hill(part(t, 0.3, 0.9));
                Pose { wide: 1.0 + squash, high: 1.0 - squash, ..STILL }
            }
            Gesture::Dip => Pose { y: 5.0 * swing, ..STILL },
            Gesture::Appear => Pose { y: 5.0 * (1.0 - slowing(t)), opacity: slowing(t), ..STILL },
            Gesture::Swell => Pose { wide: 1.0 + 0.15 * swing, high: 1.0 + 0.15 * swing, ..STILL },
            Gesture::Rise => Pose {
                y: -8.0 * swing,
                wide: 1.0 + 0.07 * swing,
                high: 1.0 + 0.07 * swing,
                ..STILL
            },
            Gesture::Shake => {
                let sway = wave(6.0 * t) * (1.0 - t);
                Pose { x: 6.0 * sway, turn: 5.0 * sway, ..STILL }
            }
            Gesture::Look => Pose { turn: 11.0 * swing, high: 1.0 + 0.04 * swing, ..STILL },
            Gesture::Shock => {
                let jump = hill(part(t, 0.1, 0.6));
                Pose { y: -8.0 * jump, turn: -9.0 * swing, high: 1.0 + 0.16 * jump, ..STILL }
            }
            Gesture::Cheer => {
                let hops = wave(2.0 * t);
                Pose { y: -8.0 * hops.abs(), turn: 12.0 * hops, ..STILL }
            }
            Gesture::Droop => {
                Pose { y: 2.0 * swing, turn: 13.0 * swing, high: 1.0 - 0.12 * swing, ..STILL }
            }
        }
    }
}
