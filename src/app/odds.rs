//! Odds at the table, hints, and why a bot did what it did. The worker works them out: it is asked with
//! [`Effect::Consult`] and answers with [`Msg::OddsTold`](super::Msg::OddsTold).

use std::cmp::Reverse;

use engine::{Choice, Event, Seat};
use record::Record;
use serde::{Deserialize, Serialize};

use super::{Address, Dialog, Effect, Exact, GameId, Model, Play};

/// When odds are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OddsMode {
    /// Off between people, on demand where a bot sits.
    #[default]
    Auto,
    /// Not at all, unless they are switched on at a table.
    Off,
    /// Until the turn ends, whenever they are asked for.
    Demand,
    Always,
}

impl OddsMode {
    pub const ALL: [OddsMode; 4] =
        [OddsMode::Auto, OddsMode::Off, OddsMode::Demand, OddsMode::Always];

    /// The name in saved settings and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            OddsMode::Auto => "auto",
            OddsMode::Off => "off",
            OddsMode::Demand => "demand",
            OddsMode::Always => "always",
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Topic {
    /// The odds of the moment.
    Odds,
    /// The same, and what each choice makes of the chance to win.
    Hint,
    /// That of every decision in the turn of this number, counted from 0.
    Turn(usize),
}

/// What a question is about; its answer says it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inquiry {
    /// The name of the game.
    pub game: String,
    /// How many actions were done.
    pub step: usize,
    /// No two questions have the same: after an undo the same step is another moment.
    pub number: u32,
    pub topic: Topic,
}

/// A question to the worker, with the game so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsQuestion {
    pub about: Inquiry,
    pub record: Record,
}

/// What the player to move can expect.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct TableOdds {
    /// For every tile of the edition by its number, the chance to end the turn with it.
    pub claims: Vec<(u8, Exact)>,
    /// In the order of [`Game::choices`](engine::Game::choices).
    pub choices: Vec<ChoiceOdds>,
}

/// What a choice brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChoiceOdds {
    /// The expected change of the player's worms over the whole turn.
    pub value: Exact,
    /// The chance to fail.
    pub fail: Exact,
    /// The player's chance to win the game. None where it was not asked for, or what the expert has learned is out of reach.
    pub win: Option<Exact>,
}

/// A decision that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// How many actions were done before.
    pub step: usize,
    /// The place of what was chosen.
    pub chosen: usize,
    pub choices: Vec<ChoiceOdds>,
}

/// What the worker has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Findings {
    Moment(TableOdds),
    Turn(Vec<Judged>),
}

/// How far a question has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply<T> {
    Awaited,
    Told(T),
    Failed,
}

/// A question, and what has come of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked<T> {
    about: Inquiry,
    pub reply: Reply<T>,
}

impl<T> Asked<T> {
    /// What was told, once it was.
    fn told(&self) -> Option<&T> {
        match &self.reply {
            Reply::Told(told) => Some(told),
            _ => None,
        }
    }

    fn hear(&mut self, about: &Inquiry, found: Option<T>) {
        if self.about == *about {
            self.reply = found.map_or(Reply::Failed, Reply::Told);
        }
    }

    /// What sets one hint apart from the next.
    pub fn number(&self) -> u32 {
        self.about.number
    }
}

/// What is known of the odds at this table.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Odds {
    /// What the button at the table has switched, and in the turn of which number.
    pressed: Option<(bool, usize)>,
    questions: u32,
    moment: Option<Asked<TableOdds>>,
    hint: Option<Asked<TableOdds>>,
    why: Option<Asked<Vec<Judged>>>,
    /// Whether the worker was out of order: it is not asked again until the button is pressed again.
    failed: bool,
}

impl Odds {
    /// What was switched at the table is forgotten.
    pub(super) fn forget_button(&mut self) {
        self.pressed = None;
    }
}

