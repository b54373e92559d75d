//! One tile of the grill.

use engine::{Choice, Figure, Game, Tile};

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
    /// Whether stopping now would take it.
    pub claimed: bool,
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
        let claimed = model.person_is_due() && would_take(game, tile);
        // While the raven's taker chooses a giver, the raven still stands where its tile was.
        let figure = game.figure_on(tile);
        Some(TileView { tile, state, figure, claimed })
    }
}

/// Whether stopping now takes this tile from the grill.
fn would_take(game: &Game, tile: Tile) -> bool {
    game.choices().contains(&Choice::Stop)
        && game.grill().open().contains(tile)
        && game.claim().is_ok_and(|claim| claim.tile() == Some(tile))
}
