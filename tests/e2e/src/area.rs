use std::fmt;

use serde::Deserialize;
use serde_json::json;

use crate::{Browser, Result, Viewport};

/// Boxes may touch, and browsers round: less than this many pixels is no overlap.
const TOLERANCE: f64 = 0.5;

const MEASURE: &str = r"
    return arguments[0].flatMap(selector => [...document.querySelectorAll(selector)]
        .filter(element => element.getClientRects().length > 0)
        .map((element, index) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { selector, index, x, y, width, height };
        }));";

/// Hidden overflow counts too: what is cut off is not in sight.
const FIND_OVERFLOW: &str = r"
    const root = document.scrollingElement;
    const name = element => element.tagName.toLowerCase()
        + [...element.attributes].filter(a => a.name.startsWith('data-') || a.name === 'class')
            .map(a => `[${a.name}=${JSON.stringify(a.value)}]`).join('');
    const cut = [...document.body.querySelectorAll('*')]
        .filter(element => element.clientWidth > 1 && getComputedStyle(element).overflow !== 'visible')
        .filter(element => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        .map(name);
    return { width: root.scrollWidth - innerWidth, height: root.scrollHeight - innerHeight, cut };";

/// Where an element is on the screen, in CSS pixels from the viewport's upper left corner.
#[derive(Clone, Debug, Deserialize)]
pub struct Area {
    pub selector: String,
    /// Which of the selector's visible elements this is.
    pub index: usize,
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    pub fn overlaps(&self, other: &Area) -> bool {
        let apart = |start: f64, length: f64, other: f64| start + length <= other + TOLERANCE;
        !(apart(self.x, self.width, other.x)
            || apart(other.x, other.width, self.x)
            || apart(self.y, self.height, other.y)
            || apart(other.y, other.height, self.y))
    }

    pub fn is_inside(&self, viewport: Viewport) -> bool {
        self.x >= -TOLERANCE
            && self.y >= -TOLERANCE
            && self.x + self.width <= f64::from(viewport.width) + TOLERANCE
            && self.y + self.height <= f64::from(viewport.height) + TOLERANCE
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Area { selector, index, x, y, width, height } = self;
        write!(f, "{selector} no. {index}: {width:.1}x{height:.1} at {x:.1},{y:.1}")
    }
}

/// How far the page can be scrolled, and which elements cut off what is in them.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct Overflow {
    pub width: i32,
    pub height: i32,
    pub cut: Vec<String>,
}

impl Overflow {
    pub fn is_none(&self) -> bool {
        self.width <= 0 && self.height <= 0 && self.cut.is_empty()
    }
}

/// All pairs of areas that lie over each other.
pub fn overlaps(areas: &[Area]) -> Vec<(&Area, &Area)> {
    areas
        .iter()
        .enumerate()
        .flat_map(|(index, area)| areas[index + 1..].iter().map(move |other| (area, other)))
        .filter(|(area, other)| area.overlaps(other))
        .collect()
}

/// All areas that are not wholly in sight.
pub fn outside(areas: &[Area], viewport: Viewport) -> Vec<&Area> {
    areas.iter().filter(|area| !area.is_inside(viewport)).collect()
}

impl Browser {
    /// Measures all visible elements that the selectors match, at one moment.
    pub async fn areas(&self, selectors: &[&str]) -> Result<Vec<Area>> {
        self.run(MEASURE, vec![json!(selectors)]).await
    }

    pub async fn overflow(&self) -> Result<Overflow> {
        self.run(FIND_OVERFLOW, vec![]).await
    }
}
