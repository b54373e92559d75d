//! The six figures of the extended game and where they are.

use std::{fmt, mem, str::FromStr};

use thiserror::Error;

use super::{Rule, Seat, Tile, TileSet};

/// A figure: one of five specialists, or the raven, whom nobody ever owns (E7.1).
///
/// ```
/// use engine::{Figure, Tile};
///
/// let hen: Figure = "hen".parse()?;
/// assert_eq!(Some(hen.home()), Tile::new(21));
/// # Ok::<(), engine::ParseFigureError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Figure {
    /// The canned worm: stands in for a missing worm (E10).
    Can,
    /// The sitting hen: guards the top tile (E9).
    Hen,
    /// The raven: a bratworm for whoever takes its tile (E7).
    Raven,
    /// The weasel: a roll once more (E11).
    Weasel,
    /// The golden die: a ninth die (E8).
    Golden,
    /// The apple: three worms at the end (E12.2).
    Apple,
}

impl Figure {
    /// All figures, in the order in which they are listed everywhere.
    pub const ALL: [Figure; 6] =
        [Figure::Can, Figure::Hen, Figure::Raven, Figure::Weasel, Figure::Golden, Figure::Apple];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Figure::Can => "can",
            Figure::Hen => "hen",
            Figure::Raven => "raven",
            Figure::Weasel => "weasel",
            Figure::Golden => "golden",
            Figure::Apple => "apple",
        }
    }

    /// The figure with this name.
    pub fn parse(name: &str) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| figure.name() == name)
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> Rule {
        match self {
            Figure::Can => Rule::E10_1,
            Figure::Hen => Rule::E9_1,
            Figure::Raven => Rule::E7_1,
            Figure::Weasel => Rule::E11_1,
            Figure::Golden => Rule::E8_1,
            Figure::Apple => Rule::E12_2,
        }
    }

    /// The tile it stands on in a new game (E1.3).
    pub const fn home(self) -> Tile {
        match self {
            Figure::Can => const { Tile::new(11).unwrap() },
            Figure::Hen => const { Tile::new(21).unwrap() },
            Figure::Raven => const { Tile::new(23).unwrap() },
            Figure::Weasel => const { Tile::new(25).unwrap() },
            Figure::Golden => const { Tile::new(27).unwrap() },
            Figure::Apple => const { Tile::new(29).unwrap() },
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Figure {
    type Err = ParseFigureError;

    fn from_str(name: &str) -> Result<Figure, ParseFigureError> {
        Figure::parse(name).ok_or(ParseFigureError)
    }
}

/// No figure has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown figure")]
pub struct ParseFigureError;

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// On this tile of the grill. (While the raven's taker chooses a giver, the raven keeps this place.)
    Grill(Tile),
    /// With this player.
    Player(Seat),
    /// The newly won of two, at the winner's seat, until they have chosen which goes back (E5.5).
    Offered(Seat),
    /// Out of the game for good (E6.2).
    Out,
}

/// Where all six figures are. Outside the extended game they are all out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Figures([Place; 6]);

impl Figures {
    /// No figure in the game.
    pub(crate) const NONE: Figures = Figures([Place::Out; 6]);

    /// Every figure on its own tile (E1.3).
    pub(crate) fn at_home() -> Figures {
        Figures(Figure::ALL.map(|figure| Place::Grill(figure.home())))
    }

    /// Where the figure is.
    pub(crate) fn place(&self, figure: Figure) -> Place {
        self.0[figure as usize]
    }

    /// Puts the figure somewhere and says where it was.
    pub(crate) fn put(&mut self, figure: Figure, to: Place) -> Place {
        mem::replace(&mut self.0[figure as usize], to)
    }

    /// The figure at this place, if one is there.
    pub(crate) fn at(&self, place: Place) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| self.place(*figure) == place)
    }

    /// The specialist of this player.
    pub(crate) fn owned_by(&self, seat: Seat) -> Option<Figure> {
        self.at(Place::Player(seat))
    }

    /// Whether this player owns this figure.
    pub(crate) fn owns(&self, seat: Seat, figure: Figure) -> bool {
        self.place(figure) == Place::Player(seat)
    }

    /// The tiles that figures stand on.
    pub(crate) fn occupied(&self) -> TileSet {
        self.0
            .iter()
            .filter_map(|place| match place {
                Place::Grill(tile) => Some(*tile),
                _ => None,
            })
            .collect()
    }
}
