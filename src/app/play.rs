//! A game on the table: the record so far, the dice to come, and what just happened.

use engine::{
    Action, Choice, Claim, Dice, Edition, Event, Failure, Game, IllegalAction, Phase, Rule, Seat,
    SetupError, Turn,
};
use record::{Level, Opening, Record, Save};
use rng::DiceRng;

use super::GameId;

/// A game in play or just over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// Its name in addresses and in the storage.
    pub id: GameId,
    /// When it was begun, in milliseconds since 1970.
    pub created: u64,
    /// The record so far.
    pub record: Record,
    /// The table.
    pub game: Game,
    /// The dice to come.
    pub rng: DiceRng,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// How many of the events were there before the last thing that was done.
    pub seen: usize,
    /// Where the moments begin that came since a person last did something: what those who listen may not have heard yet.
    pub unheard: Vec<usize>,
    /// The turn that ended last, for those who look up late.
    pub last_turn: Option<LastTurn>,
}

/// What lay on the table when a turn ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastTurn {
    /// Whose turn it was.
    pub seat: Seat,
    /// The dice aside.
    pub turn: Turn,
    /// The dead roll that ended it.
    pub dead: Option<Dice>,
    /// Where its closing events begin in the list of all events: the stop, or the fatal roll.
    pub closing: usize,
}

impl Play {
    /// A new game.
    pub fn begin(id: GameId, opening: Opening, seed: u64, now: u64) -> Result<Play, SetupError> {
        let game = opening.game()?;
        Ok(Play {
            id,
            created: now,
            record: Record { opening, actions: Vec::new() },
            game,
            rng: DiceRng::from_seed(seed),
            events: Vec::new(),
            seen: 0,
            unheard: Vec::new(),
            last_turn: None,
        })
    }

    /// A game from the storage, exactly as it was left.
    pub fn restore(id: GameId, save: Save) -> Result<Play, SetupError> {
        let mut play = Play::begin(id, save.record.opening, save.seed, save.created)?;
        for action in save.record.actions {
            // Reading the save has played every action once; none can fail now.
            if play.apply(action).is_err() {
                break;
            }
        }
        play.rng = DiceRng::resume(save.seed, save.position);
        play.seen = play.events.len();
        Ok(play)
    }

