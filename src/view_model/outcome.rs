//! How the last turn ended, with the rules behind it.

use engine::{Event, Rule, Seat};

use crate::app::{Model, Play};

/// The end of the turn before: one line that unfolds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeView {
    /// Whose turn it was, in words.
    pub whose: String,
    pub failed: bool,
    /// What came of it: the tile, or the cause of the failure.
    pub result: String,
    /// The rule behind the result.
    pub rule: Rule,
    /// What followed: what was returned, turned or moved, or why nothing was.
    pub details: Vec<Detail>,
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
        let names = |seat: Seat| play.name(seat).to_owned();
        let tell = |event: &Event| (model.messages().event)(event, &names);
        let events = closing_events(play, last.closing);
        let (result, failed, rule) = events.iter().find_map(|event| match event {
            Event::Failed { rule, .. } => Some((event, true, *rule)),
            Event::Claimed { rule, .. } => Some((event, false, *rule)),
            _ => None,
        })?;
        let followed = events.iter().filter(|event| {
            !matches!(event, Event::Failed { .. } | Event::Claimed { .. } | Event::Rolled { .. })
        });
        let detail = |event| Detail { words: tell(event), rule: rule_of(event) };
        Some(OutcomeView {
            whose: (model.messages().table.last_turn)(play.name(last.seat)),
            failed,
            result: tell(result),
            rule,
            details: followed.map(detail).collect(),
        })
    }
}

/// The events that closed the turn: from the stop or the fatal roll to the next turn.
fn closing_events(play: &Play, first: usize) -> &[Event] {
    let from_there = play.events.get(first..).unwrap_or_default();
    let next_turn = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::Ended);
    from_there.split(next_turn).next().unwrap_or_default()
}

fn rule_of(event: &Event) -> Option<Rule> {
    match event {
        Event::TileTurned { rule, .. }
        | Event::NothingTurned { rule }
        | Event::FigureMoved { rule, .. } => Some(*rule),
        Event::TileReturned { .. } => Some(Rule::O5_2),
        Event::BratwormGained { .. } => Some(Rule::E4_3),
        Event::BratwormMissed { .. } => Some(Rule::E4_5),
        _ => None,
    }
}
