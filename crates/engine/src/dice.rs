//! Faces, and what a roll shows.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// What one die shows. A 5 and a worm count the same but are different values (O2.1).
///
/// Written as `1` to `5` and `W`.
///
/// ```
/// use engine::Face;
///
/// assert_eq!("W".parse(), Ok(Face::Worm));
/// assert_eq!(Face::Five.to_string(), "5");
/// assert_eq!(Face::Worm.points(), Face::Five.points());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    One,
    Two,
    Three,
    Four,
    Five,
    Worm,
}

impl Face {
    /// All six values, in the order in which they are listed everywhere.
    pub const ALL: [Face; 6] =
        [Face::One, Face::Two, Face::Three, Face::Four, Face::Five, Face::Worm];

    /// What it counts (O2.2, O2.3).
    pub const fn points(self) -> u8 {
        match self {
            Face::One => 1,
            Face::Two => 2,
            Face::Three => 3,
            Face::Four => 4,
            Face::Five | Face::Worm => 5,
        }
    }

    /// The place in [`Face::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number for 1-5; none for the worm, which no number stands for.
    pub const fn number(self) -> Option<u8> {
        match self {
            Face::Worm => None,
            number => Some(number as u8 + 1),
        }
    }

    /// The face with this number, 1-5.
    pub fn from_number(number: u8) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.number() == Some(number))
    }

    /// The character it is written as.
    pub const fn symbol(self) -> char {
        match self {
            Face::Worm => 'W',
            number => (b'1' + number as u8) as char,
        }
    }

    /// The face that is written as this character.
    pub fn from_symbol(symbol: char) -> Option<Face> {
        Face::ALL.into_iter().find(|face| face.symbol() == symbol)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.symbol())
    }
}

impl FromStr for Face {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Face, ParseDiceError> {
        let mut symbols = text.chars();
        let face = symbols.next().and_then(Face::from_symbol).ok_or(ParseDiceError::Face)?;
        if symbols.next().is_some() { Err(ParseDiceError::TooMany) } else { Ok(face) }
    }
}

/// A text that is not what dice show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ParseDiceError {
    /// Something that is no face.
    #[error("a face is one of 1, 2, 3, 4, 5 and W")]
    Face,
    /// More faces than there are dice.
    #[error("more faces than dice")]
    TooMany,
}

/// A set of values, for instance those laid aside in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FaceSet(u8);

impl FaceSet {
    /// Adds a value.
    pub const fn insert(&mut self, face: Face) {
        self.0 |= 1 << face as u8;
    }

    /// Whether the value is in the set.
    pub const fn contains(self, face: Face) -> bool {
        self.0 >> face as u8 & 1 == 1
    }

    /// Whether all six values are in it.
    pub const fn is_full(self) -> bool {
        self.0 == 0b11_1111
    }

    /// The set as six bits, the lowest for 1 and the highest for the worm.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The values, in the order of [`Face::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |face| self.contains(*face))
    }
}

impl FromIterator<Face> for FaceSet {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> FaceSet {
        let mut set = FaceSet::default();
        for face in faces {
            set.insert(face);
        }
        set
    }
}

/// What up to nine dice show, in the order they lie. The golden die, while it is rolled, lies last.
///
/// Written as their faces.
///
/// ```
/// use engine::{Dice, Face};
///
/// let dice: Dice = "WW133454".parse()?;
/// assert_eq!(dice.len(), Dice::WHITE);
/// assert_eq!(dice.count(Face::Worm), 2);
/// assert_eq!(dice.to_string(), "WW133454");
/// # Ok::<(), engine::ParseDiceError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Dice {
    faces: [Face; Dice::MOST],
    len: u8,
}

impl Dice {
    /// The white dice (O1.3).
    pub const WHITE: u8 = 8;
    /// The white dice and the golden one (E8.1).
    pub const MOST: usize = 9;

    /// These faces; none if there are more than nine.
    pub fn new(faces: &[Face]) -> Option<Dice> {
        let mut all = [Face::One; Dice::MOST];
        all.get_mut(..faces.len())?.copy_from_slice(faces);
        Some(Dice { faces: all, len: faces.len() as u8 })
    }

    /// No dice: never a legal roll.
    pub const fn none() -> Dice {
        Dice { faces: [Face::One; Dice::MOST], len: 0 }
    }

    /// The faces, in the order they lie.
    pub fn faces(&self) -> &[Face] {
        &self.faces[..usize::from(self.len)]
    }

    /// How many dice these are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no die at all.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many dice show this face.
    pub fn count(&self, face: Face) -> u8 {
        self.faces().iter().filter(|shown| **shown == face).count() as u8
    }

    /// The values that lie here.
    pub fn values(&self) -> FaceSet {
        self.faces().iter().copied().collect()
    }

    /// The last die: the golden one while it is rolled.
    pub fn last(&self) -> Option<Face> {
        self.faces().last().copied()
    }
}

impl PartialEq for Dice {
    fn eq(&self, other: &Dice) -> bool {
        self.faces() == other.faces()
    }
}

impl Eq for Dice {}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.faces().iter().try_for_each(|face| face.fmt(f))
    }
}

impl FromStr for Dice {
    type Err = ParseDiceError;

    fn from_str(text: &str) -> Result<Dice, ParseDiceError> {
        let faces: Option<Vec<Face>> = text.chars().map(Face::from_symbol).collect();
        Dice::new(&faces.ok_or(ParseDiceError::Face)?).ok_or(ParseDiceError::TooMany)
    }
}