/// The best of these for the chance to win; where that is not known, for the most worms, and of equally many the least risk.
pub fn best_choice(choices: &[ChoiceOdds]) -> Option<usize> {
    let key = |odds: &ChoiceOdds| (odds.win.unwrap_or_default(), odds.value, Reverse(odds.fail));
    let better = |best: usize, next: usize| {
        let keys = choices.get(best).map(key).zip(choices.get(next).map(key));
        if keys.is_some_and(|(best, next)| next > best) { next } else { best }
    };
    (0..choices.len()).reduce(better)
}

impl Model {
    /// When odds are shown at this table.
    pub fn odds_mode(&self) -> OddsMode {
        let bots = || self.play.as_ref().is_some_and(Play::has_bots);
        match self.settings.odds {
            OddsMode::Auto if bots() => OddsMode::Demand,
            OddsMode::Auto => OddsMode::Off,
            chosen => chosen,
        }
    }

    /// Whether odds are shown, as soon as a person is due.
    pub fn odds_are_on(&self) -> bool {
        let Some(play) = self.play.as_ref().filter(|_| self.is_plain_game()) else { return false };
        let mode = self.odds_mode();
        let pressed = self.odds.pressed.filter(|(_, turn)| {
            // On demand they are there until the turn ends.
            mode != OddsMode::Demand || *turn == play.turn_number()
        });
        pressed.map_or(mode == OddsMode::Always, |(on, _)| on)
    }

    /// Whether hints and reasons can be had at this table.
    pub fn advice_is_allowed(&self) -> bool {
        let table = self.play.is_some() && self.is_plain_game();
        table && (self.odds_mode() != OddsMode::Off || self.odds_are_on())
    }

    /// The odds of this moment, once they are known.
    pub fn table_odds(&self) -> Option<&TableOdds> {
        self.odds.moment.as_ref().and_then(Asked::told)
    }

    /// Whether odds are to be shown, but cannot be had.
    pub fn odds_failed(&self) -> bool {
        self.odds.failed && self.odds_are_on()
    }

    /// The hint that was asked for at this moment.
    pub fn asked_hint(&self) -> Option<&Asked<TableOdds>> {
        self.odds.hint.as_ref()
    }

    /// What was found of the turn that was asked about.
    pub fn asked_why(&self) -> Option<&Reply<Vec<Judged>>> {
        self.odds.why.as_ref().map(|asked| &asked.reply)
    }

    /// The place of the choice that the hint names.
    pub fn advised(&self) -> Option<usize> {
        best_choice(&self.odds.hint.as_ref()?.told()?.choices)
    }

    pub(super) fn toggle_odds(&mut self) -> Vec<Effect> {
        let on = !self.odds_are_on();
        self.odds.failed = false;
        self.odds.pressed = self.play.as_ref().map(|play| (on, play.turn_number()));
        Vec::new()
    }

    /// A hint, or the end of it.
    pub(super) fn toggle_hint(&mut self) -> Vec<Effect> {
        if self.odds.hint.take().is_some() || !self.can_hint() {
            return Vec::new();
        }
        let Some(question) = self.inquire(Topic::Hint) else { return Vec::new() };
        self.odds.hint = Some(Asked { about: question.about.clone(), reply: Reply::Awaited });
        vec![Effect::Consult(Box::new(question))]
    }

    /// Whether a person at this tab can be given a hint.
    pub fn can_hint(&self) -> bool {
        self.advice_is_allowed() && self.person_is_due()
    }

    /// Why did a bot play this turn as it did?
    pub(super) fn ask_why(&mut self, turn: usize) -> Vec<Effect> {
        let Some(question) = self.inquire(Topic::Turn(turn)) else { return Vec::new() };
        self.odds.why = Some(Asked { about: question.about.clone(), reply: Reply::Awaited });
        let ask = Effect::Consult(Box::new(question));
        // The log may be open: what comes instead of it needs no step of the history of its own.
        if self.dialog.replace(Dialog::Why(turn)).is_some() {
            return vec![ask];
        }
        vec![Effect::PushLayer, ask]
    }

