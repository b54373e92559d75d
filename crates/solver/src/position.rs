//! Where in a turn a game stands.

use arrayvec::ArrayVec;
use engine::{Dice, Face, Game, GoldenDie, GoldenFaces, Turn};

use crate::{
    graph::{Graph, State, TurnKind},
    payoffs::TurnPayoffs,
    solve::Solver,
    value::Value,
};

/// The state of the turn that is being played, before the roll on the table if there is one.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The states of such a turn.
    pub graph: &'static Graph,
    /// Which of them it is.
    pub state: State,
    /// Whether the weasel is ready (E11).
    pub weasel: bool,
}

impl Position {
    /// The position in this turn of the game.
    pub fn in_turn(game: &Game, turn: &Turn) -> Position {
        let kind = kind_of(game, turn.golden() != GoldenDie::Absent);
        let golden = kind == TurnKind::NineGolden && turn.golden() == GoldenDie::Rolling;
        let doubled = doubled(game, turn);
        let state =
            State::new(turn.used().bits(), turn.points(), turn.dice_left(), doubled, golden);
        Position { graph: Graph::of(kind), state, weasel: game.weasel_ready() }
    }

    /// The start of a turn with so many dice.
    pub fn at_start(game: &Game, dice: u8) -> Position {
        let graph = Graph::of(kind_of(game, dice > Dice::WHITE));
        Position { graph, state: graph.kind().start(), weasel: game.weasel_ready() }
    }

    /// The position after laying aside this value of the roll.
    #[must_use]
    pub fn keep(self, rolled: &Dice, face: Face) -> Position {
        let with_golden = self.state.golden() && rolled.last() == Some(face);
        let state = self.state.keep(self.graph.kind(), face, rolled.count(face), with_golden);
        Position { state, ..self }
    }

    /// Solves what can follow these positions, which all are of one turn.
    pub fn solve<T: Value>(solver: &mut Solver<T>, payoffs: &TurnPayoffs<T>, from: &[Position]) {
        if let Some(Position { graph, weasel, .. }) = from.first() {
            let states: ArrayVec<State, 8> = from.iter().map(|position| position.state).collect();
            solver.solve(graph, payoffs, *weasel, &states);
        }
    }

    /// What it is worth to roll here.
    pub fn value_of_rolling<T: Value>(self, solver: &Solver<T>) -> T {
        solver.value_of_rolling(self.graph, self.state, self.weasel)
    }

    /// What it is worth to roll or stop here, whichever is better.
    pub fn value_of_deciding<T: Value>(self, solver: &Solver<T>) -> T {
        solver.value_of_deciding(self.graph, self.state, self.weasel)
    }

    /// The position with the weasel used.
    #[must_use]
    pub fn without_weasel(self) -> Position {
        Position { weasel: false, ..self }
    }
}

/// Whether there was a double 1 in this turn (E4.1).
pub(super) fn doubled(game: &Game, turn: &Turn) -> bool {
    let double = turn.aside().iter().any(|aside| aside.face == Face::One && aside.count >= 2);
    double && game.edition().has_specialists()
}

fn kind_of(game: &Game, nine: bool) -> TurnKind {
    match (nine, game.options().golden_faces) {
        (true, GoldenFaces::OnesAndWorms) => TurnKind::NineGolden,
        (true, GoldenFaces::Ordinary) => TurnKind::Nine,
        (false, _) if game.edition().has_specialists() => TurnKind::EightWithDoubles,
        (false, _) => TurnKind::Eight,
    }
}
