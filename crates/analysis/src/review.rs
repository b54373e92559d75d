//! Following a game.

use std::sync::Arc;

use bots::{WinEstimator, expert::Chances};
use engine::{Action, Choice, Game, IllegalAction, Seat, Setup, SetupError};
use record::Record;
use thiserror::Error;

use crate::{
    account::{Account, Cause, Mistake, Report, book},
    judge::{Judge, Judged, begins},
};

/// A game that is followed from its beginning.
///
/// What takes time is the beginning of a turn: whoever has little of it at once goes [turn by turn](Review::turn).
///
/// ```
/// use analysis::Review;
/// use bots::WinEstimator;
/// use engine::{Action, Edition, Face::{Two, Worm}, Setup};
///
/// let mut review = Review::new(&Setup::new(Edition::Extended, 3), WinEstimator::shipped())?;
/// let rolls = ["WWWWW135", "112", "12", "2"].map(|dice| Action::Roll(dice.parse().unwrap()));
/// let actions = [rolls[0], Action::Keep(Worm), rolls[1], Action::Keep(Two), Action::Stop, rolls[0]];
/// let steps = review.turn(&actions)?;
/// assert_eq!(steps.len(), 5);
/// let sum: f64 = steps[4].chances.iter().sum();
/// assert!((sum - 1.0).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    judge: Judge,
    game: Game,
    start: Chances,
    now: Chances,
    accounts: Vec<Account>,
    actions: usize,
}

/// An action, and what it changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The place of the action in the game, counted from 0.
    pub index: usize,
    /// Who did it.
    pub player: Seat,
    /// What was done.
    pub action: Action,
    /// What could have been done, if there was a choice.
    pub decision: Option<Decision>,
    /// By how much the roll, if this was one, changed the player's own chance to win.
    pub luck: f64,
    /// The chance to win of everybody after it.
    pub chances: Vec<f64>,
}

/// A choice of two or more.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    player: Seat,
    choices: Vec<Prospect>,
    chosen: usize,
    best: usize,
}

/// Something that may be done, and the chance to win of everybody after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect {
    /// What may be done.
    pub choice: Choice,
    /// The chance to win of everybody, by seat.
    pub chances: Vec<f64>,
}

/// Why a record cannot be followed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// There is no such table.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such action at that moment.
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
}

impl Decision {
    /// Everything that could have been done, in the order of [`Game::choices`].
    pub fn choices(&self) -> &[Prospect] {
        &self.choices
    }

    /// What was chosen.
    pub fn chosen(&self) -> &Prospect {
        &self.choices[self.chosen]
    }

    /// What would have been best: what was chosen, if nothing is better.
    pub fn best(&self) -> &Prospect {
        &self.choices[self.best]
    }

    /// The chance to win that the choice has lost: never less than nothing.
    pub fn loss(&self) -> f64 {
        let own = |prospect: &Prospect| {
            prospect.chances.get(self.player.index()).copied().unwrap_or_default()
        };
        own(self.best()) - own(self.chosen())
    }
}

impl Review {
    /// Sits down at the table as it is set up.
    pub fn new(setup: &Setup, estimator: Arc<WinEstimator>) -> Result<Review, SetupError> {
        let game = Game::new(setup)?;
        let mut judge = Judge::new(&game, estimator);
        let start = judge.chances_of_table(&game);
        let accounts = vec![Account::default(); game.player_count()];
        Ok(Review { judge, game, start, now: start, accounts, actions: 0 })
    }

    /// Follows a whole record.
    pub fn of(record: &Record, estimator: Arc<WinEstimator>) -> Result<Review, ReviewError> {
        let mut review = Review::new(&record.opening.setup(), estimator)?;
        for action in &record.actions {
            review.play(*action)?;
        }
        Ok(review)
    }

    /// The table now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The chance to win of everybody now, by seat.
    pub fn chances(&self) -> &[f64] {
        self.by_seat(&self.now)
    }

    /// What may be done now, and the chance to win of everybody after it.
    pub fn choices(&mut self) -> Vec<Prospect> {
        if begins(&self.game) {
            self.judge.attend(&self.game);
        }
        let judged = self.judge.choices(&self.game);
        self.prospects(&judged)
    }

    /// Plays the actions up to the end of the turn, and tells what each of them changed.
    pub fn turn(&mut self, actions: &[Action]) -> Result<Vec<Step>, IllegalAction> {
        let mut steps = Vec::new();
        for action in actions {
            steps.push(self.play(*action)?);
            if begins(&self.game) {
                break;
            }
        }
        Ok(steps)
    }

