//! Italian.

use super::{ReplayTexts, ReviewTexts};
use crate::app::{Grade, Luck, Rating};

pub(in crate::i18n) const REPLAY: ReplayTexts = ReplayTexts {
    heading: "Rivedi la partita",
    turn_of: |turn, turns| format!("Turno {turn} di {turns}"),
    slider: "Momento della partita",
    beginning: "Tutto è cominciato così.",
    first: "All’inizio",
    turn_back: "Un turno indietro",
    back: "Una mossa indietro",
    play: "Avvia",
    pause: "Pausa",
    on: "Una mossa avanti",
    turn_on: "Un turno avanti",
    last: "Alla fine",
    mistake_back: "Errore precedente",
    mistake_on: "Errore successivo",
    speed: "Velocità",
    grade: |grade| match grade {
        Grade::Best => "Scelta migliore",
        Grade::Good => "Buona scelta",
        Grade::Inaccuracy => "Imprecisione",
        Grade::Mistake => "Errore",
        Grade::Blunder => "Errore grave",
    },
    chance: |name, chance| format!("Probabilità di vittoria di {name}: {chance}."),
    better: |best, better, chosen| format!("Meglio: {best} ({better} invece di {chosen})."),
    chart: "Probabilità di vittoria",
    chart_line: "Tocca il grafico per vedere quel momento.",
    swings: "Momenti decisivi",
    swing: |turn, name, from, to| format!("Turno {turn}: {name} {from} → {to}"),
    table: "In tabella",
    turn: "Turno",
    play_on: "Gioca da qui",
    play_on_line: "Una nuova partita con nuovi lanci. Questa resta com’era.",
    others: "Gli altri posti",
    others_same: "come prima",
    others_bots: |level| format!("bot: {level}"),
    key_actions: "mossa per mossa",
    key_turns: "turno per turno",
    key_mistake: "errore successivo",
    key_play: "avvia o metti in pausa",
    key_ends: "inizio e fine",
};

pub(in crate::i18n) const REVIEW: ReviewTexts = ReviewTexts {
    heading: "Fortuna e abilità",
    offer: "Mostra fortuna e abilità",
    offer_line: "Come sono caduti i dadi e quanto bene ha scelto ognuno.",
    working: |done| format!("Sto rivedendo la partita: {done}"),
    no_worker: "Per ora la partita non si può rivedere.",
    no_weights: "Per ora non si può caricare ciò che sa l’esperto.",
    verdict: |luck, best| match (luck, best) {
        (Luck::Good, true) => "tanta fortuna, e le decisioni migliori",
        (Luck::Even, true) => "né fortuna né sfortuna, ma le decisioni migliori",
        (Luck::Bad, true) => "tanta sfortuna, ma le decisioni migliori",
        (Luck::Good, false) => "fortuna con i dadi",
        (Luck::Even, false) => "né fortuna né sfortuna",
        (Luck::Bad, false) => "sfortuna con i dadi",
    },
    rating: |rating| match rating {
        Rating::GrillMaster => "Maestro della griglia",
        Rating::OldHand => "Vecchia volpe",
        Rating::Cook => "Bravo cuoco",
        Rating::Apprentice => "Aiuto cuoco",
        Rating::Guest => "Allegro ospite",
    },
    sums: |luck, skill| format!("Fortuna {luck}, decisioni {skill}"),
    note: "In punti percentuali della probabilità di vittoria.",
    best: |name, turn, choice| format!("Decisione migliore: {name}, turno {turn}. {choice}"),
    costliest: |name, turn, choice, loss| {
        format!("Decisione più costosa: {name}, turno {turn}, −{loss}. {choice}")
    },
    look: "Guarda",
    percent: |number| format!("{number}%"),
};
