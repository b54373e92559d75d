//! Reading a record from a number.

use engine::{
    Action, Dice, Edition, Face, Figure, Game, GoldenFaces, Options, Place, Seat, Start, Tile,
};
use rng::DiceRng;

use super::{
    BYTE, Decoder, EDITIONS, FIGURES, GOLDEN_FACES, LEVELS, LinkError, MOST_ACTIONS, PLACES, SEATS,
    TILES, faces_of, tiles,
};
use crate::{Level, Opening, Player, Record};

/// The record in these bytes, the seed of its dice if that is in them, and the table it leads to.
pub(super) fn read(bytes: &[u8]) -> Result<(Record, Option<u64>, Game), LinkError> {
    let mut from = Decoder::new(bytes);
    let opening = opening(&mut from).ok_or(LinkError::Damaged)?;
    let mut game = opening.game().map_err(|error| LinkError::Record(error.into()))?;
    let (count, seed) = extent(&mut from).ok_or(LinkError::Damaged)?;
    let mut dice = seed.map(DiceRng::from_seed);
    let mut actions = Vec::new();
    while count.map_or(!game.is_over(), |count| actions.len() < count) {
        let action = action(&mut from, &game, dice.as_mut()).ok_or(LinkError::Damaged)?;
        if actions.len() == MOST_ACTIONS || game.play(action).is_err() {
            return Err(LinkError::Damaged);
        }
        actions.push(action);
    }
    Ok((Record { opening, actions }, seed, game))
}

/// How many actions there are, unless the game goes to its end; and the seed of its dice.
fn extent(from: &mut Decoder<'_>) -> Option<(Option<usize>, Option<u64>)> {
    if !flag(from)? {
        return Some((Some(number(from)?), None));
    }
    if !flag(from)? {
        return Some((None, None));
    }
    let mut seed = [0; 8];
    for byte in &mut seed {
        *byte = self::byte(from)?;
    }
    Some((None, Some(u64::from_le_bytes(seed))))
}

fn action(from: &mut Decoder<'_>, game: &Game, seeded: Option<&mut DiceRng>) -> Option<Action> {
    let choices = game.choices();
    let choice = *among(from, &choices)?;
    let Some(count) = choice.dice() else { return choice.action() };
    if let Some(dice) = seeded {
        return Some(dice.resolve(game, choice));
    }
    let face = |die| among(from, faces_of(game, choice, die)).copied();
    let faces: Vec<Face> = (0..count).map(face).collect::<Option<_>>()?;
    Some(choice.with(Dice::new(&faces)?))
}

fn among<'a, T>(from: &mut Decoder<'_>, list: &'a [T]) -> Option<&'a T> {
    list.get(from.get(list.len() as u32)? as usize)
}

fn opening(from: &mut Decoder<'_>) -> Option<Opening> {
    let edition = *code(from, &Edition::ALL, EDITIONS)?;
    let short_game = flag(from)?;
    let golden_faces = *code(from, &GoldenFaces::ALL, GOLDEN_FACES)?;
    let count = from.get(SEATS)? as usize;
    let players = (0..count).map(|_| player(from)).collect::<Option<_>>()?;
    let first_player = seat(from)?;
    let start = maybe(from, |from| start(from, count))?;
    let options = Options { short_game, golden_faces };
    Some(Opening { edition, options, players, first_player, start })
}

fn player(from: &mut Decoder<'_>) -> Option<Player> {
    let bot = match from.get(LEVELS)?.checked_sub(1) {
        None => None,
        Some(place) => Some(*Level::ALL.get(place as usize)?),
    };
    let length = number(from)?;
    let name = (0..length).map(|_| byte(from)).collect::<Option<Vec<u8>>>()?;
    Some(Player { name: String::from_utf8(name).ok()?, bot })
}

fn start(from: &mut Decoder<'_>, players: usize) -> Option<Start> {
    let current = maybe(from, seat)?;
    let grill_open = maybe(from, pile)?;
    let grill_down = maybe(from, pile)?;
    let stacks = maybe(from, |from| (0..players).map(|_| pile(from)).collect())?;
    let count = from.get(FIGURES)?;
    let figure = |from: &mut Decoder<'_>| Some((*code(from, &Figure::ALL, FIGURES)?, place(from)?));
    let figures = (0..count).map(|_| figure(from)).collect::<Option<_>>()?;
    let bratworms = maybe(from, |from| (0..players).map(|_| few(from)).collect())?;
    let supply = maybe(from, few)?;
    Some(Start { current, grill_open, grill_down, stacks, figures, bratworms, supply })
}

/// What may be there or not.
#[expect(clippy::option_option, reason = "nothing there is not the same as nothing read")]
fn maybe<'a, T>(
    from: &mut Decoder<'a>,
    read: impl FnOnce(&mut Decoder<'a>) -> Option<T>,
) -> Option<Option<T>> {
    if flag(from)? { read(from).map(Some) } else { Some(None) }
}

fn pile(from: &mut Decoder<'_>) -> Option<Vec<Tile>> {
    let count = from.get(TILES)?;
    (0..count).map(|_| code(from, &tiles(), TILES).copied()).collect()
}

fn place(from: &mut Decoder<'_>) -> Option<Place> {
    match from.get(PLACES)? {
        0 => Some(Place::Out),
        seat @ 1..=SEATS => Some(Place::Player(Seat::new((seat - 1) as u8))),
        grill => tiles().get((grill - SEATS - 1) as usize).copied().map(Place::Grill),
    }
}

fn seat(from: &mut Decoder<'_>) -> Option<Seat> {
    few(from).map(Seat::new)
}

fn few(from: &mut Decoder<'_>) -> Option<u8> {
    from.get(SEATS).map(|number| number as u8)
}

fn flag(from: &mut Decoder<'_>) -> Option<bool> {
    from.get(2).map(|holds| holds == 1)
}

fn byte(from: &mut Decoder<'_>) -> Option<u8> {
    from.get(BYTE).map(|byte| byte as u8)
}

fn code<'a, T>(from: &mut Decoder<'_>, list: &'a [T], room: u32) -> Option<&'a T> {
    list.get(from.get(room)? as usize)
}

fn number(from: &mut Decoder<'_>) -> Option<usize> {
    let mut number = 0;
    for place in 0..4 {
        let byte = usize::from(byte(from)?);
        number |= (byte & 127) << (7 * place);
        if byte < 128 {
            return Some(number);
        }
    }
    None
}
