//! What the table promises, by the kind of screen. A board that misses it is marked.

use e2e::Viewport;

/// The kinds of screen that a promise knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Phone,
    Tablet,
    Desktop,
}

impl Kind {
    /// A phone that lies on its side is still a phone.
    pub(crate) fn of(viewport: Viewport) -> Kind {
        let Viewport { width, height } = viewport;
        match (width.min(height), width.max(height)) {
            (..600, _) => Kind::Phone,
            (_, ..=1100) => Kind::Tablet,
            _ => Kind::Desktop,
        }
    }
}

/// The least of everything, in CSS pixels but for the height.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The part of the height from the first area to the last one, in percent.
    pub(crate) height: f64,
    /// The width of the top tile of a stack.
    pub(crate) top_tile: f64,
    /// The width of a die.
    pub(crate) die: f64,
    /// The size of text that decides.
    pub(crate) decides: f64,
    /// The size of all other text.
    pub(crate) other: f64,
}

impl Limits {
    pub(crate) fn of(viewport: Viewport, players: usize) -> Limits {
        match Kind::of(viewport) {
            Kind::Phone => {
                let top_tile = match players {
                    ..=2 => 48.0,
                    _ if viewport == Viewport::SMALLEST => 28.0,
                    _ => 32.0,
                };
                Limits { height: 90.0, top_tile, die: 40.0, decides: 14.0, other: 12.0 }
            }
            Kind::Tablet => {
                let top_tile = if players >= 6 { 56.0 } else { 72.0 };
                Limits { height: 85.0, top_tile, die: 56.0, decides: 18.0, other: 12.0 }
            }
            Kind::Desktop => {
                // Nothing is promised between 900 and 1080: there the smaller one counts.
                let top_tile = if viewport.height >= 1080 { 110.0 } else { 72.0 };
                Limits { height: 85.0, top_tile, die: 72.0, decides: 20.0, other: 12.0 }
            }
        }
    }
}
