//! How the last turn ended, with the rules behind it; and what happened while turns were skipped.

use engine::{Claim, Event, Place, Rule, Seat};

use super::price::Price;
use crate::app::{Look, Model, Play};

/// The end of the turn before: one line that unfolds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeView {
    /// Whose turn it was, in words.
    pub whose: String,
    pub tone: OutcomeTone,
    /// What came of it: the tile and what came with it, or cause and price of the failure.
    pub result: String,
    /// The rule behind the result.
    pub rule: Rule,
    /// What followed: what was returned, turned or moved, or why nothing was.
    pub details: Vec<Detail>,
}

/// How a turn ended, for picture and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutcomeTone {
    Failed,
    /// Something was taken from the grill.
    Claimed,
    /// Somebody lost something to somebody else: for one of them it is no good news.
    Stolen,
}

impl OutcomeTone {
    /// The name of its picture.
    pub const fn picture(self) -> &'static str {
        match self {
            OutcomeTone::Failed => "warning",
            OutcomeTone::Claimed => "check",
            OutcomeTone::Stolen => "steal",
        }
    }
}

/// Something that followed from the result, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    pub words: String,
    pub rule: Option<Rule>,
}

impl OutcomeView {
    /// To be seen until the next turn rolls.
    pub fn of(model: &Model) -> Option<OutcomeView> {
        let play = model.play.as_ref()?;
        let last = play.last_turn.as_ref().filter(|_| play.is_between_turns())?;
        let closing = closing_events(play, last.closing);
        let result = TurnResult::of(model, play, turn_events(play, last.closing))?;
        // The claim belongs to the stop that made it.
        let rule = |event: &Event| match event {
            Event::Stopped { .. } if result.tone != OutcomeTone::Failed => Some(result.rule),
            event => rule_of(event),
        };
        let detail = |event: &Event| Detail { words: tell(model, play, event), rule: rule(event) };
        // The roll was seen, and what was claimed is in the line.
        let shown = |event: &&Event| !matches!(event, Event::Rolled { .. } | Event::Claimed { .. });
        Some(OutcomeView {
            whose: (model.messages().table.last_turn)(play.name(last.seat)),
            details: closing.iter().filter(shown).map(detail).collect(),
            tone: result.tone,
            result: result.words,
            rule: result.rule,
        })
    }

    pub fn failed(&self) -> bool {
        self.tone == OutcomeTone::Failed
    }
}

/// What came of a turn that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TurnResult {
    pub(super) seat: Seat,
    pub(super) tone: OutcomeTone,
    pub(super) words: String,
    rule: Rule,
}

impl TurnResult {
    /// None while the turn is being played.
    pub(super) fn of(model: &Model, play: &Play, turn: &[Event]) -> Option<TurnResult> {
        turn.iter().find_map(|event| match *event {
            Event::Failed { seat, why, rule } => {
                let price = Price::of(turn)?;
                let words = (model.messages().table.failed_line)(play.name(seat), why, price);
                Some(TurnResult { seat, tone: OutcomeTone::Failed, words, rule })
            }
            Event::Claimed { seat, claim, rule } => {
                let tone = match claim {
                    Claim::Take { .. } => OutcomeTone::Claimed,
                    Claim::Steal { .. } | Claim::TakeHen { .. } => OutcomeTone::Stolen,
                };
                let gained = turn.iter().filter(|gained| is_gain(gained, seat));
                let told = std::iter::once(event).chain(gained);
                let words: Vec<String> = told.map(|event| tell(model, play, event)).collect();
                Some(TurnResult { seat, tone, words: words.join(" "), rule })
            }
            _ => None,
        })
    }
}

/// Whether something beside the tile came to this player.
fn is_gain(event: &Event, player: Seat) -> bool {
    match event {
        Event::BratwormGained { seat, .. } | Event::FigureMoved { to: Place::Player(seat), .. } => {
            *seat == player
        }
        _ => false,
    }
}

pub(super) fn tell(model: &Model, play: &Play, event: &Event) -> String {
    let names = |seat: Seat| play.name(seat).to_owned();
    (model.messages().event)(event, &names)
}

/// The events that closed the turn: from the stop or the fatal roll to the next turn.
fn closing_events(play: &Play, first: usize) -> &[Event] {
    let from_there = play.events.get(first..).unwrap_or_default();
    let next_turn = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ended);
    from_there.split(next_turn).next().unwrap_or_default()
}

/// All events of the turn that closed there.
fn turn_events(play: &Play, closing: usize) -> &[Event] {
    let before = play.events.get(..closing).unwrap_or_default();
    let began = before.iter().rposition(|event| matches!(event, Event::TurnBegan { .. }));
    let end = closing + closing_events(play, closing).len();
    play.events.get(began.map_or(0, |began| began + 1)..end).unwrap_or_default()
}

fn rule_of(event: &Event) -> Option<Rule> {
    match event {
        Event::Failed { rule, .. }
        | Event::TileTurned { rule, .. }
        | Event::NothingTurned { rule }
        | Event::FigureMoved { rule, .. } => Some(*rule),
        Event::TileReturned { .. } => Some(Rule::O5_2),
        Event::BratwormGained { from: None, .. } => Some(Rule::E4_3),
        Event::BratwormGained { from: Some(_), .. } => Some(Rule::E4_4),
        Event::BratwormMissed { .. } => Some(Rule::E4_5),
        _ => None,
    }
}

/// What came of all turns that were passed over at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkipSummary {
    pub heading: &'static str,
    /// What happened to people first, else in order.
    pub turns: Vec<SkippedTurn>,
}

/// One of them, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkippedTurn {
    pub words: String,
    /// Of whoever played it.
    pub look: Look,
    pub tone: OutcomeTone,
    /// Whether a person lost something by it.
    pub hits_person: bool,
}

impl SkipSummary {
    /// None unless several turns ended in the last moment, and none once it was closed. What came of a single one says the
    /// line in the tray.
    pub fn of(model: &Model) -> Option<SkipSummary> {
        let play = model.play.as_ref().filter(|play| !model.skipping && !play.game.is_over())?;
        if model.summary_closed == Some(play.seen) {
            return None;
        }
        let turns = play.moment().split(|event| matches!(event, Event::TurnBegan { .. }));
        let mut turns: Vec<SkippedTurn> = turns
            .filter_map(|turn| {
                let TurnResult { seat, tone, words, .. } = TurnResult::of(model, play, turn)?;
                let hits_person =
                    turn.iter().filter_map(loser).any(|seat| play.bot(seat).is_none());
                Some(SkippedTurn { words, look: model.settings.look(seat), tone, hits_person })
            })
            .collect();
        turns.sort_by_key(|turn| !turn.hits_person);
        let heading = model.messages().table.skipped;
        (turns.len() > 1).then_some(SkipSummary { heading, turns })
    }
}

/// Who loses something to somebody else by this.
fn loser(event: &Event) -> Option<Seat> {
    match event {
        Event::Claimed {
            claim: Claim::Steal { from, .. } | Claim::TakeHen { from, .. }, ..
        } => Some(*from),
        Event::BratwormGained { from, .. } => *from,
        _ => None,
    }
}
