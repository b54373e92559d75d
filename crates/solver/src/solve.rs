//! Solving a turn: what every state is worth if the rest of the turn is played as well as possible (backward induction, a
//! dynamic program over the states of the turn).

use std::array;

use crate::{
    graph::{Graph, NONE, State},
    payoffs::TurnPayoffs,
    roll::{OPTIONS, Roll},
    value::{Lanes, Value},
};

/// The most values that are worked on at once.
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

impl<T: Value> Solver<T> {
    /// Solves what can be reached from these states; the last state of the graph reaches everything.
    /// What the other states are worth is left open.
    pub fn solve(&mut self, graph: &Graph, payoffs: &TurnPayoffs<T>, weasel: bool, from: &[State]) {
        self.mark(graph, from);
        self.calm.solve(graph, payoffs, None, &self.needed, &mut self.queue);
        if weasel {
            let again = Some(self.calm.roll.as_slice());
            self.ready.solve(graph, payoffs, again, &self.needed, &mut self.queue);
        }
    }

    /// What a solved state is worth if the player rolls.
    pub fn value_of_rolling(&self, graph: &Graph, state: State, weasel: bool) -> T {
        self.layer(weasel).roll[graph.place(state)]
    }

    /// What a solved state is worth if the player decides as well as possible.
    pub fn value_of_deciding(&self, graph: &Graph, state: State, weasel: bool) -> T {
        self.layer(weasel).decide[graph.place(state)]
    }

    fn layer(&self, weasel: bool) -> &Layer<T> {
        if weasel { &self.ready } else { &self.calm }
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
        for at in from.iter().map(|state| graph.place(*state)) {
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

impl<T: Value> Layer<T> {
    /// `again` is what rolling the same dice once more is worth, state by state, while that is possible.
    fn solve(
        &mut self,
        graph: &Graph,
        payoffs: &TurnPayoffs<T>,
        again: Option<&[T]>,
        needed: &[bool],
        queue: &mut Vec<u16>,
    ) {
        let states = graph.states();
        self.roll.resize(states.len(), T::WORST);
        self.decide.resize(states.len(), T::WORST);
        for run in graph.runs() {
            queue.clear();
            for at in run {
                if needed[at] {
                    queue.push(at as u16);
                }
            }
            let sight = Sight { graph, payoffs, again, decided: &self.decide };
            let wide = queue.len() - queue.len() % T::Widest::COUNT;
            sight.roll::<T::Widest>(&queue[..wide], &mut self.roll);
            sight.roll::<T>(&queue[wide..], &mut self.roll);
            for at in queue.iter().copied().map(usize::from) {
                self.decide[at] = payoffs.decide(states[at], self.roll[at]);
            }
        }
    }
}

/// What is known when the rolls of a run of states are valued.
struct Sight<'a, T> {
    graph: &'a Graph,
    payoffs: &'a TurnPayoffs<T>,
    again: Option<&'a [T]>,
    decided: &'a [T],
}

impl<T: Value> Sight<'_, T> {
    /// Finds the expected value of the rolls of states that roll alike, as many at a time as there are lanes.
    fn roll<L: Lanes<T>>(&self, places: &[u16], rolls: &mut [T]) {
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
        // Made once for all of them: clearing it would take longer than a small roll.
        let mut room = [L::gather(|_| T::WORST); OPTIONS];
        for lanes in places.chunks_exact(L::COUNT) {
            let mut branch = |number| {
                let start = number * (options + 1);
                let (floor, dead) = self.gather(lanes, start, &mut room[..options]);
                roll.expected_value(&room, floor, dead)
            };
            let values: L =
                if alike.golden() { branch(0).times(0.5).plus(branch(1), 0.5) } else { branch(0) };
            values.scatter(|lane, value| rolls[usize::from(lanes[lane])] = value);
        }
    }

    /// Gathers what the options of some states are worth, and what [`Roll::expected_value`] wants to know beside them.
    #[inline]
    fn gather<L: Lanes<T>>(&self, places: &[u16], start: usize, room: &mut [L]) -> ([L; 2], L) {
        let lists: [&[u16]; WIDEST] = array::from_fn(|lane| {
            let list = places.get(lane).map(|at| self.graph.successors(usize::from(*at)));
            list.map(|list| &list[start..=start + room.len()]).unwrap_or_default()
        });
        for (option, value) in (1..).zip(room) {
            // Never missing; a check that could panic here would cost two percent.
            *value = L::gather(|lane| {
                lists[lane].get(option).map_or(T::WORST, |at| self.decided[usize::from(*at)])
            });
        }
        let again = |lane: usize| self.again(usize::from(places[lane]));
        let alone = |lane: usize| self.alone(lists[lane]);
        // All dice of a value go together, so the golden one is alone only where no white die shows the same.
        let otherwise = |lane| alone(lane).unwrap_or(T::WORST).better_of(again(lane));
        let dead = |lane| match alone(lane) {
            Some(alone) => alone.better_of(again(lane)),
            None => self.dead(usize::from(places[lane])),
        };
        ([L::gather(again), L::gather(otherwise)], L::gather(dead))
    }

    /// What rolling the same dice once more is worth; nothing where that is not possible.
    #[inline]
    fn again(&self, at: usize) -> T {
        self.again.map_or(T::WORST, |again| again[at])
    }

    /// What a dead roll is worth.
    #[inline]
    fn dead(&self, at: usize) -> T {
        self.payoffs.fail(self.graph.states()[at]).better_of(self.again(at))
    }

    /// What laying aside the golden die alone is worth, the first in the list.
    #[inline]
    fn alone(&self, list: &[u16]) -> Option<T> {
        let at = list.first().filter(|at| **at != NONE)?;
        Some(self.decided[usize::from(*at)])
    }
}
