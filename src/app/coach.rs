//! What beginners are told at the table: a line that says what to do in their first games, and a hint the first time that
//! something comes up.

use engine::{Choice, Claim, Edition, Figure, Phase, Seat};
use serde::{Deserialize, Serialize};

use super::{Effect, Model, Play, Settings};

/// After so many games to their end the line has been read often enough.
const COACHED_GAMES: u8 = 3;

/// How much beginners are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coach {
    /// The line in the first games, and hints.
    #[default]
    Line,
    /// Hints alone.
    Hints,
    Off,
}

impl Coach {
    pub const ALL: [Coach; 3] = [Coach::Line, Coach::Hints, Coach::Off];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Coach::Line => "line",
            Coach::Hints => "hints",
            Coach::Off => "off",
        }
    }
}

/// Something that is explained when it comes up for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What a specialist does.
    Figure(Figure),
    /// A dead roll, but the weasel is there (E11.2).
    DeadRoll,
    /// Only 11 and 13 are left (E3.2).
    LowTiles,
    /// The first steal that is possible (O4.4).
    Steal,
    /// Whatever is done now, the turn fails.
    Lost,
}

impl Hint {
    pub const ALL: [Hint; 10] = [
        Hint::Figure(Figure::Can),
        Hint::Figure(Figure::Hen),
        Hint::Figure(Figure::Raven),
        Hint::Figure(Figure::Weasel),
        Hint::Figure(Figure::Golden),
        Hint::Figure(Figure::Apple),
        Hint::DeadRoll,
        Hint::LowTiles,
        Hint::Steal,
        Hint::Lost,
    ];

    /// Its place among all of them: settings know it by that.
    pub fn index(self) -> usize {
        Hint::ALL.iter().position(|hint| *hint == self).unwrap_or_default()
    }
}

/// The hints that were read, a bit for each. What a later version has hints for stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hints(u16);

impl Hints {
    pub fn contains(self, hint: Hint) -> bool {
        self.0 & (1 << hint.index()) != 0
    }

    pub fn insert(&mut self, hint: Hint) {
        self.0 |= 1 << hint.index();
    }
}

impl Model {
    /// The hint for a person at this tab that the moment calls for, unless it was read.
    pub fn hint(&self) -> Option<Hint> {
        let own = self.is_plain_game();
        let due = own && self.person_is_due() && self.settings.coach != Coach::Off;
        let play = self.play.as_ref().filter(|_| due)?;
        play.hint().filter(|hint| !self.settings.hints_read.contains(*hint))
    }

    pub(super) fn hint_seen(&mut self, hint: Option<Hint>) -> Option<Effect> {
        self.settings.hints_read.insert(hint?);
        Some(Effect::SaveSettings)
    }

    pub(super) fn drop_hint(&mut self) -> Vec<Effect> {
        let hint = self.hint();
        self.hint_seen(hint).into_iter().collect()
    }

    pub(super) fn drop_coach(&mut self) -> Vec<Effect> {
        self.settings.coach = Coach::Hints;
        vec![Effect::SaveSettings]
    }

    /// A game that a person has played to its end counts.
    pub(super) fn count_coached(&mut self) -> Option<Effect> {
        let over = |play: &&Play| play.game.is_over() && play.has_people();
        self.play.as_ref().filter(over).filter(|_| self.settings.coach == Coach::Line)?;
        self.settings.coached_games = self.settings.coached_games.saturating_add(1);
        if self.settings.coached_games >= COACHED_GAMES {
            self.settings.coach = Coach::Hints;
        }
        Some(Effect::SaveSettings)
    }
}

impl Settings {
    /// Whoever wants the coach back gets all of it once more.
    pub fn choose_coach(&mut self, coach: Coach) {
        self.coach = coach;
        if coach == Coach::Line {
            self.coached_games = 0;
            self.hints_read = Hints::default();
        }
    }
}

impl Play {
    fn has_people(&self) -> bool {
        Seat::all(self.game.player_count()).any(|seat| self.bot(seat).is_none())
    }

    /// What the moment would be explained by.
    fn hint(&self) -> Option<Hint> {
        let game = &self.game;
        match game.phase() {
            Phase::Choosing { .. } => {
                game.choices().contains(&Choice::AcceptBust).then_some(Hint::DeadRoll)
            }
            Phase::Deciding(turn) if turn.is_fresh() => {
                let owned = || game.specialist(game.current()).map(Hint::Figure);
                self.only_low_tiles_left().then_some(Hint::LowTiles).or_else(owned)
            }
            Phase::Deciding(turn) => match game.claim() {
                Ok(Claim::Steal { .. }) => Some(Hint::Steal),
                Ok(Claim::Take { tile, .. }) if game.figure_on(tile) == Some(Figure::Raven) => {
                    Some(Hint::Figure(Figure::Raven))
                }
                Err(_) if turn.used().is_full() || turn.dice_left() == 0 => Some(Hint::Lost),
                _ => None,
            },
            _ => None,
        }
    }

    fn only_low_tiles_left(&self) -> bool {
        self.game.edition() == Edition::Extended
            && self.game.grill().open().iter().all(engine::Tile::is_low)
    }
}
