//! What is said of practising in German.

use crate::i18n::PracticeTexts;

pub(in crate::i18n) const PRACTICE: PracticeTexts = PracticeTexts {
    heading: "Üben",
    intro: "Ein Tisch, ein paar Würfel, und eine Möglichkeit ist klar die beste. Welche?",
    difficulty: "Schwierigkeit",
    difficulties: ["Leicht", "Mittel", "Schwer"],
    ten: "Zehn am Stück",
    today: "Die drei von heute",
    today_line: "Heute für alle dieselben. Es gilt das Datum dieses Geräts.",
    today_done: |done, right| format!("Heute gelöst: {done} von 3, {right} richtig."),
    tally: "Bisher",
    score: |right, of| format!("{right} von {of} richtig"),
    again: "Noch einmal",
    number: |number, of| format!("{number} von {of}"),
    question: "Was machst du?",
    looking: "Eine Stellung wird gesucht …",
    missing: "Die Zahlen, nach denen geurteilt wird, kamen nicht an. Prüfe die Verbindung und versuch es noch einmal.",
    right: "Richtig!",
    better: |words| format!("Besser: {words}"),
    next: "Weiter",
    result: "Ergebnis",
    choice: "Möglichkeit",
    win: "Sieg",
    worms: "Würmer",
    fail: "Fehlwurf",
    best: "am besten",
    yours: "deine Wahl",
    note: "Sieg: deine geschätzte Chance, das Spiel zu gewinnen. Würmer und Fehlwurf: nur dieser Zug, auf möglichst viele Würmer gespielt.",
    leads: |by| format!("Damit gewinnst du {by} öfter als mit dem Zweitbesten."),
    costs: |by| format!("Mit deiner Wahl gewinnst du {by} seltener."),
    figures: |words, [win, worms, fail]| {
        format!("{words}: Sieg {win}, Würmer {worms}, Fehlwurf {fail}.")
    },
    point: ',',
    percent: "\u{202f}%",
    whys: [
        "Stehlen zählt doppelt: Du gewinnst die Würmer, und jemand anders verliert sie.",
        "Was du jetzt nimmst, ist sicher; noch ein Wurf setzt mehr aufs Spiel, als er bringt.",
        "Es ist noch mehr zu holen, und das Risiko des nächsten Wurfs ist klein.",
        "Das ist riskant, aber was du jetzt nehmen könntest, ist noch weniger wert.",
        "Ohne Wurm gehst du leer aus; jetzt hast du einen.",
        "Das braucht weniger Würfel, also bleiben dir mehr zum Würfeln.",
        "Das bringt die Punkte, auf die es jetzt ankommt.",
        "Über alles gesehen, was die Würfel bringen können, gewinnt das am öftesten.",
    ],
};
