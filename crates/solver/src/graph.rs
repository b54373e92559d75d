//! The states a turn can be in after laying aside, and which follow which: an acyclic graph, in topological order.

use std::{collections::BTreeSet, ops::Range, sync::OnceLock};

use engine::{Dice, Face};

/// A state of a turn after laying aside, as one number.
///
/// From the highest bits: values not aside yet, dice left, whether a golden die that knows only 1s and worms is
/// among them, values aside, whether there was a double 1, points. So a state comes before all it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct State(u32);

impl State {
    /// The start of a turn with so many dice.
    pub fn start(dice: u8, golden: bool) -> State {
        State::new(0, 0, dice, false, golden)
    }

    /// A state in the middle of a turn. `used` has one bit for every value aside, as in
    /// [`FaceSet::bits`](engine::FaceSet::bits).
    pub fn new(used: u8, points: u8, dice: u8, doubled: bool, golden: bool) -> State {
        let fresh = (!used & 63).count_ones();
        let flags = u32::from(golden) << 13 | u32::from(doubled) << 6;
        State(
            fresh << 18 | u32::from(dice) << 14 | u32::from(used) << 7 | u32::from(points) | flags,
        )
    }

    /// How many values are not aside yet.
    pub fn fresh(self) -> usize {
        (self.0 >> 18) as usize
    }

    /// How many dice are left.
    pub fn dice(self) -> u8 {
        (self.0 >> 14 & 15) as u8
    }

    /// Whether a golden die that knows only 1s and worms is among them (E8.2).
    pub fn golden(self) -> bool {
        self.0 >> 13 & 1 == 1
    }

    /// The values aside.
    pub fn used(self) -> u8 {
        (self.0 >> 7 & 63) as u8
    }

    /// Whether two 1s or more were laid aside (E4.1).
    pub fn doubled(self) -> bool {
        self.0 >> 6 & 1 == 1
    }

    /// The points of the dice aside.
    pub fn points(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// Whether this value can still be laid aside (O3.3).
    pub fn is_fresh(self, face: Face) -> bool {
        self.used() >> face.index() & 1 == 0
    }

    /// The state after laying aside so many dice of this value, with or without the golden one.
    #[must_use]
    pub(super) fn keep(self, kind: TurnKind, face: Face, count: u8, with_golden: bool) -> State {
        let doubled = kind.counts_doubles() && face == Face::One && count >= 2;
        State::new(
            self.used() | 1 << face.index(),
            self.points() + count * face.points(),
            self.dice() - count,
            self.doubled() || doubled,
            self.golden() && !with_golden,
        )
    }
}

/// Which turns a graph describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// Eight dice.
    Eight,
    /// Eight dice, and a double 1 makes a difference (E4.1).
    EightWithDoubles,
    /// Nine ordinary dice (E8.1), and a double 1 makes a difference.
    Nine,
    /// The same with a golden die of 1s and worms (E8.2).
    NineGolden,
}

impl TurnKind {
    const ALL: [TurnKind; 4] =
        [TurnKind::Eight, TurnKind::EightWithDoubles, TurnKind::Nine, TurnKind::NineGolden];

    fn counts_doubles(self) -> bool {
        self != TurnKind::Eight
    }

    /// The start of such a turn.
    pub fn start(self) -> State {
        let nine = matches!(self, TurnKind::Nine | TurnKind::NineGolden);
        State::start(Dice::WHITE + u8::from(nine), self == TurnKind::NineGolden)
    }
}

/// Stands for a state where there is none.
pub(super) const NONE: u16 = u16::MAX;

/// All states of a kind of turn, in an order in which every state comes after those it leads to.
#[derive(Debug)]
pub struct Graph {
    kind: TurnKind,
    states: Vec<State>,
    /// The runs of states that roll alike: equally many fresh values and dice.
    runs: Vec<Range<usize>>,
    /// Where the successors of each state begin.
    first: Vec<u32>,
    /// For every way the golden die falls: the state after laying it aside alone, then, for each fresh value (first
    /// its own), the states after laying aside one white die, two white dice, … and it with those that show the same.
    successors: Vec<u16>,
}