    /// What is kept of it.
    pub fn save(&self, now: u64) -> Save {
        Save {
            created: self.created,
            updated: now,
            seed: self.rng.seed(),
            position: self.rng.position(),
            record: self.record.clone(),
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.record.opening.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// The level of a bot; none for a person.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.record.opening.players.get(seat.index())?.bot
    }

    /// Whether the next decision is a bot's.
    pub fn bot_is_due(&self) -> bool {
        !self.game.is_over() && self.bot(self.game.current()).is_some()
    }

    /// Whether nobody has done anything yet.
    pub fn is_untouched(&self) -> bool {
        self.record.is_untouched()
    }

    /// Whether nothing of a new turn has happened yet: what the last one left is still to be seen.
    pub fn is_between_turns(&self) -> bool {
        match self.game.phase() {
            Phase::Deciding(turn) => turn.is_fresh(),
            phase => *phase == Phase::Over,
        }
    }

    /// Does what was chosen; the dice are drawn where it takes any. A new moment begins.
    pub fn choose(&mut self, choice: Choice) -> Result<(), IllegalAction> {
        let (first, person) = (self.events.len(), self.bot(self.game.current()).is_none());
        self.go_on(choice)?;
        if person {
            self.unheard.clear();
        }
        self.begin_moment(first);
        Ok(())
    }

    /// What was done before this event is past; what comes from there on is seen and heard as one.
    pub(super) fn begin_moment(&mut self, first: usize) {
        self.seen = first;
        self.unheard.push(first);
    }

    /// Does what a script says, as one moment: chance has spoken already.
    pub(super) fn perform(&mut self, actions: impl Iterator<Item = Action>) {
        let first = self.events.len();
        self.unheard.clear();
        for action in actions {
            if self.apply(action).is_err() {
                break;
            }
        }
        self.begin_moment(first);
    }

    /// The same, as part of the moment that has begun.
    pub fn go_on(&mut self, choice: Choice) -> Result<(), IllegalAction> {
        let mut rng = self.rng.clone();
        let action = rng.resolve(&self.game, choice);
        self.apply(action)?;
        self.rng = rng;
        Ok(())
    }

    /// What a bot that plays at random draws from: another number at every step of every game, the same when it is asked
    /// again.
    pub fn bot_seed(&self) -> u64 {
        self.rng.seed() ^ self.record.actions.len() as u64
    }

    fn apply(&mut self, action: Action) -> Result<(), IllegalAction> {
        let seat = self.game.current();
        let before = self.game.phase().turn().cloned().unwrap_or_default();
        let events = self.game.play(action)?;
        let first_new = self.events.len();
        if self.is_between_turns() {
            let dead = match action {
                Action::Roll(dice) | Action::Weasel(dice) => Some(dice),
                Action::AcceptBust => self.last_roll(),
                _ => None,
            };
            let closing = self.closing_start(first_new);
            self.last_turn = Some(LastTurn { seat, turn: before, dead, closing });
        }
        self.record.actions.push(action);
        self.events.extend(events);
        Ok(())
    }

    /// A choice after the stop (a giver, a specialist) belongs to the same closing.
    fn closing_start(&self, first_new: usize) -> usize {
        let stopped = self.events.iter().rposition(|event| matches!(event, Event::Stopped { .. }));
        let began = self.events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. }));
        match (stopped, began) {
            (Some(stopped), Some(began)) if stopped > began => stopped,
            (Some(stopped), None) => stopped,
            _ => first_new,
        }
    }

    fn last_roll(&self) -> Option<Dice> {
        self.events.iter().rev().find_map(|event| match event {
            Event::Rolled { dice, .. } => Some(*dice),
            _ => None,
        })
    }

    /// How many turns are over.
    pub fn turns_over(&self) -> usize {
        let began = self.events.iter().filter(|event| matches!(event, Event::TurnBegan { .. }));
        began.count() + usize::from(self.game.is_over())
    }

    /// The rule that says what is due now.
    pub fn rule_of_the_moment(&self) -> Rule {
        let failed = |event: &Event| match event {
            Event::NothingTurned { rule } | Event::Failed { rule, .. } => Some(*rule),
            _ => None,
        };
        let choices = self.game.choices();
        match self.game.phase() {
            Phase::Deciding(turn) if turn.is_fresh() => {
                let usual = if choices.contains(&Choice::Roll(Dice::WHITE + 1)) {
                    Rule::E8_1
                } else {
                    Rule::O3_1
                };
                // Why nothing was turned comes last, and is what people ask about.
                self.moment().iter().rev().find_map(failed).unwrap_or(usual)
            }
            Phase::Deciding(turn) => self.rule_of_stopping(turn),
            Phase::Choosing { .. } if choices.contains(&Choice::AcceptBust) => Rule::E11_2,
            Phase::Choosing { .. } => Rule::O3_2,
            Phase::TakingBratworm { .. } => Rule::E4_4,
            Phase::ReturningSpecialist { .. } => Rule::E5_5,
            Phase::Over => Rule::O6_2,
        }
    }

    /// What stopping would give, or why it gives nothing or cannot be had.
    fn rule_of_stopping(&self, turn: &Turn) -> Rule {
        let sheet_of_2005 = self.game.edition() == Edition::Pickomino2005;
        match self.game.claim() {
            Ok(_) if self.game.lower_claim().is_some() => Rule::L3_3,
            // Why it is not the tile with that number is what people ask.
            Ok(Claim::Take { exact: false, .. }) if self.is_own_top() => Rule::O4_6,
            Ok(claim) => claim.rule(),
            Err(_) if turn.dice_left() == 0 => Rule::O3_5,
            Err(_) if sheet_of_2005 && turn.used().iter().count() == 6 => Rule::L2_2,
            Err(_) if sheet_of_2005 => Rule::L2_1,
            // With 11 and 13 on the table, people ask why these do not help.
            Err(Failure::NoTile { .. }) if self.game.edition().has_specialists() => Rule::E3_3,
            Err(failure) => failure.rule(),
        }
    }

    /// Whether what was laid aside has the number of the player's own top tile.
    fn is_own_top(&self) -> bool {
        let top = self.game.stack(self.game.current()).top();
        top.is_some_and(|top| top.number() == self.game.count().sum)
    }

    /// How many of the last actions undoing takes back: a laying-aside and what it asked, never a roll.
    fn undoable(&self) -> usize {
        let open_turn = match self.game.phase() {
            Phase::Deciding(turn) => !turn.is_fresh(),
            Phase::TakingBratworm { .. } => true,
            _ => false,
        };
        match self.record.actions.as_slice() {
            [.., Action::Keep(_)] if open_turn => 1,
            [.., Action::Keep(_), Action::TakeBratworm(_)] if open_turn => 2,
            _ => 0,
        }
    }

    /// Whether the last laying-aside can be taken back.
    pub fn can_undo(&self) -> bool {
        self.bot(self.game.current()).is_none() && self.undoable() > 0
    }

    /// Takes back the last laying-aside.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let kept = self.record.actions.len().saturating_sub(self.undoable());
        let mut save = self.save(0);
        save.record.actions.truncate(kept);
        match Play::restore(self.id.clone(), save) {
            Ok(before) => {
                *self = before;
                true
            }
            Err(_) => false,
        }
    }

    /// What came of the last thing that was done.
    pub fn moment(&self) -> &[Event] {
        self.events.get(self.seen..).unwrap_or_default()
    }
}
