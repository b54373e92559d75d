//! German.

use super::{ReplayTexts, ReviewTexts};
use crate::app::{Grade, Luck, Rating};

pub(in crate::i18n) const REPLAY: ReplayTexts = ReplayTexts {
    heading: "Rückblick",
    turn_of: |turn, turns| format!("Zug {turn} von {turns}"),
    slider: "Stelle im Spiel",
    beginning: "So fing es an.",
    first: "Zum Anfang",
    turn_back: "Einen Zug zurück",
    back: "Einen Schritt zurück",
    play: "Abspielen",
    pause: "Anhalten",
    on: "Einen Schritt weiter",
    turn_on: "Einen Zug weiter",
    last: "Zum Ende",
    mistake_back: "Voriger Fehler",
    mistake_on: "Nächster Fehler",
    speed: "Tempo",
    grade: |grade| match grade {
        Grade::Best => "Beste Wahl",
        Grade::Good => "Gute Wahl",
        Grade::Inaccuracy => "Ungenau",
        Grade::Mistake => "Fehler",
        Grade::Blunder => "Grober Fehler",
    },
    chance: |name, chance| format!("Siegchance von {name}: {chance}."),
    better: |best, better, chosen| format!("Besser: {best} ({better} statt {chosen})."),
    chart: "Siegchancen",
    chart_line: "Tipp in die Kurve, um den Moment zu sehen.",
    swings: "Wendepunkte",
    swing: |turn, name, from, to| format!("Zug {turn}: {name} {from} → {to}"),
    table: "Als Tabelle",
    turn: "Zug",
    play_on: "Ab hier weiterspielen",
    play_on_line: "Ein neues Spiel mit neuen Würfen. Dieses bleibt, wie es war.",
    others: "Die anderen Plätze",
    others_same: "wie gehabt",
    others_bots: |level| format!("Bots: {level}"),
    key_actions: "Schritt für Schritt",
    key_turns: "Zug für Zug",
    key_mistake: "nächster Fehler",
    key_play: "abspielen oder anhalten",
    key_ends: "Anfang und Ende",
};

pub(in crate::i18n) const REVIEW: ReviewTexts = ReviewTexts {
    heading: "Glück und Können",
    offer: "Glück und Können zeigen",
    offer_line: "Wie die Würfel fielen, und wie gut alle gewählt haben.",
    working: |done| format!("Das Spiel wird durchgesehen: {done}"),
    no_worker: "Das Spiel lässt sich gerade nicht durchsehen.",
    no_weights: "Was der Experte weiß, lässt sich gerade nicht laden.",
    verdict: |luck, best| match (luck, best) {
        (Luck::Good, true) => "Glück gehabt und am besten entschieden",
        (Luck::Even, true) => "weder Glück noch Pech, aber am besten entschieden",
        (Luck::Bad, true) => "Pech gehabt, aber am besten entschieden",
        (Luck::Good, false) => "Glück mit den Würfeln",
        (Luck::Even, false) => "weder Glück noch Pech",
        (Luck::Bad, false) => "Pech mit den Würfeln",
    },
    rating: |rating| match rating {
        Rating::GrillMaster => "Grillmeister",
        Rating::OldHand => "Alter Hase",
        Rating::Cook => "Guter Koch",
        Rating::Apprentice => "Küchenhilfe",
        Rating::Guest => "Fröhlicher Gast",
    },
    sums: |luck, skill| format!("Glück {luck}, Entscheidungen {skill}"),
    note: "In Prozentpunkten der Siegchance.",
    best: |name, turn, choice| format!("Beste Entscheidung: {name}, Zug {turn}. {choice}"),
    costliest: |name, turn, choice, loss| {
        format!("Teuerste Entscheidung: {name}, Zug {turn}, −{loss}. {choice}")
    },
    look: "Ansehen",
    percent: |number| format!("{number}\u{202f}%"),
};
