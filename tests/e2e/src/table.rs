use std::collections::BTreeSet;

use engine::{Choice, Claim, Face, Game, Tile, Turn};
use serde::Deserialize;

/// Reads everything at one moment. A button that is disabled or hidden offers nothing.
pub(crate) const READ: &str = r"
    const shown = selector => [...document.querySelectorAll(selector)]
        .filter(element => element.getClientRects().length > 0);
    const offered = selector => shown(selector)
        .filter(element => !element.disabled && element.getAttribute('aria-disabled') !== 'true');
    const number = text => text === undefined || text === '' ? null : Number(text);
    const tiles = state => shown(`[data-tile][data-state=${state}]`).map(tile => Number(tile.dataset.tile));
    const known = ['roll', 'golden', 'stop', 'lower', 'weasel', 'bust'];
    return {
        open: tiles('open'),
        down: tiles('down'),
        seats: shown('[data-seat]')
            .sort((a, b) => a.dataset.seat - b.dataset.seat)
            .map(seat => ({
                top: number(seat.dataset.top),
                worms: Number(seat.dataset.worms),
                turn: seat.hasAttribute('data-turn'),
            })),
        aside: number(document.querySelector('[data-aside]')?.dataset.aside) ?? 0,
        offers: [
            ...offered('[data-face]').map(button => `keep ${button.dataset.face}`),
            ...offered('[data-action]')
                .filter(button => known.includes(button.dataset.action))
                .map(button => `${button.dataset.action} ${button.dataset.claim ?? ''}`.trim()),
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
    pub aside: u8,
    /// What the player may do now, in words: `keep W`, `roll`, `golden`, `stop 27` (`stop` alone would fail),
    /// `lower 26`, `weasel`, `bust`, `bratworm 1`, `return hen`.
    pub offers: BTreeSet<String>,
}

/// A player's place at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Seat {
    /// The tile on top of the stack.
    pub top: Option<u8>,
    pub worms: u8,
    pub turn: bool,
}

impl Table {
    /// What a page has to show for this game.
    pub fn of(game: &Game) -> Table {
        let seats = game.seats().map(|seat| Seat {
            top: game.stack(seat).top().map(Tile::number),
            worms: game.score(seat),
            turn: seat == game.current() && !game.is_over(),
        });
        Table {
            open: game.grill().open().iter().map(Tile::number).collect(),
            down: game.grill().down().iter().map(Tile::number).collect(),
            seats: seats.collect(),
            aside: game.phase().turn().map_or(0, Turn::points),
            offers: game.choices().into_iter().map(|choice| offer(game, choice)).collect(),
        }
    }

    /// Every difference in words; none when the tables are equal.
    pub fn differences(&self, expected: &Table) -> Vec<String> {
        let mut found = Vec::new();
        let mut compare = |what: &str, shown: String, meant: String| {
            if shown != meant {
                found.push(format!("{what}: the page shows {shown}, the engine has {meant}"));
            }
        };
        compare("open", format!("{:?}", self.open), format!("{:?}", expected.open));
        compare("down", format!("{:?}", self.down), format!("{:?}", expected.down));
        compare("aside", self.aside.to_string(), expected.aside.to_string());
        compare("offers", format!("{:?}", self.offers), format!("{:?}", expected.offers));
        compare("seats", self.seats.len().to_string(), expected.seats.len().to_string());
        for (number, (shown, meant)) in self.seats.iter().zip(&expected.seats).enumerate() {
            compare(&format!("seat {number}"), format!("{shown:?}"), format!("{meant:?}"));
        }
        found
    }
}

/// A choice as the page's handles name it.
fn offer(game: &Game, choice: Choice) -> String {
    let claimed = |claim: Option<Claim>| match claim {
        None => String::new(),
        Some(Claim::TakeHen { .. }) => " hen".to_owned(),
        Some(Claim::Take { tile, .. } | Claim::Steal { tile, .. }) => format!(" {}", tile.number()),
    };
    match choice {
        // Only with the golden die there are nine dice; it is a choice of its own beside the roll.
        Choice::Roll(9) => "golden".to_owned(),
        Choice::Roll(_) => "roll".to_owned(),
        Choice::Keep(face) => format!("keep {}", name(face)),
        Choice::Weasel(_) => "weasel".to_owned(),
        Choice::AcceptBust => "bust".to_owned(),
        Choice::Stop => format!("stop{}", claimed(game.claim().ok())),
        Choice::StopLower => format!("lower{}", claimed(game.lower_claim())),
        Choice::TakeBratworm(seat) => format!("bratworm {}", seat.number()),
        Choice::ReturnFigure(figure) => format!("return {}", figure.name()),
    }
}

/// A face as the page's handles name it.
pub(crate) fn name(face: Face) -> String {
    face.number().map_or_else(|| "W".to_owned(), |number| number.to_string())
}
