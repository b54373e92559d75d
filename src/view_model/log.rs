//! The log of a game in words.

use engine::{Event, Seat};

use crate::app::Model;

/// The turns of the game on the table, newest first, each in sentences.
pub fn turns(model: &Model) -> Vec<String> {
    let Some(play) = &model.play else { return Vec::new() };
    let messages = model.messages();
    let names = |seat: Seat| play.name(seat).to_owned();
    let turns = play.events.split(|event| matches!(event, Event::TurnBegan { .. }));
    let sentences = |turn: &[Event]| -> Vec<String> {
        turn.iter().map(|event| (messages.event)(event, &names)).collect()
    };
    turns.rev().filter(|turn| !turn.is_empty()).map(|turn| sentences(turn).join(" ")).collect()
}
