//! A game in a link: a record as one line of text that is safe in the part of an address after `#`.
//!
//! `1.` and letters: the version, then a number that has everything in it ([`coder`]) and a checksum. What a player chose is
//! written as its place among [`Game::choices`], dice in the order they lie. So only what the rules allow can be
//! written at all, and a link is read by playing it.

mod coder;
mod reading;
mod text;
mod writing;

use engine::{Choice, Dice, Face, Game, GoldenDie, GoldenFaces, Tile};
use thiserror::Error;

use crate::{Reason, Record, RecordError};
use coder::{Decoder, Encoder};

/// The version this program reads and writes.
const VERSION: u32 = 1;
/// No link is longer than this many characters. The longest of thousands of games takes a tenth.
const LONGEST: usize = 20_000;
/// No game is longer than this many actions.
const MOST_ACTIONS: usize = 100_000;

// How many different values a place in the number has room for. What is added to a list later finds room here; changing
// one of these numbers, or the order of the choices, is another version.
const EDITIONS: u32 = 16;
const GOLDEN_FACES: u32 = 4;
const LEVELS: u32 = 16;
const SEATS: u32 = 8;
const FIGURES: u32 = 8;
const PLACES: u32 = 64;
const TILES: u32 = 32;
const BYTE: u32 = 256;

/// Why a text is no link to a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is something else altogether, or far too long.
    #[error("not a link to a game")]
    NotALink,
    /// A later version of the program wrote it.
    #[error("version {0} is not known here, only {VERSION}")]
    UnsupportedVersion(u32),
    /// Something is missing in it or has been changed.
    #[error("the link is damaged: it is not complete, or something in it was changed")]
    Damaged,
    /// It is whole, but the game in it cannot be.
    #[error(transparent)]
    Record(RecordError),
}

impl LinkError {
    /// The kind of defect, by the name in the output of the `table` tool.
    pub const fn reason(&self) -> &'static str {
        match self {
            LinkError::NotALink => "not_a_link",
            LinkError::UnsupportedVersion(_) => Reason::UnsupportedVersion.name(),
            LinkError::Damaged => "damaged_link",
            LinkError::Record(error) => error.reason.name(),
        }
    }
}

/// A game that does not fit into a link.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UnlinkableError {
    /// It is too long.
    #[error("the game is too long for a link")]
    TooLong,
    /// It is not by the rules.
    #[error(transparent)]
    Record(RecordError),
}

impl Record {
    /// The record as a link. Where the seed of its dice is known and the game is over, the dice need not be in it; a seed that
    /// gave other dice is left alone.
    ///
    /// ```
    /// let text = r#"{ "format": "heckmeck-record", "version": 1, "edition": "original", "first_player": 0,
    ///     "players": [{ "name": "Ann" }, { "name": "Bo" }],
    ///     "actions": [["roll", [5, 5, 5, 1, 2, 3, 4, "W"]], ["keep", 5]] }"#;
    /// let (record, game) = record::read(text)?;
    /// let link = record.to_link(None)?;
    /// assert_eq!(link, "1.AIANA7Z2kiKbm96nyao5rCopJQ");
    /// assert_eq!(record::read_link(&link)?, (record, game));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_link(&self, seed: Option<u64>) -> Result<String, UnlinkableError> {
        let seed = seed.filter(|seed| writing::is_played_with(self, *seed));
        let mut body = writing::write(self, seed)?;
        // With a number of bytes that three divides, the last letter could be a `-`, which takes leave of a link in a message.
        if (body.len() + text::CHECK).is_multiple_of(3) {
            body.push(0);
        }
        let check = text::checksum(VERSION, &body);
        body.extend(check);
        let link = format!("{VERSION}.{}", text::letters(&body));
        if link.len() <= LONGEST { Ok(link) } else { Err(UnlinkableError::TooLong) }
    }
}

/// Reads a link and plays the game in it; gives the record and the table it leads to.
pub fn read_link(link: &str) -> Result<(Record, Game), LinkError> {
    if link.len() > LONGEST {
        return Err(LinkError::NotALink);
    }
    let (version, letters) = link.split_once('.').ok_or(LinkError::NotALink)?;
    let plain = version.bytes().all(|digit| digit.is_ascii_digit()) && !version.starts_with('0');
    let version: u32 = version.parse().ok().filter(|_| plain).ok_or(LinkError::NotALink)?;
    let known = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.~".contains(&letter);
    if !letters.bytes().all(known) {
        return Err(LinkError::NotALink);
    }
    if version != VERSION {
        return Err(LinkError::UnsupportedVersion(version));
    }
    let bytes = text::bytes(letters).ok_or(LinkError::Damaged)?;
    let (body, check) = bytes.split_last_chunk::<{ text::CHECK }>().ok_or(LinkError::Damaged)?;
    if *check != text::checksum(VERSION, body) {
        return Err(LinkError::Damaged);
    }
    let (record, seed, game) = reading::read(body)?;
    // There is one link for every game, so that nothing in a link goes unread.
    match record.to_link(seed) {
        Ok(written) if written == link => Ok((record, game)),
        _ => Err(LinkError::Damaged),
    }
}

/// What this die of a roll can show. The golden die of the earlier expansion knows only 1s and worms (E8.2).
fn faces_of(game: &Game, choice: Choice, die: u8) -> &'static [Face] {
    let rolled = choice.dice().unwrap_or_default();
    let golden = match game.phase().turn() {
        Some(turn) if turn.is_fresh() && turn.golden() == GoldenDie::Absent => rolled > Dice::WHITE,
        Some(turn) => turn.golden() == GoldenDie::Rolling,
        None => false,
    };
    if golden && die + 1 == rolled && game.options().golden_faces == GoldenFaces::OnesAndWorms {
        &[Face::One, Face::Worm]
    } else {
        &Face::ALL
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on is a test that failed")]
mod tests;

/// All tiles there are, by number.
fn tiles() -> [Tile; 18] {
    let mut numbers = [11, 13].into_iter().chain(21..=36).filter_map(Tile::new);
    std::array::from_fn(|_| numbers.next().unwrap_or(Tile::ELEVEN))
}
