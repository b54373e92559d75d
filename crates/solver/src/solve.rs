//! Solving a turn: what every state is worth if the rest of the turn is played as well as possible.

use std::array;

use super::{
    graph::{Graph, NONE, State},
    roll::{OPTIONS, Roll},
    terms::Terms,
    worth::{Bundle, Worth},
};

/// The most measures in one bundle.
const WIDEST: usize = 4;

/// Solves turns, one after the other, without asking for memory again.
#[derive(Clone, Debug)]
pub struct Solver<T> {
    /// Without a weasel.
    calm: Layer<T>,
    /// With the weasel still ready (E11).
    ready: Layer<T>,
    needed: Vec<bool>,
    queue: Vec<u16>,
}

/// What each state is worth, by its place in the graph.
#[derive(Clone, Debug)]
struct Layer<T> {
    /// If the dice are rolled.
    roll: Vec<T>,
    /// If the player decides as well as possible.
    decide: Vec<T>,
}

impl<T> Default for Solver<T> {
    fn default() -> Solver<T> {
        let layer = || Layer { roll: Vec::new(), decide: Vec::new() };
        Solver { calm: layer(), ready: layer(), needed: Vec::new(), queue: Vec::new() }
    }
}

impl<T: Worth> Solver<T> {
    /// Solves what can be reached from these states; the last state of the graph reaches everything.
    /// What the other states are worth is left open.
    pub fn solve(&mut self, graph: &Graph, terms: &Terms<T>, weasel: bool, from: &[State]) {
        self.mark(graph, from);
        self.calm.solve(graph, terms, None, &self.needed, &mut self.queue);
        if weasel {
            let again = Some(self.calm.roll.as_slice());
            self.ready.solve(graph, terms, again, &self.needed, &mut self.queue);
        }
    }

    /// What a solved state is worth if the player rolls.
    pub fn roll(&self, graph: &Graph, state: State, weasel: bool) -> T {
        Solver::look_up(graph, state, &self.layer(weasel).roll)
    }

    /// What a solved state is worth if the player decides as well as possible.
    pub fn decide(&self, graph: &Graph, state: State, weasel: bool) -> T {
        Solver::look_up(graph, state, &self.layer(weasel).decide)
    }

    fn layer(&self, weasel: bool) -> &Layer<T> {
        if weasel { &self.ready } else { &self.calm }
    }

    fn look_up(graph: &Graph, state: State, values: &[T]) -> T {
        graph.find(state).and_then(|at| values.get(at)).copied().unwrap_or(T::NOTHING)
    }

    /// Marks what can be reached.
    fn mark(&mut self, graph: &Graph, from: &[State]) {
        let count = graph.states().len();
        let everything = from.iter().any(|state| Some(state) == graph.states().last());
        self.needed.clear();
        self.needed.resize(count, everything);
        if everything {
            return;
        }
        let mut top = 0;
        for at in from.iter().filter_map(|state| graph.find(*state)) {
            self.needed[at] = true;
            top = top.max(at + 1);
        }
        for at in (0..top).rev() {
            if self.needed[at] {
                for next in graph.successors(at) {
                    if let Some(needed) = self.needed.get_mut(usize::from(*next)) {
                        *needed = true;
                    }
                }
            }
        }
    }
}

impl<T: Worth> Layer<T> {
    /// `again` is what rolling the same dice once more is worth, state by state, while that is possible.
    fn solve(
        &mut self,
        graph: &Graph,
        terms: &Terms<T>,
        again: Option<&[T]>,
        needed: &[bool],
        queue: &mut Vec<u16>,
    ) {
        let states = graph.states();
        self.roll.resize(states.len(), T::NOTHING);
        self.decide.resize(states.len(), T::NOTHING);
        for run in graph.runs() {
            queue.clear();
            for at in run {
                if needed[at] {
                    #[allow(clippy::cast_possible_truncation, reason = "places fit in u16")]
                    queue.push(at as u16);
                }
            }
            let sight = Sight { graph, terms, again, decided: &self.decide };
            let packed = queue.len() - queue.len() % T::Pack::SIZE;
            sight.roll::<T::Pack>(&queue[..packed], &mut self.roll);
            sight.roll::<T>(&queue[packed..], &mut self.roll);
            for at in queue.iter().copied().map(usize::from) {
                self.decide[at] = terms.decide(states[at], self.roll[at]);
            }
        }
    }
}

