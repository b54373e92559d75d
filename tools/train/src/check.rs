//! How strong the result is.

use std::fmt;

use bots::{
    expert::{Estimate, Lookahead, Mover, View, chance_to_win},
    lead,
};
use engine::{Edition, Game, Seat, Setup};
use rng::DiceRng;
use solver::Followed;

use crate::{critic::Critic, play::Table};

/// Lets the estimate play alone among greedy players, and prints how often it wins: as counted, and in a duel also
/// less the luck.
///
/// Luck is how much better a turn ended than was to be expected of it, by the estimate itself. It is nothing on
/// average, however good the estimate is, so what is left has the same average and varies far less.
///
/// With `further`, it also tells what other ways to play would bring, as one who thinks through so many turns more sees it:
/// what each turn is worth to them, added up over the game. That has hardly any luck in it.
pub(crate) fn check(estimate: &Estimate, view: View, games: u64, further: usize) {
    let tables: &[(Edition, usize)] = match view {
        _ if games == 0 => &[],
        View::Duel => &[(Edition::Original, 2)],
        View::ExtendedDuel => &[(Edition::Extended, 2)],
        View::Round => &[(Edition::Original, 4), (Edition::Extended, 4), (Edition::Original, 3)],
    };
    for (edition, players) in tables {
        let mut test = Test::new(estimate, *edition, *players);
        let duel_ahead = further > 0 && view == View::Duel;
        test.critic = duel_ahead.then(|| Critic::new(further));
        let games: Vec<Played> = (0..games).map(|number| test.play(number)).collect();
        let won = Share::of(games.iter().map(|game| game.won));
        print!("{}, {players} players: wins {won}", edition.name());
        if *players == 2 {
            print!(", less luck {}", Share::of(games.iter().map(|game| game.won - game.luck)));
        }
        println!();
        if let Some(critic) = test.critic {
            critic.print();
        }
    }
}

/// An average, with its standard error.
pub(crate) struct Share {
    average: f64,
    error: f64,
}

impl Share {
    pub(crate) fn of(each: impl Iterator<Item = f64> + Clone) -> Share {
        let count = each.clone().count() as f64;
        let average = each.clone().sum::<f64>() / count;
        let spread = each.map(|one| (one - average).powi(2)).sum::<f64>() / count;
        Share { average, error: (spread / count).sqrt() }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(to, "{:.2} +- {:.2} %", self.average * 100.0, self.error * 100.0)
    }
}

/// What came of one game for the estimate.
struct Played {
    won: f64,
    luck: f64,
}

/// Games of the estimate alone among greedy players.
struct Test<'a> {
    estimate: &'a Estimate,
    edition: Edition,
    players: usize,
    lookahead: Lookahead,
    own: Table<f64>,
    greedy: Table<Followed>,
    critic: Option<Critic>,
}

impl<'a> Test<'a> {
    fn new(estimate: &'a Estimate, edition: Edition, players: usize) -> Test<'a> {
        Test {
            estimate,
            edition,
            players,
            lookahead: Lookahead::default(),
            own: Table::default(),
            greedy: Table::default(),
            critic: None,
        }
    }

    fn play(&mut self, number: u64) -> Played {
        let learned = Seat::new(0);
        let first = Seat::all(self.players).nth((number % self.players as u64) as usize);
        let first_player = first.unwrap_or(learned);
        let setup = Setup { first_player, ..Setup::new(self.edition, self.players) };
        let Ok(mut game) = Game::new(&setup) else { return Played { won: 0.0, luck: 0.0 } };
        // Other dice than those it has learned from.
        let mut dice = DiceRng::from_seed(1 << 40 | number);
        let mut luck = 0.0;
        self.critic.iter_mut().for_each(Critic::begin_game);
        while !game.is_over() {
            luck += if game.current() == learned {
                self.own_turn(&mut game, &mut dice)
            } else {
                -self.greedy_turn(&mut game, &mut dice)
            };
        }
        let winners = game.winners();
        let won = if winners.contains(&learned) { 1.0 / winners.len() as f64 } else { 0.0 };
        Played { won, luck }
    }

    /// Plays a turn of the estimate; tells how lucky it was.
    fn own_turn(&mut self, game: &mut Game, dice: &mut DiceRng) -> f64 {
        let Test { estimate, lookahead, own, critic, .. } = self;
        let player = game.current();
        if let Some(critic) = critic {
            critic.judge(estimate, game);
        }
        lookahead.attend(game);
        let mut worth = |after: &Game| estimate.foresee(lookahead, after, player);
        let expected = own.turn(game, dice, &mut |after, _| worth(after));
        worth(game) - expected
    }

    /// Plays a turn of a greedy one; tells how lucky it was.
    fn greedy_turn(&mut self, game: &mut Game, dice: &mut DiceRng) -> f64 {
        let Test { estimate, greedy, .. } = self;
        let player = game.current();
        let network = estimate.network(View::of(game));
        let chance = |after: &Game| chance_to_win(network, after, player, Mover::Rival);
        let expected = greedy.turn(game, dice, &mut |after, _| Followed {
            aim: lead(after, player),
            chance: chance(after),
        });
        chance(game) - expected.chance
    }
}
