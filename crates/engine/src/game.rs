//! A table in play: what may be done now, and doing it.

use arrayvec::ArrayVec;

use super::{
    Action, BratwormSource, Choice, Choices, Claim, Count, Dice, Edition, Events, Face, Failure,
    Figure, GoldenDie, GoldenFaces, Grill, Illegal, IllegalAction, Options, Place, Seat, Setup,
    SetupError, Stack, Tile, Turn, setup::Player, specialist::Figures,
};

/// A game of any edition at any moment. Every value of this type is a legal table.
///
/// ```
/// use engine::{Action, Edition, Event, Face, Failure, Game, Setup};
///
/// let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
/// game.play(Action::Roll("55555112".parse()?))?;
/// game.play(Action::Keep(Face::Five))?;
/// assert_eq!(game.claim(), Err(Failure::NoWorm { sum: 25 }));
/// let events = game.play(Action::Stop)?;
/// assert!(events.iter().any(|event| matches!(event, Event::Failed { .. })));
/// assert_eq!(game.current().number(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(super) edition: Edition,
    pub(super) options: Options,
    pub(super) current: Seat,
    pub(super) grill: Grill,
    pub(super) players: ArrayVec<Player, { Seat::MOST }>,
    pub(super) figures: Figures,
    pub(super) supply: u8,
    pub(super) phase: Phase,
}

/// What is due. Each variant holds only what exists at that moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The start of a turn, or after laying aside: roll or stop.
    Deciding(Turn),
    /// A roll lies on the table: lay a value aside, or use the weasel.
    Choosing {
        /// The turn so far.
        turn: Turn,
        /// The roll.
        rolled: Dice,
    },
    /// The supply is empty, and several players could give (E4.4).
    TakingBratworm {
        /// The turn so far.
        turn: Turn,
        /// What brought the bratworm.
        source: BratwormSource,
    },
    /// Two specialists in hand: which goes back (E5.5).
    ReturningSpecialist {
        /// The turn so far.
        turn: Turn,
    },
    /// No open tile is left (O6.1).
    Over,
}

impl Phase {
    /// The turn that is being played; none when the game is over.
    pub const fn turn(&self) -> Option<&Turn> {
        match self {
            Phase::Deciding(turn)
            | Phase::Choosing { turn, .. }
            | Phase::TakingBratworm { turn, .. }
            | Phase::ReturningSpecialist { turn } => Some(turn),
            Phase::Over => None,
        }
    }

    /// The roll on the table, if one lies there undecided.
    pub const fn rolled(&self) -> Option<&Dice> {
        match self {
            Phase::Choosing { rolled, .. } => Some(rolled),
            _ => None,
        }
    }
}

impl Game {
    /// Lays the table.
    pub fn new(setup: &Setup) -> Result<Game, SetupError> {
        let layout = setup.layout()?;
        let over = layout.grill.open.is_empty();
        let mut game = Game {
            edition: setup.edition,
            options: setup.options,
            current: layout.current,
            grill: layout.grill,
            players: layout.players,
            figures: layout.figures,
            supply: layout.supply,
            phase: Phase::Over,
        };
        if !over {
            game.phase = Phase::Deciding(game.fresh_turn());
        }
        Ok(game)
    }

    /// The rules it is played by.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// What the table agreed on beyond that.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many play.
    pub fn player_count(&self) -> usize {
        self.players.len()
    }

