//! What was seen of the table after a step, and what is the worst of a whole game.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::limits::Limits;

/// More than this is a move: less is what browsers make of fractions.
const STILL: f64 = 0.01;

/// The four boxes that stand still.
pub(crate) const AREAS: [&str; 4] = ["seats", "grill", "tray", "actions"];

/// Left, top, width and height.
type Area = [f64; 4];

/// What the page shows after a step.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Sight {
    /// What was pressed.
    pub(crate) did: String,
    pub(crate) screen: String,
    /// What is worth a picture: `rolled`, `can-take` and so on.
    pub(crate) moment: Option<String>,
    areas: BTreeMap<String, Area>,
    top_tile: Option<f64>,
    die: Option<f64>,
    text: Texts,
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Texts {
    decides: Option<Text>,
    other: Option<Text>,
}

#[derive(Clone, Debug, Deserialize)]
struct Text {
    size: f64,
    words: String,
}

impl Sight {
    /// Every area that is not where it was, in words.
    pub(crate) fn moved_since(&self, before: &Sight) -> Vec<String> {
        let mut moved = Vec::new();
        for area in AREAS {
            match (before.areas.get(area), self.areas.get(area)) {
                (Some(was), Some(is)) if is_elsewhere(was, is) => {
                    moved.push(format!("{area} {} -> {}", told(was), told(is)));
                }
                (Some(was), None) => moved.push(format!("{area} {} -> nowhere", told(was))),
                (None, Some(is)) => moved.push(format!("{area} nowhere -> {}", told(is))),
                _ => {}
            }
        }
        moved
    }

    /// The areas that are not marked on the page at all.
    pub(crate) fn missing(&self) -> Vec<&'static str> {
        AREAS.into_iter().filter(|area| !self.areas.contains_key(*area)).collect()
    }

    /// The part of the height from the first area to the last one, in percent.
    fn height(&self, of: u32) -> f64 {
        let top = self.areas.values().map(|area| area[1]).fold(f64::INFINITY, f64::min);
        let bottom = self.areas.values().map(|area| area[1] + area[3]).fold(0.0, f64::max);
        100.0 * (bottom - top).max(0.0) / f64::from(of)
    }
}

fn is_elsewhere(was: &Area, is: &Area) -> bool {
    was.iter().zip(is).any(|(was, is)| (was - is).abs() > STILL)
}

fn told([x, y, width, height]: &Area) -> String {
    format!("{width:.2}x{height:.2} at {x:.2},{y:.2}")
}

/// The least of everything in a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Worst {
    height: Option<f64>,
    top_tile: Option<f64>,
    die: Option<f64>,
    text: Texts,
}

impl Worst {
    pub(crate) fn take(&mut self, sight: &Sight, screen_height: u32) {
        lower(&mut self.height, Some(sight.height(screen_height)));
        lower(&mut self.top_tile, sight.top_tile);
        lower(&mut self.die, sight.die);
        smaller(&mut self.text.decides, sight.text.decides.as_ref());
        smaller(&mut self.text.other, sight.text.other.as_ref());
    }

    /// One measurement each, with a mark at what misses its limit; and how many those are.
    pub(crate) fn judge(&self, limits: Limits) -> (String, usize) {
        let of = |text: &Option<Text>| text.as_ref().map(|text| text.size);
        let measured = [
            ("height %", self.height, limits.height, None),
            ("top tile", self.top_tile, limits.top_tile, None),
            ("die", self.die, limits.die, None),
            ("deciding text", of(&self.text.decides), limits.decides, self.text.decides.as_ref()),
            ("other text", of(&self.text.other), limits.other, self.text.other.as_ref()),
        ];
        let mut missed = 0;
        let words = measured.map(|(what, value, limit, text)| {
            let mark = match value {
                Some(value) if value + STILL >= limit => String::new(),
                _ => {
                    missed += 1;
                    let which = text.map(|text| format!(" ({:?})", text.words)).unwrap_or_default();
                    format!(" < {limit} !{which}")
                }
            };
            let value = value.map_or_else(|| "none seen".to_owned(), |value| format!("{value:.1}"));
            format!("{what} {value}{mark}")
        });
        (words.join(", "), missed)
    }
}

fn lower(least: &mut Option<f64>, value: Option<f64>) {
    if let Some(value) = value {
        *least = Some(least.map_or(value, |least| least.min(value)));
    }
}

fn smaller(least: &mut Option<Text>, text: Option<&Text>) {
    if let Some(text) = text
        && least.as_ref().is_none_or(|least| text.size < least.size)
    {
        *least = Some(text.clone());
    }
}
