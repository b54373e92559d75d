//! What everybody can expect at any moment of a turn, if it is played on as well as possible.

use std::sync::Arc;

use arrayvec::ArrayVec;
use bots::{
    WinEstimator,
    expert::{Chances, View},
};
use engine::{Choice, Dice, Game, GoldenDie, Phase};
use solver::{Ending, Position, Prospects, Solver, TurnPayoffs, best_value, evaluate_choices};

use crate::outcome::Outcome;

/// With so few open portions the end is near, and what an estimate cannot see weighs most: one turn more is thought through.
const LAST_PORTIONS: usize = 3;

/// What may be done, each with everybody's chances after it.
pub(crate) type Judged = ArrayVec<(Choice, Chances), 8>;

/// Judges the moments of a game, in their order.
#[derive(Clone, Debug)]
pub(crate) enum Judge {
    Duel(Box<TurnJudge<f64>>),
    Round(Box<TurnJudge<Prospects>>),
}

impl Judge {
    pub(crate) fn new(game: &Game, estimator: Arc<WinEstimator>) -> Judge {
        match game.player_count() {
            0..=2 => Judge::Duel(Box::new(TurnJudge::new(estimator))),
            _ => Judge::Round(Box::new(TurnJudge::new(estimator))),
        }
    }

    /// Solves what is left of the turn: where it begins, and where a choice has changed the table in the middle of it.
    pub(crate) fn attend(&mut self, game: &Game) {
        match self {
            Judge::Duel(judge) => judge.attend(game),
            Judge::Round(judge) => judge.attend(game),
        }
    }

    /// Everybody's chances after each choice of the turn that is attended to.
    pub(crate) fn choices(&mut self, game: &Game) -> Judged {
        match self {
            Judge::Duel(judge) => judge.judged(game),
            Judge::Round(judge) => judge.judged(game),
        }
    }

    /// Everybody's chances now: in the turn that is attended to if it is played on as well as possible, after it by
    /// estimate.
    pub(crate) fn chances(&mut self, game: &Game) -> Chances {
        match self {
            Judge::Duel(judge) => judge.chances(game),
            Judge::Round(judge) => judge.chances(game),
        }
    }

    /// Everybody's chances at the table that a turn has led to: an average over all tables that the next one can lead to is
    /// better than any estimate.
    pub(crate) fn chances_of_table(&mut self, table: &Game) -> Chances {
        match self {
            Judge::Duel(judge) => judge.chances_of_table(table),
            Judge::Round(judge) => judge.chances_of_table(table),
        }
    }
}

/// A solved turn, and the room that solving takes.
#[derive(Clone, Debug)]
pub(crate) struct TurnJudge<T> {
    foresight: Foresight,
    /// The turn with eight dice, and with nine (E8.1).
    turns: [Solver<T>; 2],
    payoffs: Option<TurnPayoffs<T>>,
    /// For the next turn, and for choices after which the turn is another one.
    spare: Solver<T>,
}

impl<T: Outcome> TurnJudge<T> {
    fn new(estimator: Arc<WinEstimator>) -> TurnJudge<T> {
        let solver = Solver::default;
        let foresight = Foresight { estimator, duel: Solver::default() };
        TurnJudge { foresight, turns: [solver(), solver()], payoffs: None, spare: solver() }
    }

    fn attend(&mut self, game: &Game) {
        let TurnJudge { foresight, turns, payoffs, .. } = self;
        let Some(turn) = game.phase().turn() else { return };
        let player = game.current();
        let payoffs = payoffs.insert(TurnPayoffs::of_table(game, &mut |after, _| {
            T::of(foresight.chances(after), player)
        }));
        let [eight, nine] = turns;
        if begins(game) {
            for dice in game.choices().into_iter().filter_map(Choice::dice) {
                let solver = if dice > Dice::WHITE { &mut *nine } else { &mut *eight };
                Position::solve(solver, payoffs, &[Position::at_start(game, dice)]);
            }
        } else {
            let solver = if turn.golden() == GoldenDie::Absent { eight } else { nine };
            Position::solve(solver, payoffs, &[Position::in_turn(game, turn)]);
        }
    }

    fn judged(&mut self, game: &Game) -> Judged {
        let player = game.current();
        let values = self.values(game).into_iter();
        values.map(|(choice, value)| (choice, value.chances(game, player))).collect()
    }

    fn chances(&mut self, game: &Game) -> Chances {
        if game.is_over() || begins(game) {
            return self.foresight.chances(game);
        }
        self.value(game).chances(game, game.current())
    }

    fn chances_of_table(&mut self, table: &Game) -> Chances {
        if table.is_over() {
            return self.foresight.chances(table);
        }
        let turns = if table.grill().open().len() <= LAST_PORTIONS { 2 } else { 1 };
        think_ahead(table, &self.foresight.estimator, &mut self.spare, turns)
    }

