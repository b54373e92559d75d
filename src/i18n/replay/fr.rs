//! French.

use super::{ReplayTexts, ReviewTexts};
use crate::app::{Grade, Luck, Rating};

pub(in crate::i18n) const REPLAY: ReplayTexts = ReplayTexts {
    heading: "Revoir la partie",
    turn_of: |turn, turns| format!("Tour {turn} sur {turns}"),
    slider: "Moment de la partie",
    beginning: "Tout a commencé ainsi.",
    first: "Au début",
    turn_back: "Un tour en arrière",
    back: "Un coup en arrière",
    play: "Lecture",
    pause: "Pause",
    on: "Un coup en avant",
    turn_on: "Un tour en avant",
    last: "À la fin",
    mistake_back: "Erreur précédente",
    mistake_on: "Erreur suivante",
    speed: "Vitesse",
    grade: |grade| match grade {
        Grade::Best => "Meilleur choix",
        Grade::Good => "Bon choix",
        Grade::Inaccuracy => "Imprécision",
        Grade::Mistake => "Erreur",
        Grade::Blunder => "Grosse erreur",
    },
    chance: |name, chance| format!("{name}\u{202f}: {chance} de chances de gagner."),
    better: |best, better, chosen| format!("Mieux\u{202f}: {best} ({better} au lieu de {chosen})."),
    chart: "Chances de gagner",
    chart_line: "Touche la courbe pour voir ce moment.",
    swings: "Tournants",
    swing: |turn, name, from, to| format!("Tour {turn}\u{202f}: {name} {from} → {to}"),
    table: "En tableau",
    turn: "Tour",
    play_on: "Jouer à partir d’ici",
    play_on_line: "Une nouvelle partie avec de nouveaux lancers. Celle-ci reste telle quelle.",
    others: "Les autres places",
    others_same: "comme avant",
    others_bots: |level| format!("bots\u{202f}: {level}"),
    key_actions: "coup par coup",
    key_turns: "tour par tour",
    key_mistake: "erreur suivante",
    key_play: "lecture ou pause",
    key_ends: "début et fin",
};

pub(in crate::i18n) const REVIEW: ReviewTexts = ReviewTexts {
    heading: "Chance et talent",
    offer: "Montrer chance et talent",
    offer_line: "Comment les dés sont tombés, et comment chacun a choisi.",
    working: |done| format!("La partie est passée en revue\u{202f}: {done}"),
    no_worker: "La partie ne peut pas être passée en revue pour l’instant.",
    no_weights: "Ce que sait l’expert ne peut pas être chargé pour l’instant.",
    verdict: |luck, best| match (luck, best) {
        (Luck::Good, true) => "de la chance, et les meilleures décisions",
        (Luck::Even, true) => "ni chance ni malchance, mais les meilleures décisions",
        (Luck::Bad, true) => "pas de chance, mais les meilleures décisions",
        (Luck::Good, false) => "de la chance aux dés",
        (Luck::Even, false) => "ni chance ni malchance",
        (Luck::Bad, false) => "pas de chance aux dés",
    },
    rating: |rating| match rating {
        Rating::GrillMaster => "Maître du gril",
        Rating::OldHand => "Vieux renard",
        Rating::Cook => "Bon cuistot",
        Rating::Apprentice => "Commis de cuisine",
        Rating::Guest => "Joyeux convive",
    },
    sums: |luck, skill| format!("Chance {luck}, décisions {skill}"),
    note: "En points de pourcentage des chances de gagner.",
    best: |name, turn, choice| format!("Meilleure décision\u{202f}: {name}, tour {turn}. {choice}"),
    costliest: |name, turn, choice, loss| {
        format!("Décision la plus coûteuse\u{202f}: {name}, tour {turn}, −{loss}. {choice}")
    },
    look: "Voir",
    percent: |number| format!("{number}\u{202f}%"),
};
