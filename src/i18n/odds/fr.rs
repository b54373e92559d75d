//! Probabilités, conseils et raisons en français.

use engine::Choice;
use record::Level;

use super::{NamedOdds, OddsTexts};
use crate::i18n::{Names, fr::with_article};

pub(in crate::i18n) const ODDS: OddsTexts = OddsTexts {
    point: ",",
    percent: "\u{202f}%",
    odds: "Probabilités",
    auto: "Contre les bots",
    off: "Non",
    demand: "À la demande",
    always: "Toujours",
    hint: "Conseil",
    why: "Pourquoi\u{202f}?",
    odds_key: "montrer ou cacher les probabilités",
    hint_key: "conseil",
    awaited: "Calcul en cours…",
    unavailable: "Les probabilités ne sont pas disponibles pour l’instant.",
    chance: |chance| format!("{chance} de chances de l’avoir"),
    worth: |value, fail| format!("{value} vers en moyenne, {fail} de risque de lancer nul"),
    choice,
    best: |best| match &best.win {
        Some(win) => format!("Le mieux\u{202f}: {}. Victoire {win}, {}.", best.name, turn(best)),
        None => format!("Le plus de vers\u{202f}: {}. {}.", best.name, turn(best)),
    },
    next: |next| format!("Ensuite\u{202f}: {}, {}.", next.name, next.brief()),
    stopping: |stop| format!("S’arrêter\u{202f}: {}.", stop.brief()),
    unlearned: "La chance de gagner n’est pas connue pour l’instant.",
    did: |did| match &did.win {
        Some(win) => format!("Choix\u{202f}: {}. Victoire {win}, {}.", did.name, turn(did)),
        None => format!("Choix\u{202f}: {}. {}.", did.name, turn(did)),
    },
    better: |better| match &better.win {
        Some(win) => {
            format!("Mieux pour gagner\u{202f}: {}, {win}, {}.", better.name, turn(better))
        }
        None => format!("Plus de vers\u{202f}: {}, {}.", better.name, turn(better)),
    },
    no_choice: "Il n’y avait rien à choisir pendant ce tour.",
    goal: |level| match level {
        Level::Random => "choisit au hasard.",
        Level::Naive => "garde ce qui rapporte le plus de points et s’arrête au premier Pickomino.",
        Level::Careful => "joue pour avoir le plus de chances de prendre quelque chose.",
        Level::Greedy => "joue pour le plus de vers possible pendant ce tour, surtout piqués.",
        Level::Expert => "joue pour la chance de gagner la partie.",
    },
};

fn turn(odds: &NamedOdds) -> String {
    format!("{} vers, {} de risque", odds.value, odds.fail)
}

fn choice(choice: Choice, names: Names<'_>) -> String {
    match choice {
        Choice::Keep(face) => {
            face.number().map_or_else(|| "les vers".to_owned(), |points| format!("les {points}"))
        }
        Choice::Roll(1) => "lancer 1 dé".to_owned(),
        Choice::Roll(dice) => format!("lancer {dice} dés"),
        Choice::Weasel(_) => "la Belette".to_owned(),
        Choice::AcceptBust => "lancer nul".to_owned(),
        Choice::Stop => "s’arrêter".to_owned(),
        Choice::StopLower => "prendre le numéro inférieur".to_owned(),
        Choice::TakeBratworm(seat) => format!("ver grillé de {}", names(seat)),
        Choice::ReturnFigure(figure) => format!("rendre {}", with_article(figure, "le", "la")),
    }
}
