//! Writing a record as a number.

use engine::{Action, Edition, Figure, Game, GoldenFaces, Place, Start, Tile};
use rng::DiceRng;

use super::{
    BYTE, EDITIONS, Encoder, FIGURES, GOLDEN_FACES, LEVELS, MOST_ACTIONS, PLACES, SEATS, TILES,
    UnlinkableError, faces_of, tiles,
};
use crate::{Level, Opening, Record, RecordError};

/// The bytes of a record, with the seed instead of the dice if it is given.
pub(super) fn write(record: &Record, seed: Option<u64>) -> Result<Vec<u8>, UnlinkableError> {
    if record.actions.len() > MOST_ACTIONS {
        return Err(UnlinkableError::TooLong);
    }
    let end = play(record, |_, _| {}).map_err(UnlinkableError::Record)?;
    let mut to = Encoder::new();
    opening(&mut to, &record.opening)?;
    flag(&mut to, end.is_over());
    if end.is_over() {
        flag(&mut to, seed.is_some());
        for byte in seed.iter().flat_map(|seed| seed.to_le_bytes()) {
            to.put(u32::from(byte), BYTE);
        }
    } else {
        number(&mut to, record.actions.len())?;
    }
    play(record, |game, action| self::action(&mut to, game, action, seed.is_none()))
        .map_err(UnlinkableError::Record)?;
    Ok(to.finish())
}

/// Whether the dice of this game come from this seed, all of them.
pub(super) fn is_played_with(record: &Record, seed: u64) -> bool {
    let mut dice = DiceRng::from_seed(seed);
    let mut same = true;
    let end = play(record, |game, action| {
        same = same && dice.resolve(game, action.choice()) == action;
    });
    same && end.is_ok_and(|end| end.is_over())
}

/// Plays a record, and tells every action with the table before it.
fn play(record: &Record, mut tell: impl FnMut(&Game, Action)) -> Result<Game, RecordError> {
    let mut game = record.opening.game()?;
    for (index, action) in record.actions.iter().enumerate() {
        let before = game.clone();
        game.play(*action).map_err(|refusal| {
            RecordError::new(refusal.why.into(), refusal.to_string()).at(index)
        })?;
        tell(&before, *action);
    }
    Ok(game)
}

fn action(to: &mut Encoder, game: &Game, action: Action, with_dice: bool) {
    let choices = game.choices();
    place_among(to, &choices, &action.choice());
    if let (true, Action::Roll(dice) | Action::Weasel(dice)) = (with_dice, action) {
        for (die, face) in (0..).zip(dice.faces()) {
            place_among(to, faces_of(game, action.choice(), die), face);
        }
    }
}

/// What was played is in the list.
fn place_among<T: PartialEq>(to: &mut Encoder, list: &[T], one: &T) {
    let place = list.iter().position(|other| other == one).unwrap_or_default();
    to.put(place as u32, list.len() as u32);
}

fn opening(to: &mut Encoder, opening: &Opening) -> Result<(), UnlinkableError> {
    let Opening { edition, options, players, first_player, start } = opening;
    code(to, &Edition::ALL, edition, EDITIONS);
    flag(to, options.short_game);
    code(to, &GoldenFaces::ALL, &options.golden_faces, GOLDEN_FACES);
    to.put(players.len() as u32, SEATS);
    for player in players {
        match player.bot {
            None => to.put(0, LEVELS),
            Some(level) => {
                let place = Level::ALL.iter().position(|other| *other == level);
                to.put(place.map_or(0, |place| place as u32 + 1), LEVELS);
            }
        }
        number(to, player.name.len())?;
        player.name.bytes().for_each(|byte| to.put(u32::from(byte), BYTE));
    }
    to.put(u32::from(first_player.number()), SEATS);
    flag(to, start.is_some());
    if let Some(start) = start {
        self::start(to, start);
    }
    Ok(())
}

/// A table by the rules: no list in it is longer than what it is a list of.
fn start(to: &mut Encoder, start: &Start) {
    let Start { current, grill_open, grill_down, stacks, figures, bratworms, supply } = start;
    maybe(to, current.as_ref(), |to, seat| to.put(u32::from(seat.number()), SEATS));
    maybe(to, grill_open.as_ref(), |to, tiles| pile(to, tiles));
    maybe(to, grill_down.as_ref(), |to, tiles| pile(to, tiles));
    maybe(to, stacks.as_ref(), |to, stacks| stacks.iter().for_each(|stack| pile(to, stack)));
    to.put(figures.len() as u32, FIGURES);
    for (figure, place) in figures {
        code(to, &Figure::ALL, figure, FIGURES);
        to.put(self::place(*place), PLACES);
    }
    maybe(to, bratworms.as_ref(), |to, bratworms| {
        for owned in bratworms {
            to.put(u32::from(*owned), SEATS);
        }
    });
    maybe(to, supply.as_ref(), |to, supply| to.put(u32::from(*supply), SEATS));
}

fn maybe<T>(to: &mut Encoder, what: Option<&T>, write: impl FnOnce(&mut Encoder, &T)) {
    flag(to, what.is_some());
    if let Some(what) = what {
        write(to, what);
    }
}

fn pile(to: &mut Encoder, pile: &[Tile]) {
    to.put(pile.len() as u32, TILES);
    for tile in pile {
        code(to, &tiles(), tile, TILES);
    }
}

fn place(place: Place) -> u32 {
    match place {
        Place::Out => 0,
        Place::Player(seat) | Place::Offered(seat) => 1 + u32::from(seat.number()),
        Place::Grill(tile) => {
            let place = tiles().iter().position(|other| *other == tile);
            SEATS + 1 + place.unwrap_or_default() as u32
        }
    }
}

fn flag(to: &mut Encoder, holds: bool) {
    to.put(u32::from(holds), 2);
}

/// The place in a list that may grow up to `room`.
fn code<T: PartialEq>(to: &mut Encoder, list: &[T], one: &T, room: u32) {
    let place = list.iter().position(|other| other == one).unwrap_or_default();
    to.put(place as u32, room);
}

/// Seven bits at a time, and whether there are more.
fn number(to: &mut Encoder, number: usize) -> Result<(), UnlinkableError> {
    let mut rest = u32::try_from(number).map_err(|_| UnlinkableError::TooLong)?;
    loop {
        let more = rest > 127;
        to.put(rest & 127 | u32::from(more) << 7, BYTE);
        rest >>= 7;
        if !more {
            return Ok(());
        }
    }
}
