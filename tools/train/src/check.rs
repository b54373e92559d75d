//! How strong the result is.

use std::fmt;

use bots::{
    WinEstimator,
    expert::{Lookahead, Role, View, win_probability},
    lead,
};
use engine::{Edition, Game, Seat, Setup};
use rng::DiceRng;
use solver::PolicyValue;

use crate::{critic::Critic, play::TurnPlayer};

/// Lets the estimate play alone among greedy players, and prints how often it wins: as counted, and in a duel also
/// less the luck.
///
/// Luck is how much better a turn ended than was to be expected of it, by the estimate itself. It is nothing on
/// average, however good the estimate is, so what is left has the same average and varies far less.
///
/// With `further`, it also tells what other ways to play would bring, as one who thinks through so many turns more sees it:
/// what each turn is worth to them, added up over the game. That has hardly any luck in it.
pub(crate) fn check(estimator: &WinEstimator, view: View, games: u64, further: usize) {
    let tables: &[(Edition, usize)] = match view {
        _ if games == 0 => &[],
        View::Duel => &[(Edition::Original, 2)],
        View::ExtendedDuel => &[(Edition::Extended, 2)],
        View::Round => &[(Edition::Original, 4), (Edition::Extended, 4), (Edition::Original, 3)],
    };
    for (edition, players) in tables {
        let mut test = Test::new(estimator, *edition, *players);
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
    estimator: &'a WinEstimator,
    edition: Edition,
    players: usize,
    lookahead: Lookahead,
    own: TurnPlayer<f64>,
    greedy: TurnPlayer<PolicyValue>,
    critic: Option<Critic>,
}

impl<'a> Test<'a> {
    fn new(estimator: &'a WinEstimator, edition: Edition, players: usize) -> Test<'a> {
        Test {
            estimator,
            edition,
            players,
            lookahead: Lookahead::default(),
            own: TurnPlayer::default(),
            greedy: TurnPlayer::default(),
            critic: None,
        }
    }

    #[expect(clippy::expect_used, reason = "a check that cannot go on has failed")]
    fn play(&mut self, number: u64) -> Played {
        let learned = Seat::new(0);
        let first_player = Seat::new((number % self.players as u64) as u8);
        let setup = Setup { first_player, ..Setup::new(self.edition, self.players) };
        let mut game = Game::new(&setup).expect("a new game");
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
        let Test { estimator, lookahead, own, critic, .. } = self;
        let player = game.current();
        if let Some(critic) = critic {
            critic.judge(estimator, game);
        }
        lookahead.attend(game);
        let mut value_of = |after: &Game| estimator.foresee(lookahead, after, player);
        let expected = own.turn(game, dice, &mut |after, _| value_of(after));
        value_of(game) - expected
    }

    /// Plays a turn of a greedy one; tells how lucky it was.
    fn greedy_turn(&mut self, game: &mut Game, dice: &mut DiceRng) -> f64 {
        let Test { estimator, greedy, .. } = self;
        let player = game.current();
        let view = View::of(game);
        // A round has more than one rival: there, nothing is said of their luck.
        let win = |after: &Game| match view {
            View::Round => 0.0,
            _ => win_probability(estimator.network(view), after, player, Role::Rival),
        };
        let expected = greedy.turn(game, dice, &mut |after, _| PolicyValue {
            objective: lead(after, player),
            win_probability: win(after),
        });
        win(game) - expected.win_probability
    }
}
