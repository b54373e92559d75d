//! Tables to learn from: new games, and tables somewhere in the middle.

use engine::{Edition, Figure, Game, Grill, Options, Place, Seat, Setup, Start, Tile};
use rng::DiceRng;

/// A new game or, one time in so many, a table in the middle of one.
pub(crate) fn table(
    edition: Edition,
    players: usize,
    middles: u32,
    chance: &mut DiceRng,
) -> Option<Game> {
    let start = (chance.below(middles) == 0).then(|| middle(edition, players, chance));
    let setup =
        Setup { edition, options: Options::default(), players, first_player: Seat::new(0), start };
    Game::new(&setup).ok().filter(|game| !game.is_over())
}

fn middle(edition: Edition, players: usize, chance: &mut DiceRng) -> Start {
    let mut open = Vec::new();
    let mut down = Vec::new();
    let mut stacks = vec![Vec::new(); players];
    let share_open = 1 + chance.below(9);
    let share_down = chance.below(3);
    for tile in shuffled(Grill::full(edition).open().iter().collect(), chance) {
        if chance.below(10) < share_open {
            open.push(tile);
        } else if chance.below(10) < share_down {
            down.push(tile);
        } else {
            let seat = below(players, chance);
            stacks[seat].push(tile);
        }
    }
    let mut start = Start {
        figures: Vec::new(),
        bratworms: None,
        supply: None,
        current: None,
        grill_open: Some(open.clone()),
        grill_down: Some(down),
        stacks: Some(stacks),
    };
    if edition.has_specialists() {
        figures(&mut start, open, players, chance);
        bratworms(&mut start, players, chance);
    }
    start
}

fn figures(start: &mut Start, open: Vec<Tile>, players: usize, chance: &mut DiceRng) {
    let mut free = shuffled(open, chance);
    let mut seats: Vec<u8> = (0u8..).take(players).collect();
    for figure in shuffled(Figure::ALL.to_vec(), chance) {
        let owned = figure != Figure::Raven && !seats.is_empty() && chance.below(2) == 0;
        let place = if owned {
            let seat = below(seats.len(), chance);
            Place::Player(Seat::new(seats.swap_remove(seat)))
        } else {
            free.pop().map_or(Place::Out, Place::Grill)
        };
        start.figures.push((figure, place));
    }
}

fn bratworms(start: &mut Start, players: usize, chance: &mut DiceRng) {
    let mut owned = vec![0; players];
    let mut supply = 7;
    for _ in 0..chance.below(8) {
        supply -= 1;
        owned[below(players, chance)] += 1;
    }
    start.supply = Some(supply);
    start.bratworms = Some(owned);
}

fn shuffled<T>(mut all: Vec<T>, chance: &mut DiceRng) -> Vec<T> {
    for last in (1..all.len()).rev() {
        all.swap(last, below(last + 1, chance));
    }
    all
}

fn below(bound: usize, chance: &mut DiceRng) -> usize {
    chance.below(u32::try_from(bound).unwrap_or(0)) as usize
}
