//! How a game begins: a new table, or one described in full.

use std::mem;

use arrayvec::ArrayVec;

use super::{
    Edition, Figure, Grill, Options, Place, Seat, SetupError, Stack, StartDefect, Tile, TileSet,
    specialist::Figures,
};

/// Bratworms on the table of the extended game (E1.4).
pub const BRATWORMS: u8 = 7;

/// What has to be known to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules to play by.
    pub edition: Edition,
    /// What the table agreed on beyond that.
    pub options: Options,
    /// How many play, 2-7 (O1.5).
    pub players: usize,
    /// Who begins.
    pub first_player: Seat,
    /// A table to start from instead of a new game.
    pub start: Option<Start>,
}

/// A table at the start of a turn. What is left out is as in a new game.
///
/// ```
/// use engine::{Edition, Figure, Game, Place, Seat, Setup, Start};
///
/// let figures = vec![(Figure::Golden, Place::Player(Seat::new(0)))];
/// let start = Some(Start { figures, ..Start::default() });
/// let game = Game::new(&Setup { start, ..Setup::new(Edition::Extended, 3) })?;
/// assert_eq!(game.specialist(Seat::new(0)), Some(Figure::Golden));
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Start {
    /// Whose turn it is; else the first player's.
    pub current: Option<Seat>,
    /// The open tiles on the grill.
    pub grill_open: Option<Vec<Tile>>,
    /// The tiles turned face-down.
    pub grill_down: Option<Vec<Tile>>,
    /// Every player's stack, bottom first.
    pub stacks: Option<Vec<Vec<Tile>>>,
    /// Where figures are that are not at home.
    pub figures: Vec<(Figure, Place)>,
    /// Every player's bratworms.
    pub bratworms: Option<Vec<u8>>,
    /// Bratworms that nobody has yet.
    pub supply: Option<u8>,
}

/// One player's things, the specialist apart.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Player {
    pub(crate) stack: Stack,
    pub(crate) bratworms: u8,
}

/// Everything that lies on the table between two turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) current: Seat,
    pub(crate) grill: Grill,
    pub(crate) players: ArrayVec<Player, { Seat::MOST }>,
    pub(crate) figures: Figures,
    pub(crate) supply: u8,
}

impl Setup {
    /// A new game of so many players without any option, begun by the first seat.
    pub fn new(edition: Edition, players: usize) -> Setup {
        Setup {
            edition,
            options: Options::default(),
            players,
            first_player: Seat::new(0),
            start: None,
        }
    }

    /// Checks everything and lays the table.
    pub(crate) fn layout(&self) -> Result<Layout, SetupError> {
        if !(Seat::FEWEST..=Seat::MOST).contains(&self.players) {
            return Err(SetupError::PlayerCount);
        }
        if self.first_player.index() >= self.players {
            return Err(SetupError::FirstPlayer);
        }
        match &self.start {
            None => Ok(self.new_table()),
            Some(start) => self.described_table(start).map_err(SetupError::Start),
        }
    }

    fn new_table(&self) -> Layout {
        let extended = self.edition.has_specialists();
        Layout {
            current: self.first_player,
            grill: Grill::full(self.edition),
            players: (0..self.players).map(|_| Player::default()).collect(),
            figures: if extended { Figures::at_home() } else { Figures::NONE },
            supply: if extended { BRATWORMS } else { 0 },
        }
    }

    fn described_table(&self, start: &Start) -> Result<Layout, StartDefect> {
        let mut table = self.new_table();
        if let Some(current) = start.current {
            table.current = current;
        }
        if table.current.index() >= self.players {
            return Err(StartDefect::Current);
        }
        self.lay_tiles(start, &mut table)?;
        self.place_figures(start, &mut table)?;
        self.share_bratworms(start, &mut table)?;
        Ok(table)
    }

    /// Every tile of the edition has to be somewhere, exactly once.
    fn lay_tiles(&self, start: &Start, table: &mut Layout) -> Result<(), StartDefect> {
        let all = Grill::full(self.edition).open;
        let mut seen = TileSet::EMPTY;
        let mut place = |tile: Tile| {
            if !all.contains(tile) {
                Err(StartDefect::ForeignTile(tile))
            } else if !seen.insert(tile) {
                Err(StartDefect::TileTwice(tile))
            } else {
                Ok(tile)
            }
        };
        let open = match &start.grill_open {
            Some(tiles) => tiles.clone(),
            None => all.iter().collect(),
        };
        let down = start.grill_down.as_deref().unwrap_or_default();
        table.grill.open = open.iter().map(|tile| place(*tile)).collect::<Result<_, _>>()?;
        table.grill.down = down.iter().map(|tile| place(*tile)).collect::<Result<_, _>>()?;
        if let Some(stacks) = &start.stacks {
            if stacks.len() != self.players {
                return Err(StartDefect::Seats);
            }
            for (player, tiles) in table.players.iter_mut().zip(stacks) {
                for tile in tiles {
                    player.stack.push(place(*tile)?);
                }
            }
        }
        match all.without(seen).lowest() {
            Some(tile) => Err(StartDefect::TileMissing(tile)),
            None => Ok(()),
        }
    }

    /// Every figure stands on an open tile of its own, is with a player, or is out.
    fn place_figures(&self, start: &Start, table: &mut Layout) -> Result<(), StartDefect> {
        let mut named = [false; Figure::ALL.len()];
        for (figure, place) in &start.figures {
            let twice = mem::replace(&mut named[*figure as usize], true);
            if !self.edition.has_specialists() || twice {
                return Err(StartDefect::ForeignFigure(*figure));
            }
            table.figures.put(*figure, *place);
        }
        if !self.edition.has_specialists() {
            return Ok(());
        }
        let mut occupied = TileSet::EMPTY;
        let mut owners = [false; Seat::MOST];
        for figure in Figure::ALL {
            match table.figures.place(figure) {
                Place::Out => {}
                Place::Grill(tile) if !table.grill.open.contains(tile) => {
                    return Err(StartDefect::FigureNotOnOpenTile(figure));
                }
                Place::Grill(tile) => {
                    if !occupied.insert(tile) {
                        return Err(StartDefect::TileCrowded(tile));
                    }
                }
                Place::Player(_) if figure == Figure::Raven => {
                    return Err(StartDefect::RavenOwned);
                }
                Place::Player(seat) if seat.index() < self.players => {
                    if mem::replace(&mut owners[seat.index()], true) {
                        return Err(StartDefect::TwoSpecialists(seat));
                    }
                }
                Place::Player(_) | Place::Offered(_) => {
                    return Err(StartDefect::FigureOwner(figure));
                }
            }
        }
        Ok(())
    }

    /// Seven bratworms in all, or none outside the extended game.
    fn share_bratworms(&self, start: &Start, table: &mut Layout) -> Result<(), StartDefect> {
        if let Some(bratworms) = &start.bratworms {
            if bratworms.len() != self.players {
                return Err(StartDefect::Seats);
            }
            for (player, owned) in table.players.iter_mut().zip(bratworms) {
                player.bratworms = *owned;
            }
        }
        table.supply = start.supply.unwrap_or(table.supply);
        let owned: u32 = table.players.iter().map(|player| u32::from(player.bratworms)).sum();
        let due = if self.edition.has_specialists() { u32::from(BRATWORMS) } else { 0 };
        if owned + u32::from(table.supply) == due { Ok(()) } else { Err(StartDefect::Bratworms) }
    }
}
