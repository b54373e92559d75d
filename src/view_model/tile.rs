//! One tile of the grill.

use engine::{Choice, Claim, Figure, Game, Tile};

use crate::app::Model;

/// Where a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileState {
    /// Open on the grill.
    Open,
    /// Turned face-down on the grill.
    Down,
    /// With a player; its place on the grill is empty.
    Gone,
}

impl TileState {
    /// `data-state` on the page; none where no tile lies.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            TileState::Open => Some("open"),
            TileState::Down => Some("down"),
            TileState::Gone => None,
        }
    }
}

/// What is shown and said of one tile of the grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileView {
    pub tile: Tile,
    pub state: TileState,
    /// The figure that stands on it.
    pub figure: Option<Figure>,
    /// What takes it from the grill now: stopping, or leaving a steal for it (L3.3). None while nobody here can.
    pub take: Option<Choice>,
}

impl TileView {
    /// None without a game on the table.
    pub fn of(model: &Model, tile: Tile) -> Option<TileView> {
        let game = &model.play.as_ref()?.game;
        let state = if game.grill().open().contains(tile) {
            TileState::Open
        } else if game.grill().down().contains(tile) {
            TileState::Down
        } else {
            TileState::Gone
        };
        let take = take(model, game, tile).filter(|_| state == TileState::Open);
        // While the raven's taker chooses a giver, the raven still stands where its tile was.
        let figure = game.figure_on(tile);
        Some(TileView { tile, state, figure, take })
    }
}

/// What a person at this tab would do to get this tile, wherever it lies.
pub(super) fn take(model: &Model, game: &Game, tile: Tile) -> Option<Choice> {
    if !model.person_is_due() {
        return None;
    }
    let choices = game.choices();
    let gives = |claim: Option<Claim>| claim.is_some_and(|claim| claim.tile() == Some(tile));
    let by = |choice, claim| (choices.contains(&choice) && gives(claim)).then_some(choice);
    by(Choice::Stop, game.claim().ok()).or_else(|| by(Choice::StopLower, game.lower_claim()))
}
