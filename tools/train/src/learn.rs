//! Learning: lessons, and bringing a network closer to them (stochastic gradient descent on the log loss).

use bots::expert::{Facts, MOST_UNITS, Network, Sums};
use rng::DiceRng;

/// A table and what it is worth, as far as is known now. A duel is seen from one side, as the other has the rest; a round
/// from all sides.
pub(crate) struct Lesson {
    pub(crate) sides: Vec<Side>,
}

/// A table as one of the players sees it, and how likely they win.
pub(crate) struct Side {
    pub(crate) facts: Facts,
    pub(crate) win_probability: f32,
}

/// The latest lessons (a replay buffer).
pub(crate) struct Memory {
    lessons: Vec<Lesson>,
    room: usize,
    oldest: usize,
}

impl Memory {
    pub(crate) fn of(room: usize) -> Memory {
        Memory { lessons: Vec::with_capacity(room), room, oldest: 0 }
    }

    pub(crate) fn extend(&mut self, lessons: Vec<Lesson>) {
        for lesson in lessons {
            if self.lessons.len() < self.room {
                self.lessons.push(lesson);
            } else {
                self.lessons[self.oldest] = lesson;
                self.oldest = (self.oldest + 1) % self.room;
            }
        }
    }

    pub(crate) fn any(&self, rng: &mut DiceRng) -> Option<&Lesson> {
        self.lessons.get(rng.below(self.lessons.len() as u32) as usize)
    }
}

/// A network with small random weights.
pub(crate) fn newborn(units: usize, facts: usize, rng: &mut DiceRng) -> Network {
    let mut network = Network::blank(units, facts);
    let mut small = |most: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * most;
    let row = units + 1;
    for weights in network.facts.chunks_exact_mut(row) {
        weights[..units].fill_with(|| small(0.1));
    }
    network.output.fill_with(|| small(0.5));
    network.bias[..units].fill(0.1);
    network
}

/// Brings the network closer to one lesson, and says how far off it was.
pub(crate) fn learn(network: &mut Network, lesson: &Lesson, rate: f32) -> f32 {
    let mut squares = 0.0;
    for Side { facts, win_probability } in &lesson.sides {
        let sums = network.sums(facts);
        let error = win_probability - network.win_probability(&sums);
        squares += error * error;
        correct(network, facts, &sums, rate * error);
    }
    (squares / lesson.sides.len() as f32).sqrt()
}

/// One step down the slope for one side.
fn correct(network: &mut Network, facts: &Facts, sums: &Sums, step: f32) {
    let mut slopes = [0.0; MOST_UNITS + 1];
    for ((slope, sum), output) in slopes.iter_mut().zip(sums).zip(&mut network.output) {
        if *sum > 0.0 {
            *slope = step * *output;
            *output += step * sum;
        }
    }
    slopes[network.units] = step;
    let row = network.units + 1;
    for fact in facts.iter().map(|fact| usize::from(*fact) * row) {
        add(&mut network.facts[fact..fact + row], &slopes);
    }
    add(&mut network.bias, &slopes);
}

fn add(weights: &mut [f32], slopes: &[f32]) {
    for (weight, slope) in weights.iter_mut().zip(slopes) {
        *weight += slope;
    }
}

/// The average of a network over some time: steadier than the network of any moment.
#[derive(Default)]
pub(crate) struct Average {
    pub(crate) network: Option<Network>,
    moments: f32,
}

impl Average {
    pub(crate) fn add(&mut self, now: &Network) {
        self.moments += 1.0;
        let share = 1.0 / self.moments;
        let average = self.network.get_or_insert_with(|| now.clone());
        let blend = |average: &mut [f32], now: &[f32]| {
            for (average, now) in average.iter_mut().zip(now) {
                *average += (now - *average) * share;
            }
        };
        blend(&mut average.facts, &now.facts);
        blend(&mut average.bias, &now.bias);
        blend(&mut average.output, &now.output);
    }
}