    /// Plays an action, and tells what it changed. What is refused changes nothing.
    pub fn play(&mut self, action: Action) -> Result<Step, IllegalAction> {
        let mut next = self.game.clone();
        next.play(action)?;
        let player = self.game.current();
        let choice = action.choice();
        if begins(&self.game) {
            self.judge.attend(&self.game);
        }
        let judged = self.judge.choices(&self.game);
        let decision = self.decide(&judged, choice);
        let changed_midway = matches!(action, Action::TakeBratworm(_)) && !turn_ended(&next);
        self.game = next;
        if changed_midway {
            self.judge.attend(&self.game);
        }
        let after = self.judge.chances(&self.game);
        let before = self.now;
        let mut luck = 0.0;
        if choice.dice().is_some() {
            luck = own(&after, player) - own(&before, player);
            self.change(Cause::Luck(player), after);
        } else {
            self.change(Cause::Model, after);
        }
        if turn_ended(&self.game) {
            let table = self.judge.chances_of_table(&self.game);
            self.change(Cause::Model, table);
        }
        let index = self.actions;
        self.actions += 1;
        Ok(Step { index, player, action, decision, luck, chances: self.chances().to_vec() })
    }

    /// What has changed everybody's chance so far.
    pub fn report(&self) -> Report {
        Report {
            start: self.by_seat(&self.start).to_vec(),
            result: self.game.is_over().then(|| self.chances().to_vec()),
            players: self.accounts.clone(),
        }
    }

    /// Books what was chosen against what would have been best.
    fn decide(&mut self, judged: &Judged, choice: Choice) -> Option<Decision> {
        let player = self.game.current();
        let chosen = judged.iter().position(|(possible, _)| *possible == choice)?;
        let worth = |place: &usize| own(&judged[*place].1, player);
        let better = |best: usize, next| if worth(&next) > worth(&best) { next } else { best };
        let best = (0..judged.len()).fold(chosen, better);
        // Where the turn was solved anew, and where its solution had to take one giver for all (E4.4).
        self.change(Cause::Model, judged[best].1);
        self.change(Cause::Skill(player), judged[chosen].1);
        if judged.len() < 2 {
            return None;
        }
        let decision = Decision { player, choices: self.prospects(judged), chosen, best };
        let mistake = Mistake { action: self.actions, best: judged[best].0, loss: decision.loss() };
        if let Some(account) = self.accounts.get_mut(player.index()) {
            account.decisions += 1;
            account.note(mistake);
        }
        Some(decision)
    }

    fn change(&mut self, cause: Cause, to: Chances) {
        book(&mut self.accounts, cause, &self.now, &to);
        self.now = to;
    }

    fn prospects(&self, judged: &Judged) -> Vec<Prospect> {
        by_choice(judged, self.accounts.len())
    }

    fn by_seat<'a>(&self, chances: &'a Chances) -> &'a [f64] {
        chances.get(..self.accounts.len()).unwrap_or(chances)
    }
}

/// What may be done at this moment of a game, and the chance to win of everybody after it: the same as [`Review::choices`] tells
/// of it, without following the game from its beginning.
///
/// ```
/// use bots::WinEstimator;
/// use engine::{Action, Edition, Game, Setup};
///
/// let mut game = Game::new(&Setup::new(Edition::Original, 2))?;
/// game.play(Action::Roll("WWWW1244".parse().unwrap()))?;
/// let prospects = analysis::prospects(&game, WinEstimator::shipped());
/// assert_eq!(prospects.len(), game.choices().len());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prospects(game: &Game, estimator: Arc<WinEstimator>) -> Vec<Prospect> {
    let mut judge = Judge::new(game, estimator);
    judge.attend(game);
    by_choice(&judge.choices(game), game.player_count())
}

fn by_choice(judged: &Judged, players: usize) -> Vec<Prospect> {
    let each = |(choice, chances): &(Choice, Chances)| Prospect {
        choice: *choice,
        chances: chances.iter().take(players).copied().collect(),
    };
    judged.iter().map(each).collect()
}

fn own(chances: &Chances, player: Seat) -> f64 {
    chances.get(player.index()).copied().unwrap_or_default()
}

fn turn_ended(game: &Game) -> bool {
    game.is_over() || begins(game)
}
