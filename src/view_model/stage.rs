//! The table of a worked example, as it stands at one step.

use engine::{Figure, Grill, Seat, Tile};

use super::TileState;
use crate::rulebook::{Example, Scene, ShownDie};

/// One step of an example: what is said, and the table it is said about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleStep {
    pub words: String,
    pub stage: StageView,
}

/// The steps of an example, played by the engine and told in these words; none if it cannot be played.
pub fn example_steps(words: &[String], example: Option<&Example>) -> Vec<ExampleStep> {
    let scenes = example.and_then(Example::scenes).unwrap_or_default();
    let step = |(words, scene): (&String, &Scene)| ExampleStep {
        words: scene.tell(words).unwrap_or_default(),
        stage: StageView::of(scene),
    };
    words.iter().zip(&scenes).map(step).collect()
}

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageView {
    pub tiles: Vec<StageTile>,
    pub seats: Vec<StageSeat>,
    /// The dice laid aside.
    pub aside: Vec<ShownDie>,
    /// The dice just rolled.
    pub rolled: Vec<ShownDie>,
}

/// One place of the grill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StageTile {
    pub tile: Tile,
    pub state: TileState,
    /// The figure that stands on it.
    pub figure: Option<Figure>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageSeat {
    pub seat: Seat,
    pub name: String,
    /// Whether it is their turn.
    pub turn: bool,
    /// The top tile of the stack.
    pub top: Option<Tile>,
    /// How many tiles the stack has.
    pub tiles: usize,
    pub worms: u8,
    pub bratworms: u8,
    /// The specialist, and a newly won second one.
    pub figures: Vec<Figure>,
}

impl StageView {
    pub fn of(scene: &Scene) -> StageView {
        let tiles = Grill::full(scene.game.edition()).open();
        let seats = scene.game.seats().zip(&scene.names);
        StageView {
            tiles: tiles.iter().map(|tile| stage_tile(scene, tile)).collect(),
            seats: seats.map(|(seat, name)| stage_seat(scene, seat, name)).collect(),
            aside: scene.aside.clone(),
            rolled: scene.rolled.clone(),
        }
    }
}

fn stage_tile(scene: &Scene, tile: Tile) -> StageTile {
    let grill = scene.game.grill();
    let state = if grill.open().contains(tile) {
        TileState::Open
    } else if grill.down().contains(tile) {
        TileState::Down
    } else {
        TileState::Gone
    };
    StageTile { tile, state, figure: scene.game.figure_on(tile) }
}

fn stage_seat(scene: &Scene, seat: Seat, name: &str) -> StageSeat {
    let game = &scene.game;
    let current = game.current() == seat;
    let offered = game.offered().filter(|_| current);
    StageSeat {
        seat,
        name: name.to_owned(),
        turn: current && !game.is_over(),
        top: game.stack(seat).top(),
        tiles: game.stack(seat).tiles().len(),
        worms: game.score(seat),
        bratworms: game.bratworms(seat),
        figures: game.specialist(seat).into_iter().chain(offered).collect(),
    }
}
