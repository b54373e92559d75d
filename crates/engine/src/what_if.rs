//! Tables that may come: for those who think ahead, so that nobody writes the consequences down twice.

use super::{BratwormSource, Claim, Events, Failure, Game, Phase, Turn};

impl Game {
    /// The table after this turn has ended like this, whatever lies aside now. A choice may be pending on it.
    ///
    /// The claim has to be one of [`Game::claim_with`] or [`Game::lower_than`] at this table: nobody checks it.
    ///
    /// ```
    /// use engine::{Edition, Failure, Game, Setup};
    ///
    /// let game = Game::new(&Setup::new(Edition::Original, 2))?;
    /// let failed = game.after_turn(Err(Failure::DeadRoll));
    /// assert_eq!(failed.current().number(), 1);
    /// assert_eq!(game.current().number(), 0, "nothing has happened yet");
    /// # Ok::<(), engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn after_turn(&self, result: Result<Claim, Failure>) -> Game {
        self.what_if(|game, turn, events| match result {
            Ok(claim) => game.take(turn, claim, events),
            Err(why) => game.fail(why, events),
        })
    }

    /// The table after the bratworm of a double 1 (E4.1). The choice of a giver may be pending on it.
    #[must_use]
    pub fn after_double_one(&self) -> Game {
        self.what_if(|game, turn, events| {
            game.gain_bratworm(turn, BratwormSource::DoubleOne, events);
        })
    }

    /// Nothing comes after the end.
    fn what_if(&self, happen: impl FnOnce(&mut Game, Turn, &mut Events)) -> Game {
        let mut game = self.clone();
        if let Some(turn) = self.phase.turn() {
            game.phase = Phase::Deciding(turn.clone());
            happen(&mut game, turn.clone(), &mut Events::new());
        }
        game
    }
}
