//! The log of a game.

use engine::{Event, Seat};

use crate::app::Model;

/// What happened in every turn, in sentences, the newest turn first.
pub fn turns(model: &Model) -> Vec<String> {
    let Some(play) = &model.play else { return Vec::new() };
    let tell = model.messages().event;
    let names = |seat: Seat| play.name(seat).to_owned();
    let sentences = |turn: &[Event]| {
        let told: Vec<String> = turn.iter().map(|event| tell(event, &names)).collect();
        told.join(" ")
    };
    let turns = play.events.split(|event| matches!(event, Event::TurnBegan { .. }));
    turns.rev().filter(|turn| !turn.is_empty()).map(sentences).collect()
}
