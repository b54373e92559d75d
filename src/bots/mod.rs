//! Players that are not people. They see what people see and enter by the same door: [`Game::choices`].

mod level;
mod naive;
mod random;

pub use level::Level;

use crate::{
    chance::Chance,
    engine::{Action, Choice, Events, Game},
};

/// One player of a certain level.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    whim: Chance,
}

impl Bot {
    /// A player of this level; none for a level that nobody plays yet. The seed matters only to those who
    /// play at random.
    pub fn new(level: Level, seed: u64) -> Option<Bot> {
        Level::PLAYABLE.contains(&level).then(|| Bot { level, whim: Chance::apart_from_dice(seed) })
    }

    /// What this player does now; nothing when the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Choice> {
        match self.level {
            Level::Random => random::choose(game, &mut self.whim),
            _ => naive::choose(game),
        }
    }
}

/// Plays a game to its end. Every action is told together with what it brought about.
pub fn play_out(
    mut game: Game,
    chance: &mut Chance,
    mut decide: impl FnMut(&Game) -> Option<Choice>,
    mut tell: impl FnMut(&Game, Action, &Events),
) -> Game {
    while let Some(choice) = decide(&game) {
        let action = chance.resolve(&game, choice);
        match game.play(action) {
            Ok(events) => tell(&game, action, &events),
            // A player who insists on what is not allowed ends the game for everybody.
            Err(_) => break,
        }
    }
    game
}