    /// What the worker has found, unless it is of no use any more.
    pub(super) fn odds_told(&mut self, about: &Inquiry, found: Option<Findings>) -> Vec<Effect> {
        let Odds { moment, hint, why, failed, .. } = &mut self.odds;
        let (odds, turn) = match found {
            Some(Findings::Moment(odds)) => (Some(odds), None),
            Some(Findings::Turn(turn)) => (None, Some(turn)),
            None => (None, None),
        };
        let asked = match about.topic {
            Topic::Odds => moment,
            Topic::Hint => hint,
            Topic::Turn(_) => {
                if let Some(asked) = why {
                    asked.hear(about, turn);
                }
                return Vec::new();
            }
        };
        if let Some(asked) = asked {
            asked.hear(about, odds);
            *failed |= about.topic == Topic::Odds && asked.reply == Reply::Failed;
        }
        Vec::new()
    }

    /// After every message: what is no longer of this moment is forgotten, and what is to be shown is asked for.
    pub(super) fn keep_up_odds(&mut self) -> Option<Effect> {
        let here = self.moment();
        let is_here = |about: &Inquiry| {
            here.as_ref()
                .is_some_and(|(game, step)| about.game == game.as_str() && about.step == *step)
        };
        self.odds.hint.take_if(|asked| !is_here(&asked.about));
        let is_known = self.odds.moment.as_ref().is_some_and(|asked| is_here(&asked.about));
        let wanted = here.is_some() && self.odds_are_on();
        if is_known && wanted {
            return None;
        }
        self.odds.moment = None;
        if !wanted || self.odds.failed {
            return None;
        }
        let question = self.inquire(Topic::Odds)?;
        self.odds.moment = Some(Asked { about: question.about.clone(), reply: Reply::Awaited });
        Some(Effect::Consult(Box::new(question)))
    }

    /// The moment that a person at this tab is to decide at.
    fn moment(&self) -> Option<(GameId, usize)> {
        let at_table = matches!(self.address, Address::Table(_)) && self.person_is_due();
        let play = self.play.as_ref().filter(|_| at_table)?;
        Some((play.id.clone(), play.record.actions.len()))
    }

    fn inquire(&mut self, topic: Topic) -> Option<OddsQuestion> {
        let play = self.play.as_ref()?;
        self.odds.questions = self.odds.questions.wrapping_add(1);
        let about = Inquiry {
            game: play.id.as_str().to_owned(),
            step: play.record.actions.len(),
            number: self.odds.questions,
            topic,
        };
        Some(OddsQuestion { about, record: play.record.clone() })
    }
}

impl Play {
    /// Whether a bot sits at the table.
    pub fn has_bots(&self) -> bool {
        Seat::all(self.game.player_count()).any(|seat| self.bot(seat).is_some())
    }

    /// Whose turn that of this number is or was.
    pub fn player_of(&self, turn: usize) -> Option<Seat> {
        let mut began = self.events.iter().filter_map(|event| match event {
            Event::TurnBegan { seat } => Some(*seat),
            _ => None,
        });
        match turn.checked_sub(1) {
            None => Some(self.record.opening.game().ok()?.current()),
            Some(before) => began.nth(before),
        }
    }

    /// The number of the turn that is being played, counted from 0.
    pub fn turn_number(&self) -> usize {
        self.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count()
    }

    /// What could have been done after so many actions, in the order of [`Game::choices`](engine::Game::choices), and by whom.
    pub fn choices_at(&self, step: usize) -> Option<(Seat, Vec<Choice>)> {
        let mut game = self.record.opening.game().ok()?;
        for action in self.record.actions.get(..step)? {
            game.play(*action).ok()?;
        }
        Some((game.current(), game.choices().into_iter().collect()))
    }
}
