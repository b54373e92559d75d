//! What is said of practising in Italian.

use crate::i18n::PracticeTexts;

pub(in crate::i18n) const PRACTICE: PracticeTexts = PracticeTexts {
    heading: "Allenamento",
    intro: "Un tavolo, qualche dado e una scelta nettamente migliore. Quale?",
    difficulty: "Difficoltà",
    difficulties: ["Facile", "Media", "Difficile"],
    ten: "Dieci di fila",
    today: "Le tre di oggi",
    today_line: "Oggi uguali per tutti. Vale la data di questo dispositivo.",
    solve: "Risolvile",
    today_done: |done, right| format!("Oggi: {done} su 3, {right} giuste."),
    own: "Dalle tue partite",
    own_line: "La decisione più costosa di ogni partita finita conservata qui.",
    own_none: "Nelle tue partite nulla è costato caro: ben giocato!",
    tally: "Finora",
    score: |right, of| format!("{right} giuste su {of}"),
    again: "Ancora una volta",
    number: |number, of| format!("{number} di {of}"),
    question: "Che cosa fai?",
    looking: "Cerco una posizione…",
    missing: "I dati per giudicare le posizioni non sono arrivati. Controlla la connessione e riprova.",
    right: "Giusto!",
    better: |words| format!("Meglio: {words}"),
    next: "Avanti",
    result: "Risultato",
    choice: "Scelta",
    win: "Vittoria",
    worms: "Vermi",
    fail: "Rischio",
    best: "la migliore",
    yours: "la tua scelta",
    note: "Vittoria: la probabilità stimata di vincere la partita. Vermi e rischio di sballare: solo questo turno, giocato per più vermi possibile.",
    leads: |by| {
        format!("La probabilità di vittoria supera di {by} punti percentuali la seconda scelta.")
    },
    costs: |by| format!("La tua scelta regala {by} punti percentuali."),
    figures: |words, [win, worms, fail]| {
        format!("{words}: vittoria {win}, vermi {worms}, rischio {fail}.")
    },
    point: ',',
    percent: "%",
    whys: [
        "Rubare vale doppio: i vermi li guadagni tu e li perde un rivale.",
        "Quello che prendi ora è al sicuro; un altro lancio rischia più di quanto porta.",
        "C’è ancora da guadagnare e un altro lancio rischia poco.",
        "È un rischio, ma quello che potresti prendere ora vale ancora meno.",
        "Senza un verme non prendi nulla; ora ne hai uno.",
        "Usa meno dadi: te ne restano di più da lanciare.",
        "Porta i punti che contano adesso.",
        "Su tutto ciò che i dadi possono dare, è la scelta che vince più spesso.",
    ],
};
