//! One player at the table.

use engine::{Choice, Figure, Seat, Tile};
use record::Level;

use super::{look_of_turn, tile::take};
use crate::app::{Look, Model};

/// What is shown and said of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    pub name: String,
    pub look: Look,
    /// Whether it is their turn. Once the game is over, it is nobody's.
    pub turn: bool,
    /// Whether the table belongs to them: the same, but a turn that ends is looked at to its end first.
    pub acts: bool,
    /// What steals the top tile now, and the look of the thief. None while nobody here can.
    pub steal: Option<(Choice, Look)>,
    /// The top tile of the stack.
    pub top: Option<Tile>,
    /// How many tiles the stack has.
    pub tiles: usize,
    /// All worms together.
    pub worms: u8,
    pub specialist: Option<Figure>,
    /// The newly won of two specialists, until one goes back (E5.5).
    pub offered: Option<Figure>,
    pub bratworms: u8,
    /// The level, if it is a bot.
    pub bot: Option<Level>,
}

impl SeatView {
    /// None without a game on the table.
    pub fn of(model: &Model, seat: Seat) -> Option<SeatView> {
        let play = model.play.as_ref()?;
        let game = &play.game;
        let turn = game.current() == seat && !game.is_over();
        let top = game.stack(seat).top();
        let steal = top.and_then(|tile| take(model, game, tile));
        Some(SeatView {
            name: play.name(seat).to_owned(),
            look: model.settings.look(seat),
            turn,
            acts: model.shown_turn() == Some(seat) && !game.is_over(),
            steal: steal.map(|choice| (choice, look_of_turn(model))),
            top,
            tiles: game.stack(seat).tiles().len(),
            worms: game.score(seat),
            specialist: game.specialist(seat),
            offered: game.offered().filter(|_| turn),
            bratworms: game.bratworms(seat),
            bot: play.bot(seat),
        })
    }

    /// The figures beside the bird: the specialist, and the one that is offered.
    pub fn figures(&self) -> impl Iterator<Item = Figure> + use<> {
        self.specialist.into_iter().chain(self.offered)
    }

    /// Whether the hen sits on the top tile and guards it (E9.4).
    pub fn is_guarded(&self) -> bool {
        self.specialist == Some(Figure::Hen) && self.top.is_some()
    }
}
