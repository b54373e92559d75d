//! How strong the result is.

use heckmeck::{
    bots::{
        expert::{Estimate, View},
        lead,
    },
    chance::Chance,
    engine::{Edition, Game, Seat, Setup},
};

use crate::play::Table;

/// Lets the estimate play alone among greedy players, and prints how often it wins.
pub(crate) fn check(estimate: &Estimate, view: View, games: u64) {
    let tables: &[(Edition, usize)] = match view {
        _ if games == 0 => &[],
        View::Duel => &[(Edition::Original, 2)],
        View::ExtendedDuel => &[(Edition::Extended, 2)],
        View::Round => &[(Edition::Original, 4), (Edition::Extended, 4), (Edition::Original, 3)],
    };
    for (edition, players) in tables {
        let wins: f64 = (0..games).map(|number| play(estimate, *edition, *players, number)).sum();
        let share = wins / games as f64;
        let deviation = (share * (1.0 - share) / games as f64).sqrt();
        println!(
            "{}, {players} players: wins {:.2} +- {:.2} %",
            edition.name(),
            share * 100.0,
            deviation * 100.0
        );
    }
}

/// One game; what the estimate wins of it.
fn play(estimate: &Estimate, edition: Edition, players: usize, number: u64) -> f64 {
    let learned = Seat::new(0);
    let first = Seat::all(players).nth((number % players as u64) as usize);
    let setup = Setup { first_player: first.unwrap_or(learned), ..Setup::new(edition, players) };
    let Ok(mut game) = Game::new(&setup) else { return 0.0 };
    let mut dice = Chance::from_seed(1 << 40 | number);
    let mut table = Table::default();
    while !game.is_over() {
        let player = game.current();
        table.turn(&mut game, &mut dice, &mut |after, _| {
            if player == learned { estimate.chance(after, player) } else { lead(after, player) }
        });
    }
    let winners = game.winners();
    if winners.contains(&learned) { 1.0 / winners.len() as f64 } else { 0.0 }
}
