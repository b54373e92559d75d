//! The log of a game: a row for every turn.

use std::ops::Range;

use engine::{Claim, Event, Face, Figure, Place, Seat, Tile};

use super::{
    outcome::{TurnResult, tell},
    price::{Price, TilePrice},
};
use crate::app::{Look, Model, Play};

/// Where a turn lies among the events of the game. A row is known by it: as long as nothing is added, it stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnSpan {
    /// Counted from 0, the oldest.
    pub number: usize,
    pub events: Range<usize>,
}

/// All turns in which anything has happened, the newest first.
pub fn turn_spans(model: &Model) -> Vec<TurnSpan> {
    let events = model.play.as_ref().map_or(&[][..], |play| &play.events);
    let mut from = 0;
    let mut spans = Vec::new();
    for turn in events.split(|event| matches!(event, Event::TurnBegan { .. })) {
        let until = from + turn.len();
        if from < until {
            spans.push(TurnSpan { number: spans.len(), events: from..until });
        }
        // The event between them begins the next one.
        from = until + 1;
    }
    spans.reverse();
    spans
}

/// One turn of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    pub name: String,
    pub look: Look,
    pub bot: bool,
    /// The number of the turn, if a bot can be asked for its reasons.
    pub why: Option<usize>,
    pub kept: Vec<KeptDice>,
    /// What came of it; none while it is being played.
    pub ending: Option<TurnEnding>,
    /// What came to the player beside the tile: bratworms and figures.
    pub bratworms: usize,
    pub figures: Vec<Figure>,
    /// The row in sentences, for those who listen.
    pub label: String,
    /// Everything that happened, in sentences.
    pub sentences: Vec<String>,
}

/// Dice laid aside together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptDice {
    pub face: Face,
    pub count: u8,
    /// Whether one of them is the golden one.
    pub golden: bool,
}

/// What came of a turn, in pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnding {
    Took(Tile),
    Stole { tile: Tile, from: Look },
    TookHen { from: Look },
    Failed(Price),
}

impl TurnEnding {
    /// The tile that went back to the grill.
    pub const fn returned(self) -> Option<Tile> {
        let TurnEnding::Failed(price) = self else { return None };
        match price.tile {
            TilePrice::Returned(tile)
            | TilePrice::ReturnedAndTurned { returned: tile, .. }
            | TilePrice::ReturnedAndTurnedItself(tile) => Some(tile),
            _ => None,
        }
    }

    /// The tile that was turned over.
    pub const fn turned(self) -> Option<Tile> {
        let TurnEnding::Failed(price) = self else { return None };
        match price.tile {
            TilePrice::ReturnedAndTurned { turned: tile, .. }
            | TilePrice::ReturnedAndTurnedItself(tile) => Some(tile),
            _ => None,
        }
    }
}

impl TurnRow {
    /// None if there is no such turn (any more).
    pub fn of(model: &Model, span: &TurnSpan) -> Option<TurnRow> {
        let play = model.play.as_ref()?;
        let turn = play.events.get(span.events.clone())?;
        let seat = turn.iter().find_map(player)?;
        let gained = |event: &&Event| match event {
            Event::BratwormGained { seat: to, .. } => *to == seat,
            _ => false,
        };
        let figures = turn.iter().filter_map(|event| match event {
            Event::FigureMoved { figure, to: Place::Player(to), .. } if *to == seat => {
                Some(*figure)
            }
            _ => None,
        });
        Some(TurnRow {
            name: play.name(seat).to_owned(),
            look: model.settings.look(seat),
            bot: play.bot(seat).is_some(),
            why: play.bot(seat).filter(|_| model.advice_is_allowed()).map(|_| span.number),
            kept: kept(turn),
            ending: ending(model, turn),
            bratworms: turn.iter().filter(gained).count(),
            figures: figures.collect(),
            label: label(model, play, turn),
            sentences: turn.iter().map(|event| tell(model, play, event)).collect(),
        })
    }
}

/// Every turn of the game, the newest first.
pub fn turns(model: &Model) -> Vec<TurnRow> {
    turn_spans(model).iter().filter_map(|span| TurnRow::of(model, span)).collect()
}

/// Whose turn it was: whoever rolled first.
fn player(event: &Event) -> Option<Seat> {
    match event {
        Event::Rolled { seat, .. } => Some(*seat),
        _ => None,
    }
}

fn kept(turn: &[Event]) -> Vec<KeptDice> {
    let mut golden_face = None;
    let mut kept = Vec::new();
    for event in turn {
        match event {
            Event::Rolled { dice, golden, .. } => {
                golden_face = dice.last().filter(|_| *golden);
            }
            Event::LaidAside { face, count, .. } => {
                let golden = golden_face == Some(*face);
                kept.push(KeptDice { face: *face, count: *count, golden });
            }
            _ => {}
        }
    }
    kept
}

fn ending(model: &Model, turn: &[Event]) -> Option<TurnEnding> {
    let look = |seat| model.settings.look(seat);
    turn.iter().find_map(|event| match *event {
        Event::Failed { .. } => Price::of(turn).map(TurnEnding::Failed),
        Event::Claimed { claim, .. } => Some(match claim {
            Claim::Take { tile, .. } => TurnEnding::Took(tile),
            Claim::Steal { tile, from } => TurnEnding::Stole { tile, from: look(from) },
            Claim::TakeHen { from, .. } => TurnEnding::TookHen { from: look(from) },
        }),
        _ => None,
    })
}

/// What was kept and what came of it; before anything was kept, the roll.
fn label(model: &Model, play: &Play, turn: &[Event]) -> String {
    let result = TurnResult::of(model, play, turn).map(|result| result.words);
    let kept = turn.iter().filter(|event| matches!(event, Event::LaidAside { .. }));
    let kept = kept.map(|event| tell(model, play, event));
    let words: Vec<String> = kept.chain(result).collect();
    if words.is_empty() {
        return turn.first().map(|event| tell(model, play, event)).unwrap_or_default();
    }
    words.join(" ")
}
