//! Odds, hints and reasons in English.

use engine::Choice;
use record::Level;

use super::{NamedOdds, OddsTexts};
use crate::i18n::{Names, en::figure_name};

pub(in crate::i18n) const ODDS: OddsTexts = OddsTexts {
    point: ".",
    percent: "%",
    odds: "Odds",
    auto: "Against bots",
    off: "Off",
    demand: "On demand",
    always: "Always",
    hint: "Hint",
    why: "Why?",
    odds_key: "show or hide the odds",
    hint_key: "hint",
    awaited: "Working it out …",
    unavailable: "The odds can’t be worked out right now.",
    chance: |chance| format!("{chance} chance to get it"),
    worth: |value, fail| format!("{value} worms expected, {fail} to fail"),
    choice,
    best: |best| match &best.win {
        Some(win) => format!("Best: {}. {win} to win, {}.", best.name, turn(best)),
        None => format!("Most worms: {}. {}.", best.name, turn(best)),
    },
    next: |next| format!("Next: {}, {}.", next.name, next.brief()),
    stopping: |stop| format!("Stopping: {}.", stop.brief()),
    unlearned: "The chance to win isn’t known right now.",
    did: |did| match &did.win {
        Some(win) => format!("Choice: {}. {win} to win, {}.", did.name, turn(did)),
        None => format!("Choice: {}. {}.", did.name, turn(did)),
    },
    better: |better| match &better.win {
        Some(win) => format!("Better for the win: {}, {win}, {}.", better.name, turn(better)),
        None => format!("More worms: {}, {}.", better.name, turn(better)),
    },
    no_choice: "There was nothing to choose in this turn.",
    goal: |level| match level {
        Level::Random => "chooses at random.",
        Level::Naive => "keeps what adds most points and stops at the first portion in reach.",
        Level::Careful => "plays for the best chance to take anything at all.",
        Level::Greedy => "plays for the most worms this turn, stolen ones above all.",
        Level::Expert => "plays for the chance to win the game.",
    },
};

fn turn(odds: &NamedOdds) -> String {
    format!("{} worms, {} to fail", odds.value, odds.fail)
}

fn choice(choice: Choice, names: Names<'_>) -> String {
    match choice {
        Choice::Keep(face) => {
            face.number().map_or_else(|| "worms".to_owned(), |points| format!("{points}s"))
        }
        Choice::Roll(1) => "roll 1 die".to_owned(),
        Choice::Roll(dice) => format!("roll {dice} dice"),
        Choice::Weasel(_) => "use the weasel".to_owned(),
        Choice::AcceptBust => "fail".to_owned(),
        Choice::Stop => "stop".to_owned(),
        Choice::StopLower => "take the lower one".to_owned(),
        Choice::TakeBratworm(seat) => format!("bratworm from {}", names(seat)),
        Choice::ReturnFigure(figure) => format!("give back the {}", figure_name(figure)),
    }
}