impl Graph {
    /// The graph of this kind of turn. Each is built once.
    pub fn of(kind: TurnKind) -> &'static Graph {
        static GRAPHS: [OnceLock<Graph>; TurnKind::ALL.len()] =
            [const { OnceLock::new() }; TurnKind::ALL.len()];
        GRAPHS[kind as usize].get_or_init(|| Graph::build(kind))
    }

    fn build(kind: TurnKind) -> Graph {
        let mut states = BTreeSet::new();
        let mut wave = BTreeSet::from([kind.start()]);
        while !wave.is_empty() {
            let mut next = BTreeSet::new();
            for state in &wave {
                each_successor(kind, *state, |to| next.extend(to));
            }
            states.append(&mut wave);
            wave = next;
        }
        let states = Vec::from_iter(states);
        debug_assert!(states.len() < usize::from(NONE), "places fit in u16");
        let alike = |a: &State, b: &State| a.0 >> 13 == b.0 >> 13;
        let runs = states
            .chunk_by(alike)
            .scan(0, |end, run| {
                let start = *end;
                *end += run.len();
                Some(start..*end)
            })
            .collect();
        let mut graph = Graph { kind, states, runs, first: Vec::new(), successors: Vec::new() };
        graph.first.push(0);
        for at in 0..graph.states.len() {
            each_successor(kind, graph.states[at], |to| {
                let place = to.map_or(NONE, |to| graph.place(to) as u16);
                graph.successors.push(place);
            });
            graph.first.push(graph.successors.len() as u32);
        }
        graph
    }

    /// Which turns these are.
    pub fn kind(&self) -> TurnKind {
        self.kind
    }

    /// All states, in order.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// The runs of states that roll alike, as ranges of places.
    pub(super) fn runs(&self) -> impl DoubleEndedIterator<Item = Range<usize>> {
        self.runs.iter().cloned()
    }

    /// The place of a state that such a turn can come to.
    #[expect(clippy::expect_used, reason = "every turn by the rules is in the graph of its kind")]
    pub(super) fn place(&self, state: State) -> usize {
        self.states.binary_search(&state).expect("a state of this kind of turn")
    }

    /// The states that can follow, as places.
    #[inline]
    pub(super) fn successors(&self, at: usize) -> &[u16] {
        &self.successors[self.first[at] as usize..self.first[at + 1] as usize]
    }
}

/// Lists the successors of a state in the order of [`Graph::successors`].
fn each_successor(kind: TurnKind, state: State, mut tell: impl FnMut(Option<State>)) {
    let golden_falls: &[Option<Face>] =
        if state.golden() { &[Some(Face::One), Some(Face::Worm)] } else { &[None] };
    if state.dice() == 0 || state.fresh() == 0 {
        return;
    }
    let white = state.dice() - u8::from(state.golden());
    for golden in golden_falls.iter().copied() {
        let alone = golden.filter(|face| state.is_fresh(*face));
        tell(alone.map(|face| state.keep(kind, face, 1, true)));
        // The value of the golden die comes first.
        let others = Face::ALL.into_iter().filter(|face| golden != Some(*face));
        for face in golden.into_iter().chain(others).filter(|face| state.is_fresh(*face)) {
            let together = golden == Some(face);
            for count in 1..=white {
                tell(Some(state.keep(kind, face, count + u8::from(together), together)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_dice_have_1939_states_and_nine_2727_but_for_doubles() {
        let count = |kind| {
            let graph = Graph::of(kind);
            let mut plain: Vec<_> = graph
                .states()
                .iter()
                .map(|s| State::new(s.used(), s.points(), s.dice(), false, false))
                .collect();
            plain.sort_unstable();
            plain.dedup();
            plain.len()
        };
        assert_eq!(Graph::of(TurnKind::Eight).states().len(), 1939);
        assert_eq!(count(TurnKind::EightWithDoubles), 1939);
        assert_eq!(count(TurnKind::Nine), 2727);
    }

    #[test]
    fn every_state_comes_after_those_it_leads_to() {
        for kind in TurnKind::ALL {
            let graph = Graph::of(kind);
            for at in 0..graph.states().len() {
                let to = graph.successors(at).iter().filter(|to| **to != NONE);
                assert!(to.map(|to| usize::from(*to)).all(|to| to < at));
            }
            assert_eq!(graph.states().last(), Some(&kind.start()));
        }
    }
}