    /// All seats, starting with 0.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players.len())
    }

    /// Whose turn it is; when the game is over, whose turn ended it.
    pub fn current(&self) -> Seat {
        self.current
    }

    /// What is due.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The tiles in the middle.
    pub fn grill(&self) -> &Grill {
        &self.grill
    }

    /// A player's stack; an empty one for a seat where nobody sits.
    pub fn stack(&self, seat: Seat) -> &Stack {
        static NOBODYS: Stack = Stack::EMPTY;
        self.players.get(seat.index()).map_or(&NOBODYS, |player| &player.stack)
    }

    /// A player's bratworms.
    pub fn bratworms(&self, seat: Seat) -> u8 {
        self.players.get(seat.index()).map_or(0, |player| player.bratworms)
    }

    /// Bratworms that nobody has yet.
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Where a figure is; none outside the extended game.
    pub fn place(&self, figure: Figure) -> Option<Place> {
        self.edition.has_specialists().then(|| self.figures.place(figure))
    }

    /// The figure that stands on this tile of the grill.
    pub fn figure_on(&self, tile: Tile) -> Option<Figure> {
        self.figures.at(Place::Grill(tile))
    }

    /// The specialist of this player.
    pub fn specialist(&self, seat: Seat) -> Option<Figure> {
        self.figures.owned_by(seat)
    }

    /// The newly won specialist that waits for a choice (E5.5).
    pub fn offered(&self) -> Option<Figure> {
        self.figures.at(Place::Offered(self.current))
    }

    /// Who could give a bratworm to the player to move: never the hen's owner (E4.4, E9.6).
    pub fn givers(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| {
            *seat != self.current
                && self.bratworms(*seat) > 0
                && !self.figures.owns(*seat, Figure::Hen)
        })
    }

    /// What the dice aside count if the player to move stops now (O4.1, E10.1).
    pub fn count(&self) -> Count {
        let (points, worm) =
            self.phase.turn().map_or((0, false), |turn| (turn.points(), turn.has_worm()));
        let canned = !worm && self.figures.owns(self.current, Figure::Can);
        Count {
            sum: if canned { points + Face::Worm.points() } else { points },
            worm: worm || canned,
            canned,
        }
    }

    /// What stopping now gives, or why it fails (O4). Whether stopping is allowed, [`Game::choices`] tells.
    pub fn claim(&self) -> Result<Claim, Failure> {
        self.claim_with(self.count())
    }

    /// What stopping would give with this count, whatever lies aside now.
    pub fn claim_with(&self, count: Count) -> Result<Claim, Failure> {
        let Count { sum, worm, .. } = count;
        if !worm {
            return Err(Failure::NoWorm { sum });
        }
        if let Some(tile) = Tile::new(sum) {
            if self.grill.open.contains(tile) {
                return Ok(Claim::Take { tile, exact: true });
            }
            if let Some(claim) = self.claim_from_player(tile) {
                return Ok(claim);
            }
        }
        match self.grill.next_below(sum) {
            Some(tile) => Ok(Claim::Take { tile, exact: false }),
            None => Err(Failure::NoTile { sum }),
        }
    }

    /// The steal, or the hen instead (O4.4, O4.6, E3.4, E9.2, E9.5).
    fn claim_from_player(&self, tile: Tile) -> Option<Claim> {
        let from = self.seats().find(|seat| {
            *seat != self.current && !tile.is_low() && self.stack(*seat).top() == Some(tile)
        })?;
        if self.figures.owns(from, Figure::Hen) {
            Some(Claim::TakeHen { guarded: tile, from })
        } else {
            Some(Claim::Steal { tile, from })
        }
    }

    /// What leaving a steal gives instead (L3.3); none where that is not offered.
    pub fn lower_claim(&self) -> Option<Claim> {
        self.lower_than(self.claim())
    }

    /// The tile that may be taken instead of this claim (L3.3).
    pub fn lower_than(&self, claim: Result<Claim, Failure>) -> Option<Claim> {
        if self.edition != Edition::Pickomino2005 {
            return None;
        }
        match claim {
            Ok(Claim::Steal { tile, .. }) => {
                self.grill.next_below(tile.number()).map(|tile| Claim::Take { tile, exact: false })
            }
            _ => None,
        }
    }

    /// Whether the player to move may use the weasel on a roll of this turn (E11).
    pub fn weasel_ready(&self) -> bool {
        let used = self.phase.turn().is_none_or(Turn::weasel_used);
        !used && self.figures.owns(self.current, Figure::Weasel)
    }

    /// Everything that may be done now: the only source of legality, for people, bots and records.
    pub fn choices(&self) -> Choices {
        match &self.phase {
            Phase::Deciding(turn) if turn.is_fresh() => self.opening_choices(),
            Phase::Deciding(turn) => self.deciding_choices(turn),
            Phase::Choosing { turn, rolled } => self.picking_choices(turn, rolled),
            Phase::TakingBratworm { .. } => self.givers().map(Choice::TakeBratworm).collect(),
            Phase::ReturningSpecialist { .. } => {
                let offered = self.offered();
                let own = self.specialist(self.current);
                Figure::ALL
                    .into_iter()
                    .filter(|figure| Some(*figure) == offered || Some(*figure) == own)
                    .map(Choice::ReturnFigure)
                    .collect()
            }
            Phase::Over => Choices::new(),
        }
    }

    fn opening_choices(&self) -> Choices {
        let golden = self.figures.owns(self.current, Figure::Golden);
        let mut choices = Choices::from_iter([Choice::Roll(Dice::WHITE)]);
        choices.extend(golden.then_some(Choice::Roll(Dice::WHITE + 1)));
        choices
    }

    fn deciding_choices(&self, turn: &Turn) -> Choices {
        let can_roll = self.can_roll_on(turn);
        // The sheet of 2005 offers no stop that would fail while there is another way (L2.1).
        let can_stop = self.edition != Edition::Pickomino2005 || !can_roll || self.claim().is_ok();
        let mut choices = Choices::new();
        choices.extend(can_roll.then(|| Choice::Roll(turn.dice_left())));
        choices.extend(can_stop.then_some(Choice::Stop));
        choices.extend(self.lower_claim().map(|_| Choice::StopLower));
        choices
    }

    /// O3.5; with all six values aside the sheet of 2005 does not let them roll on (L2.2).
    fn can_roll_on(&self, turn: &Turn) -> bool {
        let pointless = self.edition == Edition::Pickomino2005 && turn.used().is_full();
        turn.dice_left() > 0 && !pointless
    }

    fn picking_choices(&self, turn: &Turn, rolled: &Dice) -> Choices {
        let used = turn.used();
        let fresh = rolled.values().iter().filter(|face| !used.contains(*face));
        let mut choices: Choices = fresh.map(Choice::Keep).collect();
        let dead = choices.is_empty();
        choices.extend(self.weasel_ready().then_some(Choice::Weasel(rolled.len())));
        // Without a ready weasel a dead roll fails by itself, so it never lies here.
        choices.extend(dead.then_some(Choice::AcceptBust));
        choices
    }

    /// Does what was chosen, and tells what came of it; or refuses, and leaves the game as it was.
    pub fn play(&mut self, action: Action) -> Result<Events, IllegalAction> {
        if !self.choices().contains(&action.choice()) {
            return Err(IllegalAction { action, why: self.why_not(action) });
        }
        if self.shows_foreign_golden_face(action) {
            return Err(IllegalAction { action, why: Illegal::GoldenFace });
        }
        let mut events = Events::new();
        self.carry_out(action, &mut events);
        Ok(events)
    }

    /// Chance, too, has rules: this golden die knows only 1s and worms (E8.2).
    fn shows_foreign_golden_face(&self, action: Action) -> bool {
        let (Action::Roll(dice) | Action::Weasel(dice)) = action else { return false };
        let golden = match &self.phase {
            Phase::Deciding(turn) if turn.is_fresh() => dice.len() > Dice::WHITE,
            phase => phase.turn().is_some_and(|turn| turn.golden == GoldenDie::Rolling),
        };
        golden
            && self.options.golden_faces == GoldenFaces::OnesAndWorms
            && !matches!(dice.last(), Some(Face::One | Face::Worm))
    }

    /// The reason for a refusal. It explains what [`Game::choices`] decided and decides nothing itself.
    fn why_not(&self, action: Action) -> Illegal {
        match (&self.phase, action) {
            (Phase::Over, _) => Illegal::GameOver,
            (Phase::Deciding(turn), Action::Roll(_)) if self.can_roll_on(turn) => {
                Illegal::DiceCount { expected: turn.dice_left() }
            }
            (Phase::Deciding(turn), Action::Stop | Action::StopLower) if turn.is_fresh() => {
                Illegal::NothingLaidAside
            }
            (Phase::Deciding(_), Action::Stop) => Illegal::MustRoll,
            (Phase::Deciding(_), Action::StopLower) => Illegal::NoStealToLeave,
            (Phase::Choosing { rolled, .. }, Action::Keep(face)) => {
                if rolled.count(face) == 0 {
                    Illegal::FaceNotRolled
                } else {
                    Illegal::FaceAlreadyKept
                }
            }
            (Phase::Choosing { rolled, .. }, Action::Weasel(_)) => {
                if self.weasel_ready() {
                    Illegal::DiceCount { expected: rolled.len() }
                } else {
                    Illegal::WeaselNotReady
                }
            }
            (Phase::TakingBratworm { .. }, Action::TakeBratworm(_)) => Illegal::NotAGiver,
            (Phase::ReturningSpecialist { .. }, Action::ReturnFigure(_)) => Illegal::NotInHand,
            _ => Illegal::NotNow,
        }
    }
}
