//! Probabilità, suggerimenti e motivi in italiano.

use engine::Choice;
use record::Level;

use super::{NamedOdds, OddsTexts};
use crate::i18n::{Names, it::the_figure};

pub(in crate::i18n) const ODDS: OddsTexts = OddsTexts {
    point: ",",
    percent: "%",
    odds: "Probabilità",
    auto: "Contro i bot",
    off: "No",
    demand: "A richiesta",
    always: "Sempre",
    hint: "Suggerimento",
    why: "Perché?",
    odds_key: "mostra o nascondi le probabilità",
    hint_key: "suggerimento",
    awaited: "Sto calcolando …",
    unavailable: "Per ora le probabilità non si possono calcolare.",
    chance: |chance| format!("probabilità di averla: {chance}"),
    worth: |value, fail| format!("in media {value} vermi, rischio di sballare {fail}"),
    choice,
    best: |best| match &best.win {
        Some(win) => format!("Meglio: {}. Vittoria {win}, {}.", best.name, turn(best)),
        None => format!("Più vermi: {}. {}.", best.name, turn(best)),
    },
    next: |next| format!("Poi: {}, {}.", next.name, next.brief()),
    stopping: |stop| format!("Fermarsi: {}.", stop.brief()),
    unlearned: "Per ora la probabilità di vincere non è nota.",
    did: |did| match &did.win {
        Some(win) => format!("Scelta: {}. Vittoria {win}, {}.", did.name, turn(did)),
        None => format!("Scelta: {}. {}.", did.name, turn(did)),
    },
    better: |better| match &better.win {
        Some(win) => format!("Meglio per vincere: {}, {win}, {}.", better.name, turn(better)),
        None => format!("Più vermi: {}, {}.", better.name, turn(better)),
    },
    no_choice: "In questo turno non c’era niente da scegliere.",
    goal: |level| match level {
        Level::Random => "sceglie a caso.",
        Level::Naive => "prende ciò che dà più punti e si ferma alla prima porzione possibile.",
        Level::Careful => "cerca la migliore probabilità di prendere qualcosa.",
        Level::Greedy => "cerca più vermi possibile in questo turno, meglio se rubati.",
        Level::Expert => "gioca per la probabilità di vincere la partita.",
    },
};

fn turn(odds: &NamedOdds) -> String {
    format!("{} vermi, {} di sballare", odds.value, odds.fail)
}

fn choice(choice: Choice, names: Names<'_>) -> String {
    match choice {
        Choice::Keep(face) => {
            face.number().map_or_else(|| "i vermi".to_owned(), |points| format!("i {points}"))
        }
        Choice::Roll(1) => "lanciare 1 dado".to_owned(),
        Choice::Roll(dice) => format!("lanciare {dice} dadi"),
        Choice::Weasel(_) => "usare la donnola".to_owned(),
        Choice::AcceptBust => "sballare".to_owned(),
        Choice::Stop => "fermarsi".to_owned(),
        Choice::StopLower => "prendere la più bassa".to_owned(),
        Choice::TakeBratworm(seat) => format!("vermarrosto di {}", names(seat)),
        Choice::ReturnFigure(figure) => format!("restituire {}", the_figure(figure)),
    }
}
