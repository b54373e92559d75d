use bots::Bot;
use engine::{Choice, Edition, Game, Options, Seat, Setup};
use record::{Level, Opening, Player, Record, Save};
use rng::DiceRng;

use crate::Result;

/// Who plays, as far as they are needed.
const NAMES: [&str; 7] = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gusti"];

/// How often a player does anything at all.
const ERRATIC_ONE_IN: u32 = 4;

/// The game that a link starts, played by the engine here, with the same dice as on the page.
#[derive(Clone, Debug)]
pub struct Twin {
    edition: Edition,
    options: Options,
    first: u8,
    seed: u64,
    game: Game,
    dice: DiceRng,
    sensible: Bot,
    erratic: Bot,
    whim: DiceRng,
    names: Vec<String>,
    record: Record,
}

impl Twin {
    /// A game of people only. They play sensibly most of the time, so that the game comes to its end, and erratically at
    /// times, which leads into its corners.
    pub fn new(edition: Edition, players: usize, seed: u64) -> Result<Twin> {
        Twin::with(edition, Options::default(), players, 0, seed)
    }

    pub fn with(
        edition: Edition,
        options: Options,
        players: usize,
        first: u8,
        seed: u64,
    ) -> Result<Twin> {
        let setup =
            Setup { options, first_player: Seat::new(first), ..Setup::new(edition, players) };
        let game = Game::new(&setup)?;
        Ok(Twin {
            edition,
            options,
            first,
            seed,
            game,
            dice: DiceRng::from_seed(seed),
            sensible: Bot::new(Level::Naive, seed, None),
            erratic: Bot::new(Level::Random, seed, None),
            // Not the numbers of the dice, nor those of the erratic player.
            whim: DiceRng::apart_from_dice(!seed),
            names: NAMES.iter().take(players).map(|&name| name.to_owned()).collect(),
            record: Record {
                opening: Opening {
                    edition,
                    options,
                    players: NAMES.iter().take(players).map(|name| person(name)).collect(),
                    first_player: Seat::new(first),
                    start: None,
                },
                actions: Vec::new(),
            },
        })
    }

    /// The same game of players with another name, all of them.
    #[must_use]
    pub fn named(mut self, name: &str) -> Twin {
        self.names.fill(name.to_owned());
        self.record.opening.players.fill(person(name));
        self
    }

    /// The same game with a bot at this seat, who decides by itself once it is on the page.
    #[must_use]
    pub fn with_bot(mut self, seat: Seat, level: Level) -> Twin {
        if let Some(player) = self.record.opening.players.get_mut(seat.index()) {
            player.bot = Some(level);
        }
        self
    }

    /// The link that starts this very game on the page.
    pub fn link(&self) -> String {
        let players = self.names.join(",");
        let (edition, golden) = (self.edition.name(), self.options.golden_faces.name());
        let (short, first, seed) = (u8::from(self.options.short_game), self.first, self.seed);
        format!(
            "#/new?edition={edition}&players={players}&seed={seed}&first={first}&short_game={short}&golden_faces={golden}"
        )
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game as the page keeps it.
    pub fn save(&self) -> Result<String> {
        let (seed, position) = (self.seed, self.dice.position());
        let created = 1_700_000_000_000;
        let record = self.record.clone();
        Ok(Save { created, updated: created, seed, position, record }.to_json()?)
    }

    /// The game as a file holds it.
    pub fn record_text(&self) -> String {
        self.record.to_json()
    }

    /// Plays on until the game is as wanted; an error if it never is.
    pub fn advance(&mut self, wanted: impl Fn(&Game) -> bool) -> Result<()> {
        while let Some(choice) = self.decide() {
            self.play(choice)?;
            if wanted(&self.game) {
                return Ok(());
            }
        }
        Err("it never comes to that".into())
    }

    /// What the player to move decides to do next; nothing when the game is over.
    pub fn decide(&mut self) -> Option<Choice> {
        let erratic = self.erratic.choose(&self.game);
        if self.whim.below(ERRATIC_ONE_IN) == 0 {
            erratic
        } else {
            self.sensible.choose(&self.game)
        }
    }

    /// Does it, with the dice that the page will have too.
    pub fn play(&mut self, choice: Choice) -> Result<()> {
        let action = self.dice.resolve(&self.game, choice);
        self.game.play(action)?;
        self.record.actions.push(action);
        Ok(())
    }
}

fn person(name: &str) -> Player {
    Player { name: name.to_owned(), bot: None }
}