/// What is known when the rolls of a run of states are weighed.
struct Sight<'a, T> {
    graph: &'a Graph,
    terms: &'a Terms<T>,
    again: Option<&'a [T]>,
    decided: &'a [T],
}

impl<T: Worth> Sight<'_, T> {
    /// Weighs the rolls of states that roll alike, a bundle at a time.
    fn roll<B: Bundle<T>>(&self, places: &[u16], rolls: &mut [T]) {
        let Some(alike) = places.first().map(|at| self.graph.states()[usize::from(*at)]) else {
            return;
        };
        if alike.dice() == 0 || alike.fresh() == 0 {
            for at in places.iter().copied().map(usize::from) {
                rolls[at] = self.dead(at);
            }
            return;
        }
        let white = usize::from(alike.dice()) - usize::from(alike.golden());
        let roll = Roll::of(alike.fresh(), white);
        let options = alike.fresh() * white;
        // Made once for all bundles: clearing it would take longer than a small roll.
        let mut room = [B::gather(|_| T::NOTHING); OPTIONS];
        for bundle in places.chunks_exact(B::SIZE) {
            let mut branch = |number| {
                let start = number * (options + 1);
                let (floor, dead) = self.gather(bundle, start, &mut room[..options]);
                roll.weigh(&room, floor, dead)
            };
            let worth: B =
                if alike.golden() { branch(0).times(0.5).plus(branch(1), 0.5) } else { branch(0) };
            worth.scatter(|lane, worth| rolls[usize::from(bundle[lane])] = worth);
        }
    }

    /// Gathers what the options of some states are worth, and what [`Roll::weigh`] wants to know beside them.
    #[inline]
    fn gather<B: Bundle<T>>(&self, places: &[u16], start: usize, room: &mut [B]) -> ([B; 2], B) {
        let lists: [&[u16]; WIDEST] = array::from_fn(|lane| {
            let list = places.get(lane).map(|at| self.graph.successors(usize::from(*at)));
            list.and_then(|list| list.get(start..=start + room.len())).unwrap_or_default()
        });
        for (option, value) in (1..).zip(room) {
            *value = B::gather(|lane| {
                lists[lane].get(option).map_or(T::NOTHING, |at| self.decided[usize::from(*at)])
            });
        }
        let again = |lane: usize| self.again(usize::from(places[lane]));
        let alone = |lane: usize| self.alone(lists[lane]);
        // All dice of a value go together, so the golden one is alone only where no white die shows the same.
        let otherwise = |lane| alone(lane).unwrap_or(T::NOTHING).or(again(lane));
        let dead = |lane| match alone(lane) {
            Some(alone) => alone.or(again(lane)),
            None => self.dead(usize::from(places[lane])),
        };
        ([B::gather(again), B::gather(otherwise)], B::gather(dead))
    }

    /// What rolling the same dice once more is worth; nothing where that is not possible.
    #[inline]
    fn again(&self, at: usize) -> T {
        self.again.map_or(T::NOTHING, |again| again[at])
    }

    /// What a dead roll is worth.
    #[inline]
    fn dead(&self, at: usize) -> T {
        self.terms.fail(self.graph.states()[at]).or(self.again(at))
    }

    /// What laying aside the golden die alone is worth, the first in the list.
    #[inline]
    fn alone(&self, list: &[u16]) -> Option<T> {
        let at = list.first().filter(|at| **at != NONE)?;
        self.decided.get(usize::from(*at)).copied()
    }
}
