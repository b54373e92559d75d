//! Which published rules a table plays by.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// One published edition of the game.
///
/// ```
/// use engine::Edition;
///
/// assert_eq!("pickomino2005".parse(), Ok(Edition::Pickomino2005));
/// assert_eq!(Edition::Extended.to_string(), "extended");
/// assert!("Extended".parse::<Edition>().is_err(), "names are written exactly so");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// The game as sold since 2014: sixteen tiles, eight dice.
    #[default]
    Original,
    /// The box of 2018: tiles 11 and 13, six specialists, seven bratworms.
    Extended,
    /// The French sheet of 2005: stopping only for a tile, a steal may be left.
    Pickomino2005,
}

impl Edition {
    /// Every edition, in the order in which they are offered.
    pub const ALL: [Edition; 3] = [Edition::Original, Edition::Extended, Edition::Pickomino2005];

    /// The name in records, links and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::Original => "original",
            Edition::Extended => "extended",
            Edition::Pickomino2005 => "pickomino2005",
        }
    }

    /// The edition with this name.
    pub fn parse(name: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.name() == name)
    }

    /// Whether figures, bratworms and the tiles 11 and 13 are on the table (E1).
    pub const fn has_specialists(self) -> bool {
        matches!(self, Edition::Extended)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Edition {
    type Err = ParseEditionError;

    fn from_str(name: &str) -> Result<Edition, ParseEditionError> {
        Edition::parse(name).ok_or(ParseEditionError)
    }
}

/// No edition has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown edition")]
pub struct ParseEditionError;

/// What the golden die shows (E8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GoldenFaces {
    /// The faces of the white dice.
    #[default]
    Ordinary,
    /// Three 1s and three worms, as the die in the box of the earlier expansion.
    OnesAndWorms,
}

impl GoldenFaces {
    /// Both kinds, the usual one first.
    pub const ALL: [GoldenFaces; 2] = [GoldenFaces::Ordinary, GoldenFaces::OnesAndWorms];

    /// The name in records and links.
    pub const fn name(self) -> &'static str {
        match self {
            GoldenFaces::Ordinary => "ordinary",
            GoldenFaces::OnesAndWorms => "ones_and_worms",
        }
    }

    /// The kind with this name.
    pub fn parse(name: &str) -> Option<GoldenFaces> {
        GoldenFaces::ALL.into_iter().find(|faces| faces.name() == name)
    }
}

impl fmt::Display for GoldenFaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GoldenFaces {
    type Err = ParseGoldenFacesError;

    fn from_str(name: &str) -> Result<GoldenFaces, ParseGoldenFacesError> {
        GoldenFaces::parse(name).ok_or(ParseGoldenFacesError)
    }
}

/// No golden die has faces of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("unknown golden faces")]
pub struct ParseGoldenFacesError;

/// What a table may agree on beyond the edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Options {
    /// A returned tile that is the highest open one is turned itself (L5).
    pub short_game: bool,
    /// The faces of the golden die (E8.2); without effect outside the extended game.
    pub golden_faces: GoldenFaces,
}
