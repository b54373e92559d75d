//! What a failed attempt costs, and why a stop would be one: told before it is done and after.

use engine::{Action, Choice, Edition, Event, Failure, Figure, Game, Place, Rule, Tile, TileSet};

use crate::app::Model;

/// What a failed attempt costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub tile: TilePrice,
    /// The specialist that is gone with it (E6.3).
    pub lost: Option<Figure>,
}

/// What becomes of the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TilePrice {
    /// There was none to return (O5.5).
    Nothing,
    /// One goes back and is the highest itself (O5.4).
    Returned(Tile),
    /// One goes back, the highest is turned over (O5.3).
    ReturnedAndTurned { returned: Tile, turned: Tile },
    /// One goes back and is turned over itself, in the short game (L5).
    ReturnedAndTurnedItself(Tile),
    /// The hen goes instead of the tile (E9.3).
    HenInstead,
    /// There was none to return, and the hen stays (E9.4).
    HenStays,
}

impl Price {
    /// What these events say it was; none without a failed attempt among them.
    pub fn of(events: &[Event]) -> Option<Price> {
        let failed = events.iter().find_map(|event| match event {
            Event::Failed { seat, .. } => Some(*seat),
            _ => None,
        })?;
        let returned = events.iter().find_map(|event| match event {
            Event::TileReturned { tile, .. } => Some(*tile),
            _ => None,
        });
        let turned = events.iter().find_map(|event| match event {
            Event::TileTurned { tile, .. } => Some(*tile),
            _ => None,
        });
        let spared = events.iter().find_map(|event| match event {
            Event::NothingTurned { rule } => Some(*rule),
            _ => None,
        });
        let tile = match (returned, turned, spared) {
            (Some(returned), Some(turned), _) if returned == turned => {
                TilePrice::ReturnedAndTurnedItself(returned)
            }
            (Some(returned), Some(turned), _) => TilePrice::ReturnedAndTurned { returned, turned },
            (Some(returned), None, _) => TilePrice::Returned(returned),
            (None, _, Some(Rule::E9_3)) => TilePrice::HenInstead,
            (None, _, Some(Rule::E9_4)) => TilePrice::HenStays,
            (None, ..) => TilePrice::Nothing,
        };
        // That the hen goes is said already.
        let lost = events.iter().find_map(|event| match event {
            Event::FigureMoved { figure, from: Place::Player(owner), .. }
                if *owner == failed && *figure != Figure::Hen =>
            {
                Some(*figure)
            }
            _ => None,
        });
        Some(Price { tile, lost })
    }

    /// Whether nothing but the turn is lost.
    pub const fn is_the_turn_alone(self) -> bool {
        matches!(self.tile, TilePrice::Nothing | TilePrice::HenStays) && self.lost.is_none()
    }
}

/// Why a stop gives nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    NoWorm,
    /// Below every tile of the edition.
    TooLow(u8),
    /// No tile lies open for this sum, and nobody has it on top.
    NothingToTake(u8),
}

impl Obstacle {
    fn of(failure: Failure, edition: Edition) -> Option<Obstacle> {
        let lowest = if edition.has_specialists() { TileSet::LOW } else { TileSet::ORDINARY };
        let lowest = lowest.lowest().map_or(0, Tile::number);
        match failure {
            Failure::DeadRoll => None,
            Failure::NoWorm { .. } => Some(Obstacle::NoWorm),
            Failure::NoTile { sum } if sum < lowest => Some(Obstacle::TooLow(sum)),
            Failure::NoTile { sum } => Some(Obstacle::NothingToTake(sum)),
        }
    }
}

/// What this choice would cost, played on a copy of the table; none where it does not fail.
fn price_ahead(game: &Game, action: Action) -> Option<Price> {
    Price::of(&game.clone().play(action).ok()?)
}

/// Why stopping now fails, and what it costs, in a sentence each; nothing where it does not fail.
pub fn failing_stop(model: &Model) -> Vec<String> {
    let texts = &model.messages().table;
    let Some(game) = model.play.as_ref().map(|play| &play.game) else { return Vec::new() };
    let why = game.claim().err().and_then(|failure| Obstacle::of(failure, game.edition()));
    let why = why.map(texts.obstacle);
    why.into_iter().chain(price_ahead(game, Action::Stop).map(texts.costs)).collect()
}

/// What it costs to accept a dead roll that the weasel could save, in a sentence; none where there is no such choice.
pub fn bust_price(model: &Model) -> Option<String> {
    let game = &model.play.as_ref().filter(|_| model.person_is_due())?.game;
    let price = price_ahead(game, Action::AcceptBust);
    let offered = game.choices().contains(&Choice::AcceptBust);
    price.filter(|_| offered).map(model.messages().table.costs)
}
