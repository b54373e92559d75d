use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;

use crate::{Error, Result};

/// Reads everything at one moment. A button that is disabled or hidden offers nothing.
pub(crate) const READ: &str = r"
    const shown = selector => [...document.querySelectorAll(selector)]
        .filter(element => element.getClientRects().length > 0);
    const offered = selector => shown(selector)
        .filter(element => !element.disabled && element.getAttribute('aria-disabled') !== 'true');
    const number = text => text === null || text === '' ? null : Number(text);
    const tiles = state => shown(`[data-tile][data-state=${state}]`).map(tile => Number(tile.dataset.tile));
    const aside = document.querySelector('[data-aside]');
    return {
        open: tiles('open'),
        down: tiles('down'),
        seats: shown('[data-seat]')
            .sort((a, b) => a.dataset.seat - b.dataset.seat)
            .map(seat => ({
                top: number(seat.dataset.top ?? null),
                worms: Number(seat.dataset.worms),
                turn: seat.hasAttribute('data-turn'),
            })),
        aside: aside ? Number(aside.dataset.aside) : 0,
        offers: [
            ...offered('[data-face]').map(button => `keep ${button.dataset.face}`),
            ...offered('[data-action]').map(button => button.dataset.action)
                .filter(action => ['roll', 'golden', 'stop', 'lower', 'weasel', 'bust'].includes(action)),
            ...offered('[data-choose-seat]').map(button => `bratworm ${button.dataset.chooseSeat}`),
            ...offered('[data-choose-specialist]').map(button => `return ${button.dataset.chooseSpecialist}`),
        ],
    };";

/// Everything about the game that the page's handles tell: the same from a page and from the engine, to be compared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Table {
    /// Tiles that lie open on the grill.
    pub open: BTreeSet<u8>,
    /// Tiles that lie turned on the grill.
    pub down: BTreeSet<u8>,
    pub seats: Vec<Seat>,
    /// The sum of the dice laid aside.
    pub aside: u32,
    /// What the player may do now, in words: `keep W`, `roll`, `golden`, `stop`, `lower`, `weasel`, `bust`,
    /// `bratworm 1`, `return hen`.
    pub offers: BTreeSet<String>,
}

/// A player's place at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Seat {
    /// The tile on top of the stack.
    pub top: Option<u8>,
    pub worms: u32,
    pub turn: bool,
}

/// The part of a table in JSON (as records have it) that the page shows by its handles.
#[derive(Deserialize)]
struct Recorded {
    current: usize,
    grill_open: BTreeSet<u8>,
    grill_down: BTreeSet<u8>,
    stacks: Vec<Vec<u8>>,
    scores: Vec<u32>,
    aside: Vec<(Value, u32)>,
    legal: Vec<Vec<Value>>,
}

impl Table {
    /// What a page has to show for a table of the engine, given as JSON.
    pub fn from_record(table: &Value) -> Result<Table> {
        let table: Recorded = serde_json::from_value(table.clone())?;
        let seats = table
            .stacks
            .iter()
            .zip(&table.scores)
            .enumerate()
            .map(|(seat, (stack, &worms))| Seat { top: stack.last().copied(), worms, turn: seat == table.current })
            .collect();
        let points = |face: &Value| face.as_u64().and_then(|points| u32::try_from(points).ok()).unwrap_or(5);
        Ok(Table {
            open: table.grill_open,
            down: table.grill_down,
            seats,
            aside: table.aside.iter().map(|(face, count)| points(face) * count).sum(),
            offers: table.legal.iter().map(|action| offer(action)).collect::<Result<_>>()?,
        })
    }

    /// Every difference in words; none when the tables are equal.
    pub fn differences(&self, expected: &Table) -> Vec<String> {
        let mut found = Vec::new();
        let mut compare = |what: String, is: String, should_be: String| {
            if is != should_be {
                found.push(format!("{what}: the page shows {is}, the engine has {should_be}"));
            }
        };
        compare("open".into(), format!("{:?}", self.open), format!("{:?}", expected.open));
        compare("down".into(), format!("{:?}", self.down), format!("{:?}", expected.down));
        compare("aside".into(), self.aside.to_string(), expected.aside.to_string());
        compare("offers".into(), format!("{:?}", self.offers), format!("{:?}", expected.offers));
        compare("seats".into(), self.seats.len().to_string(), expected.seats.len().to_string());
        for (number, (is, should_be)) in self.seats.iter().zip(&expected.seats).enumerate() {
            compare(format!("seat {number}"), format!("{is:?}"), format!("{should_be:?}"));
        }
        found
    }
}

/// A legal action as the page's handles name it.
fn offer(action: &[Value]) -> Result<String> {
    let unknown = || Error::from(format!("not an action: {action:?}"));
    let name = action.first().and_then(Value::as_str).ok_or_else(unknown)?;
    let argument = match action.get(1) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    Ok(match (name, argument.as_str()) {
        // Only with the golden die there are nine dice; it is a choice of its own beside the roll.
        ("roll", "9") => "golden".into(),
        ("stop", "lower") => "lower".into(),
        ("keep" | "bratworm" | "return", argument) => format!("{name} {argument}"),
        ("roll" | "stop" | "weasel" | "bust", _) => name.into(),
        _ => return Err(unknown()),
    })
}
