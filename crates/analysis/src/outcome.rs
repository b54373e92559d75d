//! In what the end of a turn is measured: of two players the chance of one, of more those of everybody.

use bots::expert::Chances;
use engine::{Game, Seat};
use solver::{Prospects, Value};

/// Chances to win, as the player to move maximises them.
pub(crate) trait Outcome: Value {
    /// These chances, as the player at this seat sees them.
    fn of(chances: Chances, player: Seat) -> Self;

    /// The chances of everybody at this table.
    fn chances(self, game: &Game, player: Seat) -> Chances;
}

/// Of two players, the other one has the rest.
impl Outcome for f64 {
    fn of(chances: Chances, player: Seat) -> f64 {
        chances.get(player.index()).copied().unwrap_or_default()
    }

    fn chances(self, game: &Game, player: Seat) -> Chances {
        let mut chances = Chances::default();
        for (seat, chance) in game.seats().zip(&mut chances) {
            *chance = if seat == player { self } else { 1.0 - self };
        }
        chances
    }
}

impl Outcome for Prospects {
    fn of(chances: Chances, player: Seat) -> Prospects {
        Prospects::of(chances, player)
    }

    fn chances(self, _: &Game, _: Seat) -> Chances {
        self.chances
    }
}