    /// What a moment within the turn is worth to the player to move.
    fn value(&mut self, game: &Game) -> T {
        match game.phase() {
            Phase::Deciding(turn) if !turn.is_fresh() => {
                let position = Position::in_turn(game, turn);
                position.value_of_deciding(self.turn(turn.golden() != GoldenDie::Absent))
            }
            _ => {
                let values = self.values(game).into_iter();
                values.fold(T::WORST, |best, (_, value)| best.better_of(value))
            }
        }
    }

    /// What each choice is worth to the player to move.
    fn values(&mut self, game: &Game) -> ArrayVec<(Choice, T), 8> {
        let each: fn(&mut TurnJudge<T>, &Game, Choice) -> T = match game.phase() {
            Phase::Deciding(_) => TurnJudge::deciding,
            Phase::Choosing { .. } => TurnJudge::choosing,
            Phase::TakingBratworm { .. } | Phase::ReturningSpecialist { .. } => {
                let TurnJudge { foresight, spare, .. } = self;
                let player = game.current();
                let mut value_of =
                    |after: &Game, _: Ending| T::of(foresight.chances(after), player);
                return evaluate_choices(game, spare, &mut value_of);
            }
            Phase::Over => return ArrayVec::new(),
        };
        game.choices().into_iter().map(|choice| (choice, each(self, game, choice))).collect()
    }

    fn deciding(&mut self, game: &Game, choice: Choice) -> T {
        match (choice, game.phase().turn()) {
            (Choice::Roll(dice), Some(turn)) if turn.is_fresh() => {
                Position::at_start(game, dice).value_of_rolling(self.turn(dice > Dice::WHITE))
            }
            (Choice::Roll(_), Some(turn)) => Position::in_turn(game, turn)
                .value_of_rolling(self.turn(turn.golden() != GoldenDie::Absent)),
            _ => self.after(game, choice),
        }
    }

    /// A bratworm that this brings is worth what the solved turn has made of it: what is expected of a roll and what comes of
    /// it have to be of one measure.
    fn choosing(&mut self, game: &Game, choice: Choice) -> T {
        let Phase::Choosing { turn, rolled } = game.phase() else { return T::WORST };
        let here = Position::in_turn(game, turn);
        let solver = self.turn(turn.golden() != GoldenDie::Absent);
        match choice {
            Choice::Keep(face) => here.keep(rolled, face).value_of_deciding(solver),
            Choice::Weasel(_) => here.without_weasel().value_of_rolling(solver),
            _ => self.payoffs.as_ref().map_or(T::WORST, |payoffs| payoffs.fail(here.state)),
        }
    }

    /// What the table after the turn is worth, if this choice ends it.
    fn after(&mut self, game: &Game, choice: Choice) -> T {
        let mut next = game.clone();
        match choice.action().map(|action| next.play(action)) {
            Some(Ok(_)) if next.is_over() || begins(&next) => {
                T::of(self.foresight.chances(&next), game.current())
            }
            // Whom to ask, or which of two to give back, is still open.
            Some(Ok(_)) => self.value(&next),
            _ => T::WORST,
        }
    }

    fn turn(&self, nine: bool) -> &Solver<T> {
        &self.turns[usize::from(nine)]
    }
}

/// Tells the chances of a table between two turns.
#[derive(Clone, Debug)]
struct Foresight {
    estimator: Arc<WinEstimator>,
    duel: Solver<f64>,
}

impl Foresight {
    /// Of any table that a turn may lead to. In a duel without specialists the turn after it is thought through too: that
    /// costs little there.
    fn chances(&mut self, table: &Game) -> Chances {
        if table.is_over() || View::of(table) != View::Duel {
            return self.estimator.chances(table);
        }
        let Foresight { estimator, duel } = self;
        think_ahead(table, estimator, duel, 1)
    }
}

/// What the table is worth when so many turns are played as well as possible, and the rest is estimated.
fn think_ahead<T: Outcome>(
    table: &Game,
    estimator: &WinEstimator,
    solver: &mut Solver<T>,
    turns: usize,
) -> Chances {
    if turns == 0 || table.is_over() {
        return estimator.chances(table);
    }
    let player = table.current();
    let mut next = Solver::<T>::default();
    let payoffs = TurnPayoffs::of_table(table, &mut |after, _| {
        T::of(think_ahead(after, estimator, &mut next, turns - 1), player)
    });
    best_value(table, solver, &payoffs).chances(table, player)
}

/// Whether a turn is about to begin, with no die rolled yet.
pub(crate) fn begins(game: &Game) -> bool {
    matches!(game.phase(), Phase::Deciding(turn) if turn.is_fresh())
}
