//! Chancen, Tipps und Gründe auf Deutsch.

use engine::Choice;
use record::Level;

use super::{NamedOdds, OddsTexts};
use crate::i18n::{Names, de::figure_kept};

pub(in crate::i18n) const ODDS: OddsTexts = OddsTexts {
    point: ",",
    percent: "\u{202f}%",
    odds: "Chancen",
    auto: "Gegen Bots",
    off: "Aus",
    demand: "Auf Wunsch",
    always: "Immer",
    hint: "Tipp",
    why: "Warum?",
    odds_key: "Chancen zeigen oder verbergen",
    hint_key: "Tipp",
    awaited: "Wird ausgerechnet …",
    unavailable: "Die Chancen lassen sich gerade nicht ausrechnen.",
    chance: |chance| format!("Chance darauf {chance}"),
    worth: |value, fail| format!("erwartet {value} Würmer, Fehlwurf {fail}"),
    choice,
    best: |best| match &best.win {
        Some(win) => format!("Am besten: {}. Sieg {win}, {}.", best.name, turn(best)),
        None => format!("Die meisten Würmer: {}. {}.", best.name, turn(best)),
    },
    next: |next| format!("Danach: {}, {}.", next.name, next.brief()),
    stopping: |stop| format!("Aufhören: {}.", stop.brief()),
    unlearned: "Die Siegchance ist gerade nicht bekannt.",
    did: |did| match &did.win {
        Some(win) => format!("Wahl: {}. Sieg {win}, {}.", did.name, turn(did)),
        None => format!("Wahl: {}. {}.", did.name, turn(did)),
    },
    better: |better| match &better.win {
        Some(win) => format!("Besser für den Sieg: {}, {win}, {}.", better.name, turn(better)),
        None => format!("Mehr Würmer: {}, {}.", better.name, turn(better)),
    },
    no_choice: "In diesem Zug gab es nichts zu entscheiden.",
    goal: |level| match level {
        Level::Random => "wählt aufs Geratewohl.",
        Level::Naive => {
            "nimmt, was die meisten Punkte bringt, und hört bei der ersten Portion auf."
        }
        Level::Careful => "spielt auf die beste Chance, überhaupt etwas zu bekommen.",
        Level::Greedy => "spielt auf möglichst viele Würmer in diesem Zug, am liebsten gestohlene.",
        Level::Expert => "spielt auf die Chance, das Spiel zu gewinnen.",
    },
};

fn turn(odds: &NamedOdds) -> String {
    format!("{} Würmer, Fehlwurf {}", odds.value, odds.fail)
}

fn choice(choice: Choice, names: Names<'_>) -> String {
    match choice {
        Choice::Keep(face) => {
            face.number().map_or_else(|| "Würmer".to_owned(), |points| format!("{points}er"))
        }
        Choice::Roll(1) => "mit 1 Würfel würfeln".to_owned(),
        Choice::Roll(dice) => format!("mit {dice} Würfeln würfeln"),
        Choice::Weasel(_) => "Wiesel einsetzen".to_owned(),
        Choice::AcceptBust => "Fehlwurf".to_owned(),
        Choice::Stop => "aufhören".to_owned(),
        Choice::StopLower => "die niedrigere nehmen".to_owned(),
        Choice::TakeBratworm(seat) => format!("Rostbratwurm von {}", names(seat)),
        Choice::ReturnFigure(figure) => format!("{} zurückgeben", figure_kept(figure)),
    }
}
