//! What the ends of a turn are worth at a given table.

use std::array;

use super::{
    position::doubled,
    terms::{SUMS, Terms},
    worth::Worth,
};
use engine::{
    Action, Choice, Claim, Count, Dice, Edition, Face, Failure, Figure, Game, Phase, Place,
};

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With a claim (O4).
    Claim,
    /// With a failure (O5).
    Failure,
}

impl<T: Worth> Terms<T> {
    /// The terms of the turn that is being played, if the table after it is worth what `worth` says.
    pub fn of_table(game: &Game, worth: &mut dyn FnMut(&Game, Ending) -> T) -> Terms<T> {
        let (fail, stop) = ends(game, worth);
        let mut terms = Terms { fail: [fail; 2], stop: [stop; 2], ..Terms::frame(game) };
        if let Some(after) = after_double_one(game, worth) {
            let (fail, stop) = ends(&after, worth);
            terms.fail[1] = fail;
            terms.stop[1] = stop;
        }
        terms
    }

    /// The terms of a player who only wants to stop with a worm and certain sums, claim or not.
    pub fn of_sums(game: &Game, worth: impl Fn(u8) -> T, otherwise: T) -> Terms<T> {
        #[allow(clippy::cast_possible_truncation, reason = "sums are small")]
        let stop = array::from_fn(|sum| worth(sum as u8));
        Terms { fail: [otherwise; 2], stop: [stop; 2], ..Terms::frame(game) }
    }

    /// What the rules say about stopping at this table, without any worth.
    fn frame(game: &Game) -> Terms<T> {
        let claims_only = game.edition() == Edition::Pickomino2005;
        let claimable = || {
            let claims = (0u8..).take(SUMS).filter(|sum| game.claim_with(count(*sum)).is_ok());
            claims.fold(0, |set, sum| set | 1 << sum)
        };
        Terms {
            fail: [T::NOTHING; 2],
            stop: [[T::NOTHING; SUMS]; 2],
            canned: game.place(Figure::Can) == Some(Place::Player(game.current())),
            claimable: claims_only.then(claimable),
        }
    }
}

fn count(sum: u8) -> Count {
    Count { sum, worm: true, canned: false }
}

/// What failing and what stopping with every sum that can still come is worth at this table.
fn ends<T: Worth>(game: &Game, worth: &mut dyn FnMut(&Game, Ending) -> T) -> (T, [T; SUMS]) {
    let fail = settle(&game.after_turn(Err(Failure::DeadRoll)), Ending::Failure, worth);
    let mut stop = [fail; SUMS];
    // Many sums give the same tile: think about each tile once.
    let mut taken = [None; SUMS];
    let (lowest, highest) = sums_to_come(game);
    for (sum, stop) in (0u8..).zip(&mut stop) {
        if !(lowest..=highest).contains(&sum) {
            continue;
        }
        let claim = game.claim_with(count(sum));
        let mut claimed = |claim: Claim| {
            let known = match claim {
                Claim::Take { tile, .. } => taken.get_mut(usize::from(tile.number())),
                _ => None,
            };
            let mut think = || settle(&game.after_turn(Ok(claim)), Ending::Claim, worth);
            match known {
                Some(known) => *known.get_or_insert_with(think),
                None => think(),
            }
        };
        if let Ok(claim) = claim {
            *stop = claimed(claim);
        }
        if let Some(lower) = game.lower_than(claim) {
            *stop = stop.or(claimed(lower));
        }
    }
    (fail, stop)
}

/// The lowest and the highest sum this turn can still end with.
fn sums_to_come(game: &Game) -> (u8, u8) {
    let most = Face::Worm.points();
    match game.phase().turn() {
        Some(turn) if !turn.is_fresh() => {
            let points = turn.points();
            (points, points + turn.dice_left() * most + most)
        }
        _ => (0, (Dice::WHITE + 1) * most + most),
    }
}

/// The table after the bratworm of a double 1, if there can still be one in this turn.
///
/// Where the giver is the player's choice, it is the one whose bratworm helps most should the turn fail.
fn after_double_one<T: Worth>(
    game: &Game,
    worth: &mut dyn FnMut(&Game, Ending) -> T,
) -> Option<Game> {
    let turn = game.phase().turn()?;
    let possible = game.edition().has_specialists() && !turn.used().contains(Face::One);
    if !possible || doubled(game, turn) {
        return None;
    }
    let after = game.after_double_one();
    if !matches!(after.phase(), Phase::TakingBratworm { .. }) {
        return Some(after);
    }
    let mut best: Option<(T, Game)> = None;
    for choice in after.choices() {
        let table = played(&after, choice);
        let fails = settle(&table.after_turn(Err(Failure::DeadRoll)), Ending::Failure, worth);
        if best.as_ref().is_none_or(|(most, _)| fails.is_more_than(*most)) {
            best = Some((fails, table));
        }
    }
    best.map(|(_, table)| table)
}

/// What a table is worth at the end of a turn, after the best choice if one is pending.
pub(super) fn settle<T: Worth>(
    game: &Game,
    ending: Ending,
    worth: &mut dyn FnMut(&Game, Ending) -> T,
) -> T {
    match game.phase() {
        Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => {
            let choices = game.choices().into_iter();
            choices.fold(T::NOTHING, |best, choice| best.or(worth(&played(game, choice), ending)))
        }
        _ => worth(game, ending),
    }
}

/// The table after a choice without chance.
pub(super) fn played(game: &Game, choice: Choice) -> Game {
    let mut next = game.clone();
    let action: Action = choice.with(Dice::none());
    let done = next.play(action);
    debug_assert!(done.is_ok(), "{choice:?} was offered");
    next
}
