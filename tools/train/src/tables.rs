//! Tables to learn from: new games, and tables somewhere in the middle.

use engine::{Edition, Figure, Game, Grill, Options, Place, Seat, Setup, Start, Tile};
use rng::DiceRng;

/// A new game or, one time in so many, a table in the middle of one; none if it is over already.
#[expect(clippy::expect_used, reason = "a program that trains on a fault would learn it")]
pub(crate) fn any_table(
    edition: Edition,
    players: usize,
    middles: u32,
    rng: &mut DiceRng,
) -> Option<Game> {
    let start = (rng.below(middles) == 0).then(|| middle(edition, players, rng));
    let setup =
        Setup { edition, options: Options::default(), players, first_player: Seat::new(0), start };
    let game = Game::new(&setup).expect("a table by the rules");
    (!game.is_over()).then_some(game)
}

fn middle(edition: Edition, players: usize, rng: &mut DiceRng) -> Start {
    let mut open = Vec::new();
    let mut down = Vec::new();
    let mut stacks = vec![Vec::new(); players];
    let share_open = 1 + rng.below(9);
    let share_down = rng.below(3);
    for tile in shuffled(Grill::full(edition).open().iter().collect(), rng) {
        if rng.below(10) < share_open {
            open.push(tile);
        } else if rng.below(10) < share_down {
            down.push(tile);
        } else {
            let seat = below(players, rng);
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
        figures(&mut start, open, players, rng);
        bratworms(&mut start, players, rng);
    }
    start
}

fn figures(start: &mut Start, open: Vec<Tile>, players: usize, rng: &mut DiceRng) {
    let mut free = shuffled(open, rng);
    let mut seats: Vec<u8> = (0u8..).take(players).collect();
    for figure in shuffled(Figure::ALL.to_vec(), rng) {
        let owned = figure != Figure::Raven && !seats.is_empty() && rng.below(2) == 0;
        let place = if owned {
            let seat = below(seats.len(), rng);
            Place::Player(Seat::new(seats.swap_remove(seat)))
        } else {
            free.pop().map_or(Place::Out, Place::Grill)
        };
        start.figures.push((figure, place));
    }
}

fn bratworms(start: &mut Start, players: usize, rng: &mut DiceRng) {
    let mut owned = vec![0; players];
    let mut supply = 7;
    for _ in 0..rng.below(8) {
        supply -= 1;
        owned[below(players, rng)] += 1;
    }
    start.supply = Some(supply);
    start.bratworms = Some(owned);
}

fn shuffled<T>(mut all: Vec<T>, rng: &mut DiceRng) -> Vec<T> {
    for last in (1..all.len()).rev() {
        all.swap(last, below(last + 1, rng));
    }
    all
}

fn below(bound: usize, rng: &mut DiceRng) -> usize {
    rng.below(bound as u32) as usize
}

/// This table between two turns, to start from.
pub(crate) fn start_of(game: &Game) -> Start {
    let extended = game.edition().has_specialists();
    let figures = Figure::ALL.into_iter().filter_map(|figure| Some((figure, game.place(figure)?)));
    Start {
        current: Some(game.current()),
        grill_open: Some(game.grill().open().iter().collect()),
        grill_down: Some(game.grill().down().iter().collect()),
        stacks: Some(game.seats().map(|seat| game.stack(seat).tiles().to_vec()).collect()),
        figures: figures.collect(),
        bratworms: extended.then(|| game.seats().map(|seat| game.bratworms(seat)).collect()),
        supply: extended.then(|| game.supply()),
    }
}
