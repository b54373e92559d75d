//! The payoffs of a turn: what every end it can come to is worth.

use std::array;

use engine::{Choice, Claim, Count, Dice, Edition, Face, Failure, Figure, Game, Phase, Place};

use crate::{graph::State, position::doubled, value::Value};

/// Sums a stop can count: nine dice of five points, and five points of the canned worm.
pub const SUMS: usize = 51;

/// How a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// With a claim (O4).
    Claim,
    /// With a failure (O5).
    Failure,
}

/// What every possible end of a turn is worth, and where the rules let it end.
///
/// ```
/// use engine::{Edition, Game, Setup};
/// use solver::{Ending, Solver, TurnPayoffs, best_value};
///
/// // The highest probability to claim anything at all.
/// let game = Game::new(&Setup::new(Edition::Original, 2))?;
/// let mut claimed = |_: &Game, ending| if ending == Ending::Claim { 1.0 } else { 0.0 };
/// let payoffs = TurnPayoffs::of_table(&game, &mut claimed);
/// let probability = best_value(&game, &mut Solver::default(), &payoffs);
/// assert!((probability - 0.893026737150746).abs() < 1e-12);
/// # Ok::<(), engine::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct TurnPayoffs<T> {
    /// Failing, without and with a double 1 in the turn.
    fail: [T; 2],
    /// Stopping with a worm and this sum, without and with a double 1.
    stop: [[T; SUMS]; 2],
    /// Whether the canned worm stands in where no die shows a worm (E10.1).
    canned: bool,
    /// The sums that give something, one bit each, where no other stop is offered to a player who can roll (L2.1)
    /// and nobody rolls once all six values are aside (L2.2). None where the rules leave both open.
    claimable: Option<u64>,
}

impl<T: Value> TurnPayoffs<T> {
    /// The payoffs of the turn that is being played, if the table after it is worth what `value_of` says.
    pub fn of_table(game: &Game, value_of: &mut dyn FnMut(&Game, Ending) -> T) -> TurnPayoffs<T> {
        let (fail, stop) = ends(game, value_of);
        let mut payoffs =
            TurnPayoffs { fail: [fail; 2], stop: [stop; 2], ..TurnPayoffs::frame(game) };
        if let Some(after) = after_double_one(game, value_of) {
            let (fail, stop) = ends(&after, value_of);
            payoffs.fail[1] = fail;
            payoffs.stop[1] = stop;
        }
        payoffs
    }

    /// The payoffs of a player who only wants to stop with a worm and certain sums, claim or not.
    pub fn of_sums(game: &Game, value_of: impl Fn(u8) -> T, otherwise: T) -> TurnPayoffs<T> {
        let stop = array::from_fn(|sum| value_of(sum as u8));
        TurnPayoffs { fail: [otherwise; 2], stop: [stop; 2], ..TurnPayoffs::frame(game) }
    }

    /// What the rules say about stopping at this table, without any value.
    fn frame(game: &Game) -> TurnPayoffs<T> {
        let claims_only = game.edition() == Edition::Pickomino2005;
        let claimable = || {
            let claims = (0u8..).take(SUMS).filter(|sum| game.claim_with(count(*sum)).is_ok());
            claims.fold(0, |set, sum| set | 1 << sum)
        };
        TurnPayoffs {
            fail: [T::WORST; 2],
            stop: [[T::WORST; SUMS]; 2],
            canned: game.place(Figure::Can) == Some(Place::Player(game.current())),
            claimable: claims_only.then(claimable),
        }
    }

    /// What failing is worth in this state.
    #[inline]
    pub fn fail(&self, state: State) -> T {
        self.fail[usize::from(state.doubled())]
    }

    /// What stopping is worth in this state, whether or not it is offered.
    #[inline]
    pub fn stop(&self, state: State) -> T {
        match self.sum(state) {
            Some(sum) => self.stop[usize::from(state.doubled())][sum],
            None => self.fail(state),
        }
    }

    /// What a state is worth in which rolling is worth this much: the better of rolling and stopping, as far as allowed.
    #[inline]
    pub(crate) fn decide(&self, state: State, rolling: T) -> T {
        let claims =
            || self.sum(state).is_some_and(|sum| self.claimable.unwrap_or(0) >> sum & 1 == 1);
        if !self.can_roll(state) {
            self.stop(state)
        } else if self.claimable.is_none() || claims() {
            rolling.better_of(self.stop(state))
        } else {
            rolling
        }
    }

    /// Whether the dice left may be rolled (O3.5, L2.2).
    #[inline]
    fn can_roll(&self, state: State) -> bool {
        state.dice() > 0 && (state.fresh() > 0 || self.claimable.is_none())
    }

    /// What this state counts if there is a worm, the canned one included.
    #[inline]
    fn sum(&self, state: State) -> Option<usize> {
        let points = usize::from(state.points());
        if !state.is_fresh(Face::Worm) {
            Some(points)
        } else if self.canned {
            Some(points + usize::from(Face::Worm.points()))
        } else {
            None
        }
    }
}

fn count(sum: u8) -> Count {
    Count { sum, worm: true, canned: false }
}

/// What failing and what stopping with every sum that can still come is worth at this table.
fn ends<T: Value>(game: &Game, value_of: &mut dyn FnMut(&Game, Ending) -> T) -> (T, [T; SUMS]) {
    let fail = settle(&game.after_turn(Err(Failure::DeadRoll)), Ending::Failure, value_of);
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
            let mut think = || settle(&game.after_turn(Ok(claim)), Ending::Claim, value_of);
            match claim {
                Claim::Take { tile, .. } => {
                    *taken[usize::from(tile.number())].get_or_insert_with(think)
                }
                _ => think(),
            }
        };
        if let Ok(claim) = claim {
            *stop = claimed(claim);
        }
        if let Some(lower) = game.lower_than(claim) {
            *stop = stop.better_of(claimed(lower));
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
fn after_double_one<T: Value>(
    game: &Game,
    value_of: &mut dyn FnMut(&Game, Ending) -> T,
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
        let table = after_choice(&after, choice);
        let failed = table.after_turn(Err(Failure::DeadRoll));
        let value = settle(&failed, Ending::Failure, value_of);
        if best.as_ref().is_none_or(|(most, _)| value.is_better_than(*most)) {
            best = Some((value, table));
        }
    }
    best.map(|(_, table)| table)
}

/// What a table is worth at the end of a turn, after the best choice if one is pending.
pub(crate) fn settle<T: Value>(
    game: &Game,
    ending: Ending,
    value_of: &mut dyn FnMut(&Game, Ending) -> T,
) -> T {
    match game.phase() {
        Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => {
            let values = game
                .choices()
                .into_iter()
                .map(|choice| value_of(&after_choice(game, choice), ending));
            values.fold(T::WORST, T::better_of)
        }
        _ => value_of(game, ending),
    }
}

/// The table after a choice of those that the game offers and that need no dice.
#[expect(clippy::expect_used, reason = "a table that nobody has reached would be worth anything")]
pub(crate) fn after_choice(game: &Game, choice: Choice) -> Game {
    let mut next = game.clone();
    let action = choice.action().expect("a giver or a figure, no dice");
    next.play(action).expect("offered by this table");
    next
}
